/**
 * Rules about payments that the server has not confirmed: which exist, and how an attempt changes with each. A payment is
 * - open from when its card page or widget opened until that says how it ended,
 * - in question when that says 'paid' and the server has not confirmed it: the attempt's `payment`,
 * - watched when the attempt goes on without it, and it may still be captured within a day.
 * An attempt is unanswered while an order or a payment of it may exist unknown to this device.
 * docs/behaviour.md, Payments in question.
 */
import type { Order } from './order.ts';
import { isUnanswered, type OrderAttempt, type PaymentResponse, type WatchedPayment } from './orderAttempt.ts';

/** How long the server is asked about an unconfirmed payment, in milliseconds. */
const WATCH_MS = 24 * 60 * 60 * 1000;

/** More watched payments of one order than this are forgotten, the oldest first. */
const MAX_WATCHED = 5;

/** True while a payment that began at `at` may still be captured. Both in milliseconds since the epoch. */
export const isWatched = (at: number, now: number): boolean => now - at < WATCH_MS;

/** True when the backend gave this id to the order, or to an earlier send of it. */
export const knowsOrder = ({ orderId, earlierOrderIds = [] }: OrderAttempt, id: string): boolean =>
  orderId === id || earlierOrderIds.includes(id);

/** True when a card page or a widget was opened for the order and its result is unknown. */
export function hasOpenPayment({ state, isOnCardPage, widgetOrderId }: OrderAttempt): boolean {
  return state === 'unknown' && (isOnCardPage === true || widgetOrderId !== undefined);
}

/** The provider's order that a widget payment names; undefined for a card payment, or one that names none. */
export function widgetOrderIdOf(payment: PaymentResponse): string | undefined {
  const id = payment['razorpay_order_id'];
  return typeof id === 'string' && id !== '' ? id : undefined;
}

/** True when the payment has all that a check may ask for: payment, order and signature. */
export const hasAllCheckFields = (payment: PaymentResponse): boolean =>
  ['razorpay_payment_id', 'razorpay_order_id', 'razorpay_signature'].every((name) => typeof payment[name] === 'string');

/** The backend's id of the order whose card payment is in question; null when no card payment is. */
export function unconfirmedCardOrder({ payment }: OrderAttempt): string | null {
  const orderId = payment?.['orderId'];
  return typeof orderId === 'string' ? orderId : null;
}

/** True when My Orders has an order of the attempt, and the payment in question names another order. */
export function namesAnotherOrder(attempt: OrderAttempt, list: readonly Order[]): boolean {
  const named = unconfirmedCardOrder(attempt);
  const own = list.filter(({ idempotencyKey }) => idempotencyKey === attempt.idempotencyKey);
  return named !== null && !knowsOrder(attempt, named) && own.length > 0 && own.every(({ id }) => id !== named);
}

const isOfCard = (payment: PaymentResponse): boolean => payment['orderId'] !== undefined;

/** True when the payment belongs to the widget that the order was opened in last. */
const isOfOwnWidget = (attempt: OrderAttempt, payment: PaymentResponse): boolean =>
  !isOfCard(payment) &&
  attempt.widgetOrderId !== undefined &&
  (widgetOrderIdOf(payment) ?? attempt.widgetOrderId) === attempt.widgetOrderId;

/** The backend's own id of the order that the widget was opened for; '' when it gave none. */
const receiptOf = ({ widgetReceipt, orderId }: OrderAttempt): string => widgetReceipt ?? orderId ?? '';

/** A widget payment as one to watch; null for a card payment, or when the provider's order is unknown. */
function watchedPaymentOf(attempt: OrderAttempt, payment: PaymentResponse): WatchedPayment | null {
  const widgetOrderId = widgetOrderIdOf(payment) ?? attempt.widgetOrderId;
  if (isOfCard(payment) || widgetOrderId === undefined) return null;
  const orderId = isOfOwnWidget(attempt, payment) ? receiptOf(attempt) : '';
  return { widgetOrderId, orderId, payment, at: attempt.at };
}

/** What to send to the server's check. The provider's order alone is enough for the older backend. */
export const checkBodyOf = ({ widgetOrderId, payment }: WatchedPayment): PaymentResponse =>
  payment ?? { razorpay_order_id: widgetOrderId };

