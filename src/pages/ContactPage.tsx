import { useSearchParams } from 'react-router-dom';

import { paths } from '#config/paths.ts';
import { settings } from '#config/settings.ts';
import { publicPageMessages } from '#content/publicPageMessages.ts';
import { useMessages, messagesOf } from '#content/messages.ts';
import { ContactDetails, ShopMap } from '#features/contact/ContactDetails.tsx';
import { ContactForm } from '#features/contact/ContactForm.tsx';
import { useHydrated } from '#lib/hooks/useHydrated.ts';
import { shopData } from '#seo/shopData.ts';
import { Seo, type Head } from '#seo/Seo.tsx';

/** Contact's head, with the shop's address, hours and contact point for search engines. */
export function head(): Head {
  const { title, description } = messagesOf(publicPageMessages).contact;
  return {
    title,
    description: description(settings.shopPlace),
    canonicalPath: paths.contact,
    structured: [shopData()],
  };
}

export function ContactPage() {
  const contactText = useMessages(publicPageMessages).contact;
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
