/** My Orders: the list of the account's orders, and what it says about attempts whose answer never came. docs/behaviour.md, Orders. */
import { ApiError, isRefusedPayment } from '#api/errors.ts';
import { listOrders } from '#api/orders.ts';
import { verifyWidgetPayment } from '#api/payments.ts';
import { accountIdOf } from '#domain/account/accountId.ts';
import {
  hasOpenPayment,
  isWatched,
  hasAllCheckFields,
  namesAnotherOrder,
  openWidgetPayments,
  checkBodyOf,
  unconfirmedCardOrder,
  watchedWith,
} from '#domain/order/unconfirmedPayments.ts';
import {
  awaitsCard,
  awaitsPayment,
  isCash,
  latestUnpaidCardOrder,
  mergeCopies,
  newestFirst,
  type Order,
} from '#domain/order/order.ts';
import { isUnanswered, type OrderAttempt, type WatchedPayment } from '#domain/order/orderAttempt.ts';
import { notify } from '#lib/notify.ts';
import type { Shop } from '#shop/createShop.ts';
import { useShopInstance } from '#shop/ShopContext.tsx';
import { checkoutStorage } from './checkoutStorage.ts';
import { accountsThatSawOrders, orderAttempts, ownCall, UNKNOWN_ORDER_TOPIC } from './orderAttempts.ts';
import type { OrderedCart, TakeOrdered } from './orderedCart.ts';

/** What My Orders says about an order whose answer never came. */
export type SettledOrder = {
  readonly idempotencyKey: string;
  readonly account: string;
  /** Total in paise. */
  readonly amount: number;
  /** The backend's own id of a card payment, which is checked on the page of its return; null otherwise. */
  readonly cardOrderId: string | null;
  /**
   * 'unconfirmed': a widget or the card page reported a payment that the server has not confirmed. 'cardBegun' and
   * 'widgetBegun': the page or widget was opened, and its result is unknown.
   */
  readonly resolution: 'received' | 'missing' | 'unpaid' | 'unconfirmed' | 'cardBegun' | 'widgetBegun';
};

/** My Orders as it was just read. */
export type OrderList = {
  /** Newest first, one for each idempotency key. */
  readonly orders: readonly Order[];
  readonly settled: readonly SettledOrder[];
  /** When to read again, in milliseconds, because this page still waits for an order's answer; null when it does not. */
  readonly againInMs: number | null;
};

/** Resolutions that only the shopper, or a later confirmation, can decide. */
export const IN_QUESTION: ReadonlySet<SettledOrder['resolution']> = new Set([
  'unconfirmed',
  'cardBegun',
  'widgetBegun',
]);

type ReadContext = {
  /** Takes what was ordered out of the cart; false when the cart is another shopper's by now. */
  readonly takeOrdered: TakeOrdered;
  /** Runs before the server is asked about payments: it empties its cart with each that it confirms. */
  readonly holdCart: () => Promise<void>;
  /** False once another account is logged in, or this one has logged out. */
  readonly isCurrentAccount: OrderedCart['isCurrentAccount'];
};

/** readOrders of the page's shop. */
export function useFetchOrders(): () => Promise<OrderList> {
  const shop = useShopInstance();
  return () => fetchOrders(shop);
}

/** See readOrders. @throws ApiError */
export function fetchOrders({ withSession, orderedCart }: Shop): Promise<OrderList> {
  const { isCurrentAccount, takeOrderedOf, holdCart } = orderedCart;
  return withSession((token) =>
    readOrders(token, { takeOrdered: takeOrderedOf(token), holdCart: () => holdCart(token), isCurrentAccount }),
  );
}

/**
 * Reads My Orders, and settles each of the account's attempts whose answer never came: its idempotency key shows whether it
 * was stored. @throws ApiError
 */
