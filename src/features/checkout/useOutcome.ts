import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { isRefusedPayment, messageOf, type ApiError } from '#api/errors.ts';
import type { WidgetOrder } from '#api/payments.ts';
import { paths } from '#config/paths.ts';
import { settings } from '#config/settings.ts';
import { checkoutMessages } from '#content/checkoutMessages.ts';
import { messagesOf, useMessages } from '#content/messages.ts';
import { accountIdOf } from '#domain/account/accountId.ts';
import type { Address } from '#domain/address/address.ts';
import { internationalPhone } from '#domain/address/addressChecks.ts';
import { unconfirmedCardOrder } from '#domain/order/unconfirmedPayments.ts';
import type { PaymentMethod } from '#domain/order/order.ts';
import type { OrderAttempt } from '#domain/order/orderAttempt.ts';
import { useErrorToast } from '#lib/hooks/useErrorToast.ts';
import { notify } from '#lib/notify.ts';
import type { WidgetResponse } from '#lib/razorpay.ts';
import { onStorageChange } from '#lib/storage.ts';
import { checkoutStorage } from '#shop/orders/checkoutStorage.ts';
import { orderAttempts, UNKNOWN_ORDER_TOPIC } from '#shop/orders/orderAttempts.ts';
import type { OrderBlocker } from '#shop/orders/orderedCart.ts';
import { whilePaying, type OrderOutcome } from '#shop/orders/placeOrder.ts';
import { ATTEMPTS_KEY } from '#shop/orders/storedAttempts.ts';
import { useVerifyWidget } from '#shop/orders/verifyWidget.ts';
import { useShop, useShopActions, useShopInstance } from '#shop/ShopContext.tsx';

function prefillOf({ firstName, lastName, email, phone }: Address) {
  return { name: `${firstName} ${lastName}`.trim(), email, contact: internationalPhone(phone) };
}

/** What to do with the result of a payment. */
type PaymentReports = {
  readonly onPaid: () => void;
  /** It is unknown whether the shopper has paid. */
  readonly onUnchecked: () => void;
  /** Shows what went wrong. */
  readonly onFailed: (text: string) => void;
};

type WidgetPayment = PaymentReports & {
  readonly order: WidgetOrder;
  readonly address: Address;
  /** Aborted when the shopper leaves the checkout. */
  readonly leaving: AbortSignal;
  /** From now on the shopper may have paid. */
  readonly onOpen: () => void;
  /** The provider has refused an attempt in the widget. */
  readonly onRefused: () => void;
  readonly verify: Verify;
};

/** See verifyWidget of verifyWidget.ts. @throws ApiError */
type Verify = (response?: WidgetResponse) => Promise<'paid' | 'gone'>;

/** Has the server check a payment, and reports the result. */
async function checkPayment(
  { verify, onPaid, onUnchecked, onFailed }: PaymentReports & Pick<WidgetPayment, 'verify'>,
  response?: WidgetResponse,
) {
  try {
    if ((await verify(response)) === 'paid') onPaid();
  } catch (error) {
    onFailed(isRefusedPayment(error) ? messageOf(error) : messagesOf(checkoutMessages).checkout.widgetUnchecked);
    onUnchecked();
  }
}

/** Opens the payment widget for an order. It counts as paid, and leaves the cart, only after the server has checked it. */
async function payInWidget(payment: WidgetPayment): Promise<void> {
  const { order, address, leaving, onOpen, onRefused, onFailed } = payment;
  const { id, amount, currency } = order;
  if (settings.razorpayKeyId === null) return onFailed(messagesOf(checkoutMessages).checkout.notTaken.razorpay);
  const { razorpayKeyId: key } = settings;
  const options = { key, order_id: id, amount, currency, name: settings.shopFullName, prefill: prefillOf(address) };
  try {
    const { openWidget } = await import('#lib/razorpay.ts');
    const onPaid = (response: WidgetResponse): Promise<void> => checkPayment(payment, response);
    const ending = await openWidget(options, { onOpen, onPaid, onRefused, leaving });
    if (ending.end === 'dismissed') onFailed(ending.failure || messagesOf(checkoutMessages).checkout.widgetDismissed);
    if (ending.end === 'left') onFailed(messagesOf(checkoutMessages).checkout.widgetDismissed);
  } catch (error) {
    console.warn('payment widget:', error);
    onFailed(messagesOf(checkoutMessages).checkout.widgetBlocked);
  }
}

