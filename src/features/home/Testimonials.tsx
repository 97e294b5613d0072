import { useRef } from 'react';

import { homeMessages } from '#content/homeMessages.ts';
import { useMessages } from '#content/language.ts';
import { shopMessages } from '#content/shopMessages.ts';
import { testimonials } from '#content/testimonials.ts';
import { useOnScreen } from '#lib/hooks/useOnScreen.ts';
import { SectionHead } from '#ui/SectionHead.tsx';
import { TestimonialCarousel } from './TestimonialCarousel.tsx';

/** What customers say, one testimonial at a time. */
export function Testimonials() {
  const t = useMessages(homeMessages);
  const { roles } = useMessages(shopMessages).home;
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
