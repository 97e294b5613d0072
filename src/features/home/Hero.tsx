import { useRef, useState } from 'react';

import { useWords } from '#content/language.ts';
import { shopWords } from '#content/shopWords.ts';
import type { Remote } from '#domain/remote.ts';
import type { Slide } from '#domain/slide.ts';
import { useLowData, useRegionPause } from '#lib/comfort.ts';
import { useIsAlive } from '#lib/hooks/useIsAlive.ts';
import { useReducedMotion } from '#lib/hooks/useMediaQuery.ts';
import { useOnScreen } from '#lib/hooks/useOnScreen.ts';
import { ListTrouble } from '#ui/ListTrouble.tsx';
import { FadingSlides } from '#ui/FadingSlides.tsx';
import { RoundButton } from '#ui/RoundButton.tsx';
import { HeroSlide } from './HeroSlide.tsx';
import { Placeholder } from './Placeholder.tsx';
import { useSlideshow } from './useSlideshow.ts';
import { Welcome } from './Welcome.tsx';

type HeroProps = { readonly slides: Remote<readonly Slide[]>; readonly onRetry: () => void };

/** The slideshow with the welcome. Its pause button is its only control; it cannot be dragged. */
export function Hero({ slides, onRetry }: HeroProps) {
  const t = useWords(shopWords);
  const isStill = useReducedMotion();
  const isAlive = useIsAlive();
  const [isBuilt] = useState(!isAlive);
  const [isLowData] = useLowData();
  // Each further slide is a large picture.
  const [isPaused, setPaused] = useRegionPause(isLowData);
  const frame = useRef<HTMLElement>(null);
  const isOnScreen = useOnScreen(frame);
  const list = slides.status === 'ready' ? slides.data : [];
  const isRunning = !isPaused && !isStill && isOnScreen;
  const show = useSlideshow(list, isRunning);
  const first = list[0];
  // Until it is set going, the other pictures leave the line to what the page needs.
  const shown = show.isKicked || show.current > 0 ? list : list.slice(0, 1);
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
        <FadingSlides
          slides={shown.map((slide, index) => ({
            id: slide.id,
            label: t.home.slide(index + 1, list.length),
            content: (
              <HeroSlide
                slide={slide}
                isPriority={index === 0}
                isPlaying={isRunning && show.isKicked && index === show.current}
                isRevealed={show.isRevealed || index > 0}
                isBare={isBuilt && index === 0}
                isOnly={list.length === 1}
                onEnd={show.advance}
              />
            ),
          }))}
          current={show.current}
          role={t.home.roles.slide}
          className="relative aspect-square duration-900 md:aspect-hero"
        />
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
