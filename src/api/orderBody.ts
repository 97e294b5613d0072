import type { Address } from '#domain/address/address.ts';
import { lineId } from '#domain/cart/cart.ts';
import type { OrderedDesign } from '#domain/design/design.ts';
import type { GiftNote } from '#domain/order/giftNote.ts';
import { rupeesOf, type Paise } from '#domain/money/money.ts';
import type { PaymentMethod } from '#domain/order/order.ts';
import { firstPicture } from '#domain/product/product.ts';
import type { CartLine } from '#domain/cart/totals.ts';

/** One order as the shopper confirmed it; amount in paise. */
export type OrderRequest = {
  readonly address: Address;
  readonly lines: readonly CartLine[];
  readonly amount: Paise;
  readonly paymentMethod: PaymentMethod;
  /** How the pieces of its lines are made, by lineId. */
  readonly designs?: ReadonlyMap<string, readonly OrderedDesign[]>;
  readonly giftNote?: GiftNote;
};

/** The backend refuses bodies of 100 kB; below this many bytes an order is safe. docs/backend.md, Orders. */
export const ORDER_BODY_LIMIT = 90_000;

/** Bytes that address, amount and method may take of it: each field of an address is short. */
const ROOM_FOR_ADDRESS = 8_000;

/** As long as any reference: 36 characters. */
const LONGEST_REF = '00000000-0000-4000-a000-000000000000';

/** How much a product copy tells, from everything down to which designs it is made from. */
const DETAILS = ['full', 'described', 'brief', 'bare', 'barest'] as const;

type Detail = (typeof DETAILS)[number];

/** Which design it is: the message to the shop and the print itself have its words. */
const idOnly = ({ id, pieces, photos }: OrderedDesign) => ({ id, pieces, photos });

/** A product copy as the backend stores it, in rupees, with the reference of the wish it belongs to. */
function copyOf(
  { product, size, quantity }: CartLine,
  ref: string,
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
    ref,
    ...(designs.length > 0 && { designs: detail === 'barest' ? designs.map(idOnly) : designs }),
  };
}

const bytesOf = (value: unknown): number => new TextEncoder().encode(JSON.stringify(value)).length;

/**
 * The body of an order: product copies, which leave out reviews, then descriptions, then pictures and sizes, and last the
 * texts of designs when it would grow too large; null when even that is more than the backend takes.
 */
export function orderBody(order: OrderRequest, ref: string): Record<string, unknown> | null {
  const { address, lines, amount, paymentMethod, designs, giftNote } = order;
  for (const detail of DETAILS) {
    const items = lines.map((line, at) => ({
      ...copyOf(line, ref, detail, designs?.get(lineId(line))),
      // The backend stores items as they come: the first one carries what is meant for the whole order.
      ...(at === 0 && giftNote && { giftNote }),
    }));
    const body = { address, items, amount: rupeesOf(amount), payment_method: paymentMethod };
    if (bytesOf(body) <= ORDER_BODY_LIMIT) return body;
  }
  return null;
}

/**
 * How many of these lines, from the first, one order can carry with all that was designed for them. Only a line that no
 * order could carry alone goes without the texts of its designs.
 */
export function linesThatFit(lines: readonly CartLine[], designs: OrderRequest['designs']): number {
  const most = ORDER_BODY_LIMIT - ROOM_FOR_ADDRESS;
  const bytesWith = (line: CartLine, detail: Detail): number =>
    bytesOf(copyOf(line, LONGEST_REF, detail, designs?.get(lineId(line)))) + 1;
  let room = most;
  const tooMany = lines.findIndex((line) => {
    const whole = bytesWith(line, 'bare');
    room -= whole <= most ? whole : bytesWith(line, 'barest');
    return room < 0;
  });
  return tooMany === -1 ? lines.length : tooMany;
}
