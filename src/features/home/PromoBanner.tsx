import { useState } from 'react';

import { paths } from '#config/paths.ts';
import { sizedUrl, srcSetOf } from '#domain/product/pictureWidths.ts';
import { cx } from '#lib/cx.ts';
import { usePictureLimit } from '#lib/preferences.ts';
import { ButtonLink } from '#ui/Button.tsx';

const WIDEST = 1440;
const WIDEST_PHONE = 1080;

const tones = {
  evening: {
    picture: '/pictures/evening',
    box: 'bg-evening text-ivory',
    crop: 'md:object-[50%_55%]',
    button: 'gold',
  },
  day: { picture: '/pictures/day', box: 'bg-day text-ink', crop: 'md:object-bottom', button: 'primary' },
} as const;

type PromoBannerProps = {
  readonly title: string;
  /** The text of the link to the collection. */
  readonly action: string;
  readonly tone: keyof typeof tones;
};

/**
 * A wide picture with a title and a link to the collection. The background colour keeps the title legible without the
 * picture.
 */
export function PromoBanner({ title, action, tone }: PromoBannerProps) {
  const [isBroken, setBroken] = useState(false);
  const limit = usePictureLimit(WIDEST);
  const phoneLimit = usePictureLimit(WIDEST_PHONE);
  const { picture, box, crop, button } = tones[tone];
  const wide = `${picture}.webp`;
  return (
    <div
      className={cx(
        'bevel relative overflow-hidden rounded-lg md:flex md:aspect-hero md:max-h-120 md:w-full md:items-center',
        box,
      )}
    >
      {!isBroken && (
        <picture>
          <source media="(max-width: 799px)" srcSet={srcSetOf(`${picture}-square.webp`, phoneLimit)} sizes="100vw" />
          <img
            src={sizedUrl(wide, limit) ?? undefined}
            srcSet={srcSetOf(wide, limit)}
            sizes="(min-width: 1248px) 1200px, 100vw"
            alt=""
            width={2400}
            height={1200}
            loading="lazy"
            decoding="async"
            onError={() => setBroken(true)}
            className={cx('aspect-square w-full object-cover md:absolute md:inset-0 md:aspect-auto md:h-full', crop)}
          />
        </picture>
      )}
      <div className="relative px-6 pt-6 pb-8 md:max-w-100 md:px-12 md:py-0 lg:max-w-150 lg:px-22">
        <h2 className="mb-5 text-banner-phone md:mb-7 md:text-banner">{title}</h2>
        <ButtonLink to={paths.collection} tone={button} size="large" className="w-full md:w-auto">
          {action}
        </ButtonLink>
      </div>
    </div>
  );
}
