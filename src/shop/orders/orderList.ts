import { ApiError, isRefusedPayment } from '#api/errors.ts';
import { listOrders } from '#api/orders.ts';
import { verifyWidgetPayment } from '#api/payments.ts';
import { accountOf } from '#domain/account/account.ts';
import { awaitsPayment, isCash, latestCardTry, newestFirst, oneForEachRef, type Order } from '#domain/order/order.ts';
import {
  attemptsNow,
  unconfirmedCard,
  hasOpenPayment,
  isUnanswered,
  isWatched,
  isWholePayment,
  paymentOf,
  withAttempts,
  type OrderAttempt,
  type PaymentAttempt,
} from '#domain/order/orderAttempt.ts';
import { notify } from '#lib/notify.ts';
import { namesAnother } from './cardAttempts.ts';
import { checkoutStorage } from './checkoutStorage.ts';
import type { OrderedCart } from './orderedCart.ts';
import { orderAttempts, type TakeOrdered } from './orderAttempts.ts';
import { giveUpWaiting, msUntilGivenUp } from './sendOrder.ts';

/** The message that an order may have reached the shop holds until My Orders tells. */
export const UNKNOWN_ORDER_TOPIC = 'unknownOrder';

/** What My Orders says of an order whose answer never came. */
export type SettledOrder = {
  readonly ref: string;
  readonly account: string;
  /** Total in paise. */
  readonly amount: number;
  /** The backend's own id of a card payment, which is checked where its page leads back to; null otherwise. */
  readonly cardOrderId: string | null;
  /**
   * 'unconfirmed': a widget or the card page said that it was paid, and the server has not confirmed it. 'cardBegun' and
   * 'widgetBegun': the page or widget was opened, and nobody has said how that ended.
   */
  readonly resolution: 'received' | 'missing' | 'unpaid' | 'unconfirmed' | 'cardBegun' | 'widgetBegun';
};

export type OrderList = {
  /** Newest first, one for each reference. */
  readonly orders: readonly Order[];
  readonly settled: readonly SettledOrder[];
  /** When to look again, in milliseconds, because this page's own order is still under way; null when it is not. */
  readonly againInMs: number | null;
};

function resolutionOf(attempt: OrderAttempt, list: readonly Order[]): SettledOrder['resolution'] {
  const copies = list.filter(({ ref }) => ref === attempt.ref);
  if (copies.some((order) => !awaitsPayment(order))) return 'received';
  // What a card page's return told is about this order only if it named it.
  if (attempt.payment !== undefined && (!namesAnother(attempt, list) || attempt.isUnfound)) return 'unconfirmed';
  // No answer but a yes settles it: the provider may capture later, or not have been asked with all it needs.
  if (hasOpenPayment(attempt)) return attempt.isOnCardPage ? 'cardBegun' : 'widgetBegun';
  return copies.length > 0 ? 'unpaid' : 'missing';
}

/** Fates of which nobody but the shopper, or a later yes, can say more. */
export const IN_QUESTION: ReadonlySet<SettledOrder['resolution']> = new Set([
  'unconfirmed',
  'cardBegun',
  'widgetBegun',
]);

/** What the server says by now of a payment. @throws ApiError when the session has ended */
async function verdictOn(token: string, payable: PaymentAttempt): Promise<'paid' | 'refused' | 'unknown'> {
  const payment = paymentOf(payable);
  try {
    await verifyWidgetPayment(token, payment);
    return 'paid';
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'signedOut') throw error;
    return isRefusedPayment(error) && isWholePayment(payment) ? 'refused' : 'unknown';
  }
}

type Confirmed = {
  /** The provider's order that is paid, by the reference of the wish. */
  readonly byRef: ReadonlyMap<string, string>;
  /** The references whose only payment in question was refused by its provider. */
  readonly refused: ReadonlySet<string>;
  /** True when the server has learnt of a payment just now: the list that was read does not show it. */
  readonly isNews: boolean;
  /** The server was asked, and may have emptied its cart. */
  readonly isAsked: boolean;
};

type Questions = Pick<OrderContext, 'holdCart'> & {
  readonly token: string;
  readonly over: readonly OrderAttempt[];
  readonly list: readonly Order[];
};

/**
 * Asks about each payment in a widget that nobody has confirmed and that is less than a day old.
 * @throws ApiError when the session has ended
 */
async function confirmedNow({ token, over, list, holdCart }: Questions): Promise<Confirmed> {
  const byRef = new Map<string, string>();
  const refused = new Set<string>();
  let [isNews, isAsked] = [false, false];
  const account = accountOf(token);
  const isPaid = ({ orderId }: PaymentAttempt): boolean => list.some((order) => order.id === orderId && order.isPaid);
  for (const attempt of orderAttempts.all().filter((each) => each.account === account)) {
    const own = over.some(({ ref }) => ref === attempt.ref) ? attemptsNow(attempt) : [];
    const answered = new Set<string>();
    for (const payable of withAttempts(attempt, own)) {
      const isOver = !isWatched(payable.at, Date.now());
      const isListed = isPaid(payable);
      const isDue = !isOver && !isListed;
      if (isDue && !isAsked) await holdCart();
      if (isDue) isAsked = true;
      const verdict = isDue ? await verdictOn(token, payable) : 'unknown';
      if (!isDue || verdict !== 'unknown') answered.add(payable.widgetOrderId);
      if (isListed || verdict === 'paid') byRef.set(attempt.ref, payable.widgetOrderId);
      if (verdict === 'paid') isNews = true;
      if (verdict !== 'refused' || !own.includes(payable)) continue;
      if (attempt.isMoreUnanswered) orderAttempts.reopen(attempt.ref);
      else refused.add(attempt.ref);
    }
    if (answered.size > 0) orderAttempts.unwatch(attempt.ref, answered);
  }
  return { byRef, refused, isNews, isAsked };
}

