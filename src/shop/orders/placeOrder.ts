/**
 * Placing an order, from the order button to its outcome: today's prices, the locks, the attempt on the device, the call, and
 * what its answer means. Nothing here is ever sent twice by itself. docs/behaviour.md, Checkout.
 */

import { ApiError, failureOf, isOutcomeUnknown } from '#api/errors.ts';
import { linesThatFit, orderBody, type OrderRequest } from '#api/orderBody.ts';
import { listOrders, sendOrder, type OrderCall } from '#api/orders.ts';
import { startCardPayment, startWidgetPayment, type WidgetOrder } from '#api/payments.ts';
import { getProduct, listProductsForOrder } from '#api/products.ts';
import { CART_PUSH_BEFORE_ORDER_MS, ORDER_SETTLES_MS } from '#config/constants.ts';
import { settings } from '#config/settings.ts';
import { messagesOf } from '#content/messages.ts';
import { commonMessages } from '#content/commonMessages.ts';
import { accountIdOf } from '#domain/account/accountId.ts';
import type { CartLine } from '#domain/cart/cartView.ts';
import { designsOf } from '#domain/design/designIndex.ts';
import type { Paise } from '#domain/money/money.ts';
import { awaitsPayment } from '#domain/order/order.ts';
import { repriced } from '#domain/order/orderDraft.ts';
import type { Product } from '#domain/product/product.ts';
import { ready } from '#domain/remote.ts';
import { isOffline } from '#lib/isOffline.ts';
import { exclusivelyOrNot } from '#lib/locks.ts';
import { otherRelease } from '#lib/release.ts';
import type { Shop } from '#shop/createShop.ts';
import { hasDesigns } from '#shop/designs/designOwner.ts';
import { useShopInstance } from '#shop/ShopContext.tsx';
import { checkoutStorage, placedOrder } from './checkoutStorage.ts';
import { accountsThatSawOrders, orderAttempts, orderLockOf, ownCall } from './orderAttempts.ts';
import type { OrderBlocker, TakeOrdered } from './orderedCart.ts';

/** The result of placing an order. Every case is a value, and the checkout handles each. */
export type OrderOutcome =
  | { readonly next: 'placed' }
  /** A card payment continues at this URL. */
  | { readonly next: 'redirect'; readonly url: string; readonly idempotencyKey: string }
  /** The payment widget is to be opened. */
  | { readonly next: 'widget'; readonly order: WidgetOrder; readonly idempotencyKey: string }
  /** No answer came: the order may exist, and must not be sent again before My Orders was read. */
  | { readonly next: 'unknown' }
  /** An earlier order is still unanswered. Nothing was sent. */
  | { readonly next: 'unanswered' }
  /** Another tab is placing an order, or did so a moment ago. Nothing was sent. */
  | { readonly next: 'otherTab' }
  /** Nothing was sent. */
  | { readonly next: OrderBlocker }
  /** The card page's URL is not on an allowed origin, or the widget asks for another amount. */
  | { readonly next: 'unsafe' }
  /** The browser is offline. Nothing was sent. */
  | { readonly next: 'offline' }
  /** A price differs from the one on the screen, or a product is gone. Nothing was sent. Totals in paise. */
  | { readonly next: 'changed'; readonly before: Paise; readonly after: Paise }
  /** The page is from an earlier release, whose delivery fee may differ: it has to be reloaded. Nothing was sent. */
  | { readonly next: 'outdated' }
  /** Today's prices could not be read. Nothing was sent. */
  | { readonly next: 'unpriced'; readonly error: ApiError }
  /** More lines than one order can carry; `fitting` is how many fit. Nothing was sent. */
  | { readonly next: 'tooLarge'; readonly fitting: number }
  /** The browser stores no attempt, so a retry could not be told from a new order. Nothing was sent. */
  | { readonly next: 'notPersisted' }
  | { readonly next: 'refused'; readonly error: ApiError };

const BLOCKERS: ReadonlySet<OrderOutcome['next']> = new Set(['cartChanged', 'sessionChanged', 'storageCleared']);

const NOT_STORED: ReadonlySet<OrderOutcome['next']> = new Set([
  ...BLOCKERS,
  'unanswered',
  'otherTab',
  'offline',
  'changed',
  'unpriced',
  'tooLarge',
  'notPersisted',
  'refused',
]);

/** False when the shop certainly has no order of this outcome. */
export const mayBeStored = ({ next }: OrderOutcome): boolean => !NOT_STORED.has(next);

/**
 * Places an order once, at the prices that the shopper has seen. A placed order takes its lines out of the cart. `isSure`: the
 * shopper orders although the browser stores no attempt. @throws ApiError when the session has ended
 */
