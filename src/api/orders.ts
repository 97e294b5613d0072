import * as v from 'valibot';

import { checkoutMessages } from '#content/checkoutMessages.ts';
import { messagesOf } from '#content/messages.ts';
import { ADDRESS_FIELDS, addressLine, type Address } from '#domain/address/address.ts';
import { isYearMonth } from '#domain/design/calendar.ts';
import { FIRST_REVISION, LOOKS, type OrderedDesign, type OrderedText } from '#domain/design/design.ts';
import {
  MAX_TEXTS,
  TEXT_ALIGNMENTS,
  TEXT_COLOURS,
  TEXT_SIZE,
  TEXT_SURFACES,
  TYPEFACES,
} from '#domain/design/designText.ts';
import { LAYOUTS } from '#domain/design/layouts.ts';
import { MAX_ORDER_RUPEES, paiseFromRupees } from '#domain/money/money.ts';
import { giftNoteFrom, type GiftNote, type Order, type OrderDate, type OrderItem } from '#domain/order/order.ts';
import { accepted, array, flag, name, numberBetween, okResponse, text, trimmed, listOf } from './fields.ts';
import { request } from './http.ts';
import { mediaOf } from './products.ts';

/** The longest idempotency key or design id that is read; those of the shop have 36 characters. */
const MAX_KEY_LENGTH = 64;

function dateOf(date: unknown, createdAt: unknown): OrderDate {
  const raw = date ?? createdAt;
  if (typeof raw !== 'number' && typeof raw !== 'string') return null;
  const at = typeof raw === 'number' || /^\d{10,16}$/.test(raw) ? Number(raw) : Date.parse(raw);
  if (Math.abs(at) < 8e15) return { at };
  return typeof raw === 'string' && raw.trim() !== '' ? { text: raw.trim().slice(0, 60) } : null;
}

/** The idempotency key that the items of an order carry as `ref`; '' when they have none, or different ones. */
function idempotencyKeyOf(items: unknown): string {
  const refs = Array.isArray(items) ? items.map((item: unknown) => (item as { ref?: unknown } | null)?.ref) : [];
  const [first] = refs;
  const isOne = typeof first === 'string' && first.length <= MAX_KEY_LENGTH && refs.every((ref) => ref === first);
  return isOne ? first : '';
}

/** More designs of one item than this are ignored. */
const MAX_DESIGNS = 200;
/** Letters of one text that are read. */
const MAX_TEXT = 400;

const keysOf = <K extends string>(record: Readonly<Record<K, unknown>>): K[] => Object.keys(record) as K[];

/** One of these values; null for any other, which another version of the shop may have written. */
const oneOf = <T extends string>(values: readonly T[]) =>
  v.optional(v.fallback(v.nullable(v.picklist(values)), null), null);

const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

/** Where a text is on the product: from orders of earlier versions nothing. */
const placementSchema = v.object({
  size: v.pipe(v.number(), v.minValue(TEXT_SIZE.least), v.maxValue(TEXT_SIZE.most)),
  align: v.picklist(TEXT_ALIGNMENTS),
  at: v.object({ x: share, y: share }),
  surface: v.picklist(TEXT_SURFACES),
});

const textSchema = v.pipe(
  v.looseObject({ text: v.string(), typeface: v.picklist(TYPEFACES), colour: v.picklist(keysOf(TEXT_COLOURS)) }),
  v.transform(({ text, typeface, colour, ...more }): OrderedText => {
    const placement = v.safeParse(placementSchema, more);
    return { text: text.slice(0, MAX_TEXT), typeface, colour, ...(placement.success && placement.output) };
  }),
);

