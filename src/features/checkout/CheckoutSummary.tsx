import { useSizeText } from '#components/useSizeText.ts';
import { useId, type RefObject } from 'react';

import { checkoutMessages } from '#content/checkoutMessages.ts';
import { useMessages } from '#content/messages.ts';
import { commonMessages } from '#content/commonMessages.ts';
import { lineId } from '#domain/cart/cart.ts';
import { formatPaise } from '#domain/money/money.ts';
import type { CartLine } from '#domain/cart/cartView.ts';
import { langAttributeOf } from '#domain/text/langAttribute.ts';
import { useSlow } from '#lib/hooks/useTimeout.ts';
import { DeliveryEstimate } from '#components/DeliveryEstimate.tsx';
import { LinePicture } from '#components/LinePicture.tsx';
import { IrreversibleButton } from '#ui/IrreversibleButton.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Price } from '#ui/Price.tsx';
import { TotalsList } from '#components/TotalsList.tsx';
import { CheckoutBlockedNotice, OrdersLink, UnknownOrder } from './CheckoutNotices.tsx';
import { TOTALS_ID, type Checkout } from './useCheckout.ts';

type CheckoutSummaryProps = {
  readonly checkout: Checkout;
  readonly button: RefObject<HTMLButtonElement | null>;
  /** True for a shopper who has just signed up to send this order. */
  readonly isAccountNew: boolean;
};

/** What is ordered, what it costs, and the order button with the total on it. */
export function CheckoutSummary({ checkout, button, isAccountNew }: CheckoutSummaryProps) {
  const { lines, totals, method, isBusy, unanswered, blocker, failure, isBlocked } = checkout;
  const { question } = checkout.total;
  const t = useMessages(commonMessages);
  const { cart: cartText, checkout: checkoutText, total: totalText } = useMessages(checkoutMessages);
  const oneTapId = useId();
  const isSlow = useSlow(isBusy);
  const total = formatPaise(totals.total);
  // UPI has a payment and a tick before its order.
  const isOneTapLeft =
    isAccountNew &&
    method !== 'upi' &&
    checkout.faults.size === 0 &&
    !isBlocked &&
    blocker === null &&
    failure === null;
  return (
    <section aria-labelledby={TOTALS_ID} className="rounded-lg bg-cream px-5 py-6 md:sticky md:top-26 md:p-7">
      <h2
        id={TOTALS_ID}
        tabIndex={-1}
        aria-describedby={isOneTapLeft ? oneTapId : undefined}
        className="mb-3 text-quote-phone leading-[1.875rem]"
      >
        {cartText.totals}
      </h2>
      {isOneTapLeft && (
        <p id={oneTapId} className="flex gap-2.5 font-semibold text-success">
          <Icon name="check" className="mt-0.75" />
          <span>{checkoutText.oneTapLeft}</span>
        </p>
      )}
      <ul className="mb-3">
        {lines.map((line) => (
          <MiniLine key={lineId(line)} line={line} />
        ))}
      </ul>
      <TotalsList totals={totals} />
      {unanswered && <UnknownOrder attempt={unanswered} checkout={checkout} />}
      {blocker && (
        <CheckoutBlockedNotice
          blocker={blocker}
          onSure={() => checkout.isReady() && void checkout.place(true)}
          onLogIn={checkout.logInAgain}
        />
      )}
      {failure !== null && unanswered === null && method !== 'upi' && <Notice tone="error" title={failure} />}
      {isSlow && (
        <Notice title={t.waiting.slow}>
          <p>{checkoutText.slowHelp}</p>
          <OrdersLink />
        </Notice>
      )}
      <IrreversibleButton
        ref={button}
        type="submit"
        tone="primary"
        size="large"
        isWide
        isBusy={isBusy}
        isOff={isBlocked}
        className="mt-5"
      >
        {isBusy ? checkoutText.placing : checkoutText.place(total)}
      </IrreversibleButton>
      {question && <p className="mt-3 text-small font-semibold">{totalText.first}</p>}
      <div className="mt-4 grid gap-4 border-t border-line pt-4">
        <p className="grid grid-cols-[24px_1fr] gap-3 font-semibold">
          <Icon name="lock" size="large" className="text-gold-text" />
          <span>{checkoutText.pays[method](total)}</span>
        </p>
        <DeliveryEstimate />
      </div>
    </section>
  );
}

/** A small line of the order with its total. */
function MiniLine({ line }: { readonly line: CartLine }) {
  const sizeText = useSizeText();
  const checkoutText = useMessages(checkoutMessages).checkout;
  const { product, size, quantity, total } = line;
  return (
    <li className="grid grid-cols-[56px_minmax(0,1fr)_auto] items-center gap-3.5 py-2.5 text-fine leading-[1.25rem]">
      <LinePicture line={line} side={56} className="size-14 rounded-sm" />
      <span className="min-w-0 break-anywhere">
        <span lang="en">{product.name}</span>
        <span className="block text-small text-ink-3">
          <span lang={langAttributeOf(sizeText(size))}>{sizeText(size)}</span>
          <span>{`, ${checkoutText.pieces(quantity)}`}</span>
        </span>
      </span>
      <Price amount={total} />
    </li>
  );
}
