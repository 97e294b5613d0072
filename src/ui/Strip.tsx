import { useEffect, useRef, type ReactNode, type RefObject } from 'react';

import { useStill } from '#lib/comfort.ts';
import { cx } from '#lib/cx.ts';
import { useNear } from '#lib/hooks/useNear.ts';

/** How long a row takes to move on by one slide. docs/behaviour.md, Timings. */
const SLIDE_MS = 5000;
/** The widest view twice and two more, and a whole view beyond the last item: where it begins again nothing is seen. */
const LEAST_SLIDES = 10;
const SLIDES_BEYOND = 5;

type StripProps<T> = {
  readonly items: readonly T[];
  readonly keyOf: (item: T) => string;
  /** A copy exists for the eye alone: nothing in it may take the keyboard's focus. */
  readonly render: (item: T, isCopy: boolean) => ReactNode;
  readonly label: string;
  /** Which way the row goes. */
  readonly direction: 'forward' | 'backward';
  readonly isPaused: boolean;
};

/**
 * A row that drifts on without end once it has come near the screen. Where less motion or less data is asked for, it stands
 * still and is scrolled by hand.
 */
export function Strip<T>({ items, keyOf, render, label, direction, isPaused }: StripProps<T>) {
  const frame = useRef<HTMLDivElement>(null);
  const isStill = useStill();
  const isMoving = !isStill && items.length > 1;
  const count = items.length;
  const beyond = isMoving ? Math.max(LEAST_SLIDES - count, SLIDES_BEYOND) : 0;
  useDrift(frame, { isMoving, isPaused, isBackward: direction === 'backward', count });
  return (
    <div
      ref={frame}
      className={cx('strip', isStill && 'overflow-x-auto')}
      // The browser scrolls a focused link into view inside the frame; afterwards the row is where it was.
      onBlur={(event) => isMoving && event.currentTarget.scrollTo?.({ left: 0 })}
    >
      <ul aria-label={label} className={cx('strip-row', count === 1 && 'justify-center')}>
        {items.map((item) => (
          <li key={keyOf(item)} className="strip-slide">
            {render(item, false)}
          </li>
        ))}
        {repeated(items, beyond).map((item, index) => (
          <li key={`copy ${index}`} aria-hidden="true" className="strip-slide">
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

type Course = {
  readonly isMoving: boolean;
  readonly isPaused: boolean;
  readonly isBackward: boolean;
  /** Slides before their copies: among those the row begins again unseen. */
  readonly count: number;
};

/** Keeps a row drifting while it may, and pauses it exactly where it is while it may not. */
function useDrift(frame: RefObject<HTMLElement | null>, { isMoving, isPaused, isBackward, count }: Course): void {
  const isNear = useNear(frame);
  const isPausedNow = useRef(isPaused);
  const motion = useRef<Animation>(null);
  useEffect(() => {
    isPausedNow.current = isPaused;
    if (isPaused) motion.current?.pause();
    else motion.current?.play();
  }, [isPaused]);
  useEffect(() => {
    const row = frame.current?.firstElementChild;
    if (!row || !isMoving || !isNear) return;
    // A slide's width is the style sheet's, which changes with the window's.
    const drift = row.animate(
      { transform: ['none', `translateX(calc(var(--slide) * -${count}))`] },
      { duration: count * SLIDE_MS, iterations: Infinity, direction: isBackward ? 'reverse' : 'normal' },
    );
    if (isPausedNow.current) drift.pause();
    motion.current = drift;
    return () => {
      drift.cancel();
      motion.current = null;
    };
  }, [frame, isMoving, isNear, isBackward, count]);
}