const designSchema = v.pipe(
  v.looseObject({
    id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(MAX_KEY_LENGTH)),
    pieces: v.optional(numberBetween(1, 1_000_000), 1),
    photos: v.optional(numberBetween(0, 1_000), 0),
    words: v.optional(text, ''),
    note: v.optional(text, ''),
    typeface: oneOf(TYPEFACES),
    colour: oneOf(keysOf(TEXT_COLOURS)),
    layout: oneOf(keysOf(LAYOUTS)),
    look: oneOf(LOOKS),
    revision: v.optional(numberBetween(1, 1_000_000), FIRST_REVISION),
    firstMonth: v.optional(v.unknown()),
    texts: v.fallback(v.pipe(v.array(textSchema), v.maxLength(MAX_TEXTS)), []),
  }),
  v.transform(
    ({
      firstMonth,
      texts,
      id,
      pieces,
      photos,
      words,
      note,
      typeface,
      colour,
      layout,
      look,
      revision,
    }): OrderedDesign => ({
      id,
      pieces: Math.round(pieces),
      photos: Math.round(photos),
      words: words.slice(0, MAX_TEXTS * MAX_TEXT),
      note: note.slice(0, MAX_TEXT),
      typeface,
      colour,
      layout,
      look,
      revision: Math.round(revision),
      ...(isYearMonth(firstMonth) && { firstMonth }),
      ...(texts.length > 0 && { texts }),
    }),
  ),
);

const designsSchema = v.fallback(listOf(designSchema, 'designs'), []);

const itemSchema = v.pipe(
  v.looseObject({
    _id: v.optional(text, ''),
    name,
    size: v.optional(text, ''),
    quantity: v.optional(numberBetween(1, 1_000_000), 1),
    media: v.optional(array, []),
    image: v.optional(v.unknown()),
  }),
  v.transform((raw): OrderItem => ({
    productId: raw._id,
    name: raw.name || messagesOf(checkoutMessages).orders.unnamed,
    price: paiseFromRupees(raw['price']),
    size: raw.size,
    quantity: Math.round(raw.quantity),
    picture: mediaOf(raw.media, raw.image).find((media) => media.kind === 'image') ?? null,
    designs: v.parse(designsSchema, raw['designs'] ?? []).slice(0, MAX_DESIGNS),
  })),
);

/** The texts of some fields of an address, joined by spaces. */
function textsOf(address: unknown, ...fields: readonly string[]): string {
  const values = (address ?? {}) as Readonly<Record<string, unknown>>;
  return fields
    .map((field) => values[field])
    .filter((value) => typeof value === 'string' || typeof value === 'number')
    .join(' ')
    .trim();
}

const addressOf = (address: unknown): Address =>
  Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, textsOf(address, field)])) as Address;

/** The gift note, which one of the items carries. */
function giftNoteOf(items: unknown): GiftNote | null {
  const notes = Array.isArray(items)
    ? items.map((item: unknown) => (item as { giftNote?: unknown } | null)?.giftNote)
    : [];
  return notes.map(giftNoteFrom).find((note) => note !== null) ?? null;
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
    idempotencyKey: idempotencyKeyOf(raw.items),
    giftNote: giftNoteOf(raw.items),
    copies: 1,
    paidCopies: raw.payment ? 1 : 0,
    items: v.parse(itemsSchema, raw.items),
    status: raw.status,
    isPaid: raw.payment,
    paymentMethod: raw.paymentMethod,
    date: dateOf(raw['date'], raw['createdAt']),
    amount: paiseFromRupees(raw['amount'], MAX_ORDER_RUPEES),
    address: addressLine(addressOf(raw['address'])),
    deliveryAddress: addressOf(raw['address']),
    recipient: textsOf(raw['address'], 'firstName', 'lastName'),
    email: textsOf(raw['address'], 'email'),
    phone: textsOf(raw['address'], 'phone'),
  })),
);

/** The answer with a session’s orders, every field with a safe value. docs/backend.md, Orders. */
const ordersSchema = okResponse({ orders: listOf(orderSchema, 'orders', ({ id }) => id || undefined) });

/** The call of an order: the session's token, the body from orderBody, and a signal that aborts it. */
export type OrderCall = {
  readonly token: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly signal: AbortSignal;
};

/** Sends an order that is paid by cash or UPI. Never repeated by itself. @throws ApiError */
export async function sendOrder(call: OrderCall): Promise<void> {
  await request({ method: 'POST', url: '/api/order/place', fallback: 'order', ...call }, accepted);
}

/** The account's orders, in the backend's order. @throws ApiError */
export async function listOrders(token: string): Promise<readonly Order[]> {
  return (await request({ method: 'POST', url: '/api/order/userorders', token, fallback: 'orders' }, ordersSchema))
    .orders;
}
