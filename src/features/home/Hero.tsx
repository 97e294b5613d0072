import { Fragment, useRef, useState, type ComponentProps } from 'react';

import { SLIDE_ADVANCE_MS, SLIDE_FIRST_KICK_MS, SLIDE_REVEAL_MS } from '#config/constants.ts';
import { paths } from '#config/paths.ts';
import { settings } from '#config/settings.ts';
import { useMessages } from '#content/language.ts';
import { shopMessages } from '#content/shopMessages.ts';
import type { Slide } from '#domain/catalogue/slide.ts';
import type { Remote } from '#domain/remote.ts';
import { useHydrated } from '#lib/hooks/useHydrated.ts';
import { useReducedMotion } from '#lib/hooks/useMediaQuery.ts';
import { useOnScreen } from '#lib/hooks/useOnScreen.ts';
import { useTimeout } from '#lib/hooks/useTimeout.ts';
import { useDataSaver, useRegionPause } from '#lib/preferences.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { FadingSlides } from '#ui/FadingSlides.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { ListError } from '#ui/ListError.tsx';
import { HeroSlide, Placeholder } from './HeroSlide.tsx';

const nothing = (): void => {};

type HeroProps = { readonly slides: Remote<readonly Slide[]>; readonly onRetry: () => void };

/**
 * The slideshow with the welcome. It has one control and cannot be dragged: the control pauses the slideshow; where the slides
 * do not change by themselves it shows the next one.
 */
export function Hero({ slides, onRetry }: HeroProps) {
  const t = useMessages(shopMessages);
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
          <FadingSlides
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
            className="relative aspect-square duration-900 md:aspect-hero"
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
  const t = useMessages(shopMessages);
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
