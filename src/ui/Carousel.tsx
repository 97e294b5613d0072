import {
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type PointerEvent,
  type ReactNode,
  type TouchEvent,
} from 'react';
import SlickModule, { type Settings } from 'react-slick';

import { useReducedMotion } from '#lib/hooks/useMediaQuery.ts';

// The package is CommonJS: depending on the bundler its class is the module itself or its `default`.
const Slick = 'default' in SlickModule ? (SlickModule as { default: typeof SlickModule }).default : SlickModule;

/** The package adds this delay to its timers, in milliseconds. */
const OWN_DELAY_MS = 50;

export type CarouselSlide = {
  readonly id: string;
  /** Accessible name. */
  readonly label: string;
  /** An infinite carousel renders the first and the last slide twice: no ids inside. */
  readonly content: ReactNode;
};

type CarouselProps = Pick<Settings, 'infinite' | 'dots' | 'arrows'> & {
  /** Whether the slides change by themselves now. */
  readonly autoplay: boolean;
  /** Milliseconds between changes, and of a change. */
  readonly autoplaySpeed: number;
  readonly speed: number;
  readonly pauseOnHover: boolean;
  readonly slides: readonly CarouselSlide[];
  /** Accessible name of a slide. */
  readonly role: string;
  /** Accessible name of a slide's dot, counted from 1. */
  readonly dotLabel: (n: number) => string;
  /** The keyboard has focused a dot. */
  readonly onDotFocus: () => void;
  /** Rendered beside the dots: a pause button. */
  readonly controls: ReactNode;
  /** Class of the row of dots and controls. */
  readonly controlsClassName: string;
};

/**
 * The only importer of react-slick, one slide at a time; load it lazily. The package changes and drags the slides and
 * renders the dots. Added here: only the visible slide can be reached or read, `autoplay` can be switched while
 * mounted, a finger on the slides holds them, and with reduced motion a change takes no time.
 */
export function Carousel({
  slides,
  role,
  dotLabel,
  onDotFocus,
  controls,
  controlsClassName,
  ...settings
}: CarouselProps) {
  const { autoplay, autoplaySpeed, speed, pauseOnHover } = settings;
  const isStill = useReducedMotion();
  const [current, setCurrent] = useState(0);
  const frame = useRef<HTMLDivElement>(null);
  const slick = useRef<InstanceType<typeof Slick>>(null);
  // After a tap, browsers emulate a resting mouse and never report that it has left.
  const [isFinger, setFinger] = useState(false);
  const start = (): void => {
    const isUnderMouse = !isFinger && frame.current?.querySelector('.slick-list:hover');
    if (autoplay && !isUnderMouse) slick.current?.slickPlay();
  };
  const attach = useCallback((handle: InstanceType<typeof Slick> | null) => {
    slick.current = handle;
    // With every change the package wraps the click handler of each picture once more, without end.
    if (handle?.innerSlider) Object.assign(handle.innerSlider, { checkImagesLoad: () => {} });
  }, []);
  const resume = useEffectEvent(start);
  useEffect(() => {
    // The package pauses when the prop says so, and restarts only when called.
    if (autoplay) resume();
  }, [autoplay]);
  const follow = ({ pointerType }: PointerEvent): void => setFinger(pointerType !== 'mouse');
  const hold = ({ pointerType }: PointerEvent): void => {
    // Otherwise the package changes the slides under the finger.
    if (pointerType !== 'mouse') slick.current?.slickPause();
  };
  const release = ({ pointerType }: PointerEvent): void => {
    if (pointerType !== 'mouse') start();
  };

  return (
    <div
      ref={frame}
      aria-live={autoplay ? 'off' : 'polite'}
      onPointerOver={follow}
      onPointerDown={hold}
      onPointerUp={release}
      onPointerCancel={release}
      onPointerLeave={start}
      onTouchEndCapture={keepQuiet}
    >
      <Slick
        {...settings}
        pauseOnHover={pauseOnHover && !isFinger}
        autoplaySpeed={autoplaySpeed - OWN_DELAY_MS}
        className="select-none"
        ref={attach}
        speed={isStill ? 0 : speed}
        slidesToShow={1}
        slidesToScroll={1}
        // A click on a dot counts even during a change.
        waitForAnimate={false}
        beforeChange={(_, next) => setCurrent(next)}
        dotsClass={controlsClassName}
        appendDots={withControls(controls)}
        customPaging={dotsOf({ dotLabel, current, onDotFocus })}
      >
        {slides.map((slide, index) => (
          <Slide key={slide.id} slide={slide} role={role} isCurrent={index === current} />
        ))}
      </Slick>
    </div>
  );
}

/** The package calls preventDefault at the end of each swipe; Chromium reports an error if that is too late. */
function keepQuiet({ nativeEvent }: TouchEvent): void {
  if (!nativeEvent.cancelable) Object.assign(nativeEvent, { preventDefault: () => {} });
}

/** Dots and controls are excluded from what a screen reader announces at a change. */
const withControls = (controls: ReactNode) => (dots: ReactNode) => (
  <div aria-live="off">
    <ul className="-ml-4 flex">{dots}</ul>
    {controls}
  </div>
);

type Dots = Pick<CarouselProps, 'dotLabel' | 'onDotFocus'> & { readonly current: number };

/** The package passes the click handler. */
const dotsOf =
  ({ dotLabel, current, onDotFocus }: Dots) =>
  (index: number) => (
    <button
      type="button"
      aria-label={dotLabel(index + 1)}
      aria-current={index === current || undefined}
      onFocus={(event) => event.currentTarget.matches(':focus-visible') && onDotFocus()}
      className="dot"
    />
  );

type SlideProps = { readonly slide: CarouselSlide; readonly role: string; readonly isCurrent: boolean };

/**
 * One slide. The package renders copies of the first and the last; they are hidden from screen readers and the
 * keyboard.
 */
function Slide({ slide, role, isCurrent }: SlideProps) {
  const [isCopy, setCopy] = useState(false);
  const look = useCallback((node: HTMLElement | null) => {
    const place = node?.closest('.slick-slide');
    setCopy(place?.classList.contains('slick-cloned') ?? false);
    // Otherwise a click leaves the focus on a slide that is no longer visible.
    place?.removeAttribute('tabindex');
  }, []);
  const spoken = isCopy ? {} : { role: 'group', 'aria-roledescription': role, 'aria-label': slide.label };
  return (
    <div ref={look} {...spoken} inert={isCopy || !isCurrent} className="px-4 md:px-6">
      {slide.content}
    </div>
  );
}
