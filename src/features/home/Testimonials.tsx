import { useRef } from 'react';

import { homeWords } from '#content/homeWords.ts';
import { useWords } from '#content/language.ts';
import { shopWords } from '#content/shopWords.ts';
import { testimonials } from '#content/testimonials.ts';
import { useOnScreen } from '#lib/hooks/useOnScreen.ts';
import { SectionHead } from '#ui/SectionHead.tsx';
import { TestimonialCarousel } from './TestimonialCarousel.tsx';

/** What customers say, one testimonial at a time. */
export function Testimonials() {
  const t = useWords(homeWords);
  const { roles } = useWords(shopWords).home;
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
        <SectionHead id="testimonials" title={t.testimonials.title} />
        <TestimonialCarousel testimonials={testimonials} isOnScreen={isOnScreen} />
      </div>
    </section>
  );
}
