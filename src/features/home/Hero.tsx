import { Fragment, useCallback, useRef, useState, type ComponentProps } from 'react';

import { SLIDE_ADVANCE_MS, SLIDE_FIRST_KICK_MS, SLIDE_REVEAL_MS } from '#config/constants.ts';
import { paths } from '#config/paths.ts';
import { settings } from '#config/settings.ts';
import { useMessages } from '#content/messages.ts';
import { commonMessages } from '#content/commonMessages.ts';
import type { Slide } from '#domain/product/media.ts';
import { srcSetOf } from '#domain/product/pictureWidths.ts';
import type { Remote } from '#domain/remote.ts';
import { cx } from '#lib/cx.ts';
import { useHydrated } from '#lib/hooks/useHydrated.ts';
import { useReducedMotion } from '#lib/hooks/useMediaQuery.ts';
import { useOnScreen } from '#lib/hooks/useOnScreen.ts';
import { usePictureLimit, useDataSaver, useRegionPause } from '#lib/preferences.ts';
import { usePlayback } from '#lib/hooks/usePlayback.ts';
import { useTimeout } from '#lib/hooks/useTimeout.ts';
import { ButtonLink, IconButton } from '#ui/Button.tsx';
import { ListError } from '#ui/ListError.tsx';
import { SlideStack } from '#ui/SlideStack.tsx';

const WIDEST = 1920;
const WIDEST_PHONE = 1080;

type HeroSlideProps = {
  readonly slide: Slide;
  readonly isPriority: boolean;
  readonly isCurrent: boolean;
  /** True while this is the current slide of a running slideshow: only then does a clip play. */
  readonly isPlaying: boolean;
  readonly isRevealed: boolean;
  /** True for the prerendered slide, which was visible before the script: no skeleton covers it. */
  readonly isBare: boolean;
  /** True for the only slide: its clip loops. */
  readonly isOnly: boolean;
  readonly onEnd: () => void;
};

/** One slide's picture or clip under its skeleton, or a text that says what is wrong with it. */
function HeroSlide({ slide, isPriority, isCurrent, isPlaying, isRevealed, isBare, isOnly, onEnd }: HeroSlideProps) {
  const t = useMessages(commonMessages);
  const limit = usePictureLimit(WIDEST);
  const phoneLimit = usePictureLimit(WIDEST_PHONE);
  const [isDataSaverOn] = useDataSaver();
  const [phase, setPhase] = useState<'loading' | 'loaded' | 'broken'>('loading');
  const [isRefused, setRefused] = useState(false);
  // The picture may have loaded, or failed, before hydration added the handlers.
  const lookAt = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete) setPhase(image.naturalWidth > 0 ? 'loaded' : 'broken');
  }, []);
  const { media } = slide;
  // A clip that may not play, or turned out to be broken, is shown as long as a picture.
  const isShownAsPicture = media.kind === 'video' && isPlaying && (isRefused || phase === 'broken');
  useTimeout(onEnd, isShownAsPicture ? SLIDE_ADVANCE_MS : null);
  if (media.kind !== 'image' && media.kind !== 'video') return <Placeholder text={t.home.slideProblems[media.kind]} />;
  if (phase === 'broken') return <Placeholder text={t.home.slideProblems.invalid} />;
  // With data saving a clip waits for the shopper to start the slideshow; until then the phone's picture is shown, if
  // any.
  const isClip = media.kind === 'video' && (isPlaying || !isDataSaverOn);
  const still = media.kind === 'video' ? slide.phoneUrl : media.url;
  if (!isClip && still === null) return <Placeholder text={t.home.slideProblems.leftOut} />;
  const broken = (): void => {
    setPhase('broken');
    // A clip that cannot play counts as ended, so that the slideshow goes on.
    if (media.kind === 'video') onEnd();
  };
  const box = 'absolute inset-0 size-full object-cover';
  return (
    <div className="absolute inset-0 bg-sand">
      {isClip || still === null ? (
        <Clip
          url={media.url}
          isPlaying={isPlaying}
          isInView={isPriority || isCurrent}
          isOnly={isOnly}
          onRefusal={setRefused}
          onReady={() => setPhase('loaded')}
          onBroken={broken}
          onEnd={onEnd}
          className={box}
        />
      ) : (
        <picture>
          {slide.phoneUrl && (
            <source
              media="(max-width: 799px)"
              srcSet={srcSetOf(slide.phoneUrl, phoneLimit, settings.backendUrl) ?? slide.phoneUrl}
              sizes="100vw"
            />
          )}
          <img
            src={still}
            srcSet={srcSetOf(still, limit, settings.backendUrl)}
            sizes="100vw"
            lang="en"
            alt={slide.name}
            width={2400}
            height={1200}
            decoding="async"
            loading={isPriority ? 'eager' : 'lazy'}
            {...(isPriority ? { fetchPriority: 'high' as const } : {})}
            ref={lookAt}
            onLoad={() => setPhase('loaded')}
            onError={broken}
            className={box}
          />
        </picture>
      )}
      <div
        aria-hidden="true"
        className={cx(
          'absolute inset-0 transition-opacity duration-300',
          isBare || (phase === 'loaded' && isRevealed) ? 'opacity-0' : 'skeleton',
        )}
      />
    </div>
  );
}