/** Paying in the widget, and checking such a payment with the server; both report their result. */
function useWidgetPayment(address: Address, leaving: () => AbortSignal, reports: PaymentReports) {
  const verifyWidget = useVerifyWidget();
  const { isCurrentAccount } = useShopInstance().orderedCart;
  /** The reports, which are dropped once another account is here. */
  const reportsTo = (account: string | undefined): PaymentReports => {
    const guarded =
      <T extends readonly unknown[]>(report: (...args: T) => void) =>
      (...args: T): void => {
        if (account === undefined || isCurrentAccount(account)) report(...args);
      };
    return {
      onPaid: guarded(reports.onPaid),
      onUnchecked: guarded(reports.onUnchecked),
      onFailed: guarded(reports.onFailed),
    };
  };
  return {
    /** Opens the widget for an order. False when another tab was faster, and nothing was opened. */
    pay: ({ order, idempotencyKey }: Extract<OrderOutcome, { readonly next: 'widget' }>): Promise<boolean> => {
      let attempt = orderAttempts.find(idempotencyKey);
      const payment = {
        ...reportsTo(attempt?.account),
        order,
        address,
        leaving: leaving(),
        onOpen: () => {
          orderAttempts.update(idempotencyKey, { state: 'unknown' });
          attempt = orderAttempts.find(idempotencyKey) ?? attempt;
        },
        onRefused: () => orderAttempts.update(idempotencyKey, { unpaidAt: Date.now() }),
        verify: (response?: WidgetResponse) => {
          // The browser's storage may have been cleared while the widget was open, but the payment was made.
          if (attempt !== null) orderAttempts.restore(attempt);
          return verifyWidget(idempotencyKey, response);
        },
      };
      return whilePaying(attempt?.account ?? '', () => payInWidget(payment));
    },
    /** Asks the server again about a payment that it has not confirmed. */
    check: (idempotencyKey: string): Promise<void> =>
      checkPayment({
        ...reportsTo(orderAttempts.find(idempotencyKey)?.account),
        verify: () => verifyWidget(idempotencyKey),
      }),
  };
}

/** The page was reloaded for another release before an order could be sent. */
type Updated = { readonly next: 'updated' };

type BlockingOutcome = 'changed' | 'unpriced' | 'notPersisted' | 'tooLarge' | OrderBlocker;

/** Why nothing was sent, when the shopper has to read something before ordering. */
export type CheckoutBlocker = (Extract<OrderOutcome, { readonly next: BlockingOutcome }> | Updated) & {
  /** The way to pay that was tried; the notice is hidden while another one is chosen. */
  readonly method: PaymentMethod;
};

