import { useEffect, useState } from 'react';

/** The window's width in CSS pixels, following a resize once it has rested; null before a browser has said it. */
export function useWindowWidth(debounceMs: number): number | null {
  const [width, setWidth] = useState<number | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = (): void => setWidth(globalThis.innerWidth);
    const wait = (): void => {
      clearTimeout(timer);
      timer = setTimeout(read, debounceMs);
    };
    read();
    globalThis.addEventListener('resize', wait, { passive: true });
    return () => {
      clearTimeout(timer);
      globalThis.removeEventListener('resize', wait);
    };
  }, [debounceMs]);
  return width;
}
