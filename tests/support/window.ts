import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Resizes the window to this width, in CSS pixels. */
export function resizeTo(width: number): void {
  act(() => {
    window.innerWidth = width;
    window.dispatchEvent(new Event('resize'));
  });
}

/** Makes these media queries match until the test ends; jsdom has none. */
export function matchQueries(isMatch: (query: string) => boolean): void {
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(new EventTarget(), {
      matches: isMatch(query),
      media: query,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    }),
  );
}

/** The browser's preference for reduced motion, until the test ends. */
export const reduceMotion = (): void => matchQueries((query) => query.includes('reduced-motion'));
