import { expect } from 'vitest';

import { entriesOf, lineId, quantityIn, withQuantity } from '#domain/cart/cart.ts';
import type { Cart, LineKey, LineQuantity } from '#domain/cart/cart.ts';
import { cartStorage } from '#shop/cart/cartStorage.ts';

/** The cart of an account on two devices: until this one reads the server's cart it may show a line's old quantity or the new one. */
export type CartOfTwo = {
  /** By line: every quantity that this device may show. A line without an entry is the same on both devices. */
  readonly possible: Map<string, ReadonlySet<number>>;
  /** Lines whose latest change is the other device's; true for one that was made while this device waited for an answer. */
  readonly written: Map<string, boolean>;
  /** By line: pieces beyond an order that the order or its payment removed from the server's cart, and the order's key. */
  readonly missing: Map<string, LineQuantity & { readonly key: string }>;
};

export const newCartOfTwo = (): CartOfTwo => ({ possible: new Map(), written: new Map(), missing: new Map() });

/** Adds a quantity that this device may show from now on. */
export function mayBe({ possible }: CartOfTwo, line: LineKey, before: number, now: number): void {
  const id = lineId(line);
  possible.set(id, new Set([...(possible.get(id) ?? [before]), now]));
}

/** This device has changed the line by this many pieces. */
export function changedHere({ possible, written, missing }: CartOfTwo, line: LineKey, by: number): void {
  const id = lineId(line);
  const before = possible.get(id);
  if (before) possible.set(id, new Set([...before].map((quantity) => Math.max(0, quantity + by))));
  if (by < 0) return;
  written.delete(id);
  missing.delete(id);
}

/** The other device has changed the line at the server. */
export function changedThere(cart: CartOfTwo, line: LineQuantity, before: number, isMeanwhile: boolean): void {
  mayBe(cart, line, before, line.quantity);
  cart.written.set(lineId(line), isMeanwhile);
  cart.missing.delete(lineId(line));
}

/** An order that the server has emptied its cart for. */
type Ordered = { readonly key: string; readonly lines: readonly LineQuantity[] };

/** The server has emptied its cart for an order: pieces of the other device beyond the order have to return. */
export function emptied({ written, missing }: CartOfTwo, before: Cart, { key, lines }: Ordered): void {
  for (const line of entriesOf(before)) {
    // Pieces added while the order was on its way are unknown to this device.
    if (written.get(lineId(line)) !== false) continue;
    const taken = lines.filter((one) => lineId(one) === lineId(line)).reduce((sum, one) => sum + one.quantity, 0);
    if (line.quantity > taken) missing.set(lineId(line), { ...line, quantity: line.quantity - taken, key });
  }
}

/** An order is reported. Pieces that the server's cart lost to another order may have been in it: then they need not return. */
export function orderedHere({ missing }: CartOfTwo, { key, lines }: Ordered): void {
  for (const line of lines) {
    const lost = missing.get(lineId(line));
    if (!lost || lost.key === key) continue;
    if (lost.quantity > line.quantity) missing.set(lineId(line), { ...lost, quantity: lost.quantity - line.quantity });
    else missing.delete(lineId(line));
  }
}

/** This device has read the server's cart, and knows every change from now on, except of lines that it is ordering (`sent`). */
export function readHere({ written }: CartOfTwo, sent: readonly LineKey[]): void {
  const own = new Set(sent.map(lineId));
  for (const id of written.keys()) if (!own.has(id)) written.set(id, false);
}

/** Expects a page's cart to be one that it may show. */
export function expectPossible({ possible }: CartOfTwo, shown: Cart, expected: Cart): void {
  const lines = new Map([...entriesOf(expected), ...entriesOf(shown)].map((line) => [lineId(line), line]));
  for (const [id, line] of lines) {
    const quantities = [...(possible.get(id) ?? [quantityIn(expected, line)])];
    expect(quantities, `the cart’s ${id}`).toContain(quantityIn(shown, line));
  }
}

/** Drops the alternatives of lines on which all carts agree. Returns the cart with the agreed quantities. */
export function agreed({ possible }: CartOfTwo, expected: Cart, known: readonly Cart[]): Cart {
  let cart = expected;
  for (const id of possible.keys()) {
    const [productId, size] = JSON.parse(id) as [string, string];
    const quantities = new Set(known.map((one) => quantityIn(one, { productId, size })));
    const [quantity = 0, ...others] = quantities;
    cart = withQuantity(cart, { productId, size }, quantity);
    if (others.length > 0) possible.set(id, quantities);
    else possible.delete(id);
  }
  return cart;
}

/** Expects removed pieces to be back in the server's cart, or where the line may wait in this device's pending lines. */
export function expectRestored({ missing }: CartOfTwo, server: Cart, mayWait: (line: LineKey) => boolean): void {
  const pending = new Set(cartStorage.readPending().map(lineId));
  for (const [id, line] of missing) {
    if (mayWait(line) && pending.has(id) && quantityIn(cartStorage.readCart(), line) >= line.quantity) continue;
    const inCart = quantityIn(server, line);
    expect(inCart, `pieces that the other device added stay in the cart: ${id}`).toBeGreaterThanOrEqual(line.quantity);
    missing.delete(id);
  }
}
