import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query matches; false without a browser, and where matchMedia is missing. */
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

/** True when the shopper asked their system for less movement. */
export function useReducedMotion(): boolean {
  return useMediaQuery('(prefers-reduced-motion: reduce)');
}
