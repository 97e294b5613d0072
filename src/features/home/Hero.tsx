import { useRef, useState } from 'react';

import { useWords } from '#content/language.ts';
import { shopWords } from '#content/shopWords.ts';
import type { Remote } from '#domain/remote.ts';
import type { Slide } from '#domain/shop.ts';
import { useLowData, useRegionPause } from '#lib/comfort.ts';
import { useIsAlive } from '#lib/hooks/useIsAlive.ts';
import { useReducedMotion } from '#lib/hooks/useMediaQuery.ts';
import { useOnScreen } from '#lib/hooks/useOnScreen.ts';
import { lazyComponent } from '#lib/lazyComponent.ts';
import { ListTrouble } from '#ui/ListTrouble.tsx';
import { ErrorBoundary } from '#ui/ErrorBoundary.tsx';
import { RoundButton } from '#ui/RoundButton.tsx';
import { WhenLoaded } from '#ui/WhenLoaded.tsx';
import { Placeholder } from './Placeholder.tsx';
import { SlideMedia } from './SlideMedia.tsx';
import { useSlideshow } from './useSlideshow.ts';
import { Welcome } from './Welcome.tsx';

const SlideTrack = lazyComponent(async () => (await import('./SlideTrack.tsx')).SlideTrack);

type HeroProps = { readonly slides: Remote<readonly Slide[]>; readonly onRetry: () => void };

/** The slideshow with the welcome. Its pause button is its only control; it cannot be dragged. */
export function Hero({ slides, onRetry }: HeroProps) {
  const t = useWords(shopWords);
  const isStill = useReducedMotion();
  // The slider places its slides by style attributes, which a built page may not have.
  const isAlive = useIsAlive();
  const [isBuilt] = useState(!isAlive);
  const [isLowData] = useLowData();
  // Each further slide is a large picture.
  const [isPaused, setPaused] = useRegionPause(isLowData);
  const frame = useRef<HTMLElement>(null);
  const isOnScreen = useOnScreen(frame);
  const list = slides.status === 'ready' ? slides.data : [];
  const isRunning = !isPaused && !isStill && isOnScreen;
  const show = useSlideshow(list, isRunning, isBuilt);
  const first = list[0];
  const still = first && (
    <SlideMedia
      slide={first}
      isPriority
      // A clip that is the whole show has no track to play in.
      isPlaying={list.length === 1 && isRunning && show.isKicked}
      isRevealed={show.isRevealed}
      isBare={isBuilt}
      isOnly={list.length === 1}
      onEnd={show.advance}
    />
  );
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
            <ListTrouble list={slides} failed={t.waiting.failed.slides} onRetry={onRetry} />
          </div>
        )}
        {slides.status === 'ready' && list.length === 0 && <Placeholder text={t.home.slideProblems.none} />}
        {(list.length === 1 || !isAlive) && still}
        {list.length > 1 && isAlive && (
          // Should the moving show's file not arrive, its first slide stays.
          <ErrorBoundary fallback={() => still}>
            <WhenLoaded part={SlideTrack} fallback={still}>
              <SlideTrack slides={list} show={show} isRunning={isRunning} />
            </WhenLoaded>
          </ErrorBoundary>
        )}
        {(list.length > 1 || first?.media.kind === 'video') && !isStill && (
          <RoundButton
            icon={isPaused ? 'play' : 'pause'}
            label={isPaused ? t.home.playSlides : t.home.pauseSlides}
            tone="glass"
            onClick={() => setPaused(!isPaused)}
            className="absolute right-3 bottom-3 z-3 md:right-6 md:bottom-6"
          />
        )}
      </div>
      <Welcome />
    </section>
  );
}
