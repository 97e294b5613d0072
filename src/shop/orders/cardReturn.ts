/** A card payment whose page sent the shopper back: which order it belongs to, and whether it was paid. docs/behaviour.md, Payment return. */
import { ApiError, isRefusedPayment } from '#api/errors.ts';
import { listOrders } from '#api/orders.ts';
import { verifyCardPayment } from '#api/payments.ts';
import { CARD_CHECK_LOCK_TIMEOUT_MS } from '#config/constants.ts';
import { accountIdOf } from '#domain/account/accountId.ts';
import { knowsOrder, namesAnotherOrder, unconfirmedCardOrder } from '#domain/order/unconfirmedPayments.ts';
import { isByCard, latestUnpaidCardOrder, linesOfOrder, type Order } from '#domain/order/order.ts';
import type { OrderAttempt } from '#domain/order/orderAttempt.ts';
import { exclusively } from '#lib/locks.ts';
import type { Shop } from '#shop/createShop.ts';
import { useShopInstance } from '#shop/ShopContext.tsx';
import { placedOrder } from './checkoutStorage.ts';
import { orderAttempts } from './orderAttempts.ts';
import type { TakeOrdered } from './orderedCart.ts';

/** The result of a card payment. */
export type CardReturn =
  /** Confirmed by this check. */
  | { readonly next: 'paid' }
  /** Nothing to check: My Orders shows it as paid, or as an order that is paid in another way. */
  | { readonly next: 'orders' }
  /** Not paid; `message` has the server's words if it gave any. */
  | { readonly next: 'notPaid'; readonly message: string | null }
  /** No known order of this shopper: checked only if the shopper says so. */
  | { readonly next: 'ask' }
  /** Neither confirmed nor refused: it can be checked again. */
  | { readonly next: 'unconfirmed' }
  /** It may have been paid, but there is no such order. `reference` is the idempotency key, else the id in the URL. */
  | { readonly next: 'noOrder'; readonly reference: string }
  /** The shopper has logged out, or another account has logged in: nothing is shown, and the payment stays unconfirmed. */
  | { readonly next: 'gone' };

type Question = {
  readonly token: string;
  /** The backend's order id in the URL. */
  readonly orderId: string;
  readonly takeOrdered: TakeOrdered;
  /** Runs before a call that makes the server empty its cart; what is left in the cart is pushed afterwards. */
  readonly holdCart: () => Promise<void>;
};

/**
 * Checks a returning card payment, one at a time for all tabs. The lock is its own: a second tab has to wait for the result
 * here, while a second tab that orders is refused at once. Nothing is called that could delete or pay another shopper's order.
 * `isAskedFor` checks an unknown order too.
 * @throws ApiError, or a TimeoutError when another tab checks for longer than CARD_CHECK_LOCK_TIMEOUT_MS
 */
export function checkCard(
  { withSession, orderedCart }: Shop,
  success: 'true' | 'false',
  orderId: string,
  isAskedFor = false,
): Promise<CardReturn> {
  const { isCurrentAccount, takeOrderedOf, holdCart } = orderedCart;
  const check = (): Promise<CardReturn> =>
    withSession(async (token): Promise<CardReturn> => {
      const question = { token, orderId, takeOrdered: takeOrderedOf(token), holdCart: () => holdCart(token) };
      try {
        const result = await (success === 'true' ? claimedPaid(question, isAskedFor) : cancelled(question));
        return isCurrentAccount(accountIdOf(token)) ? result : { next: 'gone' };
      } catch (error) {
        if (isCurrentAccount(accountIdOf(token))) throw error;
        return { next: 'gone' };
      }
    });
  return exclusively('verify', check, AbortSignal.timeout(CARD_CHECK_LOCK_TIMEOUT_MS));
}

/** checkCard of the page's shop. */
export function useCheckCard() {
  const shop = useShopInstance();
  return (success: 'true' | 'false', orderId: string, isAskedFor: boolean) =>
    checkCard(shop, success, orderId, isAskedFor);
}

