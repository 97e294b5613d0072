import { useRef, useState, type ComponentProps } from 'react';

import { useMessages } from '#content/language.ts';
import { shopMessages } from '#content/shopMessages.ts';
import type { Remote } from '#domain/remote.ts';
import type { Slide } from '#domain/catalogue/slide.ts';
import { useDataSaver, useRegionPause } from '#lib/preferences.ts';
import { useHydrated } from '#lib/hooks/useHydrated.ts';
import { useReducedMotion } from '#lib/hooks/useMediaQuery.ts';
import { useOnScreen } from '#lib/hooks/useOnScreen.ts';
import { ListError } from '#ui/ListError.tsx';
import { FadingSlides } from '#ui/FadingSlides.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { HeroSlide } from './HeroSlide.tsx';
import { Placeholder } from './Placeholder.tsx';
import { useSlideshow } from './useSlideshow.ts';
import { Welcome } from './Welcome.tsx';

const nothing = (): void => {};

type HeroProps = { readonly slides: Remote<readonly Slide[]>; readonly onRetry: () => void };

/**
 * The slideshow with the welcome. It has one control and cannot be dragged: the control pauses the slideshow, and where the slides
 * do not change by themselves it shows the next one.
 */
export function Hero({ slides, onRetry }: HeroProps) {
  const t = useMessages(shopMessages);
  const isStill = useReducedMotion();
  const isHydrated = useHydrated();
  const [isBuilt] = useState(!isHydrated);
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
  // Further pictures wait until the slideshow is set going; where each is asked for by hand, until then.
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
                  isBare={isBuilt && index === 0}
                  isOnly={list.length === 1}
                  // Where the shopper turns the slides, a broken clip does not turn them.
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
