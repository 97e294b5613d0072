import { useEffect, useEffectEvent, type RefObject } from 'react';

type Edge = { readonly threshold?: number; readonly rootMargin?: string };

/** Reports an element's intersection with the window whenever it changes; null disconnects. */
export function useIntersection(
  element: RefObject<Element | null>,
  onEvent: ((entry: IntersectionObserverEntry) => void) | null,
  { threshold = 0, rootMargin = '0px' }: Edge,
): void {
  const report = useEffectEvent((entries: readonly IntersectionObserverEntry[]): void => {
    for (const entry of entries) onEvent?.(entry);
  });
  const isListening = onEvent !== null;
  useEffect(() => {
    const node = element.current;
    if (!node || !isListening) return;
    const observer = new IntersectionObserver((entries) => report(entries), { threshold, rootMargin });
    observer.observe(node);
    return () => observer.disconnect();
  }, [element, isListening, threshold, rootMargin]);
}
