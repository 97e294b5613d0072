import { Wordmark } from '#components/Wordmark.tsx';
import { settings } from '#config/settings.ts';
import { homeMessages } from '#content/homeMessages.ts';
import { useMessages } from '#content/messages.ts';
import medallion from '#styles/brand/kolam-medallion-gold-soft.svg';
import telugu from '#styles/brand/telugu.svg';
import word from '#styles/brand/word-only-ivory.svg';

/** The shop's name beside a kolam on maroon: Kanuka's in two scripts, any other name with its town. */
export function BrandSection() {
  const t = useMessages(homeMessages);
  return (
    <section aria-label={settings.shopName} className="pattern">
      <div className="pattern-veil" />
      <div className="relative mx-auto grid max-w-page grid-cols-2 items-center justify-items-center gap-y-7 py-14 md:h-117 md:grid-cols-[1fr_auto_1fr] md:py-0">
        <img
          src={medallion}
          alt=""
          width={392}
          height={392}
          loading="lazy"
          className="col-span-2 size-68 md:order-1 md:col-span-1 md:size-98"
        />
        <Wordmark
          src={word}
          alt={settings.shopName}
          width={210}
          height={62}
          loading="lazy"
          className="h-9.5 w-auto lg:h-15.5"
        />
        {settings.sign === 'drawn' ? (
          <img
            src={telugu}
            alt={t.pattern.telugu}
            width={180}
            height={58}
            loading="lazy"
            className="h-9 w-auto md:order-2 lg:h-14.5"
          />
        ) : (
          <span className="sign sign-town md:order-2">{settings.shopTown}</span>
        )}
      </div>
    </section>
  );
}
