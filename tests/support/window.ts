import { act } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';

/** Resizes the window to this width, in CSS pixels. */
export function resizeTo(width: number): void {
  act(() => {
    window.innerWidth = width;
    window.dispatchEvent(new Event('resize'));
  });
}

/** Hides or shows the tab, until the test ends. */
export function setVisibility(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
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

type IsSeen = (target: Element, threshold: number) => boolean;

/** `window.IntersectionObserver`, which jsdom lacks: it has no layout. */
export const observerOf = (isSeen: IsSeen): typeof IntersectionObserver =>
  class {
    readonly observe: (target: Element) => void;
    constructor(report: (entries: readonly object[]) => void, { threshold = 0 }: { readonly threshold?: number } = {}) {
      this.observe = (target) => {
        const isIntersecting = isSeen(target, threshold);
        report([{ target, isIntersecting, intersectionRatio: Number(isIntersecting) }]);
      };
    }
    unobserve(): void {}
    disconnect(): void {}
  } as unknown as typeof IntersectionObserver;

/** Only these elements are in sight, until the test ends. */
export function see(isSeen: IsSeen): void {
  const usual = window.IntersectionObserver;
  onTestFinished(() => void (window.IntersectionObserver = usual));
  window.IntersectionObserver = observerOf(isSeen);
}

/** A page's own button, of which most must be visible, is out of sight, and all else in sight. */
export const hideOwnButton = (): void => see((_, threshold) => threshold === 0);
