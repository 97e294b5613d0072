import type { Address } from '#domain/address/address.ts';
import type { LineQuantity } from '#domain/cart/cart.ts';
import type { OrderedDesign } from '#domain/design/design.ts';
import type { Paise } from '#domain/money/money.ts';
import type { Media } from '#domain/product/media.ts';

/** Ways to pay, in the backend's spelling. */
const PAYMENT_METHODS = ['cod', 'upi', 'stripe', 'razorpay'] as const;

export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** True for a way to pay that the shop knows. */
export function isPaymentMethod(value: unknown): value is PaymentMethod {
  return (PAYMENT_METHODS as readonly unknown[]).includes(value);
}

/** One ordered item, with the facts of the product at the time of the order. */
export type OrderItem = {
  readonly productId: string;
  readonly name: string;
  readonly price: Paise | null;
  readonly size: string;
  readonly quantity: number;
  readonly picture: Media | null;
  /** The designs of its pieces; empty when the order has none. */
  readonly designs: readonly OrderedDesign[];
};

/** When an order was placed: `at` in milliseconds since the epoch, or the backend's own text; null when it sent neither. */
export type OrderDate = { readonly at: number } | { readonly text: string } | null;

/** An order as My Orders has it. */
export type Order = {
  readonly id: string;
  /** The idempotency key that its items carry as `ref`; '' for an order without one. */
  readonly idempotencyKey: string;
  /** The message to the person who gets the products; null without one. */
  readonly giftNote: GiftNote | null;
  /** How many times the backend has stored it; see mergeCopies. */
  readonly copies: number;
  /** How many of these are paid. */
  readonly paidCopies: number;
  readonly items: readonly OrderItem[];
  /** Free text of the shop, shown unchanged. */
  readonly status: string;
  readonly isPaid: boolean;
  /** Free text of the backend ("COD", "Stripe"), compared without regard to case. */
  readonly paymentMethod: string;
  readonly date: OrderDate;
  readonly amount: Paise | null;
  /** The delivery address on one line; '' when the order has none. */
  readonly address: string;
  /** The delivery address as the backend stored it; every field is '' when the order has none. */
  readonly deliveryAddress: Address;
  /** The name in the delivery address; '' when the order has none. */
  readonly recipient: string;
  readonly email: string;
  readonly phone: string;
};

/** The order number that people read and type: the first eight characters of the idempotency key, unique for one shopper. */
export function orderNumber(idempotencyKey: string): string {
  return idempotencyKey.slice(0, 8).toUpperCase();
}

/** What an order is called in messages to the shop: its number, or its id where it has none. */
export function orderReference({ idempotencyKey, id }: Pick<Order, 'idempotencyKey' | 'id'>): string {
  return orderNumber(idempotencyKey) || id;
}

/** True for cash: the shop calls to confirm the order, and is paid afterwards. */
export function isCash({ paymentMethod }: Pick<Order, 'paymentMethod'>): boolean {
  return /^cod$/i.test(paymentMethod);
}

/** True for an order that is paid on the card provider's page. */
export const isByCard = ({ paymentMethod }: Pick<Order, 'paymentMethod'>): boolean => /^stripe$/i.test(paymentMethod);

/** True for a card order that is neither confirmed nor cancelled: its payment can be checked. */
export function awaitsCard(order: Order): boolean {
  return !order.isPaid && isByCard(order) && order.id !== '' && !/cancel/i.test(order.status);
}

/** The latest unpaid card order of this idempotency key; undefined without one. */
export function latestUnpaidCardOrder(orders: readonly Order[], idempotencyKey: string): Order | undefined {
  return newestFirst(orders).find(
    (order) => order.idempotencyKey === idempotencyKey && isByCard(order) && !order.isPaid,
  );
}

/** The lines of the cart that the order was made from. */
export function linesOfOrder({ items }: Order): readonly LineQuantity[] {
  return items.filter(({ productId }) => productId !== '');
}

/** One row of My Orders: an item together with the order it came in. */
export type OrderRow = {
  readonly key: string;
  readonly order: Order;
  readonly item: OrderItem;
  /** True for the first row of its order, which shows what concerns the whole order. */
  readonly isFirst: boolean;
};

/** The rows of My Orders: one for each ordered item. An order without items has none. */
export function orderRows(orders: readonly Order[]): readonly OrderRow[] {
  // Not by id alone: a backend may send none.
  return orders.flatMap((order, o) =>
    order.items.map((item, i) => ({ key: `${order.id}/${o}/${i}`, order, item, isFirst: i === 0 })),
  );
}

