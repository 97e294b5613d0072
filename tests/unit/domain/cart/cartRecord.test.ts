// @vitest-environment node
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { cartFrom, entriesOf, MAX_QUANTITY, recordOf } from '#domain/cart/cart.ts';
import { aCart } from '#tests/support/factories.ts';
import { anyKey, holds } from '#tests/support/properties.ts';

const quantity = fc.integer({ min: 1, max: MAX_QUANTITY });
const storedCart = fc
  .array(fc.tuple(anyKey, fc.array(fc.tuple(anyKey, quantity), { minLength: 1, maxLength: 4 })), { maxLength: 6 })
  .map((lines) => new Map(lines.map(([id, sizes]) => [id, new Map(sizes)])));

test('a stored cart is read back unchanged', () => {
  holds(
    fc.property(storedCart, (cart) => {
      expect(cartFrom(JSON.parse(JSON.stringify(recordOf(cart))))).toEqual(cart);
    }),
  );
});

test('R18: reading any stored value as a cart never throws, and keeps whole quantities only', () => {
  const anything = fc.anything({ withNullPrototype: true, withMap: true, withSet: true });
  const nested = fc.dictionary(anyKey, fc.oneof(fc.dictionary(anyKey, fc.anything()), fc.anything()));
  holds(
    fc.property(fc.oneof(anything, nested), (value) => {
      for (const { size, quantity: pieces } of entriesOf(cartFrom(value))) {
        expect(Number.isInteger(pieces) && pieces > 0 && pieces <= MAX_QUANTITY).toBe(true);
        expect(['undefined', 'null']).not.toContain(size);
      }
    }),
  );
});

test('R17: an unusable line is dropped alone', () => {
  const mug = { M: 2, undefined: 1, null: 4, L: '3', XL: -2, S: 1.5 };
  const unusable = { frame: null, lamp: 'text', pillow: [1, 2], cushion: {} };
  const cart = cartFrom({ mug, ...unusable, sticker: { '12 x 15 ': 1 } });
  expect(cart).toEqual(aCart({ mug: { M: 2 }, sticker: { '12 x 15 ': 1 } }));
});

test('lines of quantity zero are not stored', () => {
  expect(JSON.stringify(recordOf(aCart({ mug: { M: 0, L: 2 }, lamp: { M: 0 } })))).toBe('{"mug":{"L":2}}');
});
