import { afterPaint } from '#lib/afterPaint.ts';

/**
 * A second tap within this time of the first, or of the moment at which what the first met went away, belongs to the
 * first; in milliseconds.
 */
const DOUBLE_MS = 500;

/** Two taps by a finger that stays where it is fall within this of each other, in CSS pixels. */
const NEAR_PX = 24;

const CONTROL = 'a, button, input, select, textarea, label, summary, [role]';

type Tap = {
  at: number;
  x: number;
  y: number;
  readonly control: Element;
  /** Where the page was. */
  readonly path: string;
  /** Milliseconds by the page's clock at which what the control stood on was off the screen; at first never. */
  goneAt: number;
};

/**
 * True for what comes so soon after another, or after a finger's screen went away, that it was meant for the other. The
 * browser itself counts a mouse's quick clicks at one place; of taps no browser says so.
 */
function isSecondOf(last: Tap, tap: Tap, clicks: number | null): boolean {
  if (tap.control === last.control) return false;
  if (clicks !== null) return clicks > 1;
  const isNear = Math.hypot(tap.x - last.x, tap.y - last.y) < NEAR_PX;
  return isNear && (tap.at - last.at < DOUBLE_MS || performance.now() - last.goneAt < DOUBLE_MS);
}

/** With its screen, or in a dialog that closed: another try that fails at once comes back where it was. */
function isGone({ control, path }: Tap): boolean {
  if (control.isConnected) return control.closest('dialog:not([open])') !== null;
  return control.closest('dialog') !== null || location.pathname !== path;
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
  const observer = new MutationObserver(() => {
    const tap = last;
    if (!tap || !isGone(tap)) return;
    observer.disconnect();
    tap.goneAt = Infinity;
    // A slow phone paints long after it changed.
    afterPaint(() => {
      tap.goneAt = performance.now();
    });
  });
  const stop = (event: MouseEvent): void => {
    if (pointerType === '' || !(event.target instanceof Element)) return;
    const control = event.target.closest(CONTROL) ?? event.target;
    const [at, x, y] = [event.timeStamp, event.clientX, event.clientY];
    const tap: Tap = { at, x, y, control, path: location.pathname, goneAt: -Infinity };
    const isSecond = last !== undefined && isSecondOf(last, tap, pointerType === 'mouse' ? event.detail : null);
    if (event.type === 'click') {
      pointerType = '';
      // Whoever goes on tapping still means the first control.
      if (isSecond && last) Object.assign(last, { at, x, y });
      else {
        last = tap;
        observer.observe(document, { subtree: true, childList: true, attributeFilter: ['open'] });
      }
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
