import type { OrderRequest } from '#api/orderBody.ts';
import { ORDER_SETTLES_MS } from '#config/constants.ts';
import { accountOf } from '#domain/account/account.ts';
import { isOffline } from '#lib/isOffline.ts';
import { exclusivelyOrNot } from '#lib/locks.ts';
import { ORDER_LOCK, orderAttempts } from './orderAttempts.ts';
import type { OrderOutcome } from './orderOutcome.ts';
import { sendOrder, type OrderContext } from './sendOrder.ts';

/**
 * Held beyond the answer, until every tab has read what the order left on the device: an emptied cart, or a note. It is
 * not the order's own lock, which the widget and My Orders ask for right after.
 */
const SETTLING_LOCK = 'order.settling';
const WRITES_TO_DEVICE: ReadonlySet<OrderOutcome['next']> = new Set(['placed', 'unknown', 'redirect']);

/** This page knows what it has written itself: it need not wait. */
let isSettlingHere = false;

function settling({ next }: OrderOutcome): Promise<void> | null {
  if (!WRITES_TO_DEVICE.has(next)) return null;
  isSettlingHere = true;
  return new Promise((resolve) => {
    setTimeout(() => {
      isSettlingHere = false;
      resolve();
    }, ORDER_SETTLES_MS);
  });
}

/**
 * Sends an order once: while a note of an unanswered one stands, another tab holds the lock, or the cart is not the
 * device's any more, nothing leaves. Nothing here is ever repeated by itself. @throws ApiError when the session has ended
 */
export async function placeOrderOnce(token: string, order: OrderRequest, context: OrderContext): Promise<OrderOutcome> {
  const attempt = async (): Promise<OrderOutcome> => {
    const blocker = context.blocker();
    if (blocker !== null) return { next: blocker };
    if (isOffline()) return { next: 'offline' };
    return sendOrder(token, order, context);
  };
  const settled = async (): Promise<OrderOutcome | undefined> => {
    if (orderAttempts.unanswered(accountOf(token)) !== null) return { next: 'unanswered' };
    return isSettlingHere ? attempt() : exclusivelyOrNot(SETTLING_LOCK, attempt, settling);
  };
  return (await exclusivelyOrNot(ORDER_LOCK, settled)) ?? { next: 'otherTab' };
}

/** Keeps other tabs from ordering while a payment for this order is under way; false when another tab was faster. */
export async function whilePaying(pay: () => Promise<void>): Promise<boolean> {
  return (await exclusivelyOrNot(ORDER_LOCK, () => pay().then(() => true))) ?? false;
}