type ClipProps = {
  readonly url: string;
  readonly isPlaying: boolean;
  /** True for the current and the first slide: their clips load the first frame before they play. */
  readonly isInView: boolean;
  readonly isOnly: boolean;
  /** Called with true when the browser refuses autoplay, and with false when the clip plays after all. */
  readonly onRefusal: (isRefused: boolean) => void;
  readonly onReady: () => void;
  readonly onBroken: () => void;
  readonly onEnd: () => void;
  readonly className: string;
};

function Clip({ url, isPlaying, isInView, isOnly, onRefusal, onReady, onBroken, onEnd, className }: ClipProps) {
  const video = useRef<HTMLVideoElement>(null);
  const notYet = isInView ? 'metadata' : 'none';
  // Where autoplay is refused, the first frame is shown.
  usePlayback(video, isPlaying, () => onRefusal(true));
  return (
    <video
      ref={video}
      src={url}
      muted
      loop={isOnly}
      playsInline
      preload={isPlaying ? 'auto' : notYet}
      aria-hidden="true"
      onLoadedData={onReady}
      onError={onBroken}
      onPlaying={() => onRefusal(false)}
      onEnded={(event) => {
        event.currentTarget.currentTime = 0;
        onEnd();
      }}
      className={className}
    />
  );
}

/** The text of a slide that has nothing to show. */
function Placeholder({ text }: { readonly text: string }) {
  return (
    <div className="absolute inset-0 grid place-items-center bg-sand text-ink-2 md:pl-[33%]">
      <p className="font-serif text-h3">{text}</p>
    </div>
  );
}

const nothing = (): void => {};

type HeroProps = { readonly slides: Remote<readonly Slide[]>; readonly onRetry: () => void };

/**
 * The slideshow with the welcome. It has one control and cannot be dragged: the control pauses the slideshow; where the slides
 * do not change by themselves it shows the next one.
 */
export function Hero({ slides, onRetry }: HeroProps) {
  const t = useMessages(commonMessages);
  const isStill = useReducedMotion();
  const isHydrated = useHydrated();
  const [isPrerendered] = useState(!isHydrated);
  const [isDataSaverOn] = useDataSaver();
  // Each further slide is a large picture.
  const [isPaused, setPaused] = useRegionPause(isDataSaverOn);
  const frame = useRef<HTMLElement>(null);
  const isOnScreen = useOnScreen(frame);
  const list = slides.status === 'ready' ? slides.data : [];
  const isStepped = (isStill || isDataSaverOn) && list.length > 1;
  const isRunning = !isPaused && !isStill && !isStepped && isOnScreen;
  const show = useSlideshow(list, isRunning);
  const first = list[0];
  // Further pictures wait until the slideshow starts; where the shopper steps through the slides, until the step.
  const isComplete = show.isKicked && !isStepped;
  const shown = isComplete ? list : list.slice(0, show.furthest + 1);
  return (
    <section
      ref={frame}
      aria-roledescription={t.home.roles.show}
      aria-label={t.home.slideshow}
      className="relative bg-cream"
    >
      <div className="relative isolate aspect-square md:aspect-hero">
        {slides.status === 'loading' && <div className="skeleton absolute inset-0" aria-hidden="true" />}
        {slides.status !== 'ready' && (
          <div className="absolute inset-0 z-3 grid content-center justify-items-center md:pl-[33%]">
            <ListError list={slides} failed={t.waiting.failed.slides} onRetry={onRetry} />
          </div>
        )}
        {slides.status === 'ready' && list.length === 0 && <Placeholder text={t.home.slideProblems.none} />}
        <div aria-live={isStepped ? 'polite' : 'off'}>
          <SlideStack
            slides={shown.map((slide, index) => ({
              id: slide.id,
              label: t.home.slide(index + 1, list.length),
              content: (
                <HeroSlide
                  slide={slide}
                  isPriority={index === 0}
                  isCurrent={index === show.current}
                  isPlaying={isRunning && show.isKicked && index === show.current}
                  isRevealed={show.isRevealed || index > 0}
                  isBare={isPrerendered && index === 0}
                  isOnly={list.length === 1}
                  // Where the shopper steps through the slides, a broken clip does not advance them.
                  onEnd={isStepped ? nothing : show.advance}
                />
              ),
            }))}
            current={show.current}
            role={t.home.roles.slide}
            className="relative aspect-square [--fade:900ms] md:aspect-hero"
          />
        </div>
        {isStepped && <Control icon="chevronRight" label={t.home.nextSlide} onClick={show.advance} />}
        {!isStepped && !isStill && (list.length > 1 || first?.media.kind === 'video') && (
          <Control
            icon={isPaused ? 'play' : 'pause'}
            label={isPaused ? t.home.playSlides : t.home.pauseSlides}
            onClick={() => setPaused(!isPaused)}
          />
        )}
      </div>
      <Welcome />
    </section>
  );
}

