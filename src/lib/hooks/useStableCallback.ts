import { useCallback } from 'react';

import { useLatest } from './useLatest.ts';

/** A function with a stable identity that calls the latest callback: components that receive it need not re-render. */
export function useStableCallback<A extends readonly unknown[]>(act: (...given: A) => void): (...given: A) => void {
  const [latest] = useLatest(act);
  return useCallback((...given: A) => latest()(...given), [latest]);
}
