import { useEffect, useRef, useState } from 'react';

import { useOwnPicture, type CardPictureProps } from '#components/ownPictures.ts';
import { useMessages } from '#content/language.ts';
import { ownPhotoMessages } from '#content/ownPhotoMessages.ts';
import { cx } from '#lib/cx.ts';
import { useIntersection } from '#lib/hooks/useIntersection.ts';
import { Icon } from '#ui/Icon.tsx';
import { CARD_SIDE } from './cardDrawer.ts';
import { useCurrent, usePlace } from './current.ts';

/** Cards within this distance are drawn after those in sight. */
const NEAR = '100% 0px';

/**
 * The shopper's photo on the product, over the shop's own picture, which a pointer over the card shows, and the button. It is
 * drawn when the card is near; nothing is shown until then, and for products without a mock-up.
 */
export function CardPicture({ product, className }: CardPictureProps) {
  const t = useMessages(ownPhotoMessages);
  const box = useRef<HTMLSpanElement>(null);
  const [isNear, setNear] = useState(false);
  const [isInSight, setInSight] = useState(false);
  const [isOff, setOff] = useState(false);
  const drawer = useCurrent((state) => state.drawer);
  const url = useOwnPicture(product.id);
  const isWaiting = url === undefined;
  useIntersection(box, isWaiting ? ({ isIntersecting }) => setNear(isIntersecting) : null, { rootMargin: NEAR });
  useIntersection(box, isWaiting ? ({ isIntersecting }) => setInSight(isIntersecting) : null, {});
  useEffect(() => {
    if (!isWaiting || !isNear) return;
    return drawer?.request(product, isInSight);
  }, [drawer, product, isWaiting, isNear, isInSight]);
  usePlace(!isWaiting);
  return (
    <>
      <span
        ref={box}
        className={cx(
          'absolute inset-0 transition-opacity duration-200',
          isOff ? 'opacity-0' : 'group-hover:opacity-0',
        )}
      >
        {url !== undefined && (
          <img
            src={url}
            alt={t.preview(product.name)}
            width={CARD_SIDE}
            height={CARD_SIDE}
            aria-hidden={isOff}
            className={cx('own-picture', className)}
          />
        )}
      </span>
      {url !== undefined && (
        <button
          type="button"
          aria-label={isOff ? t.showOwn(product.name) : t.showShop(product.name)}
          onClick={() => setOff(!isOff)}
          className="own-picture-switch grid size-11 place-items-center rounded-full"
        >
          <span className="grid size-8 place-items-center rounded-full bg-ivory/94 shadow-glass">
            <Icon name={isOff ? 'image' : 'eye'} />
          </span>
        </button>
      )}
    </>
  );
}
