import { useState } from 'react';

import { settings } from '#config/settings.ts';
import { accountMessages } from '#content/accountMessages.ts';
import { useMessages } from '#content/language.ts';
import { Button } from '#ui/Button.tsx';
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
