// @vitest-environment node
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { returnPathOf } from '#lib/returnTo.ts';
import { holds } from '#tests/support/properties.ts';

test('after login the shopper goes back to where they were', () => {
  expect(returnPathOf({ from: '/place-order?x=1' })).toBe('/place-order?x=1');
});

test('S4: nothing in the history entry leads away from the shop', () => {
  const start = fc.constantFrom('', '/', '//', '/\\', 'https://', 'javascript:');
  const state = fc.oneof(
    fc.anything(),
    fc.record({ from: fc.tuple(start, fc.string()).map((parts) => parts.join('')) }),
  );
  holds(
    fc.property(state, (value) => {
      const path = returnPathOf(value) ?? '/';
      return new URL(path, 'https://shop.example').origin === 'https://shop.example';
    }),
  );
  expect(returnPathOf({ from: '//evil.example' })).toBeNull();
});
