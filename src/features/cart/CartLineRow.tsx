import { useSizeText } from '#components/useSizeText.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { paths } from '#config/paths.ts';
import { checkoutMessages } from '#content/checkoutMessages.ts';
import { useMessages } from '#content/language.ts';
import { formatPaise } from '#domain/money/money.ts';
import { firstPicture } from '#domain/product/product.ts';
import type { CartLine, UnavailableLine } from '#domain/cart/totals.ts';
import { useShopActions } from '#shop/ShopContext.tsx';
import { LinePicture } from '#components/ProductPicture.tsx';
import { Picture } from '#components/Picture.tsx';
import { Price } from '#ui/Price.tsx';
import { QuantityField } from '#components/QuantityField.tsx';
import { IconButton } from '#ui/IconButton.tsx';

const row =
  'grid grid-cols-[clamp(88px,31vw,120px)_minmax(0,1fr)_auto] items-start gap-x-3.5 gap-y-1 border-b border-line py-4 md:py-5 lg:grid-cols-[120px_minmax(0,1fr)_auto_auto] lg:items-center lg:gap-x-6';
const picture = 'row-span-2 aspect-square w-full rounded-sm lg:row-span-1';

type Changes = {
  /** True for a line whose removal was just undone: it takes the focus. */
  readonly isRestored: boolean;
  readonly onRemove: () => void;
};

const focusFirst = (line: HTMLLIElement | null): void => line?.querySelector<HTMLElement>('a, button')?.focus();

/** The children show the designs of the pieces. */
type CartLineRowProps = Changes & { readonly line: CartLine; readonly children: ReactNode };

/** A line of the cart: picture, name, size, price, quantity, total and a button that removes it. */
export function CartLineRow({ line, isRestored, onRemove, children }: CartLineRowProps) {
  const cartText = useMessages(checkoutMessages).cart;
  const { setQuantity } = useShopActions();
  const { product, quantity, total } = line;
  const size = useSizeText()(line.size);
  return (
    <li ref={isRestored ? focusFirst : undefined} className={row}>
      <LinePicture line={line} side={120} isEnlargeable className={picture} />
      <div className="min-w-0">
        <Link
          to={paths.product(product.id)}
          lang="en"
          className="text-large font-medium break-anywhere hover:underline"
        >
          {product.name}
        </Link>
        <p className="text-small break-anywhere text-ink-3">{cartText.size(size)}</p>
        <p className="text-small text-ink-3">{cartText.each(formatPaise(product.price))}</p>
      </div>
      <div className="col-start-2 lg:col-start-auto">
        <QuantityField
          quantity={quantity}
          labels={{
            field: cartText.quantityOf(product.name, size),
            less: cartText.less(product.name, size),
            more: cartText.more(product.name, size),
            most: cartText.most,
          }}
          onChange={(pieces) => setQuantity(line, pieces)}
        />
      </div>
      <div className="col-start-3 row-span-2 row-start-1 flex h-full flex-col items-end justify-between lg:col-start-auto lg:row-span-1 lg:row-start-auto lg:h-auto lg:flex-row lg:items-center lg:gap-3">
        <Price amount={total} className="text-right font-semibold lg:min-w-21" />
        <IconButton icon="trash" label={cartText.remove(product.name, size)} onClick={onRemove} />
      </div>
      {children}
    </li>
  );
}

/** A line that cannot be bought now: shown with the reason, and not in the total. */
export function UnavailableRow({ line, isRestored, onRemove }: Changes & { readonly line: UnavailableLine }) {
  const cartText = useMessages(checkoutMessages).cart;
  const name = line.product?.name ?? cartText.unknownGift;
  const size = useSizeText()(line.size);
  return (
    <li ref={isRestored ? focusFirst : undefined} className={row}>
      <Picture
        url={line.product && firstPicture(line.product)?.url}
        alt=""
        width={120}
        upTo={360}
        className={`${picture} opacity-60`}
      />
      <div className="min-w-0 lg:col-span-2">
        <p lang={line.product ? 'en' : undefined} className="text-large font-medium break-anywhere">
          {name}
        </p>
        <p className="text-small break-anywhere text-ink-3">{cartText.size(size)}</p>
        <p className="mt-1 text-small font-semibold text-error">{cartText.unavailable[line.reason]}</p>
        <p className="text-small text-ink-2">{cartText.unavailableHelp}</p>
      </div>
      <IconButton icon="trash" label={cartText.remove(name, size)} onClick={onRemove} />
    </li>
  );
}