/** The URL says that it was paid. */
async function claimedPaid(question: Question, isAskedFor: boolean): Promise<CardReturn> {
  const { token, orderId, takeOrdered, holdCart } = question;
  const account = accountIdOf(token);
  const before = await ordersOrNone(token);
  const order = before?.find(({ id }) => id === orderId);
  if (before !== null) releaseGuess(account, orderId, before);
  const attempt = attemptOf(account, orderId, before) ?? (before === null ? likelyAttempt(account) : undefined);
  if (order?.isPaid) return attempt ? finish(attempt, question) : { next: 'orders' };
  if (order && !isByCard(order)) return { next: 'orders' };
  // A payment that is only guessed to be this device's own is not checked by itself: any page can link to this URL.
  const isOurs = order !== undefined || (attempt !== undefined && knowsOrder(attempt, orderId));
  if (!isOurs && !isAskedFor) return before === null ? unconfirmed(attempt, orderId) : { next: 'ask' };
  if (attempt && order && before) cameBack(attempt.idempotencyKey, order, before);
  // A shopper who leaves this page before the answer finds every other way to pay blocked until it is known.
  unconfirmed(attempt, orderId);
  await holdCart();
  try {
    await verifyCardPayment(token, 'true', orderId).finally(() => takeOrdered([]));
  } catch (error) {
    if (isDefiniteNo(error)) {
      // A refusal of this payment does not resolve what else of this order is unanswered.
      if (attempt) orderAttempts.dropPayment(attempt.idempotencyKey);
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
    // If it was paid, then for no order: the shopper reads so before paying again.
    if (paidAttempt) orderAttempts.update(paidAttempt.idempotencyKey, { isUnfound: true });
    return { next: 'noOrder', reference: paidAttempt?.idempotencyKey ?? orderId };
  }
  // An order that was paid before, or may have been, says nothing about the present cart.
  return paid.isPaid ? finish(paidAttempt, question, order && paid) : unconfirmed(paidAttempt, orderId);
}

/**
 * The URL says that it was cancelled. "false" deletes an order on the older backend, even another shopper's and even a paid
 * one, so it is sent only for an unpaid order of this shopper.
 */
async function cancelled({ token, orderId }: Question): Promise<CardReturn> {
  const list = await ordersOrNone(token);
  if (list === null) return { next: 'unconfirmed' };
  const order = list.find(({ id }) => id === orderId);
  if (order?.isPaid) return { next: 'orders' };
  if (order === undefined || !isByCard(order)) {
    // An earlier answer was lost: the older backend has deleted the order already.
    const attempt = attemptOf(accountIdOf(token), orderId, list);
    if (order === undefined && attempt?.orderId === orderId) orderAttempts.leftCardPage(attempt.idempotencyKey);
    return { next: 'notPaid', message: null };
  }
  // A shopper who goes back to the card page and pays after all is recognised by this id, though the order may be deleted by then.
  orderAttempts.update(order.idempotencyKey, { orderId });
  try {
    await verifyCardPayment(token, 'false', orderId);
  } catch (error) {
    if (!(error instanceof ApiError) || error.kind === 'signedOut') throw error;
    if (error.kind !== 'rejected') return { next: 'unconfirmed' };
  }
  cameBack(order.idempotencyKey, order, list);
  return { next: 'notPaid', message: null };
}

/**
 * The cart loses only what was ordered: the lines of this device's attempt, else those of an order that was unpaid before and
 * is confirmed now. An attempt whose cart is out of reach stays until its shopper is back.
 */
function finish(attempt: OrderAttempt | undefined, { takeOrdered, orderId }: Question, confirmed?: Order): CardReturn {
  if (attempt === undefined) {
    placedOrder.forget();
    if (confirmed && !takeOrdered(linesOfOrder(confirmed))) return { next: 'gone' };
    return { next: 'paid' };
  }
  if (attempt.state === 'placed') return { next: 'orders' };
  orderAttempts.update(attempt.idempotencyKey, { orderId });
  if (!takeOrdered(attempt.lines)) return unconfirmed(attempt, orderId);
  orderAttempts.close(attempt.idempotencyKey);
  placedOrder.write(attempt);
  return { next: 'paid' };
}

/** Neither confirmed nor refused: the same order must not be paid again before that. */
function unconfirmed(attempt: OrderAttempt | undefined, orderId: string): CardReturn {
  if (attempt) orderAttempts.markUnconfirmed(attempt.idempotencyKey, { orderId });
  return { next: 'unconfirmed' };
}

/** The shopper is back from this order's card page, so the latest one of its key is no longer open. */
function cameBack(idempotencyKey: string, order: Order, list: readonly Order[]): void {
  orderAttempts.update(idempotencyKey, { orderId: order.id });
  if (order.idempotencyKey === '' || latestUnpaidCardOrder(list, order.idempotencyKey)?.id === order.id)
    orderAttempts.leftCardPage(idempotencyKey);
}

/** A refusal of the payment itself, in words or by a plain false. An error of the server's program says nothing about it. */
function isDefiniteNo(error: unknown): error is ApiError {
  if (!(error instanceof ApiError) || error.kind !== 'rejected') return false;
  return !error.isServerText || isRefusedPayment(error);
}

/** My Orders; null when they cannot be read now. @throws ApiError when the session has ended */
async function ordersOrNone(token: string): Promise<readonly Order[] | null> {
  try {
    return await listOrders(token);
  } catch (error) {
    if (error instanceof ApiError && error.kind !== 'signedOut') return null;
    throw error;
  }
}

// The attempt that a payment belongs to

const attemptsOf = (account: string): readonly OrderAttempt[] =>
  orderAttempts.all().filter((attempt) => attempt.account === account);

/**
 * This device's attempt of the payment: by the order's idempotency key, by an id that the backend gave it, or because the
 * payment was guessed to be its own while My Orders could not be read, and the guess is still possible.
 */
function attemptOf(account: string, orderId: string, list: readonly Order[] | null): OrderAttempt | undefined {
  const order = list?.find(({ id }) => id === orderId);
  const isListed = ({ idempotencyKey }: OrderAttempt): boolean =>
    list?.some((each) => each.idempotencyKey === idempotencyKey) ?? false;
  return attemptsOf(account).find((attempt) => {
    if (order?.idempotencyKey) return attempt.idempotencyKey === order.idempotencyKey;
    return knowsOrder(attempt, orderId) || (unconfirmedCardOrder(attempt) === orderId && !isListed(attempt));
  });
}

/** Frees the order that a payment was guessed to be for, once My Orders shows that it was for another. */
function releaseGuess(account: string, orderId: string, list: readonly Order[]): void {
  const isGuess = (attempt: OrderAttempt): boolean =>
    unconfirmedCardOrder(attempt) === orderId && !knowsOrder(attempt, orderId);
  const guessed = attemptsOf(account).find(isGuess);
  if (guessed && namesAnotherOrder(guessed, list)) orderAttempts.dropPayment(guessed.idempotencyKey);
}

/**
 * The card payment that this device began last: the best guess while My Orders cannot be read. Attempts are sorted by state,
 * and the newest of a state comes first; one whose card page is open comes before all that may be sent again.
 */
function likelyAttempt(account: string): OrderAttempt | undefined {
  return attemptsOf(account).find(
    ({ method, state, isOnCardPage }) => method === 'stripe' && (isOnCardPage === true || state === 'retryable'),
  );
}
