import { afterPaint } from '#lib/afterPaint.ts';

/**
 * A second tap within this time of the first, or of the moment at which what the first met went away, belongs to the
 * first; in milliseconds.
 */
const DOUBLE_MS = 500;

/** Two taps by a finger that stays where it is fall within this of each other, in CSS pixels. */
const NEAR_PX = 24;

const CONTROL = 'a, button, input, select, textarea, label, summary, [role]';

type Tap = { readonly at: number; readonly x: number; readonly y: number; readonly control: Element };

/**
 * True for what comes so soon after another, or after what that met went away, that it was meant for the other. The browser
 * itself counts a mouse's quick clicks at one place; of taps no browser says so.
 */
function isSecondOf(last: Tap, tap: Tap, goneAt: number, clicks: number | null): boolean {
  if (tap.control === last.control) return false;
  if (clicks !== null && clicks > 1) return true;
  const isNear = Math.hypot(tap.x - last.x, tap.y - last.y) < NEAR_PX;
  const isSoon = clicks === null && tap.at - last.at < DOUBLE_MS;
  return isNear && (isSoon || tap.at - goneAt < DOUBLE_MS);
}

/** With the screen of that path, or in a dialog that closed: another try that failed at once comes back as the same. */
function isGone(control: Element, path: string): boolean {
  if (control.isConnected) return control.closest('dialog:not([open])') !== null;
  return control.closest('dialog') !== null || location.pathname !== path;
}

/** Milliseconds by the page's clock at which what a watched control stood on was off the screen; at first never. */
function watchGoing(): { readonly watch: (control: Element) => void; readonly goneAt: () => number } {
  let goneAt = -Infinity;
  let look = (): void => {};
  const observer = new MutationObserver(() => look());
  return {
    goneAt: () => goneAt,
    watch: (control) => {
      const path = location.pathname;
      goneAt = -Infinity;
      look = () => {
        if (goneAt === Infinity || !isGone(control, path)) return;
        observer.disconnect();
        // A slow phone paints long after it changed.
        goneAt = Infinity;
        afterPaint(() => {
          if (goneAt === Infinity) goneAt = performance.now();
        });
      };
      observer.observe(document, { subtree: true, childList: true, attributeFilter: ['open'] });
    },
  };
}

/**
 * From now on a double tap or double click acts on what its first one met, and on nothing that has taken its place
 * meanwhile: the next screen, or the page under a dialog that closed. Who taps the way to the checkout twice would place
 * an order with the bar that comes there; so would who taps again because a slow phone does not answer, just as the
 * checkout comes. Clicks by key or script, and those that a label hands on to its field, all count.
 */
export function guardDoubleTaps(): void {
  let pointerType = '';
  let last: Tap | undefined;
  const going = watchGoing();
  const stop = (event: MouseEvent): void => {
    if (pointerType === '' || !(event.target instanceof Element)) return;
    const control = event.target.closest(CONTROL) ?? event.target;
    const tap = { at: event.timeStamp, x: event.clientX, y: event.clientY, control };
    const clicks = pointerType === 'mouse' ? event.detail : null;
    const isSecond = last !== undefined && isSecondOf(last, tap, going.goneAt(), clicks);
    if (event.type === 'click') {
      pointerType = '';
      // Whoever goes on tapping still means the first control.
      last = isSecond && last ? { ...tap, control: last.control } : tap;
      if (!isSecond) going.watch(control);
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
