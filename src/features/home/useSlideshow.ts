import { useState } from 'react';

import { SLIDE_ADVANCE_MS, SLIDE_FIRST_KICK_MS, SLIDE_REVEAL_MS } from '#config/constants.ts';
import type { Slide } from '#domain/catalogue/slide.ts';
import { useTimeout } from '#lib/hooks/useTimeout.ts';

/**
 * The show's clock: set going after the first kick, pictures give way after their time, clips when they end
 * (the player calls `advance`). It stands still while paused. `furthest` is the last slide that has been on show.
 * docs/behaviour.md, Hero slideshow.
 */
export function useSlideshow(slides: readonly Slide[], isRunning: boolean) {
  const [current, setCurrent] = useState(0);
  const [furthest, setFurthest] = useState(0);
  const [isKicked, setKicked] = useState(false);
  const [isRevealed, setRevealed] = useState(false);
  const count = slides.length;
  const index = count === 0 ? 0 : current % count;

  const advance = (): void => {
    if (count < 2) return;
    setCurrent((index + 1) % count);
    setFurthest(Math.max(furthest, (index + 1) % count));
  };

  useTimeout(() => setKicked(true), SLIDE_FIRST_KICK_MS);
  useTimeout(() => setRevealed(true), SLIDE_REVEAL_MS);
  const isClip = slides[index]?.media.kind === 'video';
  useTimeout(advance, isKicked && isRunning && !isClip && count > 1 ? SLIDE_ADVANCE_MS : null, index);
  return { current: index, furthest, isRevealed, isKicked, advance };
}
