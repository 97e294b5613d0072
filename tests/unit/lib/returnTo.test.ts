// @vitest-environment node
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { returnPathOf } from '#lib/returnTo.ts';
import { holds } from '#tests/support/properties.ts';

test('after login the shopper goes back to where they were', () => {
  expect(returnPathOf({ from: '/place-order?x=1' })).toBe('/place-order?x=1');
});

test.each([
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\\evil.example',
  '/\t\n/\r/evil.example',
  '//evil.example',
  '/\\evil.example',
  '\t//evil.example',
])('S4: an address that browsers read as another site is none of the shop: %j', (from) => {
  expect(returnPathOf({ from })).toBeNull();
});

test('S4: nothing in the history entry leads away from the shop', () => {
  const start = fc.constantFrom(
    '',
    '/',
    '//',
    '/\\',
    '/\t',
    '/\n',
    '/\r',
    '/\0',
    '/.',
    '/..',
    'https://',
    'javascript:',
  );
  const slash = fc.constantFrom('', '/', '\\', '\t/', '/\t/', './/');
  const state = fc.oneof(
    fc.anything(),
    fc.record({
      from: fc.tuple(start, slash, fc.oneof(fc.string(), fc.constant('evil.example'))).map((parts) => parts.join('')),
    }),
  );
  holds(
    fc.property(state, (value) => {
      const path = returnPathOf(value) ?? '/';
      // Read by itself, and once more as what was read: neither leads away.
      const read = new URL(path, 'https://shop.example');
      expect(path).toMatch(/^\/(?![/\\])/);
      expect(read.origin).toBe('https://shop.example');
    }),
  );
});
