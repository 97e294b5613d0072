import * as v from 'valibot';

import { checkoutWords } from '#content/checkoutWords.ts';
import { wordsOf } from '#content/language.ts';
import type { Address } from '#domain/address.ts';
import { MAX_ORDER_RUPEES, paiseFromRupees, rupeesOf, type Paise } from '#domain/money.ts';
import type { Order, OrderDate, OrderItem, PaymentMethod } from '#domain/order.ts';
import { addressLine } from '#domain/orderText.ts';
import { firstPicture } from '#domain/product.ts';
import type { CartLine } from '#domain/totals.ts';
import { array, flag, numberBetween, text, trimmed } from './fields.ts';
import { request } from './http.ts';
import { listOf } from './listOf.ts';
import { mediaOf } from './products.ts';

/** One order as the shopper confirmed it; amount in paise. */
export type OrderRequest = {
  readonly address: Address;
  readonly lines: readonly CartLine[];
  readonly amount: Paise;
  readonly paymentMethod: PaymentMethod;
};

/** The backend refuses bodies of 100 kB; below this many bytes an order is safe. docs/backend.md, Orders. */
export const ORDER_BODY_LIMIT = 90_000;

/** Bytes that address, amount and method may take of it: each field of an address is short. */
const ROOM_FOR_ADDRESS = 8_000;

/** Longer than any reference of ours. */
const MAX_REF_LENGTH = 64;

/** As long as any reference: 36 characters. */
const LONGEST_REF = '00000000-0000-4000-a000-000000000000';

/** An order on its way: the session's token, the body that orderBody made, and what gives the wait up. */
export type OrderCall = {
  readonly token: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly signal: AbortSignal;
};

const acceptedSchema = v.looseObject({ success: v.literal(true) });

/** How much a product copy tells, from everything down to what a card page needs. */
const DETAILS = ['full', 'described', 'brief', 'bare'] as const;

/** A product copy as the backend stores it, in rupees, with the reference of the wish it belongs to. */
function copyOf(
  { product, size, quantity }: CartLine,
  ref: string,
  detail: (typeof DETAILS)[number],
): Record<string, unknown> {
  const picture = firstPicture(product)?.source;
  return {
    _id: product.id,
    name: product.name,
    price: rupeesOf(product.price),
    ...(detail !== 'bare' && {
      category: product.category,
      subCategory: product.subCategory,
      bestseller: product.isBestseller,
      sizes: product.sizes,
      media: product.media.map(({ kind, source }) => ({ type: kind, url: source })),
      image: picture === undefined ? [] : [picture],
    }),
    ...((detail === 'full' || detail === 'described') && { description: product.description }),
    ...(detail === 'full' && { reviews: product.reviews, rating: product.rating, customers: product.reviewCount }),
    size,
    quantity,
    ref,
  };
}

const bytesOf = (value: unknown): number => new TextEncoder().encode(JSON.stringify(value)).length;

/**
 * The body of an order: product copies, which leave out reviews, then descriptions, then pictures and sizes when it would
 * grow too large; null when even that is more than the backend takes.
 */
export function orderBody(order: OrderRequest, ref: string): Record<string, unknown> | null {
  const { address, lines, amount, paymentMethod } = order;
  for (const detail of DETAILS) {
    const items = lines.map((line) => copyOf(line, ref, detail));
    const body = { address, items, amount: rupeesOf(amount), payment_method: paymentMethod };
    if (bytesOf(body) <= ORDER_BODY_LIMIT) return body;
  }
  return null;
}

/** How many of these lines, from the first, one order can carry. */
export function linesThatFit(lines: readonly CartLine[]): number {
  let room = ORDER_BODY_LIMIT - ROOM_FOR_ADDRESS;
  const tooMany = lines.findIndex((line) => {
    room -= bytesOf(copyOf(line, LONGEST_REF, 'bare')) + 1;
    return room < 0;
  });
  return tooMany === -1 ? lines.length : tooMany;
}