export function placeOrder(shop: Shop, order: OrderRequest, isSure = false): Promise<OrderOutcome> {
  return shop.withSession((token) => placeInSession(shop, token, order, isSure));
}

/** placeOrder of the page's shop. */
export function usePlaceOrder(): (order: OrderRequest, isSure: boolean) => Promise<OrderOutcome> {
  const shop = useShopInstance();
  return (order, isSure) => placeOrder(shop, order, isSure);
}

async function placeInSession(
  { store, actions, orderedCart, followDevice }: Shop,
  token: string,
  order: OrderRequest,
  isSure: boolean,
): Promise<OrderOutcome> {
  const { blockerOf, takeOrderedOf, holdCartOf, linesOfOtherDevices, showCartOf, pushNow } = orderedCart;
  if (isOffline()) return { next: 'offline' };
  // The order does not depend on the server's cart: a call that hangs must not hold it back.
  await Promise.race([pushNow(), new Promise((resolve) => setTimeout(resolve, CART_PUSH_BEFORE_ORDER_MS))]);
  const priced = await atTodaysPrices(order, store);
  if ('next' in priced) return priced;
  // A card or widget order leaves the server's cart alone; its payment empties it.
  const isServerCartEmptied = order.paymentMethod === 'cod' || order.paymentMethod === 'upi';
  const others = isServerCartEmptied ? await linesOfOtherDevices(token) : undefined;
  const context: OrderContext = {
    // Reading prices takes time: another tab, or this one, may have ordered or logged out meanwhile.
    blocker: () => blockerOf(token, priced.lines),
    onPlaced: takeOrderedOf(token),
    holdCart: isServerCartEmptied ? holdCartOf(token, others) : () => {},
    isSure: isSure || accountsThatSawOrders.has(accountIdOf(token)),
  };
  const undoOrdering = await actions.recordOrdering(priced.lines);
  const sending = placeOrderOnce(token, await withDesigns(priced, { store, actions }), context);
  const outcome = await sending.finally(() => showCartOf(token));
  if (!mayBeStored(outcome)) undoOrdering();
  // The screen follows the device: its cart, and its session.
  if (BLOCKERS.has(outcome.next)) followDevice();
  return outcome;
}

// Prices

/** A product that the list does not hold, by its own call; none when it is gone. @throws ApiError */
async function unlisted(productId: string): Promise<readonly Product[]> {
  try {
    return [await getProduct(productId, { isForOrder: true })];
  } catch (error) {
    if (failureOf(error) === 'notFound') return [];
    throw error;
  }
}

/** Today's list of products, and those of the order that it does not hold. @throws ApiError */
async function todaysProducts(lines: readonly CartLine[]) {
  const listed = await listProductsForOrder();
  const ids = new Set(listed.map(({ id }) => id));
  const missing = [...new Set(lines.map(({ product }) => product.id))].filter((id) => !ids.has(id));
  return { listed, others: (await Promise.all(missing.map(unlisted))).flat() };
}

/** The order at today's prices and delivery fee, or why it cannot be sent at them. */
async function atTodaysPrices(order: OrderRequest, store: Shop['store']): Promise<OrderRequest | OrderOutcome> {
  try {
    const [{ listed, others }, release] = await Promise.all([todaysProducts(order.lines), otherRelease()]);
    if (release !== null && checkoutStorage.recordReload(release)) return { next: 'outdated' };
    // The screens show the products that were just read, and none of the order that is gone.
    store.set((state) => {
      const kept = state.unlisted.filter(({ id }) => order.lines.every(({ productId }) => productId !== id));
      return { products: ready(listed), unlisted: [...others, ...kept] };
    });
    const today = repriced(order.lines, [...listed, ...others], settings.deliveryFee);
    if (!today.isSame || today.total !== order.amount) {
      return { next: 'changed', before: order.amount, after: today.total };
    }
    return { ...order, lines: today.lines };
  } catch (error) {
    if (error instanceof ApiError) return { next: 'unpriced', error };
    throw error;
  }
}

// Designs

/** The order with the designs that this device has for it. */
async function withDesigns(order: OrderRequest, { store, actions }: Pick<Shop, 'store' | 'actions'>) {
  if (!hasDesigns()) return order;
  await actions.loadDesigns();
  return { ...order, designs: designsOf(store.get(), order.lines) };
}

// Locks

