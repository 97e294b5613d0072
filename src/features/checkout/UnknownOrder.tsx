import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { CheckCard, NotPaid } from '#components/PaymentQuestions.tsx';
import { ContactShopButton } from '#components/ContactShopButton.tsx';
import { paths } from '#config/paths.ts';
import { checkoutMessages } from '#content/checkoutMessages.ts';
import { useMessages } from '#content/language.ts';
import { formatPaise, paise } from '#domain/money/money.ts';
import type { OrderAttempt } from '#domain/order/orderAttempt.ts';
import { focusHeading } from '#lib/focusHeading.ts';
import { Button } from '#ui/Button.tsx';
import { FinalButton } from '#ui/FinalButton.tsx';
import { Notice } from '#ui/Notice.tsx';
import { OrdersLink } from './OrdersLink.tsx';
import type { Checkout } from './useCheckout.ts';

type UnknownOrderProps = { readonly attempt: OrderAttempt; readonly checkout: Checkout };

/** An order or a payment whose answer never came: where to look before ordering again. */
export function UnknownOrder({ attempt, checkout }: UnknownOrderProps) {
  const checkoutText = useMessages(checkoutMessages).checkout;
  const [isBusy, setBusy] = useState(false);
  if (attempt.isUnfound) return <UnfoundOrder attempt={attempt} checkout={checkout} />;
  if (attempt.isOnCardPage && !attempt.payment) return <OnCardPage attempt={attempt} checkout={checkout} />;
  const isPayment = attempt.widgetOrderId !== undefined;
  const texts = isPayment ? checkoutText.unpaidWidget : { title: checkoutText.unknown, help: checkoutText.unknownHelp };
  const check = async (): Promise<void> => {
    setBusy(true);
    await checkout.checkAgain(attempt);
    setBusy(false);
  };
  return (
    <Notice tone="error" title={attempt.payment ? checkoutText.unconfirmed.title : texts.title}>
      <p>{attempt.payment ? checkoutText.unconfirmed.help : texts.help}</p>
      {attempt.payment && (
        <Button size="small" isBusy={isBusy} onClick={() => void check()}>
          {checkoutText.unconfirmed.check}
        </Button>
      )}
      <OrdersLink />
      {/* A shopper who read that it is not paid knows best whether it was ever paid. */}
      {attempt.unpaidAt !== undefined && <NotPaid onNotPaid={() => checkout.release(attempt)} />}
    </Notice>
  );
}

/** A card page that was opened and never led back: it may have been paid. */
function OnCardPage({ attempt, checkout }: UnknownOrderProps) {
  const { cardBegun } = useMessages(checkoutMessages).checkout;
  const navigate = useNavigate();
  const { orderId, unpaidAt } = attempt;
  return (
    <Notice tone="error" title={cardBegun.title(formatPaise(paise(attempt.amount)))}>
      <p>{cardBegun.help}</p>
      <OrdersLink />
      {/* My Orders has it as not paid, and tells which order it is. */}
      {unpaidAt !== undefined && orderId !== undefined && (
        <CheckCard onPaid={() => void navigate(paths.cardPaid(orderId))} onNotPaid={() => checkout.release(attempt)} />
      )}
      {unpaidAt !== undefined && orderId === undefined && <NotPaid onNotPaid={() => checkout.release(attempt)} />}
    </Notice>
  );
}

/** A card payment that may have been made, for an order that nobody finds: said once before the next order. */
function UnfoundOrder({ attempt, checkout }: UnknownOrderProps) {
  const { checkout: checkoutText, orders: ordersText } = useMessages(checkoutMessages);
  const goOn = (): void => {
    checkout.orderAllTheSame(attempt);
    focusHeading();
  };
  return (
    <Notice tone="error" title={checkoutText.unfound.title(formatPaise(paise(attempt.amount)))}>
      <p className="wrap-anywhere">{checkoutText.unfound.help(attempt.idempotencyKey)}</p>
      <ContactShopButton message={ordersText.unconfirmedMessage(attempt.idempotencyKey)} size="small" />
      <OrdersLink />
      <FinalButton size="small" onClick={goOn}>
        {checkoutText.unfound.goOn}
      </FinalButton>
    </Notice>
  );
}