/** True for an order by card or widget that is not paid yet: the backend stores it before the payment. */
export function awaitsPayment({ paymentMethod, isPaid }: Pick<Order, 'paymentMethod' | 'isPaid'>): boolean {
  return !isPaid && /^(?:stripe|razorpay)$/i.test(paymentMethod);
}

/**
 * Merges the copies of one order, which have one idempotency key: a browser may repeat a call by itself, and a failed order may
 * be sent again. The paid copy represents all, else the first that waits for no payment, else the first. Copies whose card or
 * widget payment was never made are not counted.
 */
export function mergeCopies(orders: readonly Order[]): readonly Order[] {
  return orders.flatMap((order) => {
    if (order.idempotencyKey === '') return [order];
    const same = orders.filter(({ idempotencyKey }) => idempotencyKey === order.idempotencyKey);
    const stored = same.filter((copy) => !awaitsPayment(copy));
    const shown = stored.find(({ isPaid }) => isPaid) ?? stored[0] ?? same[0];
    const paidCopies = stored.filter(({ isPaid }) => isPaid).length;
    return order === shown ? [{ ...order, copies: Math.max(1, stored.length), paidCopies }] : [];
  });
}

/** Newest first: the reverse of the backend's order, in which the dated orders are sorted by date among themselves. */
export function newestFirst(orders: readonly Order[]): readonly Order[] {
  const reversed = orders.toReversed();
  const byDate = reversed.filter(isDated).toSorted((a, b) => b.date.at - a.date.at);
  let next = 0;
  return reversed.map((order) => (isDated(order) ? (byDate[next++] ?? order) : order));
}

function isDated(order: Order): order is Order & { readonly date: { readonly at: number } } {
  return order.date !== null && 'at' in order.date;
}

/** The statuses of the shop's own admin, in order. Any other status is shown without a progress bar. */
export const STAGES: readonly string[] = ['order placed', 'packing', 'shipped', 'out for delivery', 'delivered'];

/** The progress of an order, 1 to 5; null for an unknown status. */
export function stageOf(status: string): number | null {
  const index = STAGES.indexOf(status.trim().toLowerCase());
  return index === -1 ? null : index + 1;
}

/** A step of the line that an order's row shows: 'photo', or a stage of stageOf. */
export type OrderStep = { readonly step: 'photo' | number; readonly isDone: boolean; readonly isCurrent: boolean };

/**
 * The steps of an order with this progress. Its photo comes first where it has designs: sent, as this device knows, or as the
 * shop's work on it shows; omitted where neither says so or denies it (null).
 */
export function orderSteps(stage: number, { hasDesigns, isSent }: PhotoProgress): readonly OrderStep[] {
  const isPhotoSent = stage > 1 ? true : isSent;
  const stages = STAGES.map((_, at) => ({ step: at + 1, isDone: at < stage, isCurrent: at + 1 === stage }));
  if (!hasDesigns || isPhotoSent === null) return stages;
  return [{ step: 'photo', isDone: isPhotoSent, isCurrent: false }, ...stages];
}

/** Whether an order has designs, and whether they were sent to the shop; null where this device does not know. */
export type PhotoProgress = { readonly hasDesigns: boolean; readonly isSent: boolean | null };

/** The text with its first letter in upper case. */
export function capitalised(text: string): string {
  return text.charAt(0).toLocaleUpperCase('en-IN') + text.slice(1);
}

/** The buyer's message to the person who gets the products, and whether the price stays hidden from them. */
export type GiftNote = {
  /** Printed on a card; '' for no message. */
  readonly message: string;
  /** The parcel shows no price. */
  readonly hidePrice: boolean;
};

/** The longest message, in UTF-16 code units. */
export const GIFT_MESSAGE_LENGTH = 200;

export const NO_GIFT_NOTE: GiftNote = { message: '', hidePrice: false };

/** Parses a stored or received note; null when it has neither a message nor a hidden price. */
export function giftNoteFrom(value: unknown): GiftNote | null {
  const { message, hidePrice } = (value ?? {}) as Readonly<Record<string, unknown>>;
  const note = {
    message: typeof message === 'string' ? message.trim().slice(0, GIFT_MESSAGE_LENGTH) : '',
    hidePrice: hidePrice === true,
  };
  return note.message !== '' || note.hidePrice ? note : null;
}
