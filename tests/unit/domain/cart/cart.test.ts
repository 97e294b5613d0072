// @vitest-environment node
import fc from 'fast-check';
import { expect, test } from 'vitest';

import {
  cartFrom,
  countItems,
  EMPTY_CART,
  entriesOf,
  lineId,
  MAX_QUANTITY,
  mergeCarts,
  quantityIn,
  recordOf,
  withAdded,
  withLineBefore,
  withLines,
  withoutLines,
  withQuantity,
  type Cart,
} from '#domain/cart/cart.ts';
import { aCart } from '#tests/support/factories.ts';
import { anyKey, forAll } from '#tests/support/properties.ts';

const anyLine = fc.record({ productId: anyKey, size: anyKey, quantity: fc.integer({ min: 0, max: 30 }) });
const anyCart = fc
  .array(anyLine, { maxLength: 12 })
  .map((lines) => lines.reduce<Cart>((cart, line) => withQuantity(cart, line, line.quantity), EMPTY_CART));

test('for every cart an order removes exactly its own pieces, and a malformed line nothing', () => {
  forAll(anyCart, anyCart, (cart, order) => {
    const before = structuredClone(cart);
    const malformed = [...entriesOf(cart)].slice(0, 1).map((line) => ({ ...line, quantity: -3 }));
    const left = withoutLines(cart, [...entriesOf(order), ...malformed]);
    expect(cart).toEqual(before);
    for (const line of entriesOf(cart))
      expect(quantityIn(left, line)).toBe(Math.max(0, line.quantity - quantityIn(order, line)));
    expect(countItems(left)).toBeLessThanOrEqual(countItems(cart));
  });
});

test('every removed line can be put back in its place', () => {
  forAll(anyCart, (cart) => {
    const lines = [...entriesOf(cart)];
    for (const [place, line] of lines.entries()) {
      const next = lines[place + 1];
      const back = withLineBefore(withoutLines(cart, [line]), line, next ? lineId(next) : null);
      expect([...entriesOf(back)]).toEqual(lines);
    }
  });
});

test('S8: a quantity that is set or added changes its line only, whatever its id, and not the old cart', () => {
  forAll(anyCart, anyKey, anyKey, fc.integer({ min: 0, max: MAX_QUANTITY }), (cart, productId, size, quantity) => {
    const before = structuredClone(cart);
    const line = { productId, size };
    const set = withQuantity(cart, line, quantity);
    const added = withAdded(cart, line);
    expect([quantityIn(set, line), quantityIn(added, line)]).toEqual([quantity, quantityIn(cart, line) + 1]);
    const others = (all: Cart) => [...entriesOf(all)].filter((each) => lineId(each) !== lineId(line));
    for (const after of [set, added]) expect(others(after)).toEqual(others(cart));
    expect(cart).toEqual(before);
  });
});

test('every quantity is between zero and the maximum', () => {
  const line = { productId: 'mug', size: 'M' };
  forAll(fc.double({ noNaN: true }), (quantity) => {
    const limited = quantityIn(withQuantity(EMPTY_CART, line, quantity), line);
    expect(limited).toBe(Math.min(MAX_QUANTITY, Math.max(0, Math.trunc(limited))));
  });
});

test('a removed line stays in the map with quantity zero, and is not counted', () => {
  const cart = withQuantity(aCart({ mug: { M: 2 }, lamp: { L: 1 } }), { productId: 'mug', size: 'M' }, 0);
  expect(cart.get('mug')?.get('M')).toBe(0);
  expect(countItems(cart)).toBe(1);
  expect([...entriesOf(cart)]).toEqual([{ productId: 'lamp', size: 'L', quantity: 1 }]);
});

test('merging two carts loses no line and no piece: the larger quantity wins', () => {
  forAll(anyCart, anyCart, (a, b) => {
    const merged = mergeCarts(a, b);
    const lines = [...entriesOf(a), ...entriesOf(b)];
    for (const line of lines) expect(quantityIn(merged, line)).toBe(Math.max(quantityIn(a, line), quantityIn(b, line)));
    expect([...entriesOf(merged)]).toHaveLength(new Set(lines.map(lineId)).size);
  });
});

test('a stored cart is read back with every piece', () => {
  forAll(anyCart, (cart) => {
    const stored = cartFrom(JSON.parse(JSON.stringify(recordOf(cart))));
    expect(stored).toEqual(withLines(EMPTY_CART, entriesOf(cart)));
  });
});

test('R18: reading any stored value as a cart never throws, and keeps whole quantities only', () => {
  const anything = fc.anything({ withNullPrototype: true, withMap: true, withSet: true });
  const nested = fc.dictionary(anyKey, fc.oneof(fc.dictionary(anyKey, fc.anything()), fc.anything()));
  forAll(fc.oneof(anything, nested), (value) => {
    for (const { size, quantity: pieces } of entriesOf(cartFrom(value))) {
      expect(Number.isInteger(pieces) && pieces > 0 && pieces <= MAX_QUANTITY).toBe(true);
      expect(['undefined', 'null']).not.toContain(size);
    }
  });
});

test('R17: an unusable line is dropped alone', () => {
  const mug = { M: 2, undefined: 1, null: 4, L: '3', XL: -2, S: 1.5 };
  const unusable = { frame: null, lamp: 'text', pillow: [1, 2], cushion: {}, '': { M: 1 } };
  const cart = cartFrom({ mug, ...unusable, sticker: { '12 x 15 ': MAX_QUANTITY } });
  expect(cart).toEqual(aCart({ mug: { M: 2 }, sticker: { '12 x 15 ': MAX_QUANTITY } }));
});
