import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';

import { ContactShopButton } from '#components/ContactShopButton.tsx';
import { CheckCard, NotPaid } from '#components/PaidOrNotButtons.tsx';
import { paths } from '#config/paths.ts';
import { shopCapabilities } from '#config/shopCapabilities.ts';
import { checkoutMessages } from '#content/checkoutMessages.ts';
import { useMessages } from '#content/messages.ts';
import { formatPaise, paise } from '#domain/money/money.ts';
import type { OrderAttempt } from '#domain/order/orderAttempt.ts';
import { focusHeading } from '#lib/focusHeading.ts';
import { Button } from '#ui/Button.tsx';
import { IrreversibleButton } from '#ui/IrreversibleButton.tsx';
import { Notice } from '#ui/Notice.tsx';
import type { Checkout } from './useCheckout.ts';
import type { CheckoutBlocker } from './useOutcome.ts';

/** A link to My Orders, for a notice. */
export function OrdersLink() {
  const checkoutText = useMessages(checkoutMessages).checkout;
  return (
    <Link to={paths.orders} className="text-link font-semibold">
      {checkoutText.seeOrders}
    </Link>
  );
}

/** HTTP's status for too many calls: its message says how long to wait. */
const TOO_MANY_CALLS = 429;

/** Scrolls a notice into view: after a reload the page starts at the top. */
function InSight({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'center', behavior: 'instant' });
  }, []);
  return <div ref={place}>{children}</div>;
}

type CheckoutBlockedNoticeProps = {
  readonly blocker: CheckoutBlocker;
  readonly onSure: () => void;
  readonly onLogIn: () => void;
};

/** Why the order was not sent, and what to check before it is. */
export function CheckoutBlockedNotice({ blocker, onSure, onLogIn }: CheckoutBlockedNoticeProps) {
  const { blockers } = useMessages(checkoutMessages).checkout;
  switch (blocker.next) {
    case 'changed':
      return (
        <Notice tone="error" title={blockers.changed(formatPaise(blocker.before), formatPaise(blocker.after))}>
          <p>
            {blocker.method === 'upi'
              ? blockers.changedUpi(formatPaise(blocker.before), shopCapabilities)
              : blockers.changedHelp}
          </p>
        </Notice>
      );
    case 'updated':
      return (
        <InSight>
          <Notice tone="error" title={blockers.updated}>
            <p>{blocker.method === 'upi' ? blockers.updatedUpi(shopCapabilities) : blockers.updatedHelp}</p>
          </Notice>
        </InSight>
      );
    case 'unpriced':
      return (
        <Notice tone="error" title={blockers.unpriced}>
          <p>{blocker.error.status === TOO_MANY_CALLS ? blocker.error.message : blockers.unpricedHelp}</p>
        </Notice>
      );
    case 'tooLarge':
      return (
        <Notice tone="error" title={blockers.tooLarge}>
          <p>{blockers.tooLargeHelp(blocker.fitting)}</p>
        </Notice>
      );
    case 'cartChanged':
      return (
        <Notice tone="error" title={blockers.cartChanged}>
          <p>{blockers.cartChangedHelp}</p>
          <OrdersLink />
        </Notice>
      );
    case 'sessionChanged':
      return (
        <Notice tone="error" title={blockers.sessionChanged}>
          <p>{blockers.sessionChangedHelp}</p>
        </Notice>
      );
    case 'storageCleared':
      return (
        <Notice tone="error" title={blockers.storageCleared}>
          <p>{blockers.storageClearedHelp}</p>
          <Button size="small" onClick={onLogIn}>
            {blockers.logIn}
          </Button>
        </Notice>
      );
    case 'notPersisted':
      return (
        <Notice tone="error" title={blockers.notPersisted}>
          <p>{blockers.notPersistedHelp}</p>
          <IrreversibleButton size="small" onClick={onSure}>
            {blockers.sure}
          </IrreversibleButton>
          <OrdersLink />
        </Notice>
      );
  }
}