/** Places an order (cash or UPI). Never sent twice by itself. @throws ApiError */
export async function placeOrder(call: OrderCall): Promise<void> {
  await request({ method: 'POST', url: '/api/order/place', fallback: 'order', ...call }, acceptedSchema);
}

function dateOf(date: unknown, createdAt: unknown): OrderDate {
  const raw = date ?? createdAt;
  if (typeof raw !== 'number' && typeof raw !== 'string') return null;
  const at = typeof raw === 'number' || /^\d{10,16}$/.test(raw) ? Number(raw) : Date.parse(raw);
  if (Math.abs(at) < 8e15) return { at };
  return typeof raw === 'string' && raw.trim() !== '' ? { text: raw.trim().slice(0, 60) } : null;
}

/** The reference that the items of an order carry; '' when they have none, or not the same. */
function refOf(items: unknown): string {
  const refs = Array.isArray(items) ? items.map((item: unknown) => (item as { ref?: unknown } | null)?.ref) : [];
  const [first] = refs;
  const isOne = typeof first === 'string' && first.length <= MAX_REF_LENGTH && refs.every((ref) => ref === first);
  return isOne ? first : '';
}

const itemSchema = v.pipe(
  v.looseObject({
    _id: v.optional(text, ''),
    name: v.optional(trimmed, ''),
    size: v.optional(text, ''),
    quantity: v.optional(numberBetween(1, 1_000_000), 1),
    media: v.optional(array, []),
    image: v.optional(v.unknown()),
  }),
  v.transform((raw): OrderItem => ({
    productId: raw._id,
    name: raw.name || wordsOf(checkoutWords).orders.unnamed,
    price: paiseFromRupees(raw['price']),
    size: raw.size,
    quantity: Math.round(raw.quantity),
    picture: mediaOf(raw.media, raw.image).find((media) => media.kind === 'image') ?? null,
  })),
);

/** The texts of some fields of an address, joined; whatever else it holds is left alone. */
function textsOf(address: unknown, ...fields: readonly string[]): string {
  const values = (address ?? {}) as Readonly<Record<string, unknown>>;
  return fields
    .map((field) => values[field])
    .filter((value) => typeof value === 'string' || typeof value === 'number')
    .join(' ')
    .trim();
}

const itemsSchema = v.fallback(listOf(itemSchema, 'order items'), []);

const orderSchema = v.pipe(
  v.looseObject({
    _id: v.optional(text, ''),
    items: v.optional(v.unknown()),
    status: v.optional(trimmed, ''),
    payment: v.optional(flag, false),
    paymentMethod: v.optional(trimmed, ''),
  }),
  v.transform((raw): Order => ({
    id: raw._id,
    ref: refOf(raw.items),
    copies: 1,
    paidCopies: raw.payment ? 1 : 0,
    items: v.parse(itemsSchema, raw.items),
    status: raw.status,
    isPaid: raw.payment,
    paymentMethod: raw.paymentMethod,
    date: dateOf(raw['date'], raw['createdAt']),
    amount: paiseFromRupees(raw['amount'], MAX_ORDER_RUPEES),
    destination: textsOf(raw['address'], 'city', 'zipcode'),
    address: addressLine({
      street: textsOf(raw['address'], 'street'),
      city: textsOf(raw['address'], 'city'),
      state: textsOf(raw['address'], 'state'),
      zipcode: textsOf(raw['address'], 'zipcode'),
      country: textsOf(raw['address'], 'country'),
    }),
    recipient: textsOf(raw['address'], 'firstName', 'lastName'),
    email: textsOf(raw['address'], 'email'),
    phone: textsOf(raw['address'], 'phone'),
  })),
);

const ordersSchema = v.looseObject({
  success: v.literal(true),
  orders: listOf(orderSchema, 'orders', ({ id }) => id || undefined),
});

/** The orders of this session, as they arrive. @throws ApiError */
export async function listOrders(token: string): Promise<readonly Order[]> {
  return (await request({ method: 'POST', url: '/api/order/userorders', token, fallback: 'orders' }, ordersSchema))
    .orders;
}
