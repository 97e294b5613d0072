/**
 * Delay after a paint before deferred work, in ms. It is longer than the time between two typed letters, so that the
 * next letter does not wait for that work.
 */
export const TYPING_PAUSE_MS = 100;

/** Calls `act` `delayMs` after the browser has painted its next frame. Returns a function that cancels it. */
export function afterPaint(act: () => void, delayMs = 0): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(act, delayMs);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
