import { useRef } from 'react';

import { homeWords } from '#content/homeWords.ts';
import { useWords } from '#content/language.ts';
import { shopWords } from '#content/shopWords.ts';
import { testimonials } from '#content/testimonials.ts';
import { cx } from '#lib/cx.ts';
import { lazyComponent } from '#lib/lazyComponent.ts';
import { useNear } from '#lib/hooks/useNear.ts';
import { useOnScreen } from '#lib/hooks/useOnScreen.ts';
import { ErrorBoundary } from '#ui/ErrorBoundary.tsx';
import { SectionHead } from '#ui/SectionHead.tsx';
import { WhenLoaded } from '#ui/WhenLoaded.tsx';
import { Voice } from './Voice.tsx';

const VoiceSlides = lazyComponent(async () => (await import('./VoiceSlides.tsx')).VoiceSlides);

/** What customers say, one voice at a time. */
export function Testimonials() {
  const t = useWords(homeWords);
  const { roles } = useWords(shopWords).home;
  const voices = testimonials;
  const frame = useRef<HTMLElement>(null);
  const isNear = useNear(frame);
  const isOnScreen = useOnScreen(frame);
  // All voices share one place, so that the longest gives the height before the slider is here.
  const still = (
    <div className="grid pb-17 md:pb-0">
      {voices.map((voice, index) => (
        <div key={voice.id} className={cx('col-start-1 row-start-1', index > 0 && 'invisible')}>
          <Voice voice={voice} />
        </div>
      ))}
    </div>
  );
  return (
    <section
      ref={frame}
      aria-labelledby="testimonials"
      aria-roledescription={roles.show}
      className="bg-cream py-section-phone md:py-section"
    >
      <div className="wrap" data-aos="rise">
        <SectionHead id="testimonials" title={t.testimonials.title} />
        {isNear ? (
          <ErrorBoundary fallback={() => still}>
            <WhenLoaded part={VoiceSlides} fallback={still}>
              <VoiceSlides voices={voices} isOnScreen={isOnScreen} />
            </WhenLoaded>
          </ErrorBoundary>
        ) : (
          still
        )}
      </div>
    </section>
  );
}
