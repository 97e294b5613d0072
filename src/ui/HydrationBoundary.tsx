import {
  Suspense,
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';

import { createGate, type Gate } from '#boot/hydrationGate.ts';
import { firstInput, whenIdleInOrder } from '#boot/idleQueue.ts';
import { useIntersection } from '#lib/hooks/useIntersection.ts';
import { useReveal } from './Reveal.tsx';
import { SectionBoundary } from './SectionBoundary.tsx';

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

type HydrationBoundaryProps = {
  readonly name: string;
  readonly rises?: boolean;
  /** A component without props: React renders a section again instead of hydrating it if its props change. */
  readonly part: ComponentType;
};

/**
 * A section below the first screen that keeps its prerendered HTML until it is near the viewport or is used, or until the
 * browser is idle after the first input (boot/hydrationGate.ts, boot/idleQueue.ts). No click is lost: React hydrates the
 * section first.
 */
export function HydrationBoundary({ name, rises, part: Part }: HydrationBoundaryProps) {
  const [gate] = useState(() => createGate(name));
  const [isOpen, setOpen] = useState(gate.isOpen);
  // Unconditional: after one call of `use`, React expects it in every render.
  const [isHeldBack] = useState(!isOpen);
  const openGate = (): void => {
    gate.open();
    setOpen(true);
  };
  const content = useMemo(
    () => (
      <Suspense fallback={<OpensGate gate={gate} />}>
        {isHeldBack ? (
          <Gated gate={gate}>
            <Part />
          </Gated>
        ) : (
          <Part />
        )}
      </Suspense>
    ),
    [Part, gate, isHeldBack],
  );
  return (
    <BelowFold name={name} rises={rises} onNeeded={isOpen ? undefined : openGate}>
      {content}
    </BelowFold>
  );
}

function Gated({ gate, children }: { readonly gate: Gate; readonly children: ReactNode }): ReactNode {
  use(gate.promise);
  return children;
}

/**
 * React shows this fallback if an update above renders the section instead of hydrating it; then nothing is deferred.
 */
function OpensGate({ gate }: { readonly gate: Gate }): ReactNode {
  useEffect(() => gate.open(), [gate]);
  return null;
}
