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
  const ordered = aCart({ mug: { M: 5, L: 1 }, frame: { A4: 1 } });
  const malformed = { productId: 'lamp', size: 'S', quantity: -3 };
  expect(withoutLines(cart, [...entriesOf(ordered), malformed])).toEqual(aCart({ lamp: { S: 2 } }));
});

test('for every cart an order removes exactly its own pieces', () => {
  holds(
    fc.property(anyCart, anyCart, (cart, order) => {
      const before = structuredClone(cart);
      const left = withoutLines(cart, [...entriesOf(order)]);
      expect(cart).toEqual(before);
      for (const line of entriesOf(cart))
        expect(quantityIn(left, line)).toBe(Math.max(0, line.quantity - quantityIn(order, line)));
      expect(countItems(left)).toBeLessThanOrEqual(countItems(cart));
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

test('a quantity that is set or added changes its line only, and not the old cart', () => {
  holds(
    fc.property(
      anyCart,
      anyKey,
      anyKey,
      fc.integer({ min: 0, max: MAX_QUANTITY }),
      (cart, productId, size, quantity) => {
        const before = structuredClone(cart);
        const line = { productId, size };
        const set = withQuantity(cart, line, quantity);
        const added = withAdded(cart, line);
        expect([quantityIn(set, line), quantityIn(added, line)]).toEqual([quantity, quantityIn(cart, line) + 1]);
        const others = (all: Cart) => [...entriesOf(all)].filter((each) => lineId(each) !== lineId(line));
        for (const after of [set, added]) expect(others(after)).toEqual(others(cart));
        expect(cart).toEqual(before);
      },
    ),
  );
});

test('every quantity is between zero and the maximum', () => {
  const line = { productId: 'mug', size: 'M' };
  holds(
    fc.property(fc.double({ noNaN: true }), (quantity) => {
      const limited = quantityIn(withQuantity(EMPTY_CART, line, quantity), line);
      expect(limited).toBe(Math.min(MAX_QUANTITY, Math.max(0, Math.trunc(limited))));
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
      for (const line of lines)
        expect(quantityIn(merged, line)).toBe(Math.max(quantityIn(a, line), quantityIn(b, line)));
      expect([...entriesOf(merged)]).toHaveLength(new Set(lines.map(lineId)).size);
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
