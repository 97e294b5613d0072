import { useEffect, useRef, useState } from 'react';

import { TESTIMONIAL_INTERVAL_MS, TESTIMONIAL_TRANSITION_MS } from '#config/constants.ts';
import { homeWords } from '#content/homeWords.ts';
import { useWords } from '#content/language.ts';
import { shopWords } from '#content/shopWords.ts';
import type { Testimonial } from '#content/testimonials.ts';
import { useRegionPause } from '#lib/comfort.ts';
import { useReducedMotion } from '#lib/hooks/useMediaQuery.ts';
import { RoundButton } from '#ui/RoundButton.tsx';
import { Slider, type SliderHandle } from '#ui/Slider.tsx';
import { Voice } from './Voice.tsx';

type VoiceSlidesProps = { readonly voices: readonly Testimonial[]; readonly isOnScreen: boolean };

/** The voices on react-slick: they change by themselves until a pointer rests on them, or the shopper says stop. */
export function VoiceSlides({ voices, isOnScreen }: VoiceSlidesProps) {
  const t = useWords(homeWords);
  const { roles } = useWords(shopWords).home;
  const isStill = useReducedMotion();
  const slider = useRef<SliderHandle>(null);
  const [current, setCurrent] = useState(0);
  const [isPaused, setPaused] = useRegionPause();
  const canRun = !isStill && voices.length > 1;
  const isRunning = canRun && !isPaused && isOnScreen;

  // The library never resumes by its `autoplay` property, only when told. Telling it again restarts the interval.
  useEffect(() => {
    if (isRunning) slider.current?.slickPlay();
    else slider.current?.slickPause();
  }, [isRunning, current]);

  return (
    <div className="relative">
      <div aria-live={isRunning ? 'off' : 'polite'}>
        <Slider
          ref={slider}
          autoplay={canRun}
          autoplaySpeed={TESTIMONIAL_INTERVAL_MS}
          speed={TESTIMONIAL_TRANSITION_MS}
          infinite={voices.length > 1}
          pauseOnHover
          arrows={false}
          swipe
          className="isolate"
          beforeChange={(_, next) => setCurrent(next)}
        >
          {voices.map((voice, index) => (
            <div
              key={voice.id}
              role="group"
              aria-roledescription={roles.slide}
              aria-label={t.testimonials.slide(index + 1, voices.length)}
              inert={index !== current}
            >
              <Voice voice={voice} />
            </div>
          ))}
        </Slider>
      </div>
      {voices.length > 1 && (
        <div className="mt-6 flex items-center md:absolute md:z-1 md:bottom-0 md:left-70 md:mt-0 lg:left-98">
          <ul className="-ml-4 flex">
            {voices.map(({ id }, index) => (
              <li key={id}>
                <button
                  type="button"
                  aria-label={t.testimonials.show(index + 1, voices.length)}
                  aria-current={index === current || undefined}
                  onFocus={(event) => event.currentTarget.matches(':focus-visible') && setPaused(true)}
                  onClick={() => slider.current?.slickGoTo(index)}
                  className="dot"
                />
              </li>
            ))}
          </ul>
          {canRun && (
            <RoundButton
              icon={isPaused ? 'play' : 'pause'}
              label={isPaused ? t.testimonials.play : t.testimonials.pause}
              onClick={() => setPaused(!isPaused)}
              className="ml-1"
            />
          )}
        </div>
      )}
    </div>
  );
}
