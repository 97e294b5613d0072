import { useRef } from 'react';

import { categoryLabel } from '#content/categoryLabel.ts';
import { useWords } from '#content/language.ts';
import { shopWords } from '#content/shopWords.ts';
import { useRegionPause } from '#lib/comfort.ts';
import { useReducedMotion } from '#lib/hooks/useMediaQuery.ts';
import { useOnScreen } from '#lib/hooks/useOnScreen.ts';
import { RoundButton } from '#ui/RoundButton.tsx';
import { TypedText } from '#ui/TypedText.tsx';
import { useBannerNames } from './useBannerNames.ts';

/** Words are typed once this much of their band is on screen: nobody reads a line cut through. */
const READABLE_SHARE = 0.5;

/** A sentence read aloud stays a sentence. */
const SPOKEN_NAMES = 12;

function spoken(names: readonly string[], more: string, locale: string): string {
  const listed = names.length > SPOKEN_NAMES ? [...names.slice(0, SPOKEN_NAMES), more] : names;
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(listed);
}

/** 'We Print Your Photo on' and the shop's categories, typed one after another. */
export function TypingBanner() {
  const t = useWords(shopWords);
  const names = useBannerNames().map((name) => categoryLabel(t, name).label);
  const isStill = useReducedMotion();
  const [isPaused, setPaused] = useRegionPause();
  const frame = useRef<HTMLElement>(null);
  const isOnScreen = useOnScreen(frame, READABLE_SHARE);
  const shown = names.length > 0 ? names : [t.home.typing.anything];
  const longest = shown.reduce((a, b) => (b.length > a.length ? b : a));
  return (
    <section ref={frame} className="border-y border-line bg-cream">
      <div className="wrap relative flex min-h-30 items-center justify-between gap-6 py-6 md:min-h-34">
        <p className="min-w-0 font-serif text-typing-phone tracking-[-0.012em] md:text-typing">
          <span className="sr-only">{t.home.typing.sentence(spoken(shown, t.home.typing.more, t.locale))}</span>
          <span aria-hidden="true" className="flex flex-wrap gap-x-2.5">
            <span className="pr-13 md:pr-0">{t.home.typing.lead}</span>
            <span className="grid font-[420] break-anywhere text-maroon">
              {/* The longest name keeps the place, so that no word moves the page. */}
              <span className="invisible col-start-1 row-start-1 pr-1.5">{longest}</span>
              <span className="col-start-1 row-start-1">
                <span className="caret">
                  <TypedText strings={shown} isRunning={names.length > 0 && !isPaused && !isStill && isOnScreen} />
                </span>
              </span>
            </span>
          </span>
        </p>
        {!isStill && names.length > 0 && (
          <RoundButton
            icon={isPaused ? 'play' : 'pause'}
            label={isPaused ? t.home.typing.play : t.home.typing.pause}
            tone="line"
            onClick={() => setPaused(!isPaused)}
            className="absolute top-5 right-0 md:static"
          />
        )}
      </div>
    </section>
  );
}
