import { useRef, useState, type PointerEvent } from 'react';

import { TESTIMONIAL_INTERVAL_MS } from '#config/constants.ts';
import { homeWords } from '#content/homeWords.ts';
import { useWords } from '#content/language.ts';
import { shopWords } from '#content/shopWords.ts';
import type { Testimonial } from '#content/testimonials.ts';
import { useRegionPause } from '#lib/comfort.ts';
import { useIsAlive } from '#lib/hooks/useIsAlive.ts';
import { useReducedMotion } from '#lib/hooks/useMediaQuery.ts';
import { useTimeout } from '#lib/hooks/useTimeout.ts';
import { FadingSlides } from '#ui/FadingSlides.tsx';
import { RoundButton } from '#ui/RoundButton.tsx';
import { Voice } from './Voice.tsx';

type VoiceSlidesProps = { readonly voices: readonly Testimonial[]; readonly isOnScreen: boolean };

/** So far a finger goes sideways when another voice is meant. */
const SWIPE_PX = 40;

/** Hears a finger that goes sideways: 1 for the voice that follows, -1 for the one before. */
function useSwipe(act: (step: 1 | -1) => void) {
  const from = useRef(0);
  return {
    onPointerDown: ({ clientX }: PointerEvent) => void (from.current = clientX),
    onPointerUp: ({ clientX, pointerType }: PointerEvent): void => {
      const way = clientX - from.current;
      if (pointerType === 'touch' && Math.abs(way) >= SWIPE_PX) act(way < 0 ? 1 : -1);
    },
  };
}

/** The voices: they change by themselves until a mouse rests on them, or the shopper says stop. */
export function VoiceSlides({ voices, isOnScreen }: VoiceSlidesProps) {
  const t = useWords(homeWords);
  const { roles } = useWords(shopWords).home;
  const isStill = useReducedMotion();
  // Its buttons need a script: a built page leaves their place empty.
  const isAlive = useIsAlive();
  const [current, setCurrent] = useState(0);
  const [isPaused, setPaused] = useRegionPause();
  const [isPointedAt, setPointedAt] = useState(false);
  const canRun = !isStill && voices.length > 1;
  const isRunning = canRun && !isPaused && isOnScreen;
  const go = (step: 1 | -1): void => setCurrent((current + step + voices.length) % voices.length);
  const swipe = useSwipe(go);
  useTimeout(() => go(1), isRunning && !isPointedAt ? TESTIMONIAL_INTERVAL_MS : null, current);

  return (
    <div className="relative">
      <div
        aria-live={isRunning ? 'off' : 'polite'}
        onPointerEnter={({ pointerType }) => setPointedAt(pointerType === 'mouse')}
        onPointerLeave={() => setPointedAt(false)}
        {...swipe}
        className="touch-pan-y touch-pinch-zoom"
      >
        <FadingSlides
          slides={voices.map((voice, index) => ({
            id: voice.id,
            label: t.testimonials.slide(index + 1, voices.length),
            content: <Voice voice={voice} />,
          }))}
          current={current}
          role={roles.slide}
          className="duration-800"
        />
      </div>
      {voices.length > 1 && (
        <div className="mt-6 flex min-h-11 items-center md:absolute md:z-1 md:bottom-0 md:left-70 md:mt-0 lg:left-98">
          <ul className="-ml-4 flex">
            {(isAlive ? voices : []).map(({ id }, index) => (
              <li key={id}>
                <button
                  type="button"
                  aria-label={t.testimonials.show(index + 1, voices.length)}
                  aria-current={index === current || undefined}
                  onFocus={(event) => event.currentTarget.matches(':focus-visible') && setPaused(true)}
                  onClick={() => setCurrent(index)}
                  className="dot"
                />
              </li>
            ))}
          </ul>
          {isAlive && canRun && (
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
