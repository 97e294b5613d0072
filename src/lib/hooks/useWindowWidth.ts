import { useSyncExternalStore } from 'react';

import { RESIZE_DEBOUNCE_MS } from '#config/constants.ts';

function onRest(follow: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (): void => {
    clearTimeout(timer);
    timer = setTimeout(follow, RESIZE_DEBOUNCE_MS);
  };
  globalThis.addEventListener('resize', wait, { passive: true });
  return () => {
    clearTimeout(timer);
    globalThis.removeEventListener('resize', wait);
  };
}

/** The window's width in CSS pixels, debounced during a resize; null before hydration. */
export function useWindowWidth(): number | null {
  return useSyncExternalStore(
    onRest,
    () => globalThis.innerWidth,
    () => null,
  );
}
