import { ApiError } from '#api/errors.ts';
import { placeOrder, type OrderRequest } from '#api/orders.ts';
import { startCardPayment, startWidgetPayment, type WidgetOrder } from '#api/payments.ts';
import { ORDER_SETTLES_MS } from '#config/constants.ts';
import { settings } from '#config/settings.ts';
import { cardUrl } from '#domain/cardUrl.ts';
import { isOffline } from '#lib/isOffline.ts';
import { exclusivelyOrNot } from '#lib/locks.ts';
import { ORDER_LOCK, orderIntent } from './orderIntent.ts';

/** What became of a wish to order; every case is a value, so that every case is met. */
export type Placement =
  | { readonly next: 'placed' }
  /** A card payment goes on at this address. */
  | { readonly next: 'redirect'; readonly url: string }
  | { readonly next: 'widget'; readonly order: WidgetOrder }
  /** No answer came: the order may exist, and must not be sent again before My Orders has been seen. */
  | { readonly next: 'unknown' }
  /** Another tab is placing an order at this moment, or has just done so. */
  | { readonly next: 'elsewhere' }
  /** A card address that leads elsewhere than the shop allows, or a widget that asks for another amount. */
  | { readonly next: 'unsafe' }
  /** The browser has no connection: nothing has left it. */
  | { readonly next: 'offline' }
  | { readonly next: 'refused'; readonly error: ApiError };

/** The server said no in so many words, or never looked at the order: trying again is safe. */
function isDefinite({ kind, status }: ApiError): boolean {
  if (kind === 'rejected' || kind === 'signedOut') return true;
  return kind === 'http' && status >= 400 && status < 500 && status !== 408;
}

async function send(token: string, order: OrderRequest): Promise<Placement> {
  switch (order.paymentMethod) {
    case 'cod':
    case 'upi':
      await placeOrder(token, order);
      return { next: 'placed' };
    case 'stripe': {
      const origins = [globalThis.location.origin, ...settings.cardOrigins];
      if (settings.backendUrl !== '') origins.push(new URL(settings.backendUrl).origin);
      const url = cardUrl(await startCardPayment(token, order), origins);
      return url === null ? { next: 'unsafe' } : { next: 'redirect', url };
    }
    case 'razorpay': {
      const widget = await startWidgetPayment(token, order);
      // The shopper was promised this total and nothing more.
      const isAsPromised = widget.amount === order.amount && widget.currency === 'INR';
      return isAsPromised ? { next: 'widget', order: widget } : { next: 'unsafe' };
    }
  }
}

/**
 * Held beyond the answer, until every tab has read what the order left on the device: an emptied cart, or a note. It is
 * not the order's own lock, which the widget and My Orders ask for right after.
 */
const SETTLING_LOCK = 'order.settling';
const LEFT_BEHIND: ReadonlySet<Placement['next']> = new Set(['placed', 'unknown']);

/** This page knows what it has written itself: it need not wait. */
let isSettlingHere = false;

function settling({ next }: Placement): Promise<void> | null {
  if (!LEFT_BEHIND.has(next)) return null;
  isSettlingHere = true;
  return new Promise((resolve) => {
    setTimeout(() => {
      isSettlingHere = false;
      resolve();
    }, ORDER_SETTLES_MS);
  });
}

type Surroundings = {
  /** False when another tab has ordered, or changed the cart, since this one looked. */
  readonly isCurrent: () => boolean;
  /** Runs before other tabs may order again. */
  readonly onPlaced: () => void;
};

/**
 * Sends an order once: while a note of an unanswered one stands, another tab holds the lock, or the cart is not the
 * device's any more, nothing leaves. Nothing here is ever repeated by itself.
 */
export async function placeOnce(
  token: string,
  order: OrderRequest,
  { isCurrent, onPlaced }: Surroundings,
): Promise<Placement> {
  const attempt = async (): Promise<Placement> => {
    if (!isCurrent()) return { next: 'elsewhere' };
    if (isOffline()) return { next: 'offline' };
    const intent = orderIntent.begin(order.amount);
    try {
      const placement = await send(token, order);
      if (placement.next === 'placed') onPlaced();
      orderIntent.clear();
      return placement;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (isDefinite(error)) {
        orderIntent.clear();
        return { next: 'refused', error };
      }
      orderIntent.markUnknown(intent);
      return { next: 'unknown' };
    }
  };
  const settled = async (): Promise<Placement | undefined> => {
    if (orderIntent.read() !== null) return { next: 'unknown' };
    return isSettlingHere ? attempt() : exclusivelyOrNot(SETTLING_LOCK, attempt, settling);
  };
  return (await exclusivelyOrNot(ORDER_LOCK, settled)) ?? { next: 'elsewhere' };
}

/** Keeps other tabs from ordering while a payment for this order is under way; false when another tab was faster. */
export async function whilePaying(pay: () => Promise<void>): Promise<boolean> {
  return (await exclusivelyOrNot(ORDER_LOCK, () => pay().then(() => true))) ?? false;
}
