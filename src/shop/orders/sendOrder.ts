import { ApiError } from '#api/errors.ts';
import { linesThatFit, orderBody, type OrderRequest } from '#api/orderBody.ts';
import { placeOrder, type OrderCall } from '#api/orders.ts';
import { startCardPayment, startWidgetPayment } from '#api/payments.ts';
import { SLOW_WAIT_MS } from '#config/constants.ts';
import { settings } from '#config/settings.ts';
import { accountOf } from '#domain/account/account.ts';
import { cardUrl } from '#domain/order/cardUrl.ts';
import { orderAttempts, type TakeOrdered } from './orderAttempts.ts';
import type { OrderBlocker, OrderOutcome } from './orderOutcome.ts';
import { placedOrder } from './placedOrder.ts';
import { classifyFailure, type OrderFailure } from './classifyFailure.ts';

/** The call that each way to pay asks for. */
async function callFor(
  request: OrderCall,
  { paymentMethod, amount }: OrderRequest,
  ref: string,
): Promise<OrderOutcome> {
  switch (paymentMethod) {
    case 'cod':
    case 'upi':
      await placeOrder(request);
      return { next: 'placed' };
    case 'stripe': {
      const origins = [globalThis.location.origin, ...settings.cardOrigins];
      if (settings.backendUrl !== '') origins.push(new URL(settings.backendUrl).origin);
      const url = cardUrl(await startCardPayment(request), origins);
      return url === null ? { next: 'unsafe' } : { next: 'redirect', url, ref };
    }
    case 'razorpay': {
      const order = await startWidgetPayment(request);
      orderAttempts.update(ref, { orderId: order.receipt, widgetOrderId: order.id });
      // The shopper was promised this total and nothing more.
      const isAsPromised = order.amount === amount && order.currency === 'INR';
      return isAsPromised ? { next: 'widget', order, ref } : { next: 'unsafe' };
    }
  }
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

/** What an earlier payment of the same wish, which was told of while this call was out, has come to; null without one. */
function settledMeanwhile(ref: string): OrderOutcome | null {
  const attempt = orderAttempts.byRef(ref);
  if (attempt?.state === 'placed') return { next: 'placed' };
  return attempt?.payment === undefined ? null : { next: 'unanswered' };
}

/** What an order has to know of its tab, and to tell it. */
export type OrderContext = {
  /** Why this page's cart cannot be ordered any more; null when it can. */
  readonly blocker: () => OrderBlocker | null;
  /** Runs before other tabs may order again, with what the order took along. */
  readonly onPlaced: TakeOrdered;
  /** Runs before the call, and after one that nobody answered, where the call has the server empty its cart. */
  readonly holdCart: () => void;
  /** True when the shopper wants to order although the browser keeps no note of it. */
  readonly isSure: boolean;
};

/** Sends the wish under its reference and notes what is known of it afterwards. */
export async function sendOrder(token: string, order: OrderRequest, context: OrderContext): Promise<OrderOutcome> {
  const { lines, amount, paymentMethod } = order;
  const draft = {
    account: accountOf(token),
    method: paymentMethod,
    amount,
    lines: lines.map(({ productId, size, quantity }) => ({ productId, size, quantity })),
  };
  const { attempt, isPersisted, undo } = orderAttempts.begin(draft);
  const { ref } = attempt;
  const data = orderBody(order, ref);
  if (data === null || !(isPersisted || context.isSure)) {
    undo();
    return data === null ? { next: 'tooLarge', fitting: linesThatFit(lines, order.designs) } : { next: 'notPersisted' };
  }
  context.holdCart();
  const giveUp = new AbortController();
  const sending = callFor({ token, data, signal: giveUp.signal }, order, ref);
  waiting = { since: Date.now(), giveUp, end: sending.catch(() => {}) };
  const placed = (): OrderOutcome => {
    if (context.onPlaced(draft.lines)) {
      orderAttempts.close(ref);
      placedOrder.keep(attempt);
    } else {
      // The shopper has logged out meanwhile: My Orders takes it out of the cart that waits for them.
      orderAttempts.update(ref, { state: 'unknown' });
    }
    return { next: 'placed' };
  };
  try {
    const outcome = await sending;
    if (outcome.next === 'placed') return placed();
    // Once the browser has left for the card page nobody tells whether it was paid, unless it leads back.
    if (outcome.next === 'redirect') orderAttempts.answered(ref, { state: 'unknown', isOnCardPage: true });
    else orderAttempts.answered(ref);
    return settledMeanwhile(ref) ?? outcome;
  } catch (error) {
    const isGivenUp = giveUp.signal.aborted;
    const failure: OrderFailure = isGivenUp ? { isStored: 'unknown' } : await classifyFailure(token, ref, error);
    if (failure.isStored === true) return placed();
    if (failure.isStored === false) {
      orderAttempts.answered(ref);
      if (failure.error.kind === 'signedOut') throw failure.error;
      return { next: 'refused', error: failure.error };
    }
    context.holdCart();
    orderAttempts.update(ref, { state: 'unknown' });
    if (!isGivenUp && !(error instanceof ApiError)) throw error;
    return { next: 'unknown' };
  } finally {
    waiting = null;
  }
}
