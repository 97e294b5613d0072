import { useRef } from 'react';

import { listBannerNames } from '#api/categories.ts';
import { messageOf } from '#api/errors.ts';
import { categoryLabel } from '#content/categoryLabel.ts';
import { useMessages } from '#content/messages.ts';
import { commonMessages } from '#content/commonMessages.ts';
import type { Category } from '#domain/catalogue/catalogue.ts';
import { itemsOf } from '#domain/remote.ts';
import { useRegionPause } from '#lib/preferences.ts';
import { useReducedMotion } from '#lib/hooks/useMediaQuery.ts';
import { useOnScreen } from '#lib/hooks/useOnScreen.ts';
import { useRemote } from '#lib/hooks/useRemote.ts';
import { useList, useShopActions } from '#shop/ShopContext.tsx';
import { IconButton } from '#ui/Button.tsx';
import { TypedText } from '#ui/TypedText.tsx';

/** The share of the banner that must be on screen before typing starts. */
const READABLE_SHARE = 0.5;

/** The most names in the sentence for screen readers. */
const SPOKEN_NAMES = 12;

function spoken(names: readonly string[], more: string): readonly string[] {
  return names.length > SPOKEN_NAMES ? [...names.slice(0, SPOKEN_NAMES), more] : names;
}

type Names = readonly Category[];

/** The banner's own request, made once per shop, however often home is opened. */
const answers = new WeakMap<object, Promise<Names>>();

/** A failure is only logged; the banner then types names that are loaded already. */
function askOnce(shop: object): Promise<Names> {
  const asked = answers.get(shop);
  if (asked) return asked;
  const answer = listBannerNames().catch((error: unknown): Names => {
    console.warn(`typing banner: ${messageOf(error)}`);
    return [];
  });
  answers.set(shop, answer);
  return answer;
}

/** The names that the banner types: its own list, else the footer's, else those of the shop's categories. */
function useBannerNames(): readonly string[] {
  const shop = useShopActions();
  const footer = useList('categoryNames');
  const startUp = useList('categories');
  const { remote } = useRemote({ subject: 'names', ask: () => askOnce(shop), reasonOf: messageOf });
  const chosen = [remote, footer, startUp].map((names) => itemsOf(names)).find((names) => names.length > 0) ?? [];
  return [...new Set(chosen.map(({ name }) => name))];
}

/** 'We Print Your Photo on' and the shop's categories, typed one after another. */
export function TypingBanner() {
  const t = useMessages(commonMessages);
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
          <span className="sr-only">{t.home.typing.sentence(spoken(shown, t.home.typing.more))}</span>
          <span aria-hidden="true" className="flex flex-wrap gap-x-2.5">
            <span className="pr-13 sm:pr-0">{t.home.typing.lead}</span>
            <span className="grid font-[420] break-anywhere text-maroon">
              {/* The longest name reserves the space, so that typing moves nothing. */}
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
          <IconButton
            icon={isPaused ? 'play' : 'pause'}
            label={isPaused ? t.home.typing.play : t.home.typing.pause}
            tone="line"
            onClick={() => setPaused(!isPaused)}
            className="absolute top-5 right-0 sm:static"
          />
        )}
      </div>
    </section>
  );
}
