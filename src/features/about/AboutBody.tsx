import { Picture } from '#components/Picture.tsx';
import { paths } from '#config/paths.ts';
import { settings } from '#config/settings.ts';
import { publicPageMessages } from '#content/publicPageMessages.ts';
import { useMessages } from '#content/messages.ts';
import type { AboutCopy, AboutFeature, AboutOffers, AboutSection } from '#content/ownTexts.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Icon, type IconName } from '#ui/Icon.tsx';
import { Reveal } from '#ui/Reveal.tsx';
import { SectionHeading } from '#ui/Heading.tsx';

/** The shop in one sentence, beside a picture of its products. */
export function AboutOpening({ lead }: { readonly lead: string }) {
  const aboutText = useMessages(publicPageMessages).about;
  return (
    <div className="wrap grid items-center gap-8 py-8 md:py-14 lg:grid-cols-12 lg:gap-6 lg:py-18">
      <div className="lg:col-span-5 lg:pr-6">
        <h1 tabIndex={-1} className="text-h1-phone md:text-h1">
          {aboutText.heading(settings.shopName)}
        </h1>
        <p className="mt-4 font-serif text-quote-phone text-ink-2 md:mt-6 md:text-quote">{lead}</p>
        <ButtonLink to={paths.collection} tone="primary" size="large" className="mt-8 w-full md:w-auto">
          {aboutText.seeGifts}
        </ButtonLink>
      </div>
      <div className="relative lg:col-span-7">
        <Picture
          url="/pictures/day.webp"
          alt={aboutText.pictureText}
          width={1000}
          height={800}
          upTo={1440}
          sizes="(min-width: 1200px) 1120px, 170vw"
          isPriority
          className="aspect-strip w-full rounded-md object-right"
        />
        <span aria-hidden="true" className="pointer-events-none absolute inset-3 rounded-sm border border-gold-soft" />
      </div>
    </div>
  );
}

/** The sections of the About page below its opening. */
export function AboutBody({ copy }: { readonly copy: AboutCopy }) {
  return (
    <>
      <Sections sections={copy.sections} />
      <FeatureCards features={copy.features} />
      {(copy.photography || copy.partnerships) && (
        <div className="wrap grid gap-section-phone py-section-phone md:py-section lg:gap-20">
          {copy.photography && <Offers id="photography" offers={copy.photography} />}
          {copy.partnerships && <Offers id="partnerships" offers={copy.partnerships} />}
        </div>
      )}
    </>
  );
}

/** What the shop makes, why, and how an order works, in three columns. */
function Sections({ sections }: { readonly sections: readonly AboutSection[] }) {
  return (
    <Reveal as="div" name="story" className="wrap grid gap-10 pb-section-phone md:pb-section lg:grid-cols-3 lg:gap-x-6">
      {sections.map(({ heading, paragraphs }) => (
        <section key={heading} className="border-t border-gold-soft pt-6 lg:pr-6">
          <h2 className="mb-4 text-block">{heading}</h2>
          <div className="grid max-w-prose gap-4 text-ink-2">
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </section>
      ))}
    </Reveal>
  );
}

/** The icon of each card, in the copy's order: designs, quality, delivery, people. */
const ICONS: readonly IconName[] = ['sliders', 'shield', 'truck', 'chat'];

/** Four reasons, a card each. docs/behaviour.md, About. */
function FeatureCards({ features }: { readonly features: readonly AboutFeature[] }) {
  const aboutText = useMessages(publicPageMessages).about;
  return (
    <section aria-labelledby="features" className="bg-cream py-section-phone md:py-section">
      <Reveal as="div" name="features" className="wrap">
        <SectionHeading id="features" title={aboutText.features} />
        <ul className="grid gap-3 md:grid-cols-2 md:gap-6 lg:grid-cols-4">
          {features.map(({ title, text }, index) => (
            <li
              key={title}
              className="flex gap-5 rounded-md border border-line bg-ivory p-6 md:flex-col md:gap-8 md:px-7 md:pt-8 md:pb-10"
            >
              <span className="grid size-12 flex-none place-items-center rounded-full border border-gold-soft text-maroon">
                <Icon name={ICONS[index] ?? 'check'} size="large" />
              </span>
              <div>
                <h3 className="mb-2 text-h3">{title}</h3>
                <p className="text-fine text-ink-2">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </Reveal>
    </section>
  );
}

type OffersProps = { readonly id: string; readonly offers: AboutOffers };

/** Offers on request; each links to the contact form with its subject filled in. */
function Offers({ id, offers: { heading, text, offers } }: OffersProps) {
  const aboutText = useMessages(publicPageMessages).about;
  return (
    <Reveal name={id} aria-labelledby={id}>
      <SectionHeading id={id} title={heading} />
      <div className="grid gap-8 lg:grid-cols-3 lg:gap-6">
        <p className="max-w-prose text-lead text-ink-2 lg:pt-4 lg:pr-6">{text}</p>
        {offers.map(({ title, text: offer, contactSubject }) => (
          <div key={title} className="flex flex-col items-start border-t border-line pt-5 lg:pr-6">
            <h3 className="mb-2 text-h3">{title}</h3>
            <p className="mb-6 max-w-prose text-ink-2">{offer}</p>
            <ButtonLink to={paths.contactAbout(contactSubject)} className="mt-auto">
              <span>{aboutText.ask(contactSubject)}</span>
              <Icon name="arrow" />
            </ButtonLink>
          </div>
        ))}
      </div>
    </Reveal>
  );
}
