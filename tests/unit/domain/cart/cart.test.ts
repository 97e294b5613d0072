// @vitest-environment node
import fc from 'fast-check';
import { expect, test } from 'vitest';

import {
  countItems,
  EMPTY_CART,
  entriesOf,
  lineId,
  MAX_QUANTITY,
  mergeCarts,
  quantityIn,
  withAdded,
  withLineBefore,
  withoutLines,
  withQuantity,
  type Cart,
} from '#domain/cart/cart.ts';
import { aCart } from '#tests/support/factories.ts';
import { anyKey, holds, HOSTILE_KEYS } from '#tests/support/properties.ts';

const change = fc.record({ id: anyKey, size: anyKey, quantity: fc.integer({ min: 0, max: 30 }) });
const anyCart = fc
  .array(change, { maxLength: 12 })
  .map((changes) =>
    changes.reduce<Cart>(
      (cart, { id, size, quantity }) => withQuantity(cart, { productId: id, size }, quantity),
      EMPTY_CART,
    ),
  );

test('an order of more pieces than the cart has removes its lines and no others', () => {
  const cart = aCart({ mug: { M: 1, L: 1 }, lamp: { S: 2 } });
  const ordered = [
    { productId: 'mug', size: 'M', quantity: 5 },
    { productId: 'mug', size: 'L', quantity: 1 },
    { productId: 'frame', size: 'A4', quantity: 1 },
    { productId: 'lamp', size: '__proto__', quantity: 1 },
    { productId: 'lamp', size: 'S', quantity: -3 },
  ];
  expect(withoutLines(cart, ordered)).toEqual(aCart({ lamp: { S: 2 } }));
});

test('for every cart an order removes exactly its own pieces', () => {
  holds(
    fc.property(anyCart, anyCart, (cart, order) => {
      const before = structuredClone(cart);
      const left = withoutLines(cart, [...entriesOf(order)]);
      expect(cart).toEqual(before);
      for (const { productId, size, quantity } of entriesOf(cart)) {
        const rest = Math.max(0, quantity - quantityIn(order, { productId, size }));
        expect(quantityIn(left, { productId, size })).toBe(rest);
      }
      expect(countItems(left)).toBeLessThanOrEqual(countItems(cart));
      expect(countItems(withoutLines(cart, [...entriesOf(cart)]))).toBe(0);
    }),
  );
});

test('every removed line can be put back in its place', () => {
  holds(
    fc.property(anyCart, (cart) => {
      const lines = [...entriesOf(cart)];
      for (const [place, line] of lines.entries()) {
        const next = lines[place + 1];
        const back = withLineBefore(withoutLines(cart, [line]), line, next ? lineId(next) : null);
        expect([...entriesOf(back)]).toEqual(lines);
      }
    }),
  );
});

test('adding changes one line, and does not mutate the old cart', () => {
  holds(
    fc.property(anyCart, anyKey, anyKey, (cart, id, size) => {
      const before = structuredClone(cart);
      const after = withAdded(cart, { productId: id, size });
      expect(cart).toEqual(before);
      expect(countItems(after)).toBe(countItems(cart) + 1);
      expect(quantityIn(after, { productId: id, size })).toBe(quantityIn(cart, { productId: id, size }) + 1);
    }),
  );
});

test('setting a quantity changes that line only', () => {
  holds(
    fc.property(anyCart, anyKey, anyKey, fc.integer({ min: 0, max: MAX_QUANTITY }), (cart, id, size, quantity) => {
      const after = withQuantity(cart, { productId: id, size }, quantity);
      expect(quantityIn(after, { productId: id, size })).toBe(quantity);
      for (const line of entriesOf(cart)) {
        if (line.productId === id && line.size === size) continue;
        expect(quantityIn(after, line)).toBe(line.quantity);
      }
    }),
  );
});

test('every quantity is between zero and the maximum', () => {
  holds(
    fc.property(fc.double({ noNaN: true }), (quantity) => {
      const limited = quantityIn(withQuantity(EMPTY_CART, { productId: 'mug', size: 'M' }, quantity), {
        productId: 'mug',
        size: 'M',
      });
      expect(Number.isInteger(limited)).toBe(true);
      expect(limited).toBeGreaterThanOrEqual(0);
      expect(limited).toBeLessThanOrEqual(MAX_QUANTITY);
    }),
  );
});

test('a removed line stays in the map with quantity zero, and is not counted', () => {
  const cart = withQuantity(aCart({ mug: { M: 2 }, lamp: { L: 1 } }), { productId: 'mug', size: 'M' }, 0);
  expect(cart.get('mug')?.get('M')).toBe(0);
  expect(countItems(cart)).toBe(1);
  expect([...entriesOf(cart)]).toEqual([{ productId: 'lamp', size: 'L', quantity: 1 }]);
});

test('merging two carts loses no line and no piece: the larger quantity wins', () => {
  holds(
    fc.property(anyCart, anyCart, (a, b) => {
      const merged = mergeCarts(a, b);
      const lines = [...entriesOf(a), ...entriesOf(b)];
      for (const { productId, size } of lines) {
        const wanted = Math.max(quantityIn(a, { productId, size }), quantityIn(b, { productId, size }));
        expect(quantityIn(merged, { productId, size })).toBe(wanted);
      }
      const keys = new Set(lines.map(({ productId, size }) => JSON.stringify([productId, size])));
      expect([...entriesOf(merged)]).toHaveLength(keys.size);
    }),
  );
});

test('S8: ids and sizes with names of object internals are lines like any other', () => {
  let cart: Cart = EMPTY_CART;
  for (const key of HOSTILE_KEYS)
    cart = withAdded(withAdded(cart, { productId: key, size: key }), { productId: key, size: 'M' });
  expect(countItems(cart)).toBe(2 * HOSTILE_KEYS.length);
  for (const key of HOSTILE_KEYS) expect(quantityIn(cart, { productId: key, size: key })).toBe(1);
  expect(quantityIn(EMPTY_CART, { productId: 'toString', size: 'length' })).toBe(0);
});
