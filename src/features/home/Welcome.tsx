import { Fragment } from 'react';

import { paths } from '#config/paths.ts';
import { settings } from '#config/settings.ts';
import { useMessages } from '#content/language.ts';
import { shopMessages } from '#content/shopMessages.ts';
import { ButtonLink } from '#ui/Button.tsx';

/** The shop's name, its tagline and the way to the products: below the slideshow on a phone, over it where there is room. */
export function Welcome() {
  const t = useMessages(shopMessages);
  return (
    <div className="hero-veil md:pointer-events-none md:absolute md:inset-0 md:z-2">
      <div className="wrap flex flex-col items-start justify-center pt-7 pb-9 md:h-full md:py-0">
        <h1 tabIndex={-1} className="font-normal tracking-[-0.025em]">
          <span className="block text-lead leading-[1.75rem] tracking-normal text-ink-2 md:text-quote-phone md:leading-[2rem]">
            {t.home.welcome}
          </span>{' '}
          <span translate="no" className={`block text-display welcome-${settings.sign}`}>
            {settings.shopName}
          </span>
        </h1>
        <p className="mt-3 mb-6 max-w-100 text-h4 leading-[1.75rem] text-ink-2 md:mt-5 md:mb-9 md:text-lead">
          {/* A sentence keeps its line where there is room for it. */}
          {(t.tagline.match(/[^.।]+(?:[.।]|$)/gu) ?? []).map((sentence) => (
            <Fragment key={sentence}>
              <span className="inline-block">{sentence.trim()}</span>{' '}
            </Fragment>
          ))}
        </p>
        <ButtonLink
          to={paths.collection}
          tone="primary"
          size="large"
          className="w-full md:pointer-events-auto md:w-auto"
        >
          {t.home.getStarted}
        </ButtonLink>
      </div>
    </div>
  );
}