function Control(props: Pick<ComponentProps<typeof IconButton>, 'icon' | 'label' | 'onClick'>) {
  return <IconButton {...props} tone="glass" className="absolute right-3 bottom-3 z-3 md:right-6 md:bottom-6" />;
}

/**
 * The clock of the slideshow. It starts after SLIDE_FIRST_KICK_MS; pictures advance after SLIDE_ADVANCE_MS, clips when they
 * end (the player calls `advance`), and nothing advances while paused. `furthest` is the last slide shown so far.
 * docs/behaviour.md, Hero slideshow.
 */
function useSlideshow(slides: readonly Slide[], isRunning: boolean) {
  const [current, setCurrent] = useState(0);
  const [furthest, setFurthest] = useState(0);
  const [isKicked, setKicked] = useState(false);
  const [isRevealed, setRevealed] = useState(false);
  const count = slides.length;
  const index = count === 0 ? 0 : current % count;

  const advance = (): void => {
    if (count < 2) return;
    setCurrent((index + 1) % count);
    setFurthest(Math.max(furthest, (index + 1) % count));
  };

  useTimeout(() => setKicked(true), SLIDE_FIRST_KICK_MS);
  useTimeout(() => setRevealed(true), SLIDE_REVEAL_MS);
  const isClip = slides[index]?.media.kind === 'video';
  useTimeout(advance, isKicked && isRunning && !isClip && count > 1 ? SLIDE_ADVANCE_MS : null, index);
  return { current: index, furthest, isRevealed, isKicked, advance };
}

/** The shop's name, its tagline and a link to the products: below the slideshow on a phone, over it on wide screens. */
function Welcome() {
  const t = useMessages(commonMessages);
  return (
    <div className="hero-veil md:pointer-events-none md:absolute md:inset-0 md:z-2">
      <div className="wrap flex flex-col items-start justify-center pt-7 pb-9 md:h-full md:py-0">
        <h1 tabIndex={-1} className="font-normal tracking-[-0.025em]">
          <span className="block text-lead leading-[1.75rem] tracking-normal text-ink-2 md:text-quote-phone md:leading-[2rem]">
            {t.home.welcome}
          </span>{' '}
          <span translate="no" className={`block text-display welcome-${settings.sign}`}>
            {settings.shopName}
          </span>
        </h1>
        <p className="mt-3 mb-6 max-w-100 text-h4 leading-[1.75rem] text-ink-2 md:mt-5 md:mb-9 md:text-lead">
          {/* A sentence is not broken where it fits the width. */}
          {(t.tagline.match(/[^.।]+(?:[.।]|$)/gu) ?? []).map((sentence) => (
            <Fragment key={sentence}>
              <span className="inline-block">{sentence.trim()}</span>{' '}
            </Fragment>
          ))}
        </p>
        <ButtonLink
          to={paths.collection}
          tone="primary"
          size="large"
          className="w-full md:pointer-events-auto md:w-auto"
        >
          {t.home.getStarted}
        </ButtonLink>
      </div>
    </div>
  );
}
