import { paths } from '#config/paths.ts';
import { shopWays } from '#config/shopWays.ts';
import { checkoutWords } from '#content/checkoutWords.ts';
import { useWords } from '#content/language.ts';
import { shopWords } from '#content/shopWords.ts';
import { useShop, useShopActions } from '#shop/ShopContext.tsx';
import { useCartView, useSavedCart } from '#shop/useCartView.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Notice } from '#ui/Notice.tsx';
import { formatPaise } from '#domain/money.ts';
import { TotalNotice } from '#blocks/TotalNotice.tsx';
import { SavedCartMissing } from '#blocks/SavedCartMissing.tsx';
import { SavedCartOnItsWay } from '#blocks/SavedCartOnItsWay.tsx';
import { Waiting } from '#ui/Waiting.tsx';
import { CheckoutForm } from './CheckoutForm.tsx';
import { UnknownOrder } from './UnknownOrder.tsx';
import { useCheckout } from './useCheckout.ts';

/** The checkout begins with what the device has kept: until the shop has read it, there is none. */
export function CheckoutScreen() {
  const t = useWords(shopWords);
  const { reload } = useShopActions();
  const isStarted = useShop((state) => state.isStarted);
  // What one shopper typed is nothing that the next one finds.
  const shopper = useShop((state) => state.shopper);
  return isStarted ? (
    <Started key={shopper} />
  ) : (
    <Waiting text={t.waiting.loading} onRetry={() => void reload('products')} />
  );
}

/** The checkout, or why there is nothing to check out. */
function Started() {
  const t = useWords(shopWords);
  const { cart: cartText, checkout: checkoutText } = useWords(checkoutWords);
  const { products } = useCartView();
  const saved = useSavedCart();
  const { reload, reloadCart } = useShopActions();
  const checkout = useCheckout();
  const { lines, unanswered, fitting } = checkout;
  const unknown = unanswered && <UnknownOrder note={unanswered} checkout={checkout} />;
  const retry = (): void => void reload('products');
  if (products.status === 'loading') return <Waiting text={t.waiting.loading} onRetry={retry} />;
  if (products.status === 'failed') {
    return (
      <EmptyState tone="failed" title={cartText.failed} text={products.message}>
        <Button onClick={retry}>{t.waiting.retry}</Button>
      </EmptyState>
    );
  }
  if (lines.length === 0 && !checkout.isBusy && saved !== null && saved.status !== 'ready')
    return <SavedCartOnItsWay saved={saved} onRetry={reloadCart} />;
  if (lines.length === 0 && !checkout.isBusy) {
    return (
      <>
        {unknown}
        <EmptyState title={checkoutText.empty}>
          <ButtonLink to={paths.collection} tone="primary">
            {cartText.browse}
          </ButtonLink>
        </EmptyState>
      </>
    );
  }
  if (fitting !== null) {
    return (
      <>
        {unknown}
        <Notice title={checkoutText.parts.title(lines.length)}>
          <p>{checkoutText.parts.help(fitting, lines.length - fitting)}</p>
          <Button tone="primary" onClick={checkout.orderPart}>
            {checkoutText.parts.order(fitting)}
          </Button>
        </Notice>
      </>
    );
  }
  const { question, agree } = checkout.total;
  return (
    <>
      {question && (
        <TotalNotice
          question={question}
          place={checkout.notice}
          onAnswer={agree}
          {...(checkout.method === 'upi' && {
            help: checkoutText.halts.changedUpi(formatPaise(question.before), shopWays),
          })}
        />
      )}
      <SavedCartMissing />
      <CheckoutForm checkout={checkout} />
    </>
  );
}
