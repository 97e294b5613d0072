/** A second tap within this time belongs to the first, in milliseconds. */
const DOUBLE_MS = 500;

/** Two taps by a finger that stays where it is fall within this of each other, in CSS pixels. */
const NEAR_PX = 24;

const CONTROL = 'a, button, input, select, textarea, label, summary, [role]';

type Tap = { readonly at: number; readonly x: number; readonly y: number; readonly control: Element };

/** The browser itself counts a mouse's quick clicks at one place; of taps no browser says so. */
function isDouble(event: MouseEvent, pointerType: string, tap: Tap, last: Tap): boolean {
  if (pointerType === 'mouse') return event.detail > 1;
  return tap.at - last.at < DOUBLE_MS && Math.hypot(tap.x - last.x, tap.y - last.y) < NEAR_PX;
}

/**
 * From now on a double tap or double click acts on what its first one met, and on nothing that has taken its place
 * meanwhile: the next screen, or the page under a dialog that closed. Who taps the way to the checkout twice would place
 * an order with the bar that comes there. Clicks by key or script, and those that a label hands on to its field, all count.
 */
export function guardDoubleTaps(): void {
  let pointerType = '';
  let last: Tap | undefined;
  const stop = (event: MouseEvent): void => {
    if (pointerType === '' || !(event.target instanceof Element)) return;
    const control = event.target.closest(CONTROL) ?? event.target;
    const tap = { at: event.timeStamp, x: event.clientX, y: event.clientY, control };
    const isSecond = last !== undefined && control !== last.control && isDouble(event, pointerType, tap, last);
    if (event.type === 'click') {
      pointerType = '';
      // Whoever goes on tapping still means the first control.
      last = isSecond && last ? { ...tap, control: last.control } : tap;
    }
    if (!isSecond) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  addEventListener('pointerdown', (event) => void ({ pointerType } = event), true);
  // The button going down takes the focus to what is there, selects its words, and opens a list.
  addEventListener('mousedown', stop, true);
  addEventListener('click', stop, true);
}
