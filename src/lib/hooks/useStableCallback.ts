import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * The value of the last render, or one that `setLatest` has set since: a further change may come before the next
 * render.
 */
export function useLatest<T>(rendered: T): readonly [now: () => T, setLatest: (to: T) => void] {
  const latest = useRef(rendered);
  // Not a passive effect: that of an earlier render would undo what an event has set since.
  useLayoutEffect(() => {
    latest.current = rendered;
  }, [rendered]);
  const now = useCallback(() => latest.current, []);
  const setLatest = useCallback((to: T) => {
    latest.current = to;
  }, []);
  return [now, setLatest];
}

/** A function with a stable identity that calls the latest callback: components that receive it need not re-render. */
export function useStableCallback<A extends readonly unknown[]>(act: (...given: A) => void): (...given: A) => void {
  const [latest] = useLatest(act);
  return useCallback((...given: A) => latest()(...given), [latest]);
}
