import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Resizes the window to this width, in CSS pixels. */
export function resizeTo(width: number): void {
  act(() => {
    window.innerWidth = width;
    window.dispatchEvent(new Event('resize'));
  });
}

/** `window.matchMedia`, which jsdom lacks. */
export const mediaOf =
  (isMatch: (query: string) => boolean): typeof matchMedia =>
  (media) => {
    const legacy = { onchange: null, addListener: () => {}, removeListener: () => {} };
    return Object.assign(new EventTarget(), { matches: isMatch(media), media, ...legacy });
  };

/** Makes these media queries match until the test ends. */
export const matchQueries = (isMatch: (query: string) => boolean): void =>
  void vi.spyOn(window, 'matchMedia').mockImplementation(mediaOf(isMatch));

/** The browser's preference for reduced motion, until the test ends. */
export const reduceMotion = (): void => matchQueries((query) => query.includes('reduced-motion'));