/** What follows an order that was sent: My Orders, a page or a widget to pay in, or a message. */
export function useOutcome(address: Address, method: PaymentMethod) {
  const checkoutText = useMessages(checkoutMessages).checkout;
  const { reload } = useShopActions();
  const navigate = useNavigate();
  // While there is one, nothing can be sent before My Orders was read.
  const [unanswered, refreshUnanswered] = useUnanswered();
  const [blocker, setBlocker] = useState<CheckoutBlocker | null>(() =>
    checkoutStorage.isJustReloaded() ? { next: 'updated', method } : null,
  );
  useEffect(() => checkoutStorage.recordReloadNotice(), []);
  const failure = useErrorToast();
  // The notice on the page says the same.
  const unreadPrices = useErrorToast();
  const leaving = useLeaving();
  const finish = useFinish(method, leaving);
  const { pay, check } = useWidgetPayment(address, leaving, {
    onPaid: () => finish(checkoutText.paid),
    onUnchecked: () => {
      if (globalThis.location.pathname === paths.orders) void navigate(paths.orders);
      refreshUnanswered();
    },
    onFailed: failure.say,
  });

  /** Shows the outcome of an order, and leads to what comes next. */
  const follow = async (outcome: OrderOutcome): Promise<void> => {
    setBlocker(null);
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
        return refreshUnanswered();
      case 'unanswered':
      case 'unknown':
        if (hasLeft) notify.error(checkoutText.unknown, { topic: UNKNOWN_ORDER_TOPIC });
        return refreshUnanswered();
      case 'outdated':
        return globalThis.location.reload();
      case 'unpriced':
        unreadPrices.say(outcome.error.message);
        return setBlocker({ ...outcome, method });
      case 'changed':
      case 'notPersisted':
      case 'tooLarge':
      case 'cartChanged':
      case 'sessionChanged':
      case 'storageCleared':
        return setBlocker({ ...outcome, method });
      case 'otherTab':
      case 'unsafe':
      case 'offline':
        return failure.say(checkoutText[outcome.next]);
      case 'refused':
        failure.say(method === 'upi' ? upiFailure(outcome.error) : outcome.error.message);
        // The refusal may be about a changed price or product: the next try uses today's list.
        if (outcome.error.kind === 'rejected') void reload('products');
    }
  };

  /** Asks the server again about a payment that it has not confirmed. */
  const checkAgain = async (attempt: OrderAttempt): Promise<void> => {
    // A card payment is checked on the page of its return.
    const orderId = unconfirmedCardOrder(attempt);
    if (orderId !== null) return void navigate(paths.cardPaid(orderId));
    failure.end();
    await check(attempt.idempotencyKey);
  };

  /** The shopper orders although an earlier payment belongs to no order. */
  const orderAnyway = ({ idempotencyKey }: OrderAttempt): void => {
    orderAttempts.dropPayment(idempotencyKey);
    refreshUnanswered();
  };

  /** The shopper says that the payment in question was not made. */
  const release = ({ idempotencyKey }: OrderAttempt): void => {
    orderAttempts.release(idempotencyKey);
    refreshUnanswered();
  };

  return {
    unanswered,
    orderAnyway,
    release,
    blocker: blocker?.method === method ? blocker : null,
    follow,
    checkAgain,
    failure: failure.text,
    fail: failure.say,
    /** A new try begins: dismisses what was shown about the last one. */
    forgetFailure: (): void => {
      failure.end();
      unreadPrices.end();
    },
  };
}

const unansweredOf = (token: string | null): OrderAttempt | null =>
  token === null ? null : orderAttempts.unanswered(accountIdOf(token));

/** The shopper's unanswered attempt, null without one, and a function that reads it again. */
function useUnanswered(): readonly [OrderAttempt | null, () => void] {
  const token = useShop((state) => state.token);
  const [seen, setSeen] = useState(() => ({ token, attempt: unansweredOf(token) }));
  const refreshUnanswered = (): void => setSeen({ token, attempt: unansweredOf(token) });
  if (seen.token !== token) refreshUnanswered();
  const onAttemptsChange = useEffectEvent(refreshUnanswered);
  useEffect(() => {
    // Another tab orders, or this page returns from the back/forward cache after a payment page.
    const mounted = new AbortController();
    onStorageChange({ [ATTEMPTS_KEY]: () => onAttemptsChange() }, mounted.signal);
    return () => mounted.abort();
  }, []);
  return [seen.attempt, refreshUnanswered];
}

/** A refusal in the server's words, or for too many calls, is more precise than our own text. */
function upiFailure({ isServerText, status, message }: ApiError): string {
  return isServerText || status === 429 ? message : messagesOf(checkoutMessages).checkout.upi.failed;
}

/** A signal that is aborted when the shopper leaves the page: payments open only from here. */
function useLeaving(): () => AbortSignal {
  const leaving = useRef(AbortSignal.abort());
  useEffect(() => {
    const mounted = new AbortController();
    leaving.current = mounted.signal;
    return () => mounted.abort();
  }, []);
  return () => leaving.current;
}

/** What follows an order that was received or paid: a message, and My Orders. */
function useFinish(method: PaymentMethod, leaving: () => AbortSignal): (text: string) => void {
  const navigate = useNavigate();
  return (text) => {
    checkoutStorage.clearDraft();
    const isSeen = !leaving().aborted || globalThis.location.pathname === paths.orders;
    // My Orders shows it at length, but docs/behaviour.md, Payment methods, has this message for UPI too.
    if (!isSeen || method === 'upi') notify.success(text);
    // Navigating to an open My Orders makes it read the list again.
    if (isSeen) void navigate(paths.orders);
  };
}
