/** An IntersectionObserver: a page's own button, of which most must be visible, is out of sight, and all else in it. jsdom has no layout. */
export class OwnButtonOutOfSight {
  readonly observe: (target: Element) => void;
  constructor(report: (entries: readonly object[]) => void, { threshold = 0 }: { readonly threshold?: number } = {}) {
    const isIntersecting = threshold === 0;
    this.observe = (target) => report([{ target, isIntersecting, intersectionRatio: isIntersecting ? 1 : 0 }]);
  }
  unobserve(): void {}
  disconnect(): void {}
}
