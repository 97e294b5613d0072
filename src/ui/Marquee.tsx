import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import type { Swiper } from 'swiper';

import { useMotionAllowed } from '#lib/preferences.ts';
import { cx } from '#lib/cx.ts';
import { useNearViewport } from '#lib/hooks/useOnScreen.ts';

/** How long a row takes to move by one slide, in milliseconds. docs/behaviour.md, Timings. */
const SLIDE_MS = 5000;
/** How long a row takes to settle on a whole slide after a drag, in milliseconds. */
const SETTLE_MS = 300;
/**
 * Slides per view by minimum window width in CSS pixels; styles/motion.css lays out the same before Swiper is loaded.
 */
const BREAKPOINTS = {
  480: { slidesPerView: 2 },
  768: { slidesPerView: 3 },
  1024: { slidesPerView: 3 },
  1281: { slidesPerView: 4 },
};
/** A loop needs the widest view plus one slide on either side. */
const MIN_SLIDES = 6;
/** A row counts as being at a slide if it is nearer than this share of a slide's width. */
const AT_SLIDE = 0.01;

type MarqueeProps<T> = {
  readonly items: readonly T[];
  readonly keyOf: (item: T) => string;
  /** A copy is only visual: nothing in it may take the keyboard's focus. */
  readonly render: (item: T, isCopy: boolean) => ReactNode;
  readonly label: string;
  readonly direction: 'forward' | 'backward';
  readonly isPaused: boolean;
};

/**
 * A row of slides that drifts in a loop and can be dragged. It is a plain scroller until Swiper is loaded, which starts
 * when the row is near the viewport, and it stays one if reduced motion or less data is preferred.
 */
export function Marquee<T>({ items, keyOf, render, label, direction, isPaused }: MarqueeProps<T>) {
  const frame = useRef<HTMLDivElement>(null);
  const isStill = !useMotionAllowed();
  const isMoving = !isStill && items.length > 1;
  const drift = useDrift(frame, { isMoving, isPaused, isBackward: direction === 'backward' });
  return (
    <div
      ref={frame}
      className={cx('marquee', isStill && 'marquee-still')}
      onFocus={({ target }) => target.matches(':focus-visible') && drift.current?.reveal(target)}
      onScroll={() => drift.current?.absorbScroll()}
      // The browser would drag a picture or a link out of the row instead of the row.
      onDragStart={(event) => event.preventDefault()}
    >
      <ul aria-label={label} className={cx('swiper-wrapper', items.length === 1 && 'justify-center')}>
        {items.map((item) => (
          <li key={keyOf(item)} className="swiper-slide">
            {render(item, false)}
          </li>
        ))}
        {isMoving &&
          copiesOf(items).map((item, index) => (
            <li key={`copy ${index}`} aria-hidden="true" className="swiper-slide">
              {render(item, true)}
            </li>
          ))}
      </ul>
    </div>
  );
}

/** Complete repetitions of the items, as many as a loop of so few needs. */
function copiesOf<T>(items: readonly T[]): readonly T[] {
  return Array.from({ length: Math.ceil(MIN_SLIDES / items.length) - 1 }, () => items).flat();
}

type DriftOptions = { readonly isPaused: boolean; readonly isBackward: boolean };

/** The row's drift once Swiper is loaded; null until then, and if nothing moves. */
function useDrift(
  frame: RefObject<HTMLElement | null>,
  { isMoving, isPaused, isBackward }: DriftOptions & { readonly isMoving: boolean },
): RefObject<Drift | null> {
  const isNear = useNearViewport(frame);
  const drift = useRef<Drift>(null);
  const isPausedNow = useRef(isPaused);
  useEffect(() => {
    isPausedNow.current = isPaused;
    drift.current?.setPaused(isPaused);
  }, [isPaused]);
  useEffect(() => {
    const node = frame.current;
    if (!node || !isMoving || !isNear) return;
    let isCurrent = true;
    const begin = (swiper: SwiperPackage): void => {
      if (isCurrent) drift.current = new Drift(node, swiper, { isBackward, isPaused: isPausedNow.current });
    };
    loadSwiper().then(begin, console.warn);
    return () => {
      isCurrent = false;
      drift.current?.end();
      drift.current = null;
    };
  }, [frame, isMoving, isNear, isBackward]);
  return drift;
}

type SwiperPackage = Awaited<ReturnType<typeof loadSwiper>>;

