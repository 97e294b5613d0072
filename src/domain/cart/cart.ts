/** A line of the cart, or of anything that comes from one: a product in a size. */
export type LineKey = { readonly productId: string; readonly size: string };

/** The line as one text, for maps and lists. */
export const lineId = ({ productId, size }: LineKey): string => JSON.stringify([productId, size]);

/** So many pieces of a line. */
export type LineQuantity = LineKey & { readonly quantity: number };

/** Quantities by product id and size. Maps, not objects: ids come from outside and may read '__proto__'. */
export type Cart = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** The same as plain data, for storage and the wire. */
export type CartRecord = Record<string, Record<string, number>>;

export const EMPTY_CART: Cart = new Map();

/** More pieces than this of one line are a bulk order, which the shop quotes by hand. */
export const MAX_QUANTITY = 9999;

/** The pieces that a value from outside stands for, up to MAX_QUANTITY; 0 for anything but a whole number of them. */
function quantityOf(value: unknown): number {
  return typeof value === 'number' && Number.isInteger(value) ? Math.min(Math.max(0, value), MAX_QUANTITY) : 0;
}

/** The pieces of one line; 0 when it is not in the cart. */
export function quantityIn(cart: Cart, { productId, size }: LineKey): number {
  return cart.get(productId)?.get(size) ?? 0;
}

/** Sets one line to an exact quantity; 0 stays in the map, since that is how the server is told to drop a line. */
export function withQuantity(cart: Cart, { productId, size }: LineKey, quantity: number): Cart {
  const sizes = new Map(cart.get(productId));
  sizes.set(size, Math.min(Math.max(0, Math.trunc(quantity)), MAX_QUANTITY));
  return new Map(cart).set(productId, sizes);
}

/** Adding increments a line by one, starting at 1. */
export function withAdded(cart: Cart, line: LineKey): Cart {
  return withQuantity(cart, line, quantityIn(cart, line) + 1);
}

/** Every line with pieces in it; zeros are not counted anywhere. */
export function* entriesOf(cart: Cart): Generator<LineQuantity> {
  for (const [productId, sizes] of cart) {
    for (const [size, quantity] of sizes) if (quantity > 0) yield { productId, size, quantity };
  }
}

/** How many pieces the cart holds, those that cannot be bought among them. */
export function countItems(cart: Cart): number {
  let count = 0;
  for (const { quantity } of entriesOf(cart)) count += quantity;
  return count;
}

/** Two carts become one that loses nothing: the larger quantity of each line wins. */
export function mergeCarts(a: Cart, b: Cart): Cart {
  let merged = a;
  for (const line of entriesOf(b)) {
    if (line.quantity > quantityIn(merged, line)) merged = withQuantity(merged, line, line.quantity);
  }
  return merged;
}

/** The pieces of a cart that another one does not hold. */
export function cartDifference(cart: Cart, other: Cart): readonly LineQuantity[] {
  return [...entriesOf(cart)].flatMap(({ productId, size, quantity }) => {
    const more = quantity - quantityIn(other, { productId, size });
    return more > 0 ? [{ productId, size, quantity: more }] : [];
  });
}

/** A cart with so many pieces more. */
export function withLines(cart: Cart, lines: Iterable<LineQuantity>): Cart {
  let fuller = cart;
  for (const line of lines) fuller = withQuantity(fuller, line, quantityIn(fuller, line) + line.quantity);
  return fuller;
}

/** A line set to its quantity in the place it had: before the line of that id, else as the last. */
export function withLineBefore(cart: Cart, line: LineQuantity, next: string | null): Cart {
  const lines = [...entriesOf(cart)].filter((other) => lineId(other) !== lineId(line));
  const place = lines.findIndex((other) => lineId(other) === next);
  return withLines(EMPTY_CART, lines.toSpliced(place < 0 ? lines.length : place, 0, line));
}

/**
 * The cart after an order: the ordered pieces are out, never below none, and what was added since stays. A line that
 * comes to none leaves the map, since the server's cart was emptied by the order and need not be told of it.
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
 * A cart from storage or the server, whatever it holds: unusable entries (texts, negatives, the key
 * 'undefined' that the backend stores for a missing size) are left out one by one, never the whole cart.
 */
export function cartFrom(value: unknown): Cart {
  const cart = new Map<string, Map<string, number>>();
  for (const [productId, sizes] of ownEntries(value)) {
    const kept = new Map<string, number>();
    for (const [size, raw] of ownEntries(sizes)) {
      const quantity = quantityOf(raw);
      if (quantity > 0 && size !== 'undefined' && size !== 'null') kept.set(size, quantity);
    }
    if (kept.size > 0) cart.set(productId, kept);
  }
  return cart;
}

/** Plain data of a cart, without zeros; null-prototype objects, so that no key reaches a prototype. */
export function recordOf(cart: Cart): CartRecord {
  const record = Object.create(null) as CartRecord;
  for (const { productId, size, quantity } of entriesOf(cart)) {
    (record[productId] ??= Object.create(null) as Record<string, number>)[size] = quantity;
  }
  return record;
}

function ownEntries(value: unknown): readonly (readonly [string, unknown])[] {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : [];
}
