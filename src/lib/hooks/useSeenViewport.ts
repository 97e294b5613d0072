import { useEffect, type RefObject } from 'react';

import { useKeyboardOpen } from './useKeyboardOpen.ts';

/**
 * While an on-screen keyboard is open, gives an element the part of the page that the keyboard leaves as `--seen-height` and
 * `--seen-top`, in pixels: most browsers lay the keyboard over a fixed element, and scroll its upper part away. The focused
 * field stays in view.
 */
export function useSeenViewport(element: RefObject<HTMLElement | null>): void {
  const isKeyboardOpen = useKeyboardOpen();
  useEffect(() => {
    const { current: node } = element;
    const { visualViewport: seen } = globalThis;
    if (!node || !seen || !isKeyboardOpen) return;
    const measure = (): void => {
      // Under pinch zoom the shopper chooses what is seen.
      if (seen.scale > 1) return;
      node.style.setProperty('--seen-height', `${seen.height}px`);
      node.style.setProperty('--seen-top', `${seen.offsetTop}px`);
    };
    const resize = (): void => {
      measure();
      if (node.contains(document.activeElement)) document.activeElement?.scrollIntoView({ block: 'nearest' });
    };
    resize();
    seen.addEventListener('resize', resize);
    seen.addEventListener('scroll', measure);
    return () => {
      seen.removeEventListener('resize', resize);
      seen.removeEventListener('scroll', measure);
      node.style.removeProperty('--seen-height');
      node.style.removeProperty('--seen-top');
    };
  }, [element, isKeyboardOpen]);
}
