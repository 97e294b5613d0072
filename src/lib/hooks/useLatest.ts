import { useCallback, useEffect, useRef } from 'react';

/** A value as it is drawn, or as `setLatest` has put it since: the next change may come before the screen shows this one. */
export function useLatest<T>(drawn: T): readonly [now: () => T, setLatest: (to: T) => void] {
  const latest = useRef(drawn);
  useEffect(() => {
    latest.current = drawn;
  }, [drawn]);
  const now = useCallback(() => latest.current, []);
  const setLatest = useCallback((to: T) => {
    latest.current = to;
  }, []);
  return [now, setLatest];
}
