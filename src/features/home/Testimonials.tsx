import { useEffect, useRef, useState } from 'react';

import { lazyComponent } from '#boot/lazyComponent.ts';
import { Picture } from '#components/Picture.tsx';
import { TESTIMONIAL_INTERVAL_MS, TESTIMONIAL_TRANSITION_MS } from '#config/constants.ts';
import { homeMessages } from '#content/homeMessages.ts';
import { useMessages } from '#content/messages.ts';
import type { Testimonial } from '#content/ownTexts.ts';
import { commonMessages } from '#content/commonMessages.ts';
import { testimonials } from '#content/testimonials.ts';
import { useReducedMotion } from '#lib/hooks/useMediaQuery.ts';
import { useNearViewport, useOnScreen } from '#lib/hooks/useOnScreen.ts';
import { useRegionPause } from '#lib/preferences.ts';
import { IconButton } from '#ui/Button.tsx';
import { SectionHeading } from '#ui/Heading.tsx';
import { SlideStack } from '#ui/SlideStack.tsx';

/** The customers' testimonials, one at a time. */
export function Testimonials() {
  const t = useMessages(homeMessages);
  const { roles } = useMessages(commonMessages).home;
  const frame = useRef<HTMLElement>(null);
  const isOnScreen = useOnScreen(frame);
  return (
    <section
      ref={frame}
      aria-labelledby="testimonials"
      aria-roledescription={roles.show}
      className="bg-cream py-section-phone md:py-section"
    >
      <div className="wrap">
        <SectionHeading id="testimonials" title={t.testimonials.title} />
        <TestimonialCarousel testimonials={testimonials} isOnScreen={isOnScreen} />
      </div>
    </section>
  );
}

/**
 * Below the slide on a phone, beside its picture on wide screens; the height is reserved before the dots are loaded.
 */
const CONTROLS = 'mt-6 flex min-h-11 items-center md:absolute md:bottom-0 md:left-70 md:z-1 md:mt-0 lg:left-98';

const Carousel = lazyComponent(
  () => import('#ui/Carousel.tsx'),
  (file) => file.Carousel,
);

type TestimonialCarouselProps = { readonly testimonials: readonly Testimonial[]; readonly isOnScreen: boolean };

/**
 * The testimonials, which advance by themselves unless the mouse is over them or the shopper pauses them. A prerendered page
 * shows the first. The package is loaded near the viewport; where it cannot be loaded, the testimonials become a list.
 */
function TestimonialCarousel({ testimonials, isOnScreen }: TestimonialCarouselProps) {
  const t = useMessages(homeMessages);
  const { roles } = useMessages(commonMessages).home;
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
          <SlideStack slides={slides} current={0} role={roles.slide} className="" />
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

/** The state of the package's file, which is loaded when the element comes near the viewport. */
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

/** One customer's words beside the picture of their product. */
function TestimonialQuote({
  testimonial,
  isEager = false,
}: {
  readonly testimonial: Testimonial;
  readonly isEager?: boolean;
}) {
  return (
    <figure className="grid max-w-280 items-center gap-7 md:grid-cols-[240px_1fr] md:gap-10 lg:grid-cols-[320px_1fr] lg:gap-18">
      <div className="mount max-w-60 md:max-w-none md:p-4 md:after:inset-3.75">
        <Picture
          url={testimonial.pic}
          alt=""
          width={320}
          sizes="(min-width: 1200px) 288px, 216px"
          upTo={720}
          isEager={isEager}
          className="aspect-square h-auto w-full"
        />
      </div>
      <div className="md:pb-17">
        <blockquote className="font-serif text-quote-phone tracking-[-0.01em] text-pretty lg:text-quote">
          <p lang="en">{`“${testimonial.comment}”`}</p>
        </blockquote>
        <figcaption lang="en" className="mt-6 font-semibold">
          {testimonial.name}
        </figcaption>
      </div>
    </figure>
  );
}
