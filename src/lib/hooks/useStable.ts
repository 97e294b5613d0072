import { useCallback } from 'react';

import { useAhead } from './useAhead.ts';

/** A function that stays the same one, and does what the latest of those given does: what it is passed to need not be drawn anew. */
export function useStable<A extends readonly unknown[]>(act: (...given: A) => void): (...given: A) => void {
  const [latest] = useAhead(act);
  return useCallback((...given: A) => latest()(...given), [latest]);
}
