import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { CheckCard, NotPaid } from '#blocks/PaymentQuestions.tsx';
import { TellShop } from '#blocks/TellShop.tsx';
import { paths } from '#config/paths.ts';
import { checkoutMessages } from '#content/checkoutMessages.ts';
import { useMessages } from '#content/language.ts';
import { formatPaise, paise } from '#domain/money.ts';
import type { OrderNote } from '#domain/orderNote.ts';
import { focusHeading } from '#lib/focusHeading.ts';
import { Button } from '#ui/Button.tsx';
import { FinalButton } from '#ui/FinalButton.tsx';
import { Notice } from '#ui/Notice.tsx';
import { OrdersLink } from './OrdersLink.tsx';
import type { Checkout } from './useCheckout.ts';

type UnknownOrderProps = { readonly note: OrderNote; readonly checkout: Checkout };

/** An order or a payment whose answer never came: where to look before ordering again. */
export function UnknownOrder({ note, checkout }: UnknownOrderProps) {
  const checkoutText = useMessages(checkoutMessages).checkout;
  const [isBusy, setBusy] = useState(false);
  if (note.isUnfound) return <UnfoundOrder note={note} checkout={checkout} />;
  if (note.isOnCardPage && !note.payment) return <OnCardPage note={note} checkout={checkout} />;
  const isPayment = note.widgetOrderId !== undefined;
  const texts = isPayment ? checkoutText.unpaidWidget : { title: checkoutText.unknown, help: checkoutText.unknownHelp };
  const check = async (): Promise<void> => {
    setBusy(true);
    await checkout.checkAgain(note);
    setBusy(false);
  };
  return (
    <Notice tone="error" title={note.payment ? checkoutText.unconfirmed.title : texts.title}>
      <p>{note.payment ? checkoutText.unconfirmed.help : texts.help}</p>
      {note.payment && (
        <Button size="small" isBusy={isBusy} onClick={() => void check()}>
          {checkoutText.unconfirmed.check}
        </Button>
      )}
      <OrdersLink />
      {/* A shopper who read that it is not paid knows best whether it was ever paid. */}
      {note.unpaidAt !== undefined && <NotPaid onNotPaid={() => checkout.release(note)} />}
    </Notice>
  );
}

/** A card page that was opened and never led back: it may have been paid. */
function OnCardPage({ note, checkout }: UnknownOrderProps) {
  const { cardBegun } = useMessages(checkoutMessages).checkout;
  const navigate = useNavigate();
  const { orderId, unpaidAt } = note;
  return (
    <Notice tone="error" title={cardBegun.title(formatPaise(paise(note.amount)))}>
      <p>{cardBegun.help}</p>
      <OrdersLink />
      {/* My Orders has it as not paid, and tells which order it is. */}
      {unpaidAt !== undefined && orderId !== undefined && (
        <CheckCard onPaid={() => void navigate(paths.cardPaid(orderId))} onNotPaid={() => checkout.release(note)} />
      )}
      {unpaidAt !== undefined && orderId === undefined && <NotPaid onNotPaid={() => checkout.release(note)} />}
    </Notice>
  );
}

/** A card payment that may have been made, for an order that nobody finds: said once before the next order. */
function UnfoundOrder({ note, checkout }: UnknownOrderProps) {
  const { checkout: checkoutText, orders: ordersText } = useMessages(checkoutMessages);
  const goOn = (): void => {
    checkout.orderAllTheSame(note);
    focusHeading();
  };
  return (
    <Notice tone="error" title={checkoutText.unfound.title(formatPaise(paise(note.amount)))}>
      <p className="wrap-anywhere">{checkoutText.unfound.help(note.ref)}</p>
      <TellShop message={ordersText.unconfirmedMessage(note.ref)} size="small" />
      <OrdersLink />
      <FinalButton size="small" onClick={goOn}>
        {checkoutText.unfound.goOn}
      </FinalButton>
    </Notice>
  );
}
