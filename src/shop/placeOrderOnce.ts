import { ApiError } from '#api/errors.ts';
import { linesThatFit, orderBody, type OrderRequest } from '#api/orderBody.ts';
import { placeOrder, type OrderCall } from '#api/orders.ts';
import { startCardPayment, startWidgetPayment, type WidgetOrder } from '#api/payments.ts';
import { ORDER_SETTLES_MS, SLOW_WAIT_MS } from '#config/constants.ts';
import { settings } from '#config/settings.ts';
import { accountOf } from '#domain/account.ts';
import { cardUrl } from '#domain/cardUrl.ts';
import type { Paise } from '#domain/money.ts';
import { isOffline } from '#lib/isOffline.ts';
import { exclusivelyOrNot } from '#lib/locks.ts';
import { ORDER_LOCK, orderNotes, type TakeOrdered } from './orderNotes.ts';
import { placedOrder } from './placedOrder.ts';
import { refusalOf, type Refusal } from './refusal.ts';

/** What became of a wish to order; every case is a value, so that every case is met. */
export type OrderOutcome =
  | { readonly next: 'placed' }
  /** A card payment goes on at this URL. */
  | { readonly next: 'redirect'; readonly url: string }
  /** The widget is to be opened for the order of this reference. */
  | { readonly next: 'widget'; readonly order: WidgetOrder; readonly ref: string }
  /** No answer came: the order may exist, and must not be sent again before My Orders has been seen. */
  | { readonly next: 'unknown' }
  /** An earlier order is unanswered still: nothing has left. */
  | { readonly next: 'unanswered' }
  /** Another tab is placing an order at this moment, or has just done so. */
  | { readonly next: 'elsewhere' }
  /** A card URL that leads elsewhere than the shop allows, or a widget that asks for another amount. */
  | { readonly next: 'unsafe' }
  /** The browser has no connection: nothing has left it. */
  | { readonly next: 'offline' }
  /** The gifts cost something else than the shopper saw, or one is gone. Nothing has left. Totals in paise. */
  | { readonly next: 'changed'; readonly before: Paise; readonly after: Paise }
  /** Today's prices could not be read, so nothing has left. */
  | { readonly next: 'unpriced'; readonly error: ApiError }
  /** More than one order can carry. Nothing has left. */
  | { readonly next: 'tooLarge'; readonly fitting: number }
  /** The browser keeps no note of the order, so that nothing could tell a second try from the first. Nothing has left. */
  | { readonly next: 'unkept' }
  | { readonly next: 'refused'; readonly error: ApiError };

async function send(call: OrderCall, { paymentMethod, amount }: OrderRequest, ref: string): Promise<OrderOutcome> {
  switch (paymentMethod) {
    case 'cod':
    case 'upi':
      await placeOrder(call);
      return { next: 'placed' };
    case 'stripe': {
      const origins = [globalThis.location.origin, ...settings.cardOrigins];
      if (settings.backendUrl !== '') origins.push(new URL(settings.backendUrl).origin);
      const url = cardUrl(await startCardPayment(call), origins);
      return url === null ? { next: 'unsafe' } : { next: 'redirect', url };
    }
    case 'razorpay': {
      const order = await startWidgetPayment(call);
      orderNotes.update(ref, { orderId: order.receipt, widgetOrderId: order.id });
      // The shopper was promised this total and nothing more.
      const isAsPromised = order.amount === amount && order.currency === 'INR';
      return isAsPromised ? { next: 'widget', order, ref } : { next: 'unsafe' };
    }
  }
}

/**
 * Held beyond the answer, until every tab has read what the order left on the device: an emptied cart, or a note. It is
 * not the order's own lock, which the widget and My Orders ask for right after.
 */
const SETTLING_LOCK = 'order.settling';
const LEFT_BEHIND: ReadonlySet<OrderOutcome['next']> = new Set(['placed', 'unknown']);

/** This page knows what it has written itself: it need not wait. */
let isSettlingHere = false;

function settling({ next }: OrderOutcome): Promise<void> | null {
  if (!LEFT_BEHIND.has(next)) return null;
  isSettlingHere = true;
  return new Promise((resolve) => {
    setTimeout(() => {
      isSettlingHere = false;
      resolve();
    }, ORDER_SETTLES_MS);
  });
}

/** The call of this page whose answer is still out. */
let waiting: { readonly since: number; readonly giveUp: AbortController; readonly end: Promise<unknown> } | null = null;

