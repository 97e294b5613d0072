import { useCallback, useEffect, useEffectEvent, useRef, type ReactNode } from 'react';

import { firstInput } from '#boot/firstInput.ts';
import { whenIdleInOrder } from '#boot/idleQueue.ts';
import { useIntersection } from '#lib/hooks/useOnScreen.ts';
import { useReveal } from './Reveal.tsx';
import { SectionBoundary } from './ErrorBoundary.tsx';

/** Heights of sections in this visit, in CSS pixels, by path and name. */
const heights = new Map<string, number>();

/** A section is near if it is within one screen of the viewport. */
const NEAR = '100% 0px';

type BelowFoldProps = {
  /** Name of the section, unique on its page; styles/sections.css has its height by this name. */
  readonly name: string;
  /**
   * Whether it rises into place when the shopper reaches it. The browser measures this element for that, without laying
   * out its content.
   */
  readonly rises?: boolean | undefined;
  /** Called when the section is near the viewport, or after the first input, when the browser is idle (boot/idleQueue.ts). */
  readonly onNeeded?: (() => void) | undefined;
  readonly children: ReactNode;
};

/**
 * A section below the first screen, which the browser skips (`content-visibility: auto`) until it is near, or the page is
 * idle after the first input: many visits end before. Until then its height is the one of styles/sections.css, or its earlier height in this visit, so that
 * anchors and Back keep their position.
 */
export function BelowFold({ name, rises = false, onNeeded, children }: BelowFoldProps) {
  const section = useRef<HTMLDivElement>(null);
  const { ref: reveal, ...marks } = useReveal(rises ? name : undefined);
  useIntersection(section, onNeeded ? ({ isIntersecting }) => isIntersecting && onNeeded() : null, {
    rootMargin: NEAR,
  });
  const render = useEffectEvent(() => {
    section.current?.classList.add('rendered');
    onNeeded?.();
  });
  useEffect(() => {
    let cancel = (): void => {};
    let isOver = false;
    const request = (): void => {
      if (!isOver) cancel = whenIdleInOrder(render);
    };
    void firstInput().then(request);
    return () => {
      isOver = true;
      cancel();
    };
  }, []);
  const ref = useCallback(
    (element: HTMLDivElement | null) => {
      section.current = element;
      if (!element) return undefined;
      const forget = restoreHeight(element, `${location.pathname} ${name}`);
      const leave = reveal(element);
      return () => {
        section.current = null;
        forget();
        leave?.();
      };
    },
    [name, reveal],
  );
  return (
    <div ref={ref} data-section={name} {...marks} className="below-fold">
      <SectionBoundary>{children}</SectionBoundary>
    </div>
  );
}

/** Restores the section's earlier height and records its current one. Returns the clean-up. */
function restoreHeight(section: HTMLElement, key: string): () => void {
  if (typeof ResizeObserver === 'undefined') return () => {};
  const known = heights.get(key);
  if (known !== undefined) section.style.setProperty('--height', `${known}px`);
  const observer = new ResizeObserver(([entry]) => {
    const [size] = entry?.borderBoxSize ?? [];
    if (size) heights.set(key, size.blockSize);
  });
  observer.observe(section);
  return () => observer.disconnect();
}
