import { useRef, type ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { paths } from '#config/paths.ts';
import { checkoutWords } from '#content/checkoutWords.ts';
import { useWords } from '#content/language.ts';
import { shopWords } from '#content/shopWords.ts';
import { countItems } from '#domain/cart.ts';
import type { CartLine } from '#domain/totals.ts';
import { checkoutSession } from '#shop/checkoutSession.ts';
import { useShop, useShopActions } from '#shop/ShopContext.tsx';
import { useCartView, useSavedCart } from '#shop/useCartView.ts';
import { usePhotoCount } from '#shop/useDesigns.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { SavedCartMissing } from '#blocks/SavedCartMissing.tsx';
import { SavedCartOnItsWay } from '#blocks/SavedCartOnItsWay.tsx';
import { TotalBar } from '#blocks/TotalBar.tsx';
import { TotalNotice } from '#blocks/TotalNotice.tsx';
import { useSeenInCart } from '#blocks/useTotalQuestion.ts';
import { Waiting } from '#ui/Waiting.tsx';
import { CartLines } from './CartLines.tsx';
import { CartTotals } from './CartTotals.tsx';
import { useRemovals } from './useRemovals.ts';

type CartScreenProps = {
  /** How the pieces of a line are made. */
  readonly renderDesigns: (line: CartLine) => ReactNode;
};

/** The cart: its lines, its totals, and the way to the checkout. */
export function CartScreen({ renderDesigns }: CartScreenProps) {
  const t = useWords(shopWords);
  const cartText = useWords(checkoutWords).cart;
  const { lines, unavailable, totals, products } = useCartView();
  const isStarted = useShop((state) => state.isStarted);
  const isEmpty = useShop((state) => countItems(state.cart) === 0);
  // An empty device says nothing of a shopper's cart before the server has been heard.
  const saved = useSavedCart();
  const { reload, reloadCart } = useShopActions();
  const removing = useRemovals();
  const photos = usePhotoCount(lines);
  const question = useSeenInCart();
  const button = useRef<HTMLAnchorElement>(null);
  const hasLines = lines.length + unavailable.length > 0;
  if (isStarted && isEmpty && saved !== null && saved.status !== 'ready')
    return <SavedCartOnItsWay saved={saved} onRetry={reloadCart} />;
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
  if (products.status === 'loading')
    return <Waiting text={t.waiting.loading} onRetry={() => void reload('products')} />;
  if (products.status === 'failed') {
    return (
      <EmptyState tone="failed" title={cartText.failed} text={products.message}>
        <Button onClick={() => void reload('products')}>{t.waiting.retry}</Button>
      </EmptyState>
    );
  }
  return (
    <>
      <div className="grid items-start gap-8 md:grid-cols-[minmax(0,1fr)_304px] lg:grid-cols-[minmax(0,1fr)_376px] lg:gap-18">
        <div>
          {question && <TotalNotice question={question} onAnswer={checkoutSession.keepTotal} />}
          <SavedCartMissing />
          <CartLines lines={lines} unavailable={unavailable} removing={removing} renderDesigns={renderDesigns} />
          {photos > 0 && <p className="mt-4 text-small text-ink-2">{cartText.photosToSend(photos)}</p>}
          <Link to={paths.collection} className="mt-6 text-link">
            {cartText.addAnother}
          </Link>
        </div>
        <CartTotals totals={totals} isPayable={lines.length > 0} button={button} />
      </div>
      {lines.length > 0 && (
        <TotalBar label={cartText.checkoutBar} totals={totals} button={button}>
          <ButtonLink to={paths.placeOrder} tone="primary" className="px-3!">
            {cartText.checkout}
          </ButtonLink>
        </TotalBar>
      )}
    </>
  );
}
