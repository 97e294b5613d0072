import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => {};

/** False during prerender and hydration, true afterwards. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
