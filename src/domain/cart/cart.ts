import { fieldsOf } from '#domain/record.ts';

/** Names a line of a cart or order: a product in a size. */
export type LineKey = { readonly productId: string; readonly size: string };

/** The line as a string, for map keys and lists. */
export const lineId = ({ productId, size }: LineKey): string => JSON.stringify([productId, size]);

/** A line with its number of pieces. */
export type LineQuantity = LineKey & { readonly quantity: number };

/** Quantities by product id and size. Maps, not objects: ids come from outside, and one may be '__proto__'. */
export type Cart = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** A cart as plain data, for storage and the wire. */
export type CartRecord = Record<string, Record<string, number>>;

export const EMPTY_CART: Cart = new Map();

/** The start of a URL fragment that carries a cart (cartLink.ts). */
export const CART_LINK_PREFIX = '#carried=';

/** The most pieces of one line. A larger order is a bulk order, which the shop quotes by hand. */
export const MAX_QUANTITY = 9999;

/** A quantity from outside, between 0 and MAX_QUANTITY; 0 for anything but a whole number. */
function quantityOf(value: unknown): number {
  return typeof value === 'number' && Number.isInteger(value) ? Math.min(Math.max(0, value), MAX_QUANTITY) : 0;
}

/** The pieces of one line; 0 when it is not in the cart. */
export function quantityIn(cart: Cart, { productId, size }: LineKey): number {
  return cart.get(productId)?.get(size) ?? 0;
}

/** Sets one line to an exact quantity. A 0 stays in the map: the server removes a line when it is sent a quantity of 0. */
export function withQuantity(cart: Cart, { productId, size }: LineKey, quantity: number): Cart {
  const sizes = new Map(cart.get(productId));
  sizes.set(size, Math.min(Math.max(0, Math.trunc(quantity)), MAX_QUANTITY));
  return new Map(cart).set(productId, sizes);
}

/** Adds one piece to a line, which starts at 1. */
export function withAdded(cart: Cart, line: LineKey): Cart {
  return withQuantity(cart, line, quantityIn(cart, line) + 1);
}

/** Every line with at least one piece. */
export function* entriesOf(cart: Cart): Generator<LineQuantity> {
  for (const [productId, sizes] of cart) {
    for (const [size, quantity] of sizes) if (quantity > 0) yield { productId, size, quantity };
  }
}

/** How many pieces the cart holds, including those that cannot be bought. */
export function countItems(cart: Cart): number {
  let count = 0;
  for (const { quantity } of entriesOf(cart)) count += quantity;
  return count;
}

/** Merges two carts: the larger quantity of each line wins, so no line is lost. */
export function mergeCarts(a: Cart, b: Cart): Cart {
  let merged = a;
  for (const line of entriesOf(b)) {
    if (line.quantity > quantityIn(merged, line)) merged = withQuantity(merged, line, line.quantity);
  }
  return merged;
}

/** The pieces of a cart that the other cart does not hold. */
export function cartDifference(cart: Cart, other: Cart): readonly LineQuantity[] {
  return [...entriesOf(cart)].flatMap(({ productId, size, quantity }) => {
    const more = quantity - quantityIn(other, { productId, size });
    return more > 0 ? [{ productId, size, quantity: more }] : [];
  });
}

/** A cart with the pieces of these lines added. */
export function withLines(cart: Cart, lines: Iterable<LineQuantity>): Cart {
  let result = cart;
  for (const line of lines) result = withQuantity(result, line, quantityIn(result, line) + line.quantity);
  return result;
}

/** Sets a line to its quantity and moves it before the line with the id `next`, or to the end without one. */
export function withLineBefore(cart: Cart, line: LineQuantity, next: string | null): Cart {
  const lines = [...entriesOf(cart)].filter((other) => lineId(other) !== lineId(line));
  const place = lines.findIndex((other) => lineId(other) === next);
  return withLines(EMPTY_CART, lines.toSpliced(place < 0 ? lines.length : place, 0, line));
}

/**
 * The cart after an order: the ordered pieces are removed, and what was added since stays. A line without pieces leaves the
 * map, because the order has emptied the server's cart and no quantity of 0 has to be sent.
 */
export function withoutLines(cart: Cart, lines: readonly LineQuantity[]): Cart {
  const left = new Map([...cart].map(([productId, sizes]) => [productId, new Map(sizes)]));
  for (const { productId, size, quantity } of lines) {
    const sizes = left.get(productId);
    const before = sizes?.get(size);
    if (!sizes || before === undefined) continue;
    const pieces = before - Math.max(0, quantity);
    if (pieces > 0) sizes.set(size, pieces);
    else sizes.delete(size);
    if (sizes.size === 0) left.delete(productId);
  }
  return left;
}

/**
 * Reads a cart from storage or the server. Each invalid entry (text, negative number, the key 'undefined' that the backend
 * stores for a missing size, an empty id) is left out; the rest of the cart stays.
 */
export function cartFrom(value: unknown): Cart {
  const cart = new Map<string, Map<string, number>>();
  for (const [productId, sizes] of Object.entries(fieldsOf(value))) {
    const valid = new Map<string, number>();
    for (const [size, raw] of Object.entries(fieldsOf(sizes))) {
      const quantity = quantityOf(raw);
      if (quantity > 0 && size !== 'undefined' && size !== 'null') valid.set(size, quantity);
    }
    // No product has the id ''; in storage this key is the operation log's mark.
    if (valid.size > 0 && productId !== '') cart.set(productId, valid);
  }
  return cart;
}

/** A cart as plain data, without zeros. The objects have no prototype, so that a key such as '__proto__' is a plain key. */
export function recordOf(cart: Cart): CartRecord {
  const record = Object.create(null) as CartRecord;
  for (const { productId, size, quantity } of entriesOf(cart)) {
    (record[productId] ??= Object.create(null) as Record<string, number>)[size] = quantity;
  }
  return record;
}
