import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query matches; false without a browser, or if matchMedia is missing. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = globalThis.matchMedia?.(query) as MediaQueryList | undefined;
      list?.addEventListener('change', onChange);
      return () => list?.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => (globalThis.matchMedia?.(query) as MediaQueryList | undefined)?.matches ?? false,
    () => false,
  );
}

/** True if the shopper's system prefers reduced motion. */
export function useReducedMotion(): boolean {
  return useMediaQuery('(prefers-reduced-motion: reduce)');
}
