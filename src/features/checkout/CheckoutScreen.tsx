import { paths } from '#config/paths.ts';
import { cartCopy, checkoutCopy } from '#content/checkoutText.ts';
import { useCopy } from '#lib/useCopy.ts';
import { useWords } from '#lib/useWords.ts';
import { useShop, useShopActions } from '#shop/ShopContext.tsx';
import { useCartView } from '#shop/useCartView.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Waiting } from '#ui/Waiting.tsx';
import { CheckoutForm } from './CheckoutForm.tsx';
import { UnknownOrder } from './UnknownOrder.tsx';
import { useCheckout } from './useCheckout.ts';

/** The checkout, or why there is nothing to check out. */
export function CheckoutScreen() {
  const t = useWords();
  const cartText = useCopy(cartCopy);
  const checkoutText = useCopy(checkoutCopy);
  const { lines, totals, products } = useCartView();
  const isStarted = useShop((state) => state.isStarted);
  const { reload } = useShopActions();
  const checkout = useCheckout();
  const retry = (): void => void reload('products');
  if (!isStarted || products.status === 'loading') return <Waiting text={t.waiting.loading} onRetry={retry} />;
  if (products.status === 'failed') {
    return (
      <EmptyState tone="failed" title={cartText.failed} text={products.message}>
        <Button onClick={retry}>{t.waiting.retry}</Button>
      </EmptyState>
    );
  }
  if (lines.length === 0 && !checkout.isBusy) {
    return (
      <>
        {checkout.isUnknown && <UnknownOrder />}
        <EmptyState title={checkoutText.empty}>
          <ButtonLink to={paths.collection} tone="primary">
            {cartText.browse}
          </ButtonLink>
        </EmptyState>
      </>
    );
  }
  return <CheckoutForm checkout={checkout} lines={lines} totals={totals} />;
}
