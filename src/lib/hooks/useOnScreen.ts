import { useEffect, useState, type RefObject } from 'react';

/**
 * True while an element is on screen, at least that share of it (0 to 1), and the tab is looked at: what moves by itself
 * moves only then.
 */
export function useOnScreen(element: RefObject<Element | null>, share = 0): boolean {
  const [isInView, setInView] = useState(true);
  const [isTabVisible, setTabVisible] = useState(true);
  useEffect(() => {
    const node = element.current;
    if (!node || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      ([entry]) => setInView(!entry || (entry.isIntersecting && entry.intersectionRatio >= share)),
      { threshold: share },
    );
    observer.observe(node);
    return () => observer.disconnect();
  }, [element, share]);
  useEffect(() => {
    const follow = (): void => setTabVisible(document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, []);
  return isInView && isTabVisible;
}
