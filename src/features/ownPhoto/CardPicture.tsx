import { useEffect, useRef, useState } from 'react';

import { firstSize, type CardPictureProps } from '#components/ownPictures.ts';
import { useMessages } from '#content/language.ts';
import { ownPhotoMessages } from '#content/ownPhotoMessages.ts';
import { cx } from '#lib/cx.ts';
import { useIntersection } from '#lib/hooks/useIntersection.ts';
import { hasPicture, usePendingDesign } from '#shop/designs/useDesigns.ts';
import { CARD_SIDE } from './cardDrawer.ts';
import { useCurrent, useIsOff, useOwnPicture, usePlace } from './current.ts';
import { PictureSwitch } from './PictureSwitch.tsx';

/** Cards within this distance are drawn after those in sight. */
const NEAR = '100% 0px';

/**
 * The shopper's photo on the product, over the shop's own picture, which a pointer over the card shows, and the button. It is
 * drawn when the card is near; nothing is shown until then, and for products without a mock-up. A product that has a design shows
 * the design: it is what the product's page shows, and what Buy adds.
 */
export function CardPicture({ product, className }: CardPictureProps) {
  const t = useMessages(ownPhotoMessages);
  const box = useRef<HTMLSpanElement>(null);
  const [isNear, setNear] = useState(false);
  const [isInSight, setInSight] = useState(false);
  const isOff = useIsOff(product);
  const drawer = useCurrent((state) => state.drawer);
  const size = firstSize(product);
  const photoUrl = useOwnPicture(product, size);
  const design = usePendingDesign(product.id);
  const url = design ? (hasPicture(design) ? design.previewUrl : undefined) : photoUrl;
  const isWaiting = !design && photoUrl === undefined;
  useIntersection(box, isWaiting ? ({ isIntersecting }) => setNear(isIntersecting) : null, { rootMargin: NEAR });
  useIntersection(box, isWaiting ? ({ isIntersecting }) => setInSight(isIntersecting) : null, {});
  useEffect(() => {
    if (!isWaiting || !isNear) return;
    return drawer?.request(product, size, isInSight);
  }, [drawer, product, size, isWaiting, isNear, isInSight]);
  usePlace(url !== undefined);
  const isHidden = isOff && !design;
  return (
    <>
      <span
        ref={box}
        className={cx(
          'absolute inset-0 transition-opacity duration-200',
          isHidden ? 'opacity-0' : 'group-hover:opacity-0',
        )}
      >
        {url !== undefined && (
          <img
            src={url}
            alt={t.preview(product.name)}
            width={CARD_SIDE}
            height={CARD_SIDE}
            aria-hidden={isHidden}
            className={cx('own-picture', className)}
          />
        )}
      </span>
      {url !== undefined && !design && <PictureSwitch product={product} className="own-picture-switch" />}
    </>
  );
}