/** The package's core and the one module that is used. */
async function loadSwiper() {
  // One chunk holds both (vite.config.ts); with this destructuring it holds no other module.
  const { Swiper } = await import('swiper');
  const { Autoplay } = await import('swiper/modules');
  return { Swiper, Autoplay };
}

/**
 * A row in motion. Swiper's autoplay moves it from slide to slide; added here is what the package cannot do: stop
 * between two slides, continue from there at the same speed, and follow the browser's own scrolling.
 */
class Drift {
  readonly #frame: HTMLElement;
  readonly #swiper: Swiper;
  readonly #isBackward: boolean;
  #isPaused: boolean;
  #isTouched = false;
  #isSettling = false;
  #nextFrame = 0;
  #focused: Element | null = null;

  constructor(frame: HTMLElement, { Swiper, Autoplay }: SwiperPackage, { isBackward, isPaused }: DriftOptions) {
    this.#frame = frame;
    this.#isBackward = isBackward;
    this.#isPaused = isPaused;
    this.#swiper = new Swiper(frame, {
      modules: [Autoplay],
      loop: true,
      speed: SLIDE_MS,
      // `#go` starts it.
      autoplay: { enabled: false, delay: 0, reverseDirection: isBackward },
      slidesPerView: 1,
      breakpoints: BREAKPOINTS,
      // Calls preventDefault on a copy's press, so that the copy does not take the focus.
      touchStartPreventDefault: false,
      lazyPreload: false,
      // Swiper's own handler would reset the row to a whole slide one frame later. `resize` is emitted anyway.
      updateOnWindowResize: false,
      on: {
        touchStart: () => this.#onPress(),
        touchEnd: () => this.#onRelease(),
        transitionStart: () => void (this.#isSettling ||= this.#isTouched),
        transitionEnd: () => this.#onArrival(),
        // A link that the loop moves in the document loses the focus.
        beforeResize: () => this.#rememberFocus(),
        beforeLoopFix: () => this.#rememberFocus(),
        resize: () => this.#onResize(),
        loopFix: () => this.#restoreFocus(),
      },
    });
    frame.addEventListener('transitionend', this.#ignoreUnstarted, { capture: true });
    // Called by autoplay.
    this.#swiper.slideNext = () => this.#turn();
    this.#swiper.slidePrev = () => this.#turn();
    this.absorbScroll();
    this.#go();
  }

  /** Pauses the row exactly where it is, or continues from there. */
  setPaused(isPaused: boolean): void {
    this.#isPaused = isPaused;
    if (!isPaused) this.#go();
    else if (!this.#isTouched) this.#stop();
  }

  /** Brings the slide of a focused element into view at once. */
  reveal(element: Element): void {
    if (element === this.#focused) return;
    const slide = (element.closest('.swiper-slide') ?? element).getBoundingClientRect();
    const view = this.#frame.getBoundingClientRect();
    this.#moveBy(Math.min(slide.left - view.left, 0) || Math.max(slide.right - view.right, 0));
  }

  /** The browser scrolls the frame for find in page: the row continues from there. */
  absorbScroll(): void {
    if (this.#frame.scrollLeft !== 0) this.#moveBy(0);
  }

  end(): void {
    this.#frame.removeEventListener('transitionend', this.#ignoreUnstarted, { capture: true });
    cancelAnimationFrame(this.#nextFrame);
    this.#swiper.destroy();
  }

  #onPress(): void {
    this.#isTouched = true;
    this.#stop();
    const { slides, isLocked } = this.#swiper;
    if (!isLocked) this.#rotate(Math.floor((slides.length - this.#swiper.slidesPerViewDynamic()) / 2));
  }

  #onRelease(): void {
    this.#setPace(SETTLE_MS, 'ease-out');
    // Swiper decides after this event whether the row has to settle on a slide.
    queueMicrotask(() => {
      this.#isTouched = false;
      if (!this.#isSettling) this.#go();
    });
  }

  #onArrival(): void {
    const hasSettled = this.#isSettling && !this.#isTouched;
    this.#isSettling = false;
    if (hasSettled) this.#go();
  }

  /**
   * Stops a false `transitionend`, after which Swiper would jump to the next slide. Chromium's compositor may date a
   * transition's start a fraction of a millisecond after the current frame: the running transition is then before its
   * start again, and CSS Transitions reports that as an end after no time. Another `transitionstart` follows.
   */
  readonly #ignoreUnstarted = (event: TransitionEvent): void => {
    if (event.target === this.#swiper.wrapperEl && event.elapsedTime === 0) event.stopPropagation();
  };

  /** Lays out the slides for another width; the row keeps its relative offset from its active slide. */
  #onResize(): void {
    this.#stop();
    const swiper = this.#swiper;
    const beyondActive = this.#place() - swiper.activeIndex;
    swiper.update();
    this.#setPlace(-(swiper.activeIndex + beyondActive) * this.#slideWidth());
    this.#restoreFocus();
    this.#go();
  }

  /** Continues from the row's current position. */
  #go(): void {
    if (this.#isFree()) this.#swiper.autoplay.start();
  }

  #isFree(): boolean {
    const { destroyed, isLocked } = this.#swiper;
    return !destroyed && !isLocked && !this.#isPaused && !this.#isTouched && !this.#isSettling;
  }

