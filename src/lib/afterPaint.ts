import { startTransition, useEffect, useState } from 'react';

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

/**
 * A value that is adopted once the other updates of its render are painted and no further value has followed for a
 * moment. React's own deferred values start before that paint, which delays it on a slow phone.
 */
export function useAfterPaint<T extends object | string>(value: T): T {
  const [painted, setPainted] = useState(value);
  useEffect(() => {
    if (painted === value) return;
    return afterPaint(() => startTransition(() => setPainted(value)), TYPING_PAUSE_MS);
  }, [painted, value]);
  return painted;
}
