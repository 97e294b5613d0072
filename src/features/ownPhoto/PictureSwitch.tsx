import { useMessages } from '#content/language.ts';
import { ownPhotoMessages } from '#content/ownPhotoMessages.ts';
import type { Product } from '#domain/product/product.ts';
import { cx } from '#lib/cx.ts';
import { switchOff } from '#components/switchOff.ts';
import { Icon } from '#ui/Icon.tsx';
import { useIsOff } from './current.ts';

type PictureSwitchProps = { readonly product: Product; readonly className: string };

/** Switches a product between the shopper's photo and the shop's picture, on its card and its page alike. */
export function PictureSwitch({ product, className }: PictureSwitchProps) {
  const t = useMessages(ownPhotoMessages);
  const isOff = useIsOff(product);
  return (
    <button
      type="button"
      aria-label={isOff ? t.showOwn(product.name) : t.showShop(product.name)}
      onClick={() => switchOff(product.id, !isOff)}
      className={cx('grid size-11 place-items-center rounded-full', className)}
    >
      <span className="grid size-8 place-items-center rounded-full bg-ivory/94 shadow-glass">
        <Icon name={isOff ? 'image' : 'eye'} />
      </span>
    </button>
  );
}
