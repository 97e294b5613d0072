import { ApiError, isRefusedPayment } from '#api/errors.ts';
import { listOrders } from '#api/orders.ts';
import { verifyWidgetPayment } from '#api/payments.ts';
import { accountOf } from '#domain/account.ts';
import { awaitsPayment, isCash, newestFirst, oneForEachRef, type Order } from '#domain/order.ts';
import { doubtedCard, isUnanswered, type OrderNote } from '#domain/orderNote.ts';
import { notify } from '#lib/notify.ts';
import { namesAnother } from './cardNotes.ts';
import { checkoutStorage } from './checkoutStorage.ts';
import { orderNotes, type TakeOrdered } from './orderNotes.ts';
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
  /** 'unconfirmed': the widget took the payment, and the server has not confirmed it. */
  readonly fate: 'received' | 'missing' | 'unpaid' | 'unconfirmed';
};

export type OrderList = {
  /** Newest first, one for each reference. */
  readonly orders: readonly Order[];
  readonly settled: readonly SettledOrder[];
  /** When to look again, in milliseconds, because this page's own order is still under way; null when it is not. */
  readonly againInMs: number | null;
};

function fateOf(note: OrderNote, list: readonly Order[]): SettledOrder['fate'] {
  const copies = list.filter(({ ref }) => ref === note.ref);
  if (copies.some((order) => !awaitsPayment(order))) return 'received';
  // What a card page's return told is about this order only if it named it.
  if (note.payment !== undefined && (!namesAnother(note, list) || note.isUnfound)) return 'unconfirmed';
  return copies.length > 0 ? 'unpaid' : 'missing';
}

/**
 * The page may have gone before the widget could tell of a payment: the provider knows of it, and the server can ask.
 * @throws ApiError when the session has ended
 */
async function fateInWidget(token: string, note: OrderNote): Promise<SettledOrder['fate']> {
  const payment = { razorpay_order_id: note.widgetOrderId };
  try {
    await verifyWidgetPayment(token, payment);
    return 'received';
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'signedOut') throw error;
    if (isRefusedPayment(error)) return 'unpaid';
    orderNotes.update(note.ref, { payment });
    return 'unconfirmed';
  }
}

/** Writes down what the list says of one note; null where that is nothing new to the shopper. */
function settle(
  note: OrderNote,
  fate: SettledOrder['fate'],
  list: readonly Order[],
  takeOrdered: TakeOrdered,
): SettledOrder | null {
  // Answered while the list was on its way.
  if (orderNotes.byRef(note.ref)?.state !== note.state) return null;
  const orderId = list.find(({ ref }) => ref === note.ref)?.id;
  if (fate === 'received') {
    takeOrdered(note.lines);
    orderNotes.close(note.ref);
    checkoutStorage.clearDraft();
  } else if (fate !== 'unconfirmed') {
    if (fate === 'missing' && isUnanswered(note)) checkoutStorage.forgetOrder();
    orderNotes.settle(note.ref, orderId);
  }
  const { ref, account, amount } = note;
  return isUnanswered(note) || fate === 'received'
    ? { ref, account, amount, cardOrderId: doubtedCard(note), fate }
    : null;
}

/** The older backend stores UPI orders as cash: the device that ordered knows better. */
function withKnownMethod(order: Order): Order {
  const isUpi = orderNotes.byRef(order.ref)?.method === 'upi';
  return isUpi && isCash(order) ? { ...order, paymentMethod: 'UPI' } : order;
}

/** What was settled since the page was loaded: a list that is read again tells it again. */
const settledHere = new Map<string, SettledOrder>();

/** What holds by now: a payment that was not confirmed may have been refused since. */
function upToDate(settled: SettledOrder, list: readonly Order[]): SettledOrder {
  const isRefused = settled.fate === 'unconfirmed' && orderNotes.byRef(settled.ref)?.state === 'open';
  if (!isRefused) return settled;
  return { ...settled, fate: list.some(({ ref }) => ref === settled.ref) ? 'unpaid' : 'missing' };
}

/** False once the shopper has tried again, or the payment was confirmed. */
function holdsStill({ ref, fate }: SettledOrder): boolean {
  const state = orderNotes.byRef(ref)?.state;
  if (fate === 'received') return state === 'placed';
  return state === (fate === 'unconfirmed' ? 'unknown' : 'open');
}

/** The accounts whose orders this page has shown. */
const seen = new Set<string>();

/** True when this account's shopper has seen My Orders since the page was loaded. */
export const hasSeenOrders = (account: string): boolean => seen.has(account);

/**
 * Reads My Orders, and settles with it every order of this account whose answer never came: its reference says exactly
 * whether it was stored. @throws ApiError
 */
export async function readOrders(token: string, takeOrdered: TakeOrdered): Promise<OrderList> {
  await giveUpWaiting();
  const account = accountOf(token);
  const over = await orderNotes.settleable(account);
  let list = await listOrders(token);
  seen.add(account);
  // What a widget is open for may still be paid; that the order was received in another way holds all the same.
  const received = orderNotes
    .inWidget(account)
    .filter((note) => over.every(({ ref }) => ref !== note.ref) && fateOf(note, list) === 'received');
  for (const note of [...over, ...received]) {
    let fate = fateOf(note, list);
    if (fate === 'unpaid' && note.state === 'unknown' && note.widgetOrderId !== undefined) {
      fate = await fateInWidget(token, note);
      if (fate === 'received') list = await listOrders(token);
    }
    const settled = settle(note, fate, list, takeOrdered);
    if (settled) settledHere.set(note.ref, settled);
  }
  notify.takeBack(UNKNOWN_ORDER_TOPIC);
  return {
    settled: [...settledHere.values()]
      .filter((settled) => settled.account === account)
      .map((settled) => upToDate(settled, list))
      .filter(holdsStill),
    orders: oneForEachRef(newestFirst(list)).map(withKnownMethod),
    againInMs: msUntilGivenUp(),
  };
}
