import { useEffect, useRef } from 'react';

import { SLIDE_TRANSITION_MS } from '#config/constants.ts';
import { useWords } from '#content/language.ts';
import { shopWords } from '#content/shopWords.ts';
import type { Slide } from '#domain/shop.ts';
import { Slider, type SliderHandle } from '#ui/Slider.tsx';
import { SlideMedia } from './SlideMedia.tsx';
import type { Slideshow } from './useSlideshow.ts';

type SlideTrackProps = { readonly slides: readonly Slide[]; readonly show: Slideshow; readonly isRunning: boolean };

/** The slides on react-slick: looping, not autoplaying, without dots, arrows or dragging. */
export function SlideTrack({ slides, show, isRunning }: SlideTrackProps) {
  const t = useWords(shopWords);
  const slider = useRef<SliderHandle>(null);
  const { current } = show;
  useEffect(() => slider.current?.slickGoTo(current), [current]);
  return (
    <Slider
      ref={slider}
      infinite
      speed={SLIDE_TRANSITION_MS}
      autoplay={false}
      arrows={false}
      dots={false}
      draggable={false}
      swipe={false}
      touchMove={false}
      className="absolute inset-0 isolate"
    >
      {slides.map((slide, index) => (
        <div
          key={slide.id}
          role="group"
          aria-roledescription={t.home.roles.slide}
          aria-label={t.home.slide(index + 1, slides.length)}
          inert={index !== current}
          className="relative aspect-square md:aspect-hero"
        >
          <SlideMedia
            slide={slide}
            isPriority={index === 0}
            isPlaying={isRunning && show.isKicked && index === current}
            isRevealed={show.isRevealed || index > 0}
            isBare={show.isBuilt && index === 0}
            isOnly={false}
            onEnd={show.advance}
          />
        </div>
      ))}
    </Slider>
  );
}
