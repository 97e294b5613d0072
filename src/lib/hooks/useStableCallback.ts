import { useCallback } from 'react';

import { useLatest } from './useLatest.ts';

/** A function that stays the same one, and does what the latest of those given does: what it is passed to need not be drawn anew. */
export function useStableCallback<A extends readonly unknown[]>(act: (...given: A) => void): (...given: A) => void {
  const [latest] = useLatest(act);
  return useCallback((...given: A) => latest()(...given), [latest]);
}
