import { useState, type ReactNode } from 'react';

import { settings } from '#config/settings.ts';
import { publicPageMessages } from '#content/publicPageMessages.ts';
import { useMessages } from '#content/messages.ts';
import { commonMessages } from '#content/commonMessages.ts';
import { mailLink, phoneLink, whatsappLink } from '#lib/contactLinks.ts';
import { Button } from '#ui/Button.tsx';
import { Icon, type IconName } from '#ui/Icon.tsx';
import { Reveal } from '#ui/Reveal.tsx';
import { SectionHeading } from '#ui/Heading.tsx';

const link = 'inline-block py-2.5 -my-2.5 break-anywhere text-gold-text underline-offset-4 hover:underline';

/** The shop's address, opening hours, phone and e-mail. */
export function ContactDetails() {
  const t = useMessages(commonMessages);
  const contactText = useMessages(publicPageMessages).contact;
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

/** The map, loaded from its provider only when the shopper clicks. docs/behaviour.md, Contact. */
export function ShopMap({ url = settings.mapUrl }: { readonly url?: string | null }) {
  const contactText = useMessages(publicPageMessages).contact;
  const [isShown, setShown] = useState(false);
  return (
    <Reveal name="location" aria-labelledby="location">
      <SectionHeading id="location" title={contactText.location}>
        <Button aria-expanded={isShown} aria-controls="map" onClick={() => setShown(!isShown)}>
          {isShown ? contactText.hideMap : contactText.showMap}
        </Button>
      </SectionHeading>
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
