import * as v from 'valibot';

import { ordersCopy } from '#content/checkoutText.ts';
import { textOf } from '#content/copy.ts';
import { words } from '#content/words.ts';
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

const acceptedSchema = v.looseObject({ success: v.literal(true) });

/** A product copy as the backend stores it, in rupees. */
function copyOf(
  { product, size, quantity }: CartLine,
  detail: 'full' | 'described' | 'brief',
): Record<string, unknown> {
  return {
    _id: product.id,
    name: product.name,
    price: rupeesOf(product.price),
    category: product.category,
    subCategory: product.subCategory,
    bestseller: product.isBestseller,
    sizes: product.sizes,
    media: product.media.map(({ kind, source }) => ({ type: kind, url: source })),
    image: [firstPicture(product)?.source].filter((address) => address !== undefined),
    ...(detail === 'brief' ? {} : { description: product.description }),
    ...(detail === 'full' ? { reviews: product.reviews, rating: product.rating, customers: product.reviewCount } : {}),
    size,
    quantity,
  };
}

/** The body of an order: product copies, without reviews and then without descriptions when it would grow too large. */
export function orderBody({ address, lines, amount, paymentMethod }: OrderRequest): Record<string, unknown> {
  const bodies = (['full', 'described', 'brief'] as const).map((detail) => ({
    address,
    items: lines.map((line) => copyOf(line, detail)),
    amount: rupeesOf(amount),
    payment_method: paymentMethod,
  }));
  const small = bodies.find((body) => new TextEncoder().encode(JSON.stringify(body)).length <= ORDER_BODY_LIMIT);
  return small ?? bodies[2] ?? {};
}

/** Places an order (cash or UPI). Never sent twice by itself. @throws ApiError */
export async function placeOrder(token: string, order: OrderRequest): Promise<void> {
  const call = {
    method: 'POST',
    url: '/api/order/place',
    token,
    data: orderBody(order),
    fallback: words.errors.order,
  } as const;
  await request(call, acceptedSchema);
}

function dateOf(date: unknown, createdAt: unknown): OrderDate {
  const raw = date ?? createdAt;
  const moment =
    typeof raw === 'number' || (typeof raw === 'string' && /^\d{10,16}$/.test(raw)) ? Number(raw) : Number.NaN;
  const at = Number.isFinite(moment) ? moment : typeof raw === 'string' ? Date.parse(raw) : Number.NaN;
  if (Number.isFinite(at) && Math.abs(at) < 8e15) return { at };
  return typeof raw === 'string' && raw.trim() !== '' ? { text: raw.trim().slice(0, 60) } : null;
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
    name: raw.name || textOf(ordersCopy).unnamed,
    price: paiseFromRupees(raw['price']),
    size: raw.size,
    quantity: Math.round(raw.quantity),
    picture: mediaOf(raw.media, raw.image).find((media) => media.kind === 'image') ?? null,
  })),
);

/** The texts of some fields of an address, joined; whatever else it holds is left alone. */
function textsOf(address: unknown, ...fields: readonly string[]): string {
  if (typeof address !== 'object' || address === null) return '';
  const values = address as Readonly<Record<string, unknown>>;
  return fields
    .map((field) => values[field])
    .filter((value) => typeof value === 'string' || typeof value === 'number')
    .join(' ')
    .trim();
}

const orderSchema = v.pipe(
  v.looseObject({
    _id: v.optional(text, ''),
    items: v.optional(v.fallback(listOf(itemSchema, 'order items'), []), []),
    status: v.optional(trimmed, ''),
    payment: v.optional(flag, false),
    paymentMethod: v.optional(trimmed, ''),
  }),
  v.transform((raw): Order => ({
    id: raw._id,
    items: raw.items,
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
  return (
    await request({ method: 'POST', url: '/api/order/userorders', token, fallback: words.errors.orders }, ordersSchema)
  ).orders;
}