/** What may have happened to an order or a payment without an answer. */
export function useUnknownTitle(attempt: OrderAttempt | null): string | null {
  const t = useMessages(checkoutMessages).checkout;
  if (attempt === null) return null;
  const total = formatPaise(paise(attempt.amount));
  if (attempt.isUnfound) return t.unfound.title(total);
  if (attempt.payment) return t.unconfirmed.title;
  if (attempt.isOnCardPage) return t.cardBegun.title(total);
  return attempt.widgetOrderId === undefined ? t.unknown : t.unpaidWidget.title;
}

type UnknownOrderProps = { readonly attempt: OrderAttempt; readonly checkout: Checkout };

/** An order or a payment without an answer: where to look before ordering again. */
export function UnknownOrder({ attempt, checkout }: UnknownOrderProps) {
  const checkoutText = useMessages(checkoutMessages).checkout;
  const title = useUnknownTitle(attempt) ?? '';
  const [isBusy, setBusy] = useState(false);
  if (attempt.isUnfound) return <UnfoundOrder attempt={attempt} checkout={checkout} />;
  if (attempt.isOnCardPage && !attempt.payment) return <OnCardPage attempt={attempt} checkout={checkout} />;
  const help = attempt.widgetOrderId === undefined ? checkoutText.unknownHelp : checkoutText.unpaidWidget.help;
  const check = async (): Promise<void> => {
    setBusy(true);
    await checkout.checkAgain(attempt);
    setBusy(false);
  };
  return (
    <Notice tone="error" title={title}>
      <p>{attempt.payment ? checkoutText.unconfirmed.help : help}</p>
      {attempt.payment && (
        <Button size="small" isBusy={isBusy} onClick={() => void check()}>
          {checkoutText.unconfirmed.check}
        </Button>
      )}
      <OrdersLink />
      {/* Only a shopper who has read that it is not paid may say that it never was. */}
      {attempt.unpaidAt !== undefined && <NotPaid onNotPaid={() => checkout.release(attempt)} />}
    </Notice>
  );
}

/** A card page that was opened and never led back: the order may be paid. */
function OnCardPage({ attempt, checkout }: UnknownOrderProps) {
  const { cardBegun } = useMessages(checkoutMessages).checkout;
  const title = useUnknownTitle(attempt) ?? '';
  const navigate = useNavigate();
  const { orderId, unpaidAt } = attempt;
  return (
    <Notice tone="error" title={title}>
      <p>{cardBegun.help}</p>
      <OrdersLink />
      {/* My Orders shows it as not paid, and which order it is. */}
      {unpaidAt !== undefined && orderId !== undefined && (
        <CheckCard onPaid={() => void navigate(paths.cardPaid(orderId))} onNotPaid={() => checkout.release(attempt)} />
      )}
      {unpaidAt !== undefined && orderId === undefined && <NotPaid onNotPaid={() => checkout.release(attempt)} />}
    </Notice>
  );
}

/** A card payment that may have been made, without an order in My Orders: shown once before the next order. */
function UnfoundOrder({ attempt, checkout }: UnknownOrderProps) {
  const { checkout: checkoutText, orders: ordersText } = useMessages(checkoutMessages);
  const title = useUnknownTitle(attempt) ?? '';
  const total = formatPaise(paise(attempt.amount));
  const goOn = (): void => {
    checkout.orderAnyway(attempt);
    focusHeading();
  };
  return (
    <Notice tone="error" title={title}>
      <p className="wrap-anywhere">{checkoutText.unfound.help(attempt.idempotencyKey)}</p>
      <ContactShopButton message={ordersText.unconfirmedMessage(attempt.idempotencyKey, total)} size="small" />
      <OrdersLink />
      <IrreversibleButton size="small" onClick={goOn}>
        {checkoutText.unfound.goOn}
      </IrreversibleButton>
    </Notice>
  );
}
