import { useState, useSyncExternalStore, type RefObject } from 'react';

import { useIntersection } from './useIntersection.ts';

/** False while less than that share of an element (0 to 1) is in the window. */
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
 * True while an element is on screen, at least that share of it (0 to 1), and the tab is looked at: what moves by itself
 * moves only then.
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
