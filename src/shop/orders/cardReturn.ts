import { ApiError, isRefusedPayment } from '#api/errors.ts';
import { listOrders } from '#api/orders.ts';
import { verifyCardPayment } from '#api/payments.ts';
import { accountOf } from '#domain/account/account.ts';
import { isByCard, latestCardTry, linesOfOrder, type Order } from '#domain/order/order.ts';
import { knowsOrder, type OrderAttempt } from '#domain/order/orderAttempt.ts';
import { releaseGuess, likelyAttempt, attemptOf } from './cardAttempts.ts';
import { orderAttempts, type TakeOrdered } from './orderAttempts.ts';
import { placedOrder } from './placedOrder.ts';

/** What became of a card payment whose page sent the shopper back. docs/behaviour.md, Payment return. */
export type CardReturn =
  /** Confirmed just now. */
  | { readonly next: 'paid' }
  /** Nothing to check: My Orders has it as paid already, or as one that is paid in another way. */
  | { readonly next: 'orders' }
  /** Not paid, in the server's words if it had any. */
  | { readonly next: 'notPaid'; readonly message: string | null }
  /** No order of this shopper that anybody knows of: checked only if the shopper says so. */
  | { readonly next: 'ask' }
  /** Neither a yes nor a no: it can be checked again. */
  | { readonly next: 'unconfirmed' }
  /** The payment may have gone through, but there is no such order. `ref` is the wish's, or the id in the URL. */
  | { readonly next: 'noOrder'; readonly ref: string }
  /** The shopper has logged out meanwhile, or somebody else has logged in: nothing is said, and the payment waits. */
  | { readonly next: 'gone' };

/** A no about the payment itself, in words or by a plain false. An error of the server's own says nothing about it. */
function isDefiniteNo(error: unknown): error is ApiError {
  if (!(error instanceof ApiError) || error.kind !== 'rejected') return false;
  return !error.isServerText || isRefusedPayment(error);
}

/** My Orders, or null when they cannot be read now. @throws ApiError when the session has ended */
async function ordersOrNone(token: string): Promise<readonly Order[] | null> {
  try {
    return await listOrders(token);
  } catch (error) {
    if (error instanceof ApiError && error.kind !== 'signedOut') return null;
    throw error;
  }
}

type Question = {
  readonly token: string;
  readonly orderId: string;
  readonly takeOrdered: TakeOrdered;
  /** Runs before a call with which the server empties its cart; what is left is told to it again afterwards. */
  readonly holdCart: () => Promise<void>;
};

/**
 * The cart loses only what was ordered: what the note of this device holds, else what an order of mine holds that was
 * unpaid a moment ago and is confirmed now. A note whose cart is out of reach stays until its shopper is back.
 */
function finish(attempt: OrderAttempt | undefined, { takeOrdered, orderId }: Question, confirmed?: Order): CardReturn {
  if (attempt === undefined) {
    placedOrder.forget();
    if (confirmed && !takeOrdered(linesOfOrder(confirmed))) return { next: 'gone' };
    return { next: 'paid' };
  }
  if (attempt.state === 'placed') return { next: 'orders' };
  orderAttempts.update(attempt.ref, { orderId });
  if (!takeOrdered(attempt.lines)) return unconfirmed(attempt, orderId);
  orderAttempts.close(attempt.ref);
  placedOrder.keep(attempt);
  return { next: 'paid' };
}

/** The shopper is back from this order's card page; the wish's latest one is no longer open. */
function cameBack(ref: string, order: Order, list: readonly Order[]): void {
  orderAttempts.update(ref, { orderId: order.id });
  if (order.ref === '' || latestCardTry(list, order.ref)?.id === order.id) orderAttempts.leftCardPage(ref);
}

