import { useRef, type ReactNode, type RefObject } from 'react';
import { Link } from 'react-router-dom';

import { ProductsPending, SavedCartMissing, SavedCartPending } from '#components/CartPending.tsx';
import { DeliveryEstimate } from '#components/DeliveryEstimate.tsx';
import { PriceChangeNotice } from '#components/PriceChangeNotice.tsx';
import { TotalBar } from '#components/TotalBar.tsx';
import { TotalsList } from '#components/TotalsList.tsx';
import { useSeenInCart } from '#components/useTotalQuestion.ts';
import { paths } from '#config/paths.ts';
import { shopCapabilities } from '#config/shopCapabilities.ts';
import { checkoutMessages } from '#content/checkoutMessages.ts';
import { useMessages } from '#content/language.ts';
import { countItems } from '#domain/cart/cart.ts';
import type { CartLine, Totals } from '#domain/cart/totals.ts';
import { useCartView, useSavedCart } from '#shop/cart/useCartView.ts';
import { usePhotoCount } from '#shop/designs/useDesigns.ts';
import { checkoutStorage } from '#shop/orders/checkoutStorage.ts';
import { useShop } from '#shop/ShopContext.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { CartLines, useRemovals } from './CartLines.tsx';

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
  // The account's cart on the server may have lines although this device has none: wait for it.
  const saved = useSavedCart();
  const removing = useRemovals();
  const photos = usePhotoCount(lines);
  const question = useSeenInCart();
  const button = useRef<HTMLAnchorElement>(null);
  const hasLines = lines.length + unavailable.length > 0;
  if (isStarted && isEmpty && saved !== null && saved.status !== 'ready') return <SavedCartPending list={saved} />;
  if (isStarted && (isEmpty || (products.status === 'ready' && !hasLines))) {
    return (
      <>
        {removing.removals.length > 0 && (
          <CartLines lines={[]} unavailable={[]} removing={removing} renderDesigns={renderDesigns} />
        )}
        <EmptyState title={cartText.empty} text={cartText.emptyHelp}>
          <ButtonLink to={paths.collection} tone="primary">
            {cartText.browse}
          </ButtonLink>
        </EmptyState>
      </>
    );
  }
  if (products.status !== 'ready') return <ProductsPending list={products} />;
  return (
    <>
      <div className="grid items-start gap-8 md:grid-cols-[minmax(0,1fr)_304px] lg:grid-cols-[minmax(0,1fr)_376px] lg:gap-18">
        <div>
          {question && <PriceChangeNotice question={question} onAnswer={checkoutStorage.writeExpectedTotal} />}
          <SavedCartMissing />
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
