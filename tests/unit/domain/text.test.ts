// @vitest-environment node
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { shortened } from '#domain/text.ts';
import { holds } from '#tests/support/properties.ts';

test.each([
  ['A mug with your photo.', 160, 'A mug with your photo.'],
  ['  A mug\n\nwith   your photo. ', 160, 'A mug with your photo.'],
  ['A mug with your photo, dishwasher-safe', 24, 'A mug with your photo…'],
  ['Unbreakablewordofanylength', 10, 'Unbreakab…'],
  ['🎁🎁🎁🎁', 3, '🎁🎁…'],
  ['A mug for two, – with your photo', 18, 'A mug for two…'],
  ['Tea and biscuit', 8, 'Tea and…'],
  ['Four words', 10, 'Four words'],
  ['Half longword', 9, 'Half lon…'],
  ['Early cutting-edge', 10, 'Early cut…'],
])('%j in %i characters is %j', (text, limit, short) => {
  expect(shortened(text, limit)).toBe(short);
});

test('a shortened text is never longer than asked for', () => {
  holds(
    fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 2, max: 200 }), (text, limit) => {
      expect(Array.from(shortened(text, limit)).length).toBeLessThanOrEqual(limit);
    }),
  );
});