/** How long this page's own order still has to itself, in milliseconds; null when none is under way. */
export function msUntilGivenUp(): number | null {
  return waiting === null ? null : Math.max(0, waiting.since + SLOW_WAIT_MS - Date.now());
}

/** Gives up an answer that this page has waited for too long: My Orders says what became of the order. */
export async function giveUpWaiting(): Promise<void> {
  if (waiting === null || msUntilGivenUp() !== 0) return;
  waiting.giveUp.abort();
  await waiting.end;
}

type Surroundings = {
  /** False when another tab has ordered, or changed the cart, since this one looked. */
  readonly isCurrent: () => boolean;
  /** Runs before other tabs may order again, with what the order took along. */
  readonly onPlaced: TakeOrdered;
  /** Runs before the call, and after one that nobody answered: the server may have emptied its cart. */
  readonly holdCart: () => void;
  /** True when the shopper wants to order although the browser keeps no note of it. */
  readonly isSure: boolean;
};

/** Sends the wish under its reference and notes what is known of it afterwards. */
async function sendNoted(token: string, order: OrderRequest, surroundings: Surroundings): Promise<OrderOutcome> {
  const { lines, amount, paymentMethod } = order;
  const wish = {
    account: accountOf(token),
    method: paymentMethod,
    amount,
    lines: lines.map(({ productId, size, quantity }) => ({ productId, size, quantity })),
  };
  const { note, isKept, undo } = orderNotes.begin(wish);
  const { ref } = note;
  const data = orderBody(order, ref);
  if (data === null || !(isKept || surroundings.isSure)) {
    undo();
    return data === null ? { next: 'tooLarge', fitting: linesThatFit(lines, order.designs) } : { next: 'unkept' };
  }
  surroundings.holdCart();
  const giveUp = new AbortController();
  const sending = send({ token, data, signal: giveUp.signal }, order, ref);
  waiting = { since: Date.now(), giveUp, end: sending.catch(() => {}) };
  const placed = (): OrderOutcome => {
    if (surroundings.onPlaced(wish.lines)) {
      orderNotes.close(ref);
      placedOrder.keep(note);
    } else {
      // The shopper has logged out meanwhile: My Orders takes it out of the cart that waits for them.
      orderNotes.update(ref, { state: 'unknown' });
    }
    return { next: 'placed' };
  };
  try {
    const outcome = await sending;
    if (outcome.next === 'placed') return placed();
    orderNotes.update(ref, { state: 'open' });
    return outcome;
  } catch (error) {
    const isGivenUp = giveUp.signal.aborted;
    const refusal: Refusal = isGivenUp ? { isStored: 'unknown' } : await refusalOf(token, ref, error);
    if (refusal.isStored === true) return placed();
    if (refusal.isStored === false) {
      orderNotes.update(ref, { state: 'open' });
      if (refusal.error.kind === 'signedOut') throw refusal.error;
      return { next: 'refused', error: refusal.error };
    }
    surroundings.holdCart();
    orderNotes.update(ref, { state: 'unknown' });
    if (!isGivenUp && !(error instanceof ApiError)) throw error;
    return { next: 'unknown' };
  } finally {
    waiting = null;
  }
}

/**
 * Sends an order once: while a note of an unanswered one stands, another tab holds the lock, or the cart is not the
 * device's any more, nothing leaves. Nothing here is ever repeated by itself. @throws ApiError when the session has ended
 */
export async function placeOrderOnce(
  token: string,
  order: OrderRequest,
  surroundings: Surroundings,
): Promise<OrderOutcome> {
  const attempt = async (): Promise<OrderOutcome> => {
    if (!surroundings.isCurrent()) return { next: 'elsewhere' };
    if (isOffline()) return { next: 'offline' };
    return sendNoted(token, order, surroundings);
  };
  const settled = async (): Promise<OrderOutcome | undefined> => {
    if (orderNotes.unanswered(accountOf(token)) !== null) return { next: 'unanswered' };
    return isSettlingHere ? attempt() : exclusivelyOrNot(SETTLING_LOCK, attempt, settling);
  };
  return (await exclusivelyOrNot(ORDER_LOCK, settled)) ?? { next: 'elsewhere' };
}

/** Keeps other tabs from ordering while a payment for this order is under way; false when another tab was faster. */
export async function whilePaying(pay: () => Promise<void>): Promise<boolean> {
  return (await exclusivelyOrNot(ORDER_LOCK, () => pay().then(() => true))) ?? false;
}
