/** Which note of this device a card payment belongs to that comes back with an order's id. docs/behaviour.md, Payment return. */
import type { Order } from '#domain/order.ts';
import { doubtedCard, knowsOrder, type OrderNote } from '#domain/orderNote.ts';
import { orderNotes } from './orderNotes.ts';

/**
 * This device's note of the payment: by the order's reference, by the id it was given before, or because the payment was
 * held to be its own while My Orders could not tell, and still may be.
 */
export function noteOf(account: string, orderId: string, list: readonly Order[] | null): OrderNote | undefined {
  const order = list?.find(({ id }) => id === orderId);
  const isListed = ({ ref }: OrderNote): boolean => list?.some((each) => each.ref === ref) ?? false;
  return orderNotes
    .all()
    .filter((note) => note.account === account)
    .find((note) => {
      if (order?.ref) return note.ref === order.ref;
      return knowsOrder(note, orderId) || (doubtedCard(note) === orderId && !isListed(note));
    });
}

/** True when the payment in doubt names another order than any try of the note's, of which My Orders has one. */
export function namesAnother(note: OrderNote, list: readonly Order[]): boolean {
  const named = doubtedCard(note);
  const own = list.filter(({ ref }) => ref === note.ref);
  return named !== null && !knowsOrder(note, named) && own.length > 0 && own.every(({ id }) => id !== named);
}

/** Frees the order that a payment was held to be for, once My Orders tells that it was for another. */
export function disown(account: string, orderId: string, list: readonly Order[]): void {
  const isGuess = (note: OrderNote): boolean => doubtedCard(note) === orderId && !knowsOrder(note, orderId);
  const guessed = orderNotes.all().find((note) => note.account === account && isGuess(note));
  if (guessed && namesAnother(guessed, list)) orderNotes.reopen(guessed.ref);
}

/** While My Orders cannot tell, the payment may be the card payment that this device began last. */
export function likelyNote(account: string): OrderNote | undefined {
  // Of the notes of one state the newest comes first, and one that waits for its card page before all that are open.
  return orderNotes
    .all()
    .find(
      ({ account: of, method, state, isOnCardPage }) =>
        of === account && method === 'stripe' && (isOnCardPage === true || state === 'open'),
    );
}
