import { DOUBLE_CLICK_MS } from '#config/constants.ts';
import { countOpenDialogs } from './dialogHistory.ts';

/** Two taps at most this far apart, in pixels, are at one place. */
const SAME_PLACE_PX = 24;

/** The link, button or other element that a tap presses. */
function controlOf({ target }: MouseEvent): Element | null {
  return target instanceof Element ? (target.closest('a, button, label, summary') ?? target) : null;
}

/**
 * Drops the second tap of a double tap where the first one has opened or closed a dialog, or has replaced its own control by
 * another: the second would press the backdrop or what is now in the control's place. 'Try again' after 'Try again' is pressed. A
 * second press on the page that the first one led to, or where its control was, selects no text. Call once; returns the clean-up.
 * docs/behaviour.md, Early clicks.
 */
export function dropSecondTaps(): () => void {
  /** The last tap that was let through, and what it found. The control is not kept from the garbage collector. */
  let last = {
    at: -DOUBLE_CLICK_MS,
    x: 0,
    y: 0,
    dialogs: 0,
    path: '',
    text: '',
    control: new WeakRef<Element>(document.body),
  };
  const isGone = (): boolean => !last.control.deref()?.isConnected;
  const onClick = (event: MouseEvent): void => {
    const { timeStamp: at, clientX: x, clientY: y } = event;
    // Clicks of a keyboard, assistive technology or a script have no place.
    if (x === 0 && y === 0) return;
    const [dialogs, control, path] = [countOpenDialogs(), controlOf(event), location.pathname];
    const text = control?.textContent ?? '';
    const isSecond = at - last.at < DOUBLE_CLICK_MS && Math.hypot(x - last.x, y - last.y) <= SAME_PLACE_PX;
    const isReplaced = isGone() && last.path === path && last.text !== text;
    if (isSecond && (dialogs !== last.dialogs || isReplaced)) {
      last = { ...last, at };
      event.preventDefault();
      event.stopImmediatePropagation();
    } else if (control) last = { at, x, y, dialogs, path, text, control: new WeakRef(control) };
  };
  const onPress = (event: MouseEvent): void => {
    if (event.detail > 1 && (last.path !== location.pathname || isGone())) event.preventDefault();
  };
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  globalThis.addEventListener('click', onClick, options);
  globalThis.addEventListener('mousedown', onPress, options);
  return () => listening.abort();
}
