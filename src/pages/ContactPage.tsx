import { useSearchParams } from 'react-router-dom';
import { useState, type ReactNode } from 'react';

import { paths } from '#config/paths.ts';
import { settings } from '#config/settings.ts';
import { accountMessages } from '#content/accountMessages.ts';
import { messagesOf, useMessages } from '#content/language.ts';
import { shopMessages } from '#content/shopMessages.ts';
import type { Head } from '#domain/seo/head.ts';
import { ContactForm } from '#features/contact/ContactForm.tsx';
import { useHydrated } from '#lib/hooks/useHydrated.ts';
import { mailLink, phoneLink, whatsappLink } from '#lib/shopLinks.ts';
import { Seo } from '#seo/Seo.tsx';
import { shopData } from '#seo/structured.ts';
import { Button } from '#ui/Button.tsx';
import { Icon, type IconName } from '#ui/Icon.tsx';
import { Reveal } from '#ui/Reveal.tsx';
import { SectionHead } from '#ui/SectionHead.tsx';

/** The map, loaded from its provider only when the shopper clicks. docs/behaviour.md, Contact. */
export function ShopMap({ url = settings.mapUrl }: { readonly url?: string | null }) {
  const contactText = useMessages(accountMessages).contact;
  const [isShown, setShown] = useState(false);
  return (
    <Reveal name="location" aria-labelledby="location">
      <SectionHead id="location" title={contactText.location}>
        <Button aria-expanded={isShown} aria-controls="map" onClick={() => setShown(!isShown)}>
          {isShown ? contactText.hideMap : contactText.showMap}
        </Button>
      </SectionHead>
      <div id="map">
        {isShown && url === null && <p className="text-ink-2">{contactText.mapMissing}</p>}
        {isShown && url !== null && (
          <iframe
            src={url}
            title={contactText.mapTitle}
            sandbox="allow-scripts allow-same-origin"
            referrerPolicy="no-referrer"
            loading="lazy"
            className="block aspect-square w-full rounded-md border border-line bg-cream md:aspect-strip lg:aspect-hero"
          />
        )}
        <p lang="en" className="mt-4 text-ink-2">
          {settings.shopAddress}
        </p>
      </div>
    </Reveal>
  );
}

const link = 'inline-block py-2.5 -my-2.5 break-anywhere text-gold-text underline-offset-4 hover:underline';

/** The shop's address, opening hours, phone and e-mail. */
function ContactDetails() {
  const t = useMessages(shopMessages);
  const contactText = useMessages(accountMessages).contact;
  const whatsapp = whatsappLink('');
  return (
    <section aria-labelledby="details" className="rounded-lg bg-cream px-6 py-7 md:px-8 md:py-9">
      <h2 id="details" className="mb-5 text-block">
        {contactText.details}
      </h2>
      <dl className="divide-y divide-line">
        <Detail icon="pin" name={contactText.address}>
          <span lang="en">{settings.shopAddress}</span>
        </Detail>
        <Detail icon="clock" name={contactText.hours}>
          {t.header.hours(settings.openingHours)}
        </Detail>
        <Detail icon="phone" name={contactText.phone}>
          <a href={phoneLink()} className={link}>
            {settings.shopPhone}
          </a>
        </Detail>
        <Detail icon="mail" name={contactText.email}>
          <a href={mailLink()} className={link}>
            {settings.shopEmail}
          </a>
        </Detail>
        {whatsapp && (
          <Detail icon="chat" name={contactText.whatsapp}>
            <a href={whatsapp} target="_blank" rel="noopener noreferrer" className={link}>
              {contactText.whatsappLink}
            </a>
          </Detail>
        )}
      </dl>
    </section>
  );
}

type DetailProps = { readonly icon: IconName; readonly name: string; readonly children: ReactNode };

function Detail({ icon, name, children }: DetailProps) {
  return (
    <div className="relative py-4 pl-9">
      <dt className="text-small text-ink-3">
        <Icon name={icon} className="absolute top-4.5 left-0 text-gold-text" />
        <span>{name}</span>
      </dt>
      <dd className="mt-0.5 break-anywhere">{children}</dd>
    </div>
  );
}

/** Contact's head, with the shop's address, hours and contact point for search engines. */
export function head(): Head {
  const { title, description } = messagesOf(accountMessages).contact;
  return {
    title,
    description: description(settings.shopPlace),
    canonicalPath: paths.contact,
    structured: [shopData()],
  };
}

export function ContactPage() {
  const contactText = useMessages(accountMessages).contact;
  const [params] = useSearchParams();
  // The page is prerendered without a subject.
  const isHydrated = useHydrated();
  return (
    <div className="wrap pt-8 pb-section-phone md:pt-14 md:pb-section">
      <Seo head={head()} />
      <h1 tabIndex={-1} className="text-h1-phone md:text-h1">
        {contactText.title}
      </h1>
      <p className="mt-3 mb-8 text-ink-2 md:mb-12 md:text-lead">{contactText.lead}</p>
      <div className="grid items-start gap-12 md:gap-14 lg:grid-cols-[theme(maxWidth.aside)_1fr] lg:gap-18">
        <ContactDetails />
        <ContactForm subject={(isHydrated && params.get('subject')) || ''} />
      </div>
      <div className="mt-section-phone md:mt-section">
        <ShopMap />
      </div>
    </div>
  );
}