type OrderContext = {
  /** Takes what was ordered out of the cart; false where the cart is another's by now. */
  readonly takeOrdered: TakeOrdered;
  /** Runs before the server is asked about payments: with each that it confirms it empties its cart. */
  readonly holdCart: () => Promise<void>;
  /** False once another account is logged in, or this one has logged out. */
  readonly isOf: OrderedCart['isOf'];
};

/** Writes down what the list says of one note; null where that is nothing new to the shopper. */
function settle(
  attempt: OrderAttempt,
  resolution: SettledOrder['resolution'],
  list: readonly Order[],
  { takeOrdered, confirmed }: Pick<OrderContext, 'takeOrdered'> & { readonly confirmed?: string | undefined },
): SettledOrder | null {
  // Answered while the list was on its way.
  if (orderAttempts.byRef(attempt.ref)?.state !== attempt.state) return null;
  const orderId = list.find(({ ref }) => ref === attempt.ref)?.id;
  const card = resolution === 'cardBegun' ? (latestCardTry(list, attempt.ref)?.id ?? null) : unconfirmedCard(attempt);
  if (resolution === 'received') {
    // The cart is out of reach: it is told when this shopper is back.
    if (!takeOrdered(attempt.lines)) return null;
    orderAttempts.close(attempt.ref, confirmed);
    checkoutStorage.clearDraft();
  } else if (IN_QUESTION.has(resolution)) {
    const isNamed = resolution === 'cardBegun' && card !== null;
    // The payment that it was held to be for is another order's.
    if (resolution !== 'unconfirmed') orderAttempts.reopen(attempt.ref);
    orderAttempts.update(attempt.ref, { unpaidAt: Date.now(), ...(isNamed && { orderId: card }) });
  } else {
    if (resolution === 'missing' && isUnanswered(attempt)) checkoutStorage.forgetOrder();
    orderAttempts.settle(attempt.ref, orderId);
  }
  const { ref, account, amount } = attempt;
  return isUnanswered(attempt) || resolution === 'received'
    ? { ref, account, amount, cardOrderId: card, resolution }
    : null;
}

/** The older backend stores UPI orders as cash: the device that ordered knows better. */
function withKnownMethod(order: Order): Order {
  const isUpi = orderAttempts.byRef(order.ref)?.method === 'upi';
  return isUpi && isCash(order) ? { ...order, paymentMethod: 'UPI' } : order;
}

/** What was settled since the page was loaded: a list that is read again tells it again. */
const settledHere = new Map<string, SettledOrder>();

/** What holds by now: a payment in question may have been refused since, or the shopper says that there was none. */
function upToDate(settled: SettledOrder, list: readonly Order[]): SettledOrder {
  const isRefused = IN_QUESTION.has(settled.resolution) && orderAttempts.byRef(settled.ref)?.state === 'open';
  if (!isRefused) return settled;
  return { ...settled, resolution: list.some(({ ref }) => ref === settled.ref) ? 'unpaid' : 'missing' };
}

/** False once the shopper has tried again, or the payment was confirmed. */
function isCurrent({ ref, resolution }: SettledOrder): boolean {
  const state = orderAttempts.byRef(ref)?.state;
  if (resolution === 'received') return state === 'placed';
  return state === (IN_QUESTION.has(resolution) ? 'unknown' : 'open');
}

/** The accounts whose orders this page has shown. */
const seen = new Set<string>();

/** True when this account's shopper has seen My Orders since the page was loaded. */
export const hasSeenOrders = (account: string): boolean => seen.has(account);

/**
 * Reads My Orders, and settles with it every order of this account whose answer never came: its reference says exactly
 * whether it was stored. @throws ApiError
 */
export async function readOrders(token: string, { takeOrdered, holdCart, isOf }: OrderContext): Promise<OrderList> {
  await giveUpWaiting();
  const account = accountOf(token);
  const over = await orderAttempts.settleable(account);
  let list = await listOrders(token);
  const { byRef: confirmed, refused, isNews, isAsked } = await confirmedNow({ token, over, list, holdCart });
  if (isNews) list = await listOrders(token);
  // Another account that has logged in by now reads nothing of it, and nothing of its own is changed.
  if (isOf(account)) {
    seen.add(account);
    // What a widget is open for may still be paid; that the order was received in another way holds all the same.
    const received = orderAttempts
      .all()
      .filter(
        (attempt) =>
          attempt.account === account && attempt.state !== 'placed' && over.every(({ ref }) => ref !== attempt.ref),
      )
      .filter(
        (attempt) =>
          confirmed.has(attempt.ref) || (attempt.state === 'unknown' && resolutionOf(attempt, list) === 'received'),
      );
    for (const attempt of [...over, ...received]) {
      const ofList = refused.has(attempt.ref) ? 'unpaid' : resolutionOf(attempt, list);
      const resolution = confirmed.has(attempt.ref) ? 'received' : ofList;
      const settled = settle(attempt, resolution, list, { takeOrdered, confirmed: confirmed.get(attempt.ref) });
      if (settled) settledHere.set(attempt.ref, settled);
    }
    // With every payment that it confirms the server empties its cart, also where its answer is lost.
    if (isAsked) takeOrdered([]);
    notify.dismiss(UNKNOWN_ORDER_TOPIC);
  }
  return {
    settled: [...settledHere.values()]
      .filter((settled) => settled.account === account)
      .map((settled) => upToDate(settled, list))
      .filter(isCurrent),
    orders: oneForEachRef(newestFirst(list)).map(withKnownMethod),
    againInMs: msUntilGivenUp(),
  };
}
