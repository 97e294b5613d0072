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

/** The package waits this much longer than it is asked to. */
const OWN_DELAY_MS = 50;

export type CarouselSlide = {
  readonly id: string;
  /** Its name for screen readers. */
  readonly label: string;
  /** In an infinite carousel the first and the last are in the page twice: no ids inside. */
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
  /** What a screen reader calls one of them. */
  readonly role: string;
  /** Name of the dot of a slide, counted from 1. */
  readonly dotLabel: (n: number) => string;
  /** The keyboard has reached a dot. */
  readonly onDotFocus: () => void;
  /** Stands beside the dots: a pause button. */
  readonly controls: ReactNode;
  /** Of the row of dots and controls. */
  readonly controlsClassName: string;
};

/**
 * The only importer of react-slick, one slide at a time; its users load it lazily. The package turns, drags and draws
 * the dots. What is added: only the slide on show can be reached or read, `autoplay` can be switched while it is on show, a
 * finger on the slides holds them, and with reduced motion a change takes no time.
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
  // After a tap the browser reports a mouse that rests here, and never says that it has left.
  const [isFinger, setFinger] = useState(false);
  const start = (): void => {
    const isUnderMouse = !isFinger && frame.current?.querySelector('.slick-list:hover');
    if (autoplay && !isUnderMouse) slick.current?.slickPlay();
  };
  const attach = useCallback((handle: InstanceType<typeof Slick> | null) => {
    slick.current = handle;
    // With every change it wraps the click handler of each picture in one more, without end.
    if (handle?.innerSlider) Object.assign(handle.innerSlider, { checkImagesLoad: () => {} });
  }, []);
  const resume = useEffectEvent(start);
  useEffect(() => {
    // The package pauses when the property says so, and then starts again only when told.
    if (autoplay) resume();
  }, [autoplay]);
  const follow = ({ pointerType }: PointerEvent): void => setFinger(pointerType !== 'mouse');
  const hold = ({ pointerType }: PointerEvent): void => {
    // Otherwise the package turns the slides under the finger.
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
        // A dot that is clicked during a change counts.
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

/** The package cancels the end of each swipe; Chromium reports an error where that is too late. */
function keepQuiet({ nativeEvent }: TouchEvent): void {
  if (!nativeEvent.cancelable) Object.assign(nativeEvent, { preventDefault: () => {} });
}

/** Dots and controls are no part of what is read out at a change. */
const withControls = (controls: ReactNode) => (dots: ReactNode) => (
  <div aria-live="off">
    <ul className="-ml-4 flex">{dots}</ul>
    {controls}
  </div>
);

type Dots = Pick<CarouselProps, 'dotLabel' | 'onDotFocus'> & { readonly current: number };

/** The package gives each what happens at a click. */
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

/** One slide. The package draws copies of the first and the last for the way round: nobody reads or reaches those. */
function Slide({ slide, role, isCurrent }: SlideProps) {
  const [isCopy, setCopy] = useState(false);
  const look = useCallback((node: HTMLElement | null) => {
    const place = node?.closest('.slick-slide');
    setCopy(place?.classList.contains('slick-cloned') ?? false);
    // Otherwise a click leaves the focus on a slide that is turned away.
    place?.removeAttribute('tabindex');
  }, []);
  const spoken = isCopy ? {} : { role: 'group', 'aria-roledescription': role, 'aria-label': slide.label };
  return (
    <div ref={look} {...spoken} inert={isCopy || !isCurrent} className="px-4 md:px-6">
      {slide.content}
    </div>
  );
}
