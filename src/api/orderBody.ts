import type { Address } from '#domain/address/address.ts';
import { lineId } from '#domain/cart/cart.ts';
import type { OrderedDesign } from '#domain/design/design.ts';
import type { GiftNote, PaymentMethod } from '#domain/order/order.ts';
import { rupeesOf, type Paise } from '#domain/money/money.ts';
import { firstPicture } from '#domain/product/product.ts';
import type { CartLine } from '#domain/cart/cartView.ts';

/** One order as the shopper confirmed it; amount in paise, with delivery. */
export type OrderRequest = {
  readonly address: Address;
  readonly lines: readonly CartLine[];
  readonly amount: Paise;
  readonly paymentMethod: PaymentMethod;
  /** The designs of its lines, by lineId. */
  readonly designs?: ReadonlyMap<string, readonly OrderedDesign[]>;
  readonly giftNote?: GiftNote;
};

/** The largest body in bytes: the backend refuses 100 kB. docs/backend.md, Orders. */
export const ORDER_BODY_LIMIT = 90_000;

/** The bytes of it that are reserved for address, amount and method. */
const ROOM_FOR_ADDRESS = 8_000;

/** As long as every idempotency key: 36 characters. */
const SAMPLE_KEY = '00000000-0000-4000-a000-000000000000';

/** How much of a product its copy holds, from everything down to its designs without their texts. */
const DETAILS = ['full', 'described', 'brief', 'bare', 'barest'] as const;

type Detail = (typeof DETAILS)[number];

/** The design without its texts, which the print and the message to the shop have too. */
const withoutTexts = (design: OrderedDesign) => ({
  ...design,
  words: undefined,
  note: undefined,
  texts: undefined,
});

/** A product copy as the backend stores it: price in rupees, and the order's idempotency key as `ref`. */
function copyOf(
  { product, size, quantity }: CartLine,
  idempotencyKey: string,
  detail: Detail,
  designs: readonly OrderedDesign[] = [],
): Record<string, unknown> {
  const picture = firstPicture(product)?.source;
  return {
    _id: product.id,
    name: product.name,
    price: rupeesOf(product.price),
    ...(!detail.startsWith('bare') && {
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
    ref: idempotencyKey,
    ...(designs.length > 0 && { designs: detail === 'barest' ? designs.map(withoutTexts) : designs }),
  };
}

const bytesOf = (value: unknown): number => new TextEncoder().encode(JSON.stringify(value)).length;

/**
 * The body of an order. When it would be too large, the product copies leave out reviews, then descriptions, then pictures and
 * sizes, and last the texts of designs; null when even that is too large.
 */
export function orderBody(order: OrderRequest, idempotencyKey: string): Record<string, unknown> | null {
  const { address, lines, amount, paymentMethod, designs, giftNote } = order;
  for (const detail of DETAILS) {
    const items = lines.map((line, at) => ({
      ...copyOf(line, idempotencyKey, detail, designs?.get(lineId(line))),
      // The backend stores items unchanged: the first one carries what belongs to the whole order.
      ...(at === 0 && giftNote && { giftNote }),
    }));
    const body = { address, items, amount: rupeesOf(amount), payment_method: paymentMethod };
    if (bytesOf(body) <= ORDER_BODY_LIMIT) return body;
  }
  return null;
}

/**
 * How many of these lines, from the first, one order can carry together with their designs. Only a line that is too large for
 * an order of its own is counted without the texts of its designs.
 */
export function linesThatFit(lines: readonly CartLine[], designs: OrderRequest['designs']): number {
  const most = ORDER_BODY_LIMIT - ROOM_FOR_ADDRESS;
  const bytesWith = (line: CartLine, detail: Detail): number =>
    bytesOf(copyOf(line, SAMPLE_KEY, detail, designs?.get(lineId(line)))) + 1;
  let room = most;
  const tooMany = lines.findIndex((line) => {
    const whole = bytesWith(line, 'bare');
    room -= whole <= most ? whole : bytesWith(line, 'barest');
    return room < 0;
  });
  return tooMany === -1 ? lines.length : tooMany;
}
