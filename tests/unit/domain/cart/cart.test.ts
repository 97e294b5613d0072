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

test('adding starts a line at one and then raises it by one', () => {
  const once = withAdded(EMPTY_CART, { productId: 'mug', size: 'M' });
  expect(quantityIn(once, { productId: 'mug', size: 'M' })).toBe(1);
  expect(quantityIn(withAdded(once, { productId: 'mug', size: 'M' }), { productId: 'mug', size: 'M' })).toBe(2);
  expect(quantityIn(once, { productId: 'mug', size: 'L' })).toBe(0);
});

test('an order takes out what was ordered, and what was added since stays', () => {
  const cart = aCart({ mug: { M: 3, L: 1 }, lamp: { S: 2 } });
  const ordered = [
    { productId: 'mug', size: 'M', quantity: 2 },
    { productId: 'mug', size: 'L', quantity: 1 },
    { productId: 'lamp', size: 'S', quantity: 2 },
  ];
  expect(withoutLines(cart, ordered)).toEqual(aCart({ mug: { M: 1 } }));
});

test('an order of more than the cart holds, or of what it never held, leaves none and takes nothing else', () => {
  const cart = aCart({ mug: { M: 1 }, lamp: { S: 2 } });
  const ordered = [
    { productId: 'mug', size: 'M', quantity: 5 },
    { productId: 'frame', size: 'A4', quantity: 1 },
    { productId: 'lamp', size: '__proto__', quantity: 1 },
    { productId: 'lamp', size: 'S', quantity: -3 },
  ];
  expect(withoutLines(cart, ordered)).toEqual(aCart({ lamp: { S: 2 } }));
});

test('an order takes out its own pieces and no others, whatever the cart', () => {
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

test('any line that was taken out can be put back where it was', () => {
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

test('adding changes one line and leaves the cart it came from alone', () => {
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

test('a line holds exactly the quantity that was set, and the other lines theirs', () => {
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

test('no quantity leaves the range from nothing to a bulk order', () => {
  holds(
    fc.property(fc.double({ noNaN: true }), (quantity) => {
      const kept = quantityIn(withQuantity(EMPTY_CART, { productId: 'mug', size: 'M' }, quantity), {
        productId: 'mug',
        size: 'M',
      });
      expect(Number.isInteger(kept)).toBe(true);
      expect(kept).toBeGreaterThanOrEqual(0);
      expect(kept).toBeLessThanOrEqual(MAX_QUANTITY);
    }),
  );
});

test('a removed line stays in the map as zero, and is counted nowhere', () => {
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

test('merging the same carts again, or the other way round, changes nothing', () => {
  holds(
    fc.property(anyCart, anyCart, (a, b) => {
      const sorted = (cart: Cart) => [...entriesOf(cart)].map((line) => JSON.stringify(line)).toSorted();
      expect(sorted(mergeCarts(mergeCarts(a, b), b))).toEqual(sorted(mergeCarts(a, b)));
      expect(sorted(mergeCarts(b, a))).toEqual(sorted(mergeCarts(a, b)));
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