/**
 * Held for ORDER_SETTLES_MS after the answer, until every tab has read what the order wrote: the emptied cart, or the attempt.
 * The order's own lock cannot be held that long: the payment widget takes it right after the answer, and My Orders reads from
 * it whether an attempt that is 'sending' has a page that still waits.
 */
const settlingLockOf = (account: string): string => `${orderLockOf(account)}.settling`;

const WRITES_TO_DEVICE: ReadonlySet<OrderOutcome['next']> = new Set(['placed', 'unknown', 'redirect']);

/** The locks that this page holds: it knows what it wrote itself, so it does not wait. */
const settlingHere = new Set<string>();

function settling(lock: string, { next }: OrderOutcome): Promise<void> | null {
  if (!WRITES_TO_DEVICE.has(next)) return null;
  settlingHere.add(lock);
  return new Promise((resolve) => {
    setTimeout(() => {
      settlingHere.delete(lock);
      resolve();
    }, ORDER_SETTLES_MS);
  });
}

/** What sending depends on in its tab. */
export type OrderContext = {
  /** Why this page's cart cannot be ordered; null when it can. */
  readonly blocker: () => OrderBlocker | null;
  /** Takes the ordered lines out of the cart. Runs before other tabs may order again. */
  readonly onPlaced: TakeOrdered;
  /** Runs before the call, and after one without an answer, when the call makes the server empty its cart. */
  readonly holdCart: () => void;
  /** True when the shopper orders although the browser stores no attempt. */
  readonly isSure: boolean;
};

/**
 * Sends an order once. Nothing is sent while another attempt of the account is unanswered, another tab holds its lock, or the
 * page's cart is not the device's. @throws ApiError when the session has ended
 */
export async function placeOrderOnce(token: string, order: OrderRequest, context: OrderContext): Promise<OrderOutcome> {
  const account = accountIdOf(token);
  const checkAndSend = async (): Promise<OrderOutcome> => {
    const blocker = context.blocker();
    if (blocker !== null) return { next: blocker };
    if (isOffline()) return { next: 'offline' };
    return send(token, order, context);
  };
  const onceSettled = async (): Promise<OrderOutcome | undefined> => {
    if (orderAttempts.unanswered(account) !== null) return { next: 'unanswered' };
    const lock = settlingLockOf(account);
    if (settlingHere.has(lock)) return checkAndSend();
    return exclusivelyOrNot(lock, checkAndSend, (outcome) => settling(lock, outcome));
  };
  return (await exclusivelyOrNot(orderLockOf(account), onceSettled)) ?? { next: 'otherTab' };
}

/** Keeps other tabs from ordering for this account while it pays for an order; false when another tab was faster. */
export async function whilePaying(account: string, pay: () => Promise<void>): Promise<boolean> {
  return (await exclusivelyOrNot(orderLockOf(account), () => pay().then(() => true))) ?? false;
}

// Sending

/** The call of each way to pay. @throws ApiError */
async function call(
  request: OrderCall,
  { paymentMethod, amount }: OrderRequest,
  idempotencyKey: string,
): Promise<OrderOutcome> {
  switch (paymentMethod) {
    case 'cod':
    case 'upi':
      await sendOrder(request);
      return { next: 'placed' };
    case 'stripe': {
      const origins = [globalThis.location.origin, ...settings.cardOrigins];
      if (settings.backendUrl !== '') origins.push(new URL(settings.backendUrl).origin);
      const url = await startCardPayment(request, origins);
      return url === null ? { next: 'unsafe' } : { next: 'redirect', url, idempotencyKey };
    }
    case 'razorpay': {
      const order = await startWidgetPayment(request);
      const { id: widgetOrderId, receipt } = order;
      orderAttempts.update(idempotencyKey, { orderId: receipt, widgetOrderId, widgetReceipt: receipt });
      // The shopper was promised exactly this total.
      const isAsPromised = order.amount === amount && order.currency === 'INR';
      return isAsPromised ? { next: 'widget', order, idempotencyKey } : { next: 'unsafe' };
    }
  }
}

/** The outcome of an earlier payment of the same order that came back while this call was open; null without one. */
function settledMeanwhile(idempotencyKey: string): OrderOutcome | null {
  const attempt = orderAttempts.find(idempotencyKey);
  if (attempt?.state === 'placed') return { next: 'placed' };
  return attempt?.payment === undefined ? null : { next: 'unanswered' };
}

