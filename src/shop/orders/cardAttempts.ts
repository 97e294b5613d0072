/** Which note of this device a card payment belongs to that comes back with an order's id. docs/behaviour.md, Payment return. */
import type { Order } from '#domain/order/order.ts';
import { unconfirmedCard, knowsOrder, type OrderAttempt } from '#domain/order/orderAttempt.ts';
import { orderAttempts } from './orderAttempts.ts';

/**
 * This device's note of the payment: by the order's reference, by the id it was given before, or because the payment was
 * held to be its own while My Orders could not tell, and still may be.
 */
export function attemptOf(account: string, orderId: string, list: readonly Order[] | null): OrderAttempt | undefined {
  const order = list?.find(({ id }) => id === orderId);
  const isListed = ({ ref }: OrderAttempt): boolean => list?.some((each) => each.ref === ref) ?? false;
  return orderAttempts
    .all()
    .filter((attempt) => attempt.account === account)
    .find((attempt) => {
      if (order?.ref) return attempt.ref === order.ref;
      return knowsOrder(attempt, orderId) || (unconfirmedCard(attempt) === orderId && !isListed(attempt));
    });
}

/** True when the payment in doubt names another order than any try of the note's, of which My Orders has one. */
export function namesAnother(attempt: OrderAttempt, list: readonly Order[]): boolean {
  const named = unconfirmedCard(attempt);
  const own = list.filter(({ ref }) => ref === attempt.ref);
  return named !== null && !knowsOrder(attempt, named) && own.length > 0 && own.every(({ id }) => id !== named);
}

/** Frees the order that a payment was held to be for, once My Orders tells that it was for another. */
export function releaseGuess(account: string, orderId: string, list: readonly Order[]): void {
  const isGuess = (attempt: OrderAttempt): boolean =>
    unconfirmedCard(attempt) === orderId && !knowsOrder(attempt, orderId);
  const guessed = orderAttempts.all().find((attempt) => attempt.account === account && isGuess(attempt));
  if (guessed && namesAnother(guessed, list)) orderAttempts.reopen(guessed.ref);
}

/** While My Orders cannot tell, the payment may be the card payment that this device began last. */
export function likelyAttempt(account: string): OrderAttempt | undefined {
  // Of the notes of one state the newest comes first, and one that waits for its card page before all that are open.
  return orderAttempts
    .all()
    .find(
      ({ account: of, method, state, isOnCardPage }) =>
        of === account && method === 'stripe' && (isOnCardPage === true || state === 'open'),
    );
}
