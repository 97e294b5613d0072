import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import type { ApiError } from '#api/errors.ts';
import { paths } from '#config/paths.ts';
import { checkoutMessages } from '#content/checkoutMessages.ts';
import { useMessages, messagesOf } from '#content/language.ts';
import type { Address } from '#domain/address/address.ts';
import type { PaymentMethod } from '#domain/order/order.ts';
import { unconfirmedCard } from '#domain/order/openPayments.ts';
import type { OrderAttempt } from '#domain/order/orderAttempt.ts';
import { useErrorToast } from '#lib/hooks/useErrorToast.ts';
import { notify } from '#lib/notify.ts';
import { checkoutStorage } from '#shop/orders/checkoutStorage.ts';
import { UNKNOWN_ORDER_TOPIC } from '#shop/orders/orderHistory.ts';
import { orderAttempts } from '#shop/orders/orderAttempts.ts';
import type { OrderBlocker } from '#shop/orders/orderedCart.ts';
import type { OrderOutcome } from '#shop/orders/placeOrder.ts';
import { useShopActions } from '#shop/ShopContext.tsx';
import { useUnanswered } from './useUnanswered.ts';
import { useWidgetPayment } from './useWidgetPayment.ts';

/** The page was loaded again for another release before an order could leave. */
type Updated = { readonly next: 'updated' };

type BlockReason = 'changed' | 'unpriced' | 'notPersisted' | 'tooLarge' | OrderBlocker;

/** Why nothing has left, where the shopper has to read something before ordering. */
export type CheckoutBlocker = (Extract<OrderOutcome, { readonly next: BlockReason }> | Updated) & {
  /** The way to pay that was tried: what was said of it says nothing of another. */
  readonly method: PaymentMethod;
};

/** A refusal in the server's words, or that of too many calls, says more than ours. */
function upiFailure({ isServerText, status, message }: ApiError): string {
  return isServerText || status === 429 ? message : messagesOf(checkoutMessages).checkout.upi.failed;
}

/** A signal that is aborted when the shopper has left the page: nobody is led to a payment from elsewhere. */
function useLeaving(): () => AbortSignal {
  const leaving = useRef(AbortSignal.abort());
  useEffect(() => {
    const here = new AbortController();
    leaving.current = here.signal;
    return () => here.abort();
  }, []);
  return () => leaving.current;
}

/** What follows an order that was received or paid: a message, and My Orders. */
function useFinish(method: PaymentMethod, leaving: () => AbortSignal): (text: string) => void {
  const navigate = useNavigate();
  return (text) => {
    checkoutStorage.clearDraft();
    const isSeen = !leaving().aborted || globalThis.location.pathname === paths.orders;
    // My Orders says it at length and for longer; docs/behaviour.md, Payment methods, has this message for UPI all the same.
    if (!isSeen || method === 'upi') notify.success(text);
    // My Orders that stand open are read again: they have something new.
    if (isSeen) void navigate(paths.orders);
  };
}

/** What comes after an order was sent: My Orders, a page or a widget to pay in, or a message. */
export function useOutcome(address: Address, method: PaymentMethod) {
  const checkoutText = useMessages(checkoutMessages).checkout;
  const { reload } = useShopActions();
  const navigate = useNavigate();
  // While there is one, nothing can be sent before My Orders has been seen.
  const [unanswered, look] = useUnanswered();
  const [block, setBlock] = useState<CheckoutBlocker | null>(() =>
    checkoutStorage.isJustReloaded() ? { next: 'updated', method } : null,
  );
  useEffect(() => checkoutStorage.recordReloadNotice(), []);
  const failure = useErrorToast();
  // The halt's notice says the same on the page.
  const unreadPrices = useErrorToast();
  const leaving = useLeaving();
  const finish = useFinish(method, leaving);
  const { pay, check } = useWidgetPayment(address, leaving, {
    onPaid: () => finish(checkoutText.paid),
    onUnchecked: () => {
      if (globalThis.location.pathname === paths.orders) void navigate(paths.orders);
      look();
    },
    onFailed: failure.say,
  });

  /** Goes on from what became of the order. */
  const follow = async (outcome: OrderOutcome): Promise<void> => {
    setBlock(null);
    const hasLeft = leaving().aborted;
    switch (outcome.next) {
      case 'placed':
        return finish(method === 'upi' ? checkoutText.upi.success : checkoutText.placed);
      case 'redirect':
        if (hasLeft) {
          orderAttempts.leftCardPage(outcome.idempotencyKey);
          return notify.error(checkoutText.widgetDismissed);
        }
        return globalThis.location.assign(outcome.url);
      case 'widget':
        if (hasLeft) return notify.error(checkoutText.widgetDismissed);
        if (!(await pay(outcome))) failure.say(checkoutText.otherTab);
        return look();
      case 'unanswered':
      case 'unknown':
        if (hasLeft) notify.error(checkoutText.unknown, { topic: UNKNOWN_ORDER_TOPIC });
        return look();
      case 'outdated':
        return globalThis.location.reload();
      case 'unpriced':
        unreadPrices.say(outcome.error.message);
        return setBlock({ ...outcome, method });
      case 'changed':
      case 'notPersisted':
      case 'tooLarge':
      case 'cartChanged':
      case 'sessionChanged':
      case 'storageCleared':
        return setBlock({ ...outcome, method });
      case 'otherTab':
      case 'unsafe':
      case 'offline':
        return failure.say(checkoutText[outcome.next]);
      case 'refused':
        failure.say(method === 'upi' ? upiFailure(outcome.error) : outcome.error.message);
        // The refusal may be about a price or a product that has changed: the next try goes by what the shop sells now.
        if (outcome.error.kind === 'rejected') void reload('products');
    }
  };

  /** Asks the server once more about a payment that it has not confirmed. */
  const checkAgain = async (attempt: OrderAttempt): Promise<void> => {
    // A card's payment is checked where its page leads back to.
    const orderId = unconfirmedCard(attempt);
    if (orderId !== null) return void navigate(paths.cardPaid(orderId));
    failure.end();
    await check(attempt.idempotencyKey);
  };

  /** The shopper has read of an earlier payment that belongs to no order, and wants to order all the same. */
  const orderAllTheSame = ({ idempotencyKey: ref }: OrderAttempt): void => {
    orderAttempts.reopen(ref);
    look();
  };

  /** The shopper says that the payment in question was not made. */
  const release = ({ idempotencyKey: ref }: OrderAttempt): void => {
    orderAttempts.release(ref);
    look();
  };

  return {
    unanswered,
    orderAllTheSame,
    release,
    block: block?.method === method ? block : null,
    follow,
    checkAgain,
    failure: failure.text,
    fail: failure.say,
    /** A new try: what was said of the last one goes. */
    forgetFailure: (): void => {
      failure.end();
      unreadPrices.end();
    },
  };
}