  /**
   * Autoplay's step to the next slide. If the loop has no next slide on that side, slides change ends first, in a
   * separate frame: together with a transition the browser would count it as a layout shift.
   */
  #turn(): boolean {
    if (!this.#isFree() || this.#swiper.animating) return false;
    // If autoplay starts twice within a frame, it makes two steps.
    cancelAnimationFrame(this.#nextFrame);
    const last = this.#swiper.slides.length - this.#swiper.slidesPerViewDynamic();
    const next = this.#next();
    if (next >= 0 && next <= last) {
      this.#advance();
      return true;
    }
    this.#nextFrame = requestAnimationFrame(() => {
      this.#rotate(this.#isBackward ? last - 1 : 1);
      this.#nextFrame = requestAnimationFrame(() => this.#advance());
    });
    return true;
  }

  /** The row's position in slides, counted from the first in the document. */
  #place(): number {
    return -this.#swiper.translate / this.#slideWidth();
  }

  /** In CSS pixels. */
  #slideWidth(): number {
    return this.#swiper.slidesSizesGrid[0] ?? Number.NaN;
  }

  #next(): number {
    return this.#isBackward ? Math.ceil(this.#place() - AT_SLIDE) - 1 : Math.floor(this.#place() + AT_SLIDE) + 1;
  }

  /** From between two slides the distance is shorter and takes its share of the time. */
  #advance(): void {
    const next = this.#next();
    this.#setPace(SLIDE_MS, 'linear');
    this.#swiper.slideTo(next, Math.abs(next - this.#place()) * SLIDE_MS, true, true);
  }

  /** Stops the row where it is visible; while it moves only the computed style knows that position. */
  #stop(): void {
    this.#isSettling = false;
    cancelAnimationFrame(this.#nextFrame);
    this.#swiper.autoplay.stop();
    this.#setPlace(this.#swiper.getTranslate());
    this.#swiper.animating = false;
  }

  /** Moves the row by a distance in pixels, plus what the browser has scrolled the frame. */
  #moveBy(distance: number): void {
    this.#stop();
    const swiper = this.#swiper;
    const translate = swiper.translate - this.#frame.scrollLeft - distance;
    this.#frame.scrollLeft = 0;
    this.#setPlace(Math.min(swiper.minTranslate(), Math.max(swiper.maxTranslate(), translate)));
    this.#go();
  }

  /**
   * Moves slides from one end of the loop to the other until there are `before` of them ahead of the active one. The
   * visible slides do not move.
   */
  #rotate(before: number): void {
    const swiper = this.#swiper;
    const by = before - swiper.activeIndex;
    const beyondActive = this.#place() - swiper.activeIndex;
    const activeSlideIndex = by > 0 ? 0 : swiper.slides.length - swiper.slidesPerViewDynamic();
    for (let moved = 0; moved < Math.abs(by); moved += 1) {
      swiper.loopFix({ direction: by > 0 ? 'prev' : 'next', activeSlideIndex, slideTo: false });
    }
    this.#setPlace(-(before + beyondActive) * this.#slideWidth());
  }

  #setPlace(translate: number): void {
    this.#swiper.setTransition(0);
    this.#swiper.setTranslate(translate);
    this.#swiper.updateActiveIndex();
    this.#swiper.updateSlidesClasses();
  }

  #setPace(speedMs: number, timing: string): void {
    this.#swiper.params.speed = speedMs;
    this.#swiper.wrapperEl.style.transitionTimingFunction = timing;
  }

  #rememberFocus(): void {
    const { activeElement } = document;
    this.#focused = this.#frame.contains(activeElement) ? activeElement : null;
  }

  #restoreFocus(): void {
    if (this.#focused instanceof HTMLElement && this.#focused !== document.activeElement) {
      this.#focused.focus({ preventScroll: true });
    }
    this.#focused = null;
  }
}