/** The widget payments that may have been made in the attempt's present state; one with a response comes first. */
export function openWidgetPayments(attempt: OrderAttempt): readonly WatchedPayment[] {
  if (attempt.state !== 'unknown') return [];
  const { widgetOrderId, payment, at } = attempt;
  const responded = payment === undefined ? null : watchedPaymentOf(attempt, payment);
  const isCovered = widgetOrderId === undefined || responded?.widgetOrderId === widgetOrderId;
  return [
    ...(responded ? [responded] : []),
    ...(isCovered ? [] : [{ widgetOrderId, orderId: receiptOf(attempt), at }]),
  ];
}

/** The attempt's watched payments with newer ones before them: one for each of the provider's orders, with its response if any. */
export function watchedWith(attempt: OrderAttempt, newer: readonly WatchedPayment[]): readonly WatchedPayment[] {
  const all = [...newer, ...(attempt.watchedPayments ?? [])];
  const ids = [...new Set(all.map(({ widgetOrderId }) => widgetOrderId))];
  return ids.slice(0, MAX_WATCHED).flatMap((id) => {
    const same = all.filter(({ widgetOrderId }) => widgetOrderId === id);
    return same.find(({ payment }) => payment !== undefined) ?? same[0] ?? [];
  });
}

/** The attempt with exactly these payments to watch. */
export function withWatched(attempt: OrderAttempt, payments: readonly WatchedPayment[]): OrderAttempt {
  const { watchedPayments: _, ...rest } = attempt;
  return payments.length > 0 ? { ...rest, watchedPayments: payments } : rest;
}

/**
 * The attempt with a payment that the server has not confirmed: `{ orderId }` for a card, what the widget returned otherwise.
 * What was unanswered before stays unanswered after a refusal, except the open widget or card page that the payment is from.
 */
export function withUnconfirmedPayment(attempt: OrderAttempt, payment: PaymentResponse): OrderAttempt {
  const isKnown = attempt.payment !== undefined && attempt.payment['orderId'] === payment['orderId'];
  const isOfOwnPage = isOfCard(payment) ? attempt.isOnCardPage === true : isOfOwnWidget(attempt, payment);
  const isTheUnansweredOne = isKnown || (isOfOwnPage && attempt.payment === undefined);
  const hasMore = attempt.isMoreUnanswered || (isUnanswered(attempt) && !isTheUnansweredOne);
  const { unpaidAt: _, ...rest } = attempt;
  // A widget payment that this one replaces stays watched.
  const before = attempt.payment === undefined ? null : watchedPaymentOf(attempt, attempt.payment);
  const isOther = before !== null && before.widgetOrderId !== watchedPaymentOf(attempt, payment)?.widgetOrderId;
  return {
    ...rest,
    state: 'unknown',
    payment,
    ...(hasMore && { isMoreUnanswered: true }),
    ...(isOther && { watchedPayments: watchedWith(attempt, [before]) }),
  };
}

/** A placed order with another payment that arrived for it: the payment is watched. */
export function withExtraPayment(attempt: OrderAttempt, payment: PaymentResponse): OrderAttempt {
  const extra = watchedPaymentOf(attempt, payment);
  return extra ? { ...attempt, watchedPayments: watchedWith(attempt, [extra]) } : attempt;
}

/**
 * The attempt after its payment in question was refused or, as the shopper says, not made. Whatever else is unanswered
 * stays so, and a card page or widget that the payment is not from still counts as open.
 */
export function withPaymentRefused(attempt: OrderAttempt): OrderAttempt {
  const { payment, isMoreUnanswered, isUnfound: _unfound, unpaidAt: _unpaid, ...rest } = attempt;
  const { isOnCardPage: _card, widgetOrderId: _widget, widgetReceipt: _receipt, ...closed } = rest;
  if (payment === undefined || isOfOwnWidget(attempt, payment)) {
    return { ...closed, state: isMoreUnanswered ? 'unknown' : 'retryable' };
  }
  return { ...rest, state: isMoreUnanswered || rest.isOnCardPage ? 'unknown' : 'retryable' };
}