export async function readOrders(
  token: string,
  { takeOrdered, holdCart, isCurrentAccount }: ReadContext,
): Promise<OrderList> {
  const account = accountIdOf(token);
  await ownCall.giveUpIfSlow(account);
  const ended = await orderAttempts.settleable(account);
  let list = await listOrders(token);
  const { confirmed, refused, hasNewConfirmation, wasServerAsked } = await checkWidgetPayments({
    token,
    ended,
    list,
    holdCart,
  });
  if (hasNewConfirmation) list = await listOrders(token);
  // Another account that has logged in by now sees nothing of this one, and nothing of its own is changed.
  if (isCurrentAccount(account)) {
    accountsThatSawOrders.add(account);
    // An open widget may still be paid, but an order that was received in another way is settled.
    const received = orderAttempts
      .all()
      .filter(
        (attempt) =>
          attempt.account === account &&
          attempt.state !== 'placed' &&
          ended.every(({ idempotencyKey }) => idempotencyKey !== attempt.idempotencyKey),
      )
      .filter(
        (attempt) =>
          confirmed.has(attempt.idempotencyKey) ||
          (attempt.state === 'unknown' && resolutionOf(attempt, list) === 'received'),
      );
    for (const attempt of [...ended, ...received]) {
      const widgetOrderId = confirmed.get(attempt.idempotencyKey);
      const ofList = refused.has(attempt.idempotencyKey) ? 'unpaid' : resolutionOf(attempt, list);
      const resolution = widgetOrderId === undefined ? ofList : 'received';
      const settled = settle(attempt, resolution, list, { takeOrdered, widgetOrderId });
      if (settled) settledHere.set(attempt.idempotencyKey, settled);
    }
    // The server empties its cart with every payment that it confirms, even when its answer is lost.
    if (wasServerAsked) takeOrdered([]);
    notify.dismiss(UNKNOWN_ORDER_TOPIC);
  }
  return {
    settled: [...settledHere.values()]
      .filter((settled) => settled.account === account)
      .map((settled) => upToDate(settled, list))
      .filter(isCurrent),
    orders: mergeCopies(newestFirst(list)).map(withKnownMethod),
    againInMs: ownCall.msLeft(account),
  };
}

type Checked = {
  /** The provider's order that is paid, by idempotency key. */
  readonly confirmed: ReadonlyMap<string, string>;
  /** The idempotency keys whose only payment in question was refused by the provider. */
  readonly refused: ReadonlySet<string>;
  /** True when the server has just confirmed a payment, which the list read before does not show. */
  readonly hasNewConfirmation: boolean;
  /** True when the server was asked, and may have emptied its cart. */
  readonly wasServerAsked: boolean;
};

type Questions = Pick<ReadContext, 'holdCart'> & {
  readonly token: string;
  readonly ended: readonly OrderAttempt[];
  readonly list: readonly Order[];
};

/**
 * Asks the server about each unconfirmed widget payment that is less than a day old.
 * @throws ApiError when the session has ended
 */
async function checkWidgetPayments({ token, ended, list, holdCart }: Questions): Promise<Checked> {
  const confirmed = new Map<string, string>();
  const refused = new Set<string>();
  let [hasNewConfirmation, wasServerAsked] = [false, false];
  const account = accountIdOf(token);
  const isPaid = ({ orderId }: WatchedPayment): boolean => list.some((order) => order.id === orderId && order.isPaid);
  for (const attempt of orderAttempts.all().filter((each) => each.account === account)) {
    const { idempotencyKey } = attempt;
    const own = ended.some((each) => each.idempotencyKey === idempotencyKey) ? openWidgetPayments(attempt) : [];
    const resolved = new Set<string>();
    for (const payment of watchedWith(attempt, own)) {
      const isListed = isPaid(payment);
      const isDue = isWatched(payment.at, Date.now()) && !isListed;
      if (isDue && !wasServerAsked) await holdCart();
      if (isDue) wasServerAsked = true;
      const verdict = isDue ? await verdictOn(token, payment) : 'unknown';
      if (!isDue || verdict !== 'unknown') resolved.add(payment.widgetOrderId);
      if (isListed || verdict === 'paid') confirmed.set(idempotencyKey, payment.widgetOrderId);
      if (verdict === 'paid') hasNewConfirmation = true;
      if (verdict !== 'refused' || !own.includes(payment)) continue;
      if (attempt.isMoreUnanswered) orderAttempts.dropPayment(idempotencyKey);
      else refused.add(idempotencyKey);
    }
    if (resolved.size > 0) orderAttempts.unwatch(idempotencyKey, resolved);
  }
  return { confirmed, refused, hasNewConfirmation, wasServerAsked };
}

/** The server's present answer about a payment. @throws ApiError when the session has ended */
async function verdictOn(token: string, payment: WatchedPayment): Promise<'paid' | 'refused' | 'unknown'> {
  const response = checkBodyOf(payment);
  try {
    await verifyWidgetPayment(token, response);
    return 'paid';
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'signedOut') throw error;
    return isRefusedPayment(error) && hasAllCheckFields(response) ? 'refused' : 'unknown';
  }
}

