import { useCallback, useEffect, useRef } from 'react';

/** A value as it is drawn, or as `goAhead` has put it since: the next change may come before the screen shows this one. */
export function useAhead<T>(drawn: T): readonly [now: () => T, goAhead: (to: T) => void] {
  const latest = useRef(drawn);
  useEffect(() => {
    latest.current = drawn;
  }, [drawn]);
  const now = useCallback(() => latest.current, []);
  const goAhead = useCallback((to: T) => {
    latest.current = to;
  }, []);
  return [now, goAhead];
}