/** Records the attempt, sends the order, and records what is known of it afterwards. */
async function send(token: string, order: OrderRequest, context: OrderContext): Promise<OrderOutcome> {
  const { lines, amount, paymentMethod } = order;
  const draft = {
    account: accountIdOf(token),
    method: paymentMethod,
    amount,
    lines: lines.map(({ productId, size, quantity }) => ({ productId, size, quantity })),
  };
  const { attempt, isPersisted, undo } = orderAttempts.begin(draft);
  const { idempotencyKey } = attempt;
  const data = orderBody(order, idempotencyKey);
  if (data === null || !(isPersisted || context.isSure)) {
    undo();
    return data === null ? { next: 'tooLarge', fitting: linesThatFit(lines, order.designs) } : { next: 'notPersisted' };
  }
  // My Orders must not show an earlier order as the one that was placed now.
  placedOrder.forget();
  context.holdCart();
  const giveUp = new AbortController();
  const sending = call({ token, data, signal: giveUp.signal }, order, idempotencyKey);
  ownCall.open(draft.account, giveUp, sending);
  const placed = (isPaid = false): OrderOutcome => {
    if (context.onPlaced(draft.lines)) {
      orderAttempts.close(idempotencyKey);
      // An unpaid order that a try by card or widget has found is an earlier one, which needs no payment before.
      const isEarlier = awaitsPayment({ paymentMethod, isPaid });
      placedOrder.write(isEarlier ? { ...attempt, method: 'cod' } : attempt);
    } else {
      // The shopper has logged out meanwhile: My Orders takes the lines out of their parked cart.
      orderAttempts.update(idempotencyKey, { state: 'unknown' });
    }
    return { next: 'placed' };
  };
  try {
    const outcome = await sending;
    if (outcome.next === 'placed') return placed();
    // After the browser leaves for the card page, only its way back says whether the order was paid.
    if (outcome.next === 'redirect')
      orderAttempts.markAnswered(idempotencyKey, { state: 'unknown', isOnCardPage: true });
    else orderAttempts.markAnswered(idempotencyKey);
    return settledMeanwhile(idempotencyKey) ?? outcome;
  } catch (error) {
    const isGivenUp = giveUp.signal.aborted;
    const failure: OrderFailure = isGivenUp
      ? { isStored: 'unknown' }
      : await classifyFailure(token, idempotencyKey, error);
    if (failure.isStored === true) return placed(failure.isPaid);
    if (failure.isStored === false) {
      orderAttempts.markAnswered(idempotencyKey);
      if (failure.error.kind === 'signedOut') throw failure.error;
      return { next: 'refused', error: failure.error };
    }
    context.holdCart();
    orderAttempts.update(idempotencyKey, { state: 'unknown' });
    if (!isGivenUp && !(error instanceof ApiError)) throw error;
    return { next: 'unknown' };
  } finally {
    ownCall.close(draft.account);
  }
}

// Failures

/** Whether the shop has the order although its call failed. */
export type OrderFailure =
  | { readonly isStored: false; readonly error: ApiError }
  | { readonly isStored: true; readonly isPaid: boolean }
  | { readonly isStored: 'unknown' };

/** True when the call was turned away before any work: by a gateway, by the rate limiter, or without a session. */
function isTurnedAway({ kind, status }: ApiError): boolean {
  const isPlain = kind === 'http' && status >= 400 && !isOutcomeUnknown(status);
  return isPlain || (kind === 'signedOut' && (status === 401 || status === 403));
}

/** A backend that refuses in words may have stored the order before it failed: My Orders shows it by its idempotency key. */
async function lookUp(token: string, idempotencyKey: string, error: ApiError): Promise<OrderFailure> {
  try {
    const copies = (await listOrders(token)).filter((order) => order.idempotencyKey === idempotencyKey);
    const stored = copies.filter((order) => !awaitsPayment(order));
    if (stored.length > 0) return { isStored: true, isPaid: stored.some(({ isPaid }) => isPaid) };
    // A session that can read My Orders has not ended, whatever the refusal says.
    const isMistaken = error.kind === 'signedOut';
    return {
      isStored: false,
      error: isMistaken ? new ApiError('rejected', messagesOf(commonMessages).errors.order) : error,
    };
  } catch (cause) {
    if (cause instanceof ApiError && cause.kind === 'signedOut' && error.kind === 'signedOut')
      return { isStored: false, error };
    return { isStored: 'unknown' };
  }
}

/** Finds out whether an order is stored whose call ended with this error. */
export async function classifyFailure(token: string, idempotencyKey: string, error: unknown): Promise<OrderFailure> {
  if (!(error instanceof ApiError)) return { isStored: 'unknown' };
  if (isTurnedAway(error)) return { isStored: false, error };
  if (error.kind !== 'rejected' && error.kind !== 'signedOut') return { isStored: 'unknown' };
  return lookUp(token, idempotencyKey, error);
}