function resolutionOf(attempt: OrderAttempt, list: readonly Order[]): SettledOrder['resolution'] {
  const copies = list.filter(({ idempotencyKey }) => idempotencyKey === attempt.idempotencyKey);
  if (copies.some((order) => !awaitsPayment(order))) return 'received';
  // A card page's return is about this order only if it named it.
  if (attempt.payment !== undefined && (!namesAnotherOrder(attempt, list) || attempt.isUnfound)) return 'unconfirmed';
  // Only a confirmation settles it: the provider may capture later, or may have been asked with too little.
  if (hasOpenPayment(attempt)) return attempt.isOnCardPage ? 'cardBegun' : 'widgetBegun';
  return copies.length > 0 ? 'unpaid' : 'missing';
}

type SettleContext = Pick<ReadContext, 'takeOrdered'> & {
  /** The provider's order that was confirmed, if one was. */
  readonly widgetOrderId: string | undefined;
};

/** Records what the list says about one attempt; null when the shopper need not be shown it. */
function settle(
  attempt: OrderAttempt,
  resolution: SettledOrder['resolution'],
  list: readonly Order[],
  { takeOrdered, widgetOrderId }: SettleContext,
): SettledOrder | null {
  const { idempotencyKey, account, amount } = attempt;
  // The answer came while the list was being read.
  if (orderAttempts.find(idempotencyKey)?.state !== attempt.state) return null;
  const orderId = list.find((order) => order.idempotencyKey === idempotencyKey)?.id;
  const card =
    resolution === 'cardBegun'
      ? (latestUnpaidCardOrder(list, idempotencyKey)?.id ?? null)
      : unconfirmedCardOrder(attempt);
  if (resolution === 'received') {
    // The cart is out of reach: the attempt is settled when its shopper is back.
    if (!takeOrdered(attempt.lines)) return null;
    orderAttempts.close(idempotencyKey, widgetOrderId);
    checkoutStorage.clearDraft();
  } else if (IN_QUESTION.has(resolution)) {
    const isNamed = resolution === 'cardBegun' && card !== null;
    // The payment that was guessed to be for this order is for another.
    if (resolution !== 'unconfirmed') orderAttempts.dropPayment(idempotencyKey);
    orderAttempts.update(idempotencyKey, { unpaidAt: Date.now(), ...(isNamed && { orderId: card }) });
  } else {
    if (resolution === 'missing' && isUnanswered(attempt)) checkoutStorage.forgetOrder();
    orderAttempts.makeRetryable(idempotencyKey, orderId);
  }
  return isUnanswered(attempt) || resolution === 'received'
    ? { idempotencyKey, account, amount, cardOrderId: card, resolution }
    : null;
}

/** What was settled since the page was loaded, by idempotency key: reading the list again shows it again. */
const settledHere = new Map<string, SettledOrder>();

/** A payment in question may have been refused since, or the shopper may have said that it was not made. */
function upToDate(settled: SettledOrder, list: readonly Order[]): SettledOrder {
  const isRefused =
    IN_QUESTION.has(settled.resolution) && orderAttempts.find(settled.idempotencyKey)?.state === 'retryable';
  if (!isRefused) return settled;
  const isStored = list.some(({ idempotencyKey }) => idempotencyKey === settled.idempotencyKey);
  return { ...settled, resolution: isStored ? 'unpaid' : 'missing' };
}

/** False once the shopper has ordered again, or the payment was confirmed. */
function isCurrent({ idempotencyKey, resolution }: SettledOrder): boolean {
  const state = orderAttempts.find(idempotencyKey)?.state;
  if (resolution === 'received') return state === 'placed';
  return state === (IN_QUESTION.has(resolution) ? 'unknown' : 'retryable');
}

/** The older backend stores UPI orders as cash; the device that ordered knows better. */
function withKnownMethod(order: Order): Order {
  const isUpi = orderAttempts.find(order.idempotencyKey)?.method === 'upi';
  return isUpi && isCash(order) ? { ...order, paymentMethod: 'UPI' } : order;
}

/** True when an order may have been paid on a card page that never led back: a recent one, or one that this device began. */
export function isCardInQuestion(order: Order): boolean {
  const attempt = order.idempotencyKey === '' ? null : orderAttempts.find(order.idempotencyKey);
  const isRecent = order.date !== null && 'at' in order.date && isWatched(order.date.at, Date.now());
  return awaitsCard(order) && attempt?.state !== 'placed' && (isRecent || attempt?.isOnCardPage === true);
}
