import { paths } from '#config/paths.ts';
import { settings } from '#config/settings.ts';
import { accountMessages } from '#content/accountMessages.ts';
import { useMessages } from '#content/language.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Picture } from '#components/Picture.tsx';

/** The shop in one sentence, beside a picture of its products. */
export function AboutOpening({ lead }: { readonly lead: string }) {
  const aboutText = useMessages(accountMessages).about;
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
