import { expect } from 'vitest';

import {
  entriesOf,
  lineId,
  quantityIn,
  withQuantity,
  type Cart,
  type LineKey,
  type LineQuantity,
} from '#domain/cart/cart.ts';
import { cartStorage } from '#shop/cart/cartStorage.ts';

/**
 * The cart of an account that two devices are logged in to. This device learns of the other's changes when it reads the
 * server's cart: until then it may show the line as it was, or as the other device has made it.
 */
export type CartOfTwo = {
  /** By line: every quantity that this device may show. Of a line that is not here both devices know the same. */
  readonly possible: Map<string, ReadonlySet<number>>;
  /** Lines whose latest change is the other device's; true for one that was made while this device waited for an answer. */
  readonly written: Map<string, boolean>;
  /** What this device's order, or its payment, has emptied the server's cart of beyond what it held. */
  readonly owed: Map<string, LineQuantity>;
};

export const newCartOfTwo = (): CartOfTwo => ({ possible: new Map(), written: new Map(), owed: new Map() });

/** This device may show the line so from now on, besides what it may show already. */
export function mayBe({ possible }: CartOfTwo, line: LineKey, before: number, now: number): void {
  const id = lineId(line);
  possible.set(id, new Set([...(possible.get(id) ?? [before]), now]));
}

/** This device has changed the line, from whatever it shows. */
export function changedHere({ possible, written, owed }: CartOfTwo, line: LineKey, by: number): void {
  const id = lineId(line);
  const before = possible.get(id);
  if (before) possible.set(id, new Set([...before].map((quantity) => Math.max(0, quantity + by))));
  if (by < 0) return;
  written.delete(id);
  owed.delete(id);
}

/** The other device has changed the line at the server. */
export function changedThere(cart: CartOfTwo, line: LineQuantity, before: number, isMeanwhile: boolean): void {
  mayBe(cart, line, before, line.quantity);
  cart.written.set(lineId(line), isMeanwhile);
  cart.owed.delete(lineId(line));
}

/** The server has emptied its cart for this device. What the other one had put in before, beyond the order, is owed. */
export function emptied({ written, owed }: CartOfTwo, before: Cart, ordered: readonly LineQuantity[]): void {
  for (const line of entriesOf(before)) {
    // What was added while the order was on its way, nobody could know of.
    if (written.get(lineId(line)) !== false) continue;
    const taken = ordered.filter((one) => lineId(one) === lineId(line)).reduce((sum, one) => sum + one.quantity, 0);
    if (line.quantity > taken) owed.set(lineId(line), { ...line, quantity: line.quantity - taken });
  }
}

/** The server's cart is read by this device: from now on it knows of what was changed meanwhile. */
export function readHere({ written }: CartOfTwo): void {
  for (const id of written.keys()) written.set(id, false);
}

/** True when the cart of a page is one of those that it may show. */
export function mayShow({ possible }: CartOfTwo, shown: Cart, expected: Cart): void {
  const lines = new Map([...entriesOf(expected), ...entriesOf(shown)].map((line) => [lineId(line), line]));
  for (const [id, line] of lines) {
    const quantities = [...(possible.get(id) ?? [quantityIn(expected, line)])];
    expect(quantities, `the cart’s ${id}`).toContain(quantityIn(shown, line));
  }
}

/** Where both devices know the same by now, the line is certain again. Returns the cart with what they know. */
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

/** What was owed is in the server's cart again, or is yet to be told to it by this device where `mayWait`. */
export function paidBack({ owed }: CartOfTwo, server: Cart, mayWait: boolean): void {
  for (const [id, line] of owed) {
    const isWaiting =
      cartStorage.readPending().some((one) => lineId(one) === id) &&
      quantityIn(cartStorage.readCart(), line) >= line.quantity;
    if (mayWait && isWaiting) continue;
    const inCart = quantityIn(server, line);
    expect(inCart, `what the other device put into the cart stays there: ${id}`).toBeGreaterThanOrEqual(line.quantity);
    owed.delete(id);
  }
}
