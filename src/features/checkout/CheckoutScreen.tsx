import { ProductsLoading, AccountCartMissing, AccountCartLoading } from '#components/CartLoadState.tsx';
import { PriceChangeNotice } from '#components/PriceChangeNotice.tsx';
import { paths } from '#config/paths.ts';
import { shopCapabilities } from '#config/shopCapabilities.ts';
import { checkoutMessages } from '#content/checkoutMessages.ts';
import { useMessages } from '#content/messages.ts';
import { formatPaise } from '#domain/money/money.ts';
import { LOADING } from '#domain/remote.ts';
import { useCartView, useAccountCart } from '#shop/cart/useCartView.ts';
import { useShop } from '#shop/ShopContext.tsx';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Notice } from '#ui/Notice.tsx';
import { CheckoutForm } from './CheckoutForm.tsx';
import { CheckoutBlockedNotice, UnknownOrder } from './CheckoutNotices.tsx';
import { useCheckout } from './useCheckout.ts';

/** The checkout, once the shop has read what the device stores. */
export function CheckoutScreen() {
  const isStarted = useShop((state) => state.isStarted);
  // A new shopper must not find what another one typed.
  const shopper = useShop((state) => state.shopper);
  return isStarted ? <Started key={shopper} /> : <ProductsLoading list={LOADING} />;
}

/** The checkout, or why there is nothing to order. */
function Started() {
  const { cart: cartText, checkout: checkoutText } = useMessages(checkoutMessages);
  const { products } = useCartView();
  const accountCart = useAccountCart();
  const checkout = useCheckout();
  const { lines, unanswered, fitting, blocker } = checkout;
  const unknown = unanswered && <UnknownOrder attempt={unanswered} checkout={checkout} />;
  if (products.status !== 'ready') return <ProductsLoading list={products} />;
  if (lines.length === 0 && !checkout.isBusy && accountCart !== null && accountCart.status !== 'ready')
    return <AccountCartLoading list={accountCart} />;
  if (lines.length === 0 && !checkout.isBusy) {
    return (
      <>
        {unknown}
        {/* Why the cart became empty while an order was about to be sent. */}
        {blocker && (
          <CheckoutBlockedNotice blocker={blocker} onSure={checkout.logInAgain} onLogIn={checkout.logInAgain} />
        )}
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
        <PriceChangeNotice
          question={question}
          place={checkout.notice}
          onAnswer={agree}
          {...(checkout.method === 'upi' && {
            help: checkoutText.blockers.changedUpi(formatPaise(question.before), shopCapabilities),
          })}
        />
      )}
      <AccountCartMissing />
      <CheckoutForm checkout={checkout} />
    </>
  );
}
