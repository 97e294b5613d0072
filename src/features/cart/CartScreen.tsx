import { Link } from 'react-router-dom';

import { paths } from '#config/paths.ts';
import { checkoutWords } from '#content/checkoutWords.ts';
import { shopWords } from '#content/shopWords.ts';
import { countItems } from '#domain/cart.ts';
import { useWords } from '#lib/hooks/useWords.ts';
import { useShop, useShopActions } from '#shop/ShopContext.tsx';
import { useCartView, useSavedCart } from '#shop/useCartView.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { DeliveryEstimate } from '#blocks/DeliveryEstimate.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { SavedCartOnItsWay } from '#blocks/SavedCartOnItsWay.tsx';
import { TotalsList } from '#blocks/TotalsList.tsx';
import { Waiting } from '#ui/Waiting.tsx';
import { CartLineRow, UnavailableRow } from './CartLineRow.tsx';

/** The cart: its lines, its totals, and the way to the checkout. */
export function CartScreen() {
  const t = useWords(shopWords);
  const cartText = useWords(checkoutWords).cart;
  const { lines, unavailable, totals, products } = useCartView();
  const isStarted = useShop((state) => state.isStarted);
  const isEmpty = useShop((state) => countItems(state.cart) === 0);
  // An empty device says nothing of a shopper's cart before the server has been heard.
  const saved = useSavedCart();
  const { setQuantity, reload, reloadCart } = useShopActions();
  const hasLines = lines.length + unavailable.length > 0;
  if (isStarted && isEmpty && saved !== null && saved.status !== 'ready')
    return <SavedCartOnItsWay saved={saved} onRetry={reloadCart} />;
  if (isStarted && (isEmpty || (products.status === 'ready' && !hasLines))) {
    return (
      <EmptyState title={cartText.empty} text={cartText.emptyHelp}>
        <ButtonLink to={paths.collection} tone="primary">
          {cartText.browse}
        </ButtonLink>
      </EmptyState>
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
    <div className="grid items-start gap-8 md:grid-cols-[minmax(0,1fr)_304px] lg:grid-cols-[minmax(0,1fr)_376px] lg:gap-18">
      <div>
        <ul aria-label={cartText.lines} className="border-t border-gold-soft">
          {lines.map((line) => (
            <CartLineRow
              key={`${line.productId}/${line.size}`}
              line={line}
              onQuantity={(quantity) => setQuantity(line, quantity)}
            />
          ))}
          {unavailable.map((line) => (
            <UnavailableRow
              key={`${line.productId}/${line.size}`}
              line={line}
              onQuantity={(quantity) => setQuantity(line, quantity)}
            />
          ))}
        </ul>
        <Link
          to={paths.collection}
          className="mt-6 inline-flex min-h-11 items-center text-gold-text underline underline-offset-4"
        >
          {cartText.addAnother}
        </Link>
      </div>
      <section aria-labelledby="totals" className="rounded-lg bg-cream px-5 py-6 md:sticky md:top-6 md:p-7">
        <h2 id="totals" className="pb-4 text-quote-phone leading-7.5">
          {cartText.totals}
        </h2>
        <TotalsList totals={totals} />
        {lines.length > 0 && (
          <ButtonLink to={paths.placeOrder} tone="primary" size="large" isWide className="mt-5">
            {cartText.checkout}
          </ButtonLink>
        )}
        <div className="mt-5">
          <DeliveryEstimate />
        </div>
      </section>
    </div>
  );
}
