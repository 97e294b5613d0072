/** A second tap within this time belongs to the first, in milliseconds. */
const DOUBLE_MS = 500;

/** Two taps by a finger that stays where it is fall within this of each other, in CSS pixels. */
const NEAR_PX = 24;

const CONTROL = 'a, button, input, select, textarea, label, summary, [role]';

type Tap = { readonly at: number; readonly x: number; readonly y: number; readonly control: Element };

function isDouble(tap: Tap, last: Tap): boolean {
  return tap.at - last.at < DOUBLE_MS && Math.hypot(tap.x - last.x, tap.y - last.y) < NEAR_PX;
}

/**
 * From now on a double tap acts on what its first tap met, and on nothing that has taken its place meanwhile: the next
 * screen, or the page under a dialog that closed. Who taps the way to the checkout twice would place an order with the
 * bar that comes there. Clicks by mouse, key or script, and those that a label hands on to its field, are no taps: a
 * mouse is aimed, and may well mean what has just come.
 */
export function guardDoubleTaps(): void {
  let isTouched = false;
  let last: Tap | undefined;
  addEventListener('pointerdown', ({ pointerType }) => void (isTouched = pointerType !== 'mouse'), true);
  addEventListener(
    'click',
    (event) => {
      if (!isTouched || !(event.target instanceof Element)) return;
      isTouched = false;
      const control = event.target.closest(CONTROL) ?? event.target;
      const tap = { at: event.timeStamp, x: event.clientX, y: event.clientY, control };
      if (!last || control === last.control || !isDouble(tap, last)) {
        last = tap;
        return;
      }
      // Whoever goes on tapping still means the first control.
      last = { ...tap, control: last.control };
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    true,
  );
}
