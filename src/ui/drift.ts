import { Swiper } from 'swiper';
import { Autoplay } from 'swiper/modules';

/** How long a row takes to move on by one slide. docs/behaviour.md, Timings. */
const SPEED_MS = 5000;
/** Slides in view from each window width in CSS pixels; styles/motion.css draws the same before the library is here. */
const VIEWS = { 0: 1, 480: 2, 768: 3, 1281: 4 } as const;

/** Which way a row goes, and how many slides come before their copies. */
export type Course = { readonly direction: 'forward' | 'backward'; readonly count: number };

export type StartDrift = typeof drift;

/** A row in motion: Swiper's half of Strip.tsx, in a file of its own so that it is fetched late and without the modules nobody uses. */
export function drift(frame: HTMLElement, { direction, count }: Course) {
  let isHeld = false;
  // The library itself only stops at the end of a slide, seconds later; its running transition can be held at once.
  const apply = (): void => {
    for (const animation of frame.firstElementChild?.getAnimations?.() ?? []) {
      if (isHeld) animation.pause();
      else animation.play();
    }
  };
  // Among the copies the row steps back unseen. The library's own loop would move the slides about in the document
  // instead: browsers count that as a shift of the layout, and a focused link loses the focus.
  const beginAgain = (row: Swiper): void => {
    if (direction === 'forward' && row.activeIndex >= count) row.slideTo(row.activeIndex - count, 0, false);
    if (direction === 'backward' && row.activeIndex === 0) row.slideTo(count, 0, false);
  };
  const swiper = new Swiper(frame, {
    modules: [Autoplay],
    initialSlide: direction === 'forward' ? 0 : count,
    speed: SPEED_MS,
    autoplay: { delay: 0, disableOnInteraction: false, reverseDirection: direction === 'backward' },
    slidesPerView: VIEWS[0],
    breakpoints: Object.fromEntries(Object.entries(VIEWS).map(([width, slidesPerView]) => [width, { slidesPerView }])),
    allowTouchMove: false,
    // A step is never cut short by the next: waking tabs and resizes make the library ask for it too early.
    preventInteractionOnTransition: true,
    on: { transitionStart: apply, transitionEnd: beginAgain },
  });
  return {
    /** Holds the row exactly where it is, or lets it go on from there. */
    hold: (value: boolean): void => {
      isHeld = value;
      apply();
    },
    end: () => swiper.destroy(),
  };
}
