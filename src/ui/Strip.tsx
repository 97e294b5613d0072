import { useEffect, useRef, type ReactNode, type RefObject } from 'react';

import { useStill } from '#lib/comfort.ts';
import { cx } from '#lib/cx.ts';
import { useNear } from '#lib/hooks/useNear.ts';
import type { Course, StartDrift } from './drift.ts';

/** The widest view twice and two more, and a whole view beyond the last item: where it begins again nothing is seen. */
const LEAST_SLIDES = 10;
const SLIDES_BEYOND = 5;

type StripProps<T> = {
  readonly items: readonly T[];
  readonly keyOf: (item: T) => string;
  /** A copy exists for the eye alone: nothing in it may take the keyboard's focus. */
  readonly render: (item: T, isCopy: boolean) => ReactNode;
  readonly label: string;
  readonly direction: Course['direction'];
  readonly isHeld: boolean;
};

/**
 * A row that drifts on without end. drift.ts, which alone imports Swiper, is fetched when the row comes near the screen.
 * The layout is complete without it. Where less motion or less data is asked for, the row stands still and is scrolled by hand.
 */
export function Strip<T>({ items, keyOf, render, label, direction, isHeld }: StripProps<T>) {
  const frame = useRef<HTMLDivElement>(null);
  const isStill = useStill();
  const isMoving = !isStill && items.length > 1;
  const count = items.length;
  const beyond = isMoving ? Math.max(LEAST_SLIDES - count, SLIDES_BEYOND) : 0;
  useDrift(frame, isMoving, isHeld, { direction, count });
  return (
    <div
      ref={frame}
      className={cx('swiper strip', isStill && 'overflow-x-auto')}
      // The browser scrolls a focused link into view inside the frame; afterwards the row is where it was.
      onBlur={(event) => isMoving && event.currentTarget.scrollTo?.({ left: 0 })}
    >
      <ul aria-label={label} className={cx('swiper-wrapper', count === 1 && 'justify-center')}>
        {items.map((item) => (
          <li key={keyOf(item)} className="swiper-slide">
            {render(item, false)}
          </li>
        ))}
        {repeated(items, beyond).map((item, index) => (
          <li key={`copy ${index}`} aria-hidden="true" className="swiper-slide">
            {render(item, true)}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The items over and over, up to a number. */
function repeated<T>(items: readonly T[], length: number): readonly T[] {
  return Array.from({ length }, (_, index) => items[index % items.length] as T);
}

/** Keeps a row drifting while it may, and holds it exactly where it is while it may not. */
function useDrift(
  frame: RefObject<HTMLDivElement | null>,
  isMoving: boolean,
  isHeld: boolean,
  { direction, count }: Course,
): void {
  const isNear = useNear(frame);
  const held = useRef(isHeld);
  const motion = useRef<ReturnType<StartDrift>>(null);
  useEffect(() => {
    held.current = isHeld;
    motion.current?.hold(isHeld);
  }, [isHeld]);
  useEffect(() => {
    const node = frame.current;
    if (!node || !isMoving || !isNear) return;
    let isCurrent = true;
    const begin = ({ drift }: { readonly drift: StartDrift }): void => {
      if (!isCurrent) return;
      motion.current = drift(node, { direction, count });
      motion.current.hold(held.current);
    };
    import('./drift.ts').then(begin, console.warn);
    return () => {
      isCurrent = false;
      motion.current?.end();
      motion.current = null;
    };
  }, [frame, direction, count, isMoving, isNear]);
}