/** "false" deletes an order on the older backend, whoever's it is and paid or not: only an unpaid one of mine is told. */
async function cancelled({ token, orderId }: Question): Promise<CardReturn> {
  const list = await ordersOrNone(token);
  if (list === null) return { next: 'unconfirmed' };
  const order = list.find(({ id }) => id === orderId);
  if (order?.isPaid) return { next: 'orders' };
  if (order === undefined || !isByCard(order)) {
    // An earlier answer was lost: the older backend has deleted the order with it.
    const attempt = attemptOf(accountOf(token), orderId, list);
    if (order === undefined && attempt?.orderId === orderId) orderAttempts.leftCardPage(attempt.ref);
    return { next: 'notPaid', message: null };
  }
  // Who goes back to the card page and pays after all is recognised, though the order may be gone by then.
  orderAttempts.update(order.ref, { orderId });
  try {
    await verifyCardPayment(token, 'false', orderId);
  } catch (error) {
    if (!(error instanceof ApiError) || error.kind === 'signedOut') throw error;
    if (error.kind !== 'rejected') return { next: 'unconfirmed' };
  }
  cameBack(order.ref, order, list);
  return { next: 'notPaid', message: null };
}

/** Nobody has said yes or no: until somebody does, the same must not be paid again. */
function unconfirmed(attempt: OrderAttempt | undefined, orderId: string): CardReturn {
  if (attempt) orderAttempts.markUnconfirmed(attempt.ref, { orderId });
  return { next: 'unconfirmed' };
}

async function claimedPaid(question: Question, isAskedFor: boolean): Promise<CardReturn> {
  const { token, orderId, takeOrdered, holdCart } = question;
  const account = accountOf(token);
  const before = await ordersOrNone(token);
  const order = before?.find(({ id }) => id === orderId);
  if (before !== null) releaseGuess(account, orderId, before);
  const attempt = attemptOf(account, orderId, before) ?? (before === null ? likelyAttempt(account) : undefined);
  if (order?.isPaid) return attempt ? finish(attempt, question) : { next: 'orders' };
  if (order && !isByCard(order)) return { next: 'orders' };
  // A payment that was only held to be this device's own is not checked by itself: any page can link to here.
  const isOurs = order !== undefined || (attempt !== undefined && knowsOrder(attempt, orderId));
  if (!isOurs && !isAskedFor) return before === null ? unconfirmed(attempt, orderId) : { next: 'ask' };
  if (attempt && order && before) cameBack(attempt.ref, order, before);
  // Whoever leaves or closes this page before the answer finds every other way to pay held until it is known.
  unconfirmed(attempt, orderId);
  await holdCart();
  try {
    await verifyCardPayment(token, 'true', orderId).finally(() => takeOrdered([]));
  } catch (error) {
    if (isDefiniteNo(error)) {
      // What else of this wish is unanswered, a no about this payment does not settle.
      if (attempt) orderAttempts.reopen(attempt.ref);
      return { next: 'notPaid', message: error.isServerText ? error.message : null };
    }
    if (error instanceof ApiError && error.kind !== 'signedOut') return unconfirmed(attempt, orderId);
    throw error;
  }
  const after = await ordersOrNone(token);
  if (after === null) return unconfirmed(attempt, orderId);
  releaseGuess(account, orderId, after);
  const paid = after.find(({ id }) => id === orderId);
  const paidAttempt = attemptOf(account, orderId, after);
  if (paid === undefined) {
    // What was paid, if it was, belongs to no order: nobody pays once more without having read so.
    if (paidAttempt) orderAttempts.update(paidAttempt.ref, { isUnfound: true });
    return { next: 'noOrder', ref: paidAttempt?.ref ?? orderId };
  }
  // What was paid before, or may have been, says nothing of what lies in the cart now.
  return paid.isPaid ? finish(paidAttempt, question, order && paid) : unconfirmed(paidAttempt, orderId);
}

/**
 * Finds out what a returning card payment came to; nothing is called that could delete or pay an order that is not this
 * shopper's. `isAskedFor` checks an order that nobody knows. @throws ApiError when the session has ended
 */
export function checkCardReturn(
  success: 'true' | 'false',
  question: Question,
  isAskedFor: boolean,
): Promise<CardReturn> {
  return success === 'true' ? claimedPaid(question, isAskedFor) : cancelled(question);
}
