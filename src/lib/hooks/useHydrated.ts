import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => {};

/** False while a page is written at build time and taken over in the browser, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
