import { useState, type RefObject } from 'react';

import { useIntersection } from './useIntersection.ts';

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
