import { useEffect, useRef, useState } from 'react';

import { TESTIMONIAL_INTERVAL_MS, TESTIMONIAL_TRANSITION_MS } from '#config/constants.ts';
import { homeMessages } from '#content/homeMessages.ts';
import { useMessages } from '#content/language.ts';
import type { Testimonial } from '#content/ownTexts.ts';
import { shopMessages } from '#content/shopMessages.ts';
import { useRegionPause } from '#lib/preferences.ts';
import { useNearViewport } from '#lib/hooks/useNearViewport.ts';
import { useReducedMotion } from '#lib/hooks/useMediaQuery.ts';
import { lazyComponent } from '#boot/lazyComponent.ts';
import { FadingSlides } from '#ui/FadingSlides.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { TestimonialQuote } from './TestimonialQuote.tsx';

/** Below the slide on a phone, beside its picture where there is room; as high before the dots are there. */
const CONTROLS = 'mt-6 flex min-h-11 items-center md:absolute md:bottom-0 md:left-70 md:z-1 md:mt-0 lg:left-98';

const Carousel = lazyComponent(async () => (await import('#ui/Carousel.tsx')).Carousel);

type TestimonialCarouselProps = { readonly testimonials: readonly Testimonial[]; readonly isOnScreen: boolean };

/**
 * The testimonials, which turn by themselves until a mouse rests on them or the shopper pauses them. A prerendered page shows the
 * first; the package is loaded as they come near the screen, and where it cannot be had they stand below one another.
 */
export function TestimonialCarousel({ testimonials, isOnScreen }: TestimonialCarouselProps) {
  const t = useMessages(homeMessages);
  const { roles } = useMessages(shopMessages).home;
  const isStill = useReducedMotion();
  const [isPaused, setPaused] = useRegionPause();
  const frame = useRef<HTMLDivElement>(null);
  const file = useFileNearViewport(frame);
  const canRun = !isStill && testimonials.length > 1;
  const slides = testimonials.map((testimonial, index) => ({
    id: testimonial.id,
    label: t.testimonials.slide(index + 1, testimonials.length),
    content: <TestimonialQuote testimonial={testimonial} isEager={file === 'loaded'} />,
  }));

  return (
    <div ref={frame} className="relative">
      {file === 'waiting' && (
        <>
          <FadingSlides slides={slides} current={0} role={roles.slide} className="" />
          <div className={CONTROLS} />
        </>
      )}
      {file === 'missing' && (
        <ul className="grid gap-12">
          {slides.map(({ id, content }) => (
            <li key={id}>{content}</li>
          ))}
        </ul>
      )}
      {file === 'loaded' && (
        <Carousel
          autoplay={canRun && !isPaused && isOnScreen}
          autoplaySpeed={TESTIMONIAL_INTERVAL_MS}
          speed={TESTIMONIAL_TRANSITION_MS}
          infinite
          pauseOnHover
          dots
          arrows={false}
          slides={slides}
          role={roles.slide}
          dotLabel={(n) => t.testimonials.show(n, testimonials.length)}
          onDotFocus={() => setPaused(true)}
          controlsClassName={CONTROLS}
          controls={
            canRun && (
              <IconButton
                icon={isPaused ? 'play' : 'pause'}
                label={isPaused ? t.testimonials.play : t.testimonials.pause}
                onClick={() => setPaused(!isPaused)}
                className="ml-1"
              />
            )
          }
        />
      )}
    </div>
  );
}

/** The package's file, asked for when an element comes near the screen. */
function useFileNearViewport(element: Parameters<typeof useNearViewport>[0]): 'waiting' | 'loaded' | 'missing' {
  const isNear = useNearViewport(element);
  const [file, setFile] = useState<'waiting' | 'loaded' | 'missing'>('waiting');
  useEffect(() => {
    if (!isNear) return;
    let isWanted = true;
    const show = (): void => {
      if (isWanted) setFile(Carousel.isLoaded() ? 'loaded' : 'missing');
    };
    void Carousel.prefetch().then(show);
    return () => {
      isWanted = false;
    };
  }, [isNear]);
  return file;
}
