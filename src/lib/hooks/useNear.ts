import { useEffect, useState, type RefObject } from 'react';

/** Heavy things are fetched this far before the shopper reaches them. */
const AHEAD = '400px 0px';

/** False until an element has come near the screen, true from then on. */
export function useNear(element: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const node = element.current;
    if (!node || isNear) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      { rootMargin: AHEAD },
    );
    observer.observe(node);
    return () => observer.disconnect();
  }, [element, isNear]);
  return isNear;
}
