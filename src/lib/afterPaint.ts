/**
 * How long after a paint to begin what nobody waits for, in ms: the next letter of somebody who types comes sooner, and
 * would wait for it.
 */
export const TYPING_PAUSE_MS = 100;

/** Acts once the browser has painted its next frame, or so many ms later. Returns how to call that off. */
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
