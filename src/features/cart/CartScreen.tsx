import { Fragment, useId, useRef, useState, type ReactNode, type RefObject } from 'react';
import { Link } from 'react-router-dom';

import { ProductsLoading, AccountCartMissing, AccountCartLoading } from '#components/CartLoadState.tsx';
import { DeliveryEstimate } from '#components/DeliveryEstimate.tsx';
import { Picture } from '#components/Picture.tsx';
import { PriceChangeNotice, useCartTotalQuestion } from '#components/PriceChangeNotice.tsx';
import { LinePicture } from '#components/LinePicture.tsx';
import { QuantityField } from '#components/QuantityField.tsx';
import { TotalBar, TotalsList } from '#components/TotalsList.tsx';
import { useSizeText } from '#components/useSizeText.ts';
import { CART_UNDO_MS } from '#config/constants.ts';
import { paths } from '#config/paths.ts';
import { shopCapabilities } from '#config/shopCapabilities.ts';
import { checkoutMessages } from '#content/checkoutMessages.ts';
import { useMessages } from '#content/messages.ts';
import { countItems, lineId, type LineQuantity } from '#domain/cart/cart.ts';
import type { CartLine, Totals, UnavailableLine } from '#domain/cart/cartView.ts';
import { formatPaise } from '#domain/money/money.ts';
import { firstPicture } from '#domain/product/product.ts';
import { focusHeading, takeFocus } from '#lib/focusHeading.ts';
import { useTimeout } from '#lib/hooks/useTimeout.ts';
import { useCartView, useAccountCart } from '#shop/cart/useCartView.ts';
import { usePhotoCount } from '#shop/designs/useDesigns.ts';
import { checkoutStorage } from '#shop/orders/checkoutStorage.ts';
import { useShop, useShopActions } from '#shop/ShopContext.tsx';
import { Button, ButtonLink, IconButton } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
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
function useRemovals() {
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
function CartLines({ lines, unavailable, removing, renderDesigns }: CartLinesProps) {
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

type CartScreenProps = {
  /** Renders the designs of a line's pieces. */
  readonly renderDesigns: (line: CartLine) => ReactNode;
};

/** The cart: its lines, its totals, and a link to the checkout. */
export function CartScreen({ renderDesigns }: CartScreenProps) {
  const cartText = useMessages(checkoutMessages).cart;
  const { lines, unavailable, totals, products } = useCartView();
  const isStarted = useShop((state) => state.isStarted);
  const isEmpty = useShop((state) => countItems(state.cart) === 0);
  const accountCart = useAccountCart();
  const removing = useRemovals();
  const photos = usePhotoCount(lines);
  const question = useCartTotalQuestion();
  const button = useRef<HTMLAnchorElement>(null);
  const hasLines = lines.length + unavailable.length > 0;
  // The account's cart on the server may have lines although this device has none: wait for it.
  const isUnknown = isEmpty && accountCart !== null && accountCart.status !== 'ready';
  if (isStarted && (isEmpty || (products.status === 'ready' && !hasLines))) {
    return (
      <>
        {removing.removals.length > 0 && (
          <CartLines lines={[]} unavailable={[]} removing={removing} renderDesigns={renderDesigns} />
        )}
        {isUnknown ? (
          <AccountCartLoading list={accountCart} />
        ) : (
          <EmptyState title={cartText.empty} text={cartText.emptyHelp}>
            <ButtonLink to={paths.collection} tone="primary">
              {cartText.browse}
            </ButtonLink>
          </EmptyState>
        )}
      </>
    );
  }
  if (products.status !== 'ready') return <ProductsLoading list={products} />;
  return (
    <>
      <div className="grid items-start gap-8 md:grid-cols-[minmax(0,1fr)_304px] lg:grid-cols-[minmax(0,1fr)_376px] lg:gap-18">
        <div>
          {question && <PriceChangeNotice question={question} onAnswer={checkoutStorage.writeExpectedTotal} />}
          <AccountCartMissing />
          <CartLines lines={lines} unavailable={unavailable} removing={removing} renderDesigns={renderDesigns} />
          {photos > 0 && (
            <p className="mt-4 text-small text-ink-2">{cartText.photosToSend(photos, shopCapabilities)}</p>
          )}
          <Link to={paths.collection} className="mt-6 text-link">
            {cartText.addAnother}
          </Link>
        </div>
        <CartTotals totals={totals} isPayable={lines.length > 0} button={button} />
      </div>
      {lines.length > 0 && (
        <TotalBar label={cartText.checkoutBar} totals={totals} button={button}>
          <ButtonLink to={paths.placeOrder} tone="primary" className="px-3">
            {cartText.checkout}
          </ButtonLink>
        </TotalBar>
      )}
    </>
  );
}

type CartTotalsProps = {
  readonly totals: Totals;
  /** False while nothing in the cart can be bought. */
  readonly isPayable: boolean;
  readonly button: RefObject<HTMLAnchorElement | null>;
};

/** The totals, and a link to the checkout. */
function CartTotals({ totals, isPayable, button }: CartTotalsProps) {
  const cartText = useMessages(checkoutMessages).cart;
  return (
    <section aria-labelledby="totals" className="rounded-lg bg-cream px-5 py-6 md:sticky md:top-26 md:p-7">
      <h2 id="totals" className="pb-4 text-quote-phone leading-[1.875rem]">
        {cartText.totals}
      </h2>
      <TotalsList totals={totals} />
      {isPayable && (
        <ButtonLink ref={button} to={paths.placeOrder} tone="primary" size="large" isWide className="mt-5">
          {cartText.checkout}
        </ButtonLink>
      )}
      <div className="mt-5">
        <DeliveryEstimate />
      </div>
    </section>
  );
}
