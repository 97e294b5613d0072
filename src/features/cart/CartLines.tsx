import { Fragment, useId, useRef, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { Picture } from '#components/Picture.tsx';
import { LinePicture } from '#components/ProductPicture.tsx';
import { QuantityField } from '#components/QuantityField.tsx';
import { useSizeText } from '#components/useSizeText.ts';
import { CART_UNDO_MS } from '#config/constants.ts';
import { paths } from '#config/paths.ts';
import { checkoutMessages } from '#content/checkoutMessages.ts';
import { useMessages } from '#content/language.ts';
import { lineId, type LineQuantity } from '#domain/cart/cart.ts';
import type { CartLine, UnavailableLine } from '#domain/cart/totals.ts';
import { formatPaise } from '#domain/money/money.ts';
import { firstPicture } from '#domain/product/product.ts';
import { focusHeading } from '#lib/focusHeading.ts';
import { useTimeout } from '#lib/hooks/useTimeout.ts';
import { takeFocus } from '#lib/takeFocus.ts';
import { useShopActions } from '#shop/ShopContext.tsx';
import { Button } from '#ui/Button.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Price } from '#ui/Price.tsx';

/** A line that was just removed, and whose removal can be undone. */
type Removal = {
  readonly key: string;
  readonly line: LineQuantity;
  readonly name: string;
  /** The key of the line after it; null for the last. */
  readonly next: string | null;
};

/** Removes lines from the cart; each removal can be undone until it is forgotten. */
export function useRemovals() {
  const { setQuantity, putLineBack } = useShopActions();
  const [removals, setRemovals] = useState<readonly Removal[]>([]);
  const [restored, setRestored] = useState<string | null>(null);
  const forget = ({ key }: Removal): void => setRemovals((all) => all.filter((one) => one.key !== key));
  return {
    removals,
    /** The key of the line whose removal was undone last: it takes the focus. */
    restored,
    forget,
    remove: (removal: Removal): void => {
      setRemovals((all) => [...all.filter(({ key }) => key !== removal.key), removal]);
      setRestored(null);
      setQuantity(removal.line, 0);
    },
    /** Puts the line back before the line `next`; at the end for null. */
    undo: (removal: Removal, next: string | null): void => {
      putLineBack(removal.line, next);
      setRestored(removal.key);
      forget(removal);
    },
  };
}

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
function CartLineRow({ line, isRestored, onRemove, children }: CartLineRowProps) {
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
function UnavailableRow({ line, isRestored, onRemove }: Changes & { readonly line: UnavailableLine }) {
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

type CartLinesProps = {
  readonly lines: readonly CartLine[];
  readonly unavailable: readonly UnavailableLine[];
  readonly removing: ReturnType<typeof useRemovals>;
  /** Renders the designs of a line's pieces. */
  readonly renderDesigns: (line: CartLine) => ReactNode;
};

/** The lines of the cart, with an undo row in place of each line that was just removed. */
export function CartLines({ lines, unavailable, removing, renderDesigns }: CartLinesProps) {
  const cartText = useMessages(checkoutMessages).cart;
  const { removals, restored, remove } = removing;
  const all: readonly (CartLine | UnavailableLine)[] = [...lines, ...unavailable];
  const keys = all.map(lineId);
  /** The next line that is still in the cart, skipping removed ones; null at the end. */
  const remaining = (next: string | null): string | null =>
    next === null || keys.includes(next) ? next : remaining(removals.find(({ key }) => key === next)?.next ?? null);
  const removedAt = (key: string | null) =>
    removals
      .filter(({ next }) => remaining(next) === key)
      .map((removal) => <RemovedRow key={removal.key} removal={removal} next={key} removing={removing} />);
  return (
    <ul aria-label={cartText.lines} className="border-t border-gold-soft">
      {all.map((line, place) => {
        const key = lineId(line);
        const name = line.product?.name ?? cartText.unknownGift;
        const row = {
          isRestored: key === restored,
          onRemove: () => remove({ key, line, name, next: keys[place + 1] ?? null }),
        };
        return (
          <Fragment key={key}>
            {removedAt(key)}
            {'total' in line ? (
              <CartLineRow line={line} {...row}>
                {renderDesigns(line)}
              </CartLineRow>
            ) : (
              <UnavailableRow line={line} {...row} />
            )}
          </Fragment>
        );
      })}
      {removedAt(null)}
    </ul>
  );
}

type RemovedRowProps = Pick<CartLinesProps, 'removing'> & { readonly removal: Removal; readonly next: string | null };

/** In place of a removed line: a button that undoes the removal for CART_UNDO_MS. */
function RemovedRow({ removal, next, removing: { undo, forget } }: RemovedRowProps) {
  const sizeText = useSizeText();
  const cartText = useMessages(checkoutMessages).cart;
  const id = useId();
  const row = useRef<HTMLLIElement>(null);
  useTimeout(() => {
    if (row.current?.contains(document.activeElement)) focusHeading();
    forget(removal);
  }, CART_UNDO_MS);
  return (
    <li ref={row} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line py-3">
      <span id={id} className="min-w-0 text-small break-anywhere text-ink-2">
        {cartText.removed(removal.name, sizeText(removal.line.size))}
      </span>
      <Button ref={takeFocus} size="small" aria-describedby={id} onClick={() => undo(removal, next)}>
        {cartText.undo}
      </Button>
    </li>
  );
}
