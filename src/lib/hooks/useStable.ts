import { useCallback, useEffect, useRef } from 'react';

/** A function that stays the same one, and does what the latest of those given does: what it is passed to need not be drawn anew. */
export function useStable<A extends readonly unknown[]>(act: (...given: A) => void): (...given: A) => void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  return useCallback((...given: A) => latest.current(...given), []);
}
