import type { LineQuantity } from '#domain/cart/cart.ts';
import type { OrderedDesign } from '#domain/design/design.ts';
import type { Paise } from '#domain/money/money.ts';
import type { Media } from '#domain/product/media.ts';
import type { GiftNote } from './giftNote.ts';

/** Ways to pay, in the backend's words. */
const PAYMENT_METHODS = ['cod', 'upi', 'stripe', 'razorpay'] as const;

export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

export function isPaymentMethod(value: unknown): value is PaymentMethod {
  return (PAYMENT_METHODS as readonly unknown[]).includes(value);
}

/** One ordered thing as it was when ordered. */
export type OrderItem = {
  readonly productId: string;
  readonly name: string;
  readonly price: Paise | null;
  readonly size: string;
  readonly quantity: number;
  readonly picture: Media | null;
  /** How its pieces are made; empty where the order does not tell, or nothing was designed. */
  readonly designs: readonly OrderedDesign[];
};

/** When an order was placed: a moment, or whatever text the backend sent instead; null when it sent nothing. */
export type OrderDate = { readonly at: number } | { readonly text: string } | null;

export type Order = {
  readonly id: string;
  /** The reference that its items carry, of the wish it came from; '' for an order without one. */
  readonly idempotencyKey: string;
  /** The message for whoever gets the products; null without one. */
  readonly giftNote: GiftNote | null;
  /** How many times the shop has it; see mergeCopies. */
  readonly copies: number;
  /** How many of these are paid for. */
  readonly paidCopies: number;
  readonly items: readonly OrderItem[];
  /** Free text of the shop, shown as it is. */
  readonly status: string;
  readonly isPaid: boolean;
  /** Free text of the backend ("COD", "Stripe"); compared whatever its case. */
  readonly paymentMethod: string;
  readonly date: OrderDate;
  readonly amount: Paise | null;
  /** Where it goes, on one line, as far as the order says. */
  readonly address: string;
  /** Who ordered, as far as the order says; '' otherwise. */
  readonly recipient: string;
  readonly email: string;
  readonly phone: string;
};

/** A reference as it is read out and typed: its first part, which tells the orders of one shopper apart. */
export function orderNumber(ref: string): string {
  return ref.slice(0, 8).toUpperCase();
}

/** Cash: the shop calls to confirm, and is paid after that. */
export function isCash({ paymentMethod }: Pick<Order, 'paymentMethod'>): boolean {
  return /^cod$/i.test(paymentMethod);
}

/** Paid on the card provider's page. */
export const isByCard = ({ paymentMethod }: Pick<Order, 'paymentMethod'>): boolean => /^stripe$/i.test(paymentMethod);

/** An order by card that nobody has confirmed, and nobody has cancelled: its payment can be checked. */
export function awaitsCard(order: Order): boolean {
  return !order.isPaid && isByCard(order) && order.id !== '' && !/cancel/i.test(order.status);
}

/** The unpaid order by card that the latest try of a wish has left; undefined when there is none. */
export function latestUnpaidCardOrder(orders: readonly Order[], ref: string): Order | undefined {
  return newestFirst(orders).find((order) => order.idempotencyKey === ref && isByCard(order) && !order.isPaid);
}

/** What an order holds, as lines of the cart it was made from. */
export function linesOfOrder({ items }: Order): readonly LineQuantity[] {
  return items.filter(({ productId }) => productId !== '');
}

/** One row of My Orders: an item together with the order it came in. */
export type OrderRow = {
  readonly key: string;
  readonly order: Order;
  readonly item: OrderItem;
  /** True for the first row of its order, which says what concerns the order as a whole. */
  readonly isFirst: boolean;
};

/** My Orders shows one row per ordered item; an order without items has none. */
export function orderRows(orders: readonly Order[]): readonly OrderRow[] {
  // Ids alone would not do: a backend may send none.
  return orders.flatMap((order, o) =>
    order.items.map((item, i) => ({ key: `${order.id}/${o}/${i}`, order, item, isFirst: i === 0 })),
  );
}

/** Orders by card or widget are stored before they are paid: until then the shop has nothing to make. */
export function awaitsPayment({ paymentMethod, isPaid }: Order): boolean {
  return !isPaid && /^(?:stripe|razorpay)$/i.test(paymentMethod);
}

/**
 * Orders of one reference are one order: a browser may send a call twice by itself, and a wish that failed may be sent
 * again. The paid one stands for all, else the one that waits for no payment, else the first; tries that were never paid
 * are not counted as copies.
 */
export function mergeCopies(orders: readonly Order[]): readonly Order[] {
  return orders.flatMap((order) => {
    if (order.idempotencyKey === '') return [order];
    const same = orders.filter(({ idempotencyKey: ref }) => ref === order.idempotencyKey);
    const stored = same.filter((copy) => !awaitsPayment(copy));
    const shown = stored.find(({ isPaid }) => isPaid) ?? stored[0] ?? same[0];
    const paidCopies = stored.filter(({ isPaid }) => isPaid).length;
    return order === shown ? [{ ...order, copies: Math.max(1, stored.length), paidCopies }] : [];
  });
}

/** Newest first: the reverse of the order of arrival, in which orders of a known moment stand by their date. */
export function newestFirst(orders: readonly Order[]): readonly Order[] {
  const reversed = orders.toReversed();
  const byDate = reversed.filter(isDated).toSorted((a, b) => b.date.at - a.date.at);
  let next = 0;
  return reversed.map((order) => (isDated(order) ? (byDate[next++] ?? order) : order));
}

function isDated(order: Order): order is Order & { readonly date: { readonly at: number } } {
  return order.date !== null && 'at' in order.date;
}

/** The words the shop's own admin uses, in order; any other word is shown without a progress bar. */
const STAGES: readonly string[] = ['order placed', 'packing', 'shipped', 'out for delivery', 'delivered'];

/** How far an order is, 1 to 5, or null when its status is not one we know. */
export function stageOf(status: string): number | null {
  const index = STAGES.indexOf(status.trim().toLowerCase());
  return index === -1 ? null : index + 1;
}

/** First letter upper case, the rest as the shop wrote it. */
export function capitalised(text: string): string {
  return text.charAt(0).toLocaleUpperCase('en-IN') + text.slice(1);
}
