import { useEffect, useEffectEvent, useState, useSyncExternalStore, type RefObject } from 'react';

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

/** Heavy chunks are loaded this far before the shopper reaches them. */
const AHEAD = '400px 0px';

/** False until an element comes near the viewport, true from then on. */
export function useNearViewport(element: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useIntersection(element, isNear ? null : ({ isIntersecting }) => isIntersecting && setNear(true), {
    rootMargin: AHEAD,
  });
  return isNear;
}

/** False while less than that share of an element (0 to 1) is visible. */
export function useInView(element: RefObject<Element | null>, share = 0): boolean {
  const [isInView, setInView] = useState(true);
  useIntersection(
    element,
    ({ isIntersecting, intersectionRatio }) => setInView(isIntersecting && intersectionRatio >= share),
    { threshold: share },
  );
  return isInView;
}

function onVisibility(follow: () => void): () => void {
  document.addEventListener('visibilitychange', follow);
  return () => document.removeEventListener('visibilitychange', follow);
}

/**
 * True while at least that share of an element (0 to 1) is visible and the tab is in the foreground: what moves by
 * itself moves only then.
 */
export function useOnScreen(element: RefObject<Element | null>, share = 0): boolean {
  const isInView = useInView(element, share);
  const isTabVisible = useSyncExternalStore(
    onVisibility,
    () => document.visibilityState === 'visible',
    () => true,
  );
  return isInView && isTabVisible;
}
