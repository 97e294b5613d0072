// @vitest-environment node
import { expect, test } from 'vitest';

import { productPrints } from '#config/productPrints.ts';
import { isTrimmed, MOCKUPS, mockupFor } from '#domain/design/mockup.ts';
import { products } from '#sandbox/catalogue/products.ts';
import { aProduct } from '#tests/support/factories.ts';

/** The mock-up in the demo product's first picture. */
function drawnAs({ media = [], image = [] }: (typeof products)[number]): string {
  const url = [...media.map(({ url }) => url), ...image].find((each) => each.endsWith('.jpg')) ?? '';
  return /\/(?:products|variants)\/([a-z-]+?)(?:--|-\d)/.exec(url)?.[1] ?? '';
}

const listed = products.map((raw) => {
  const category = typeof raw.category === 'string' ? raw.category : raw.category.name;
  const product = aProduct({ name: raw.name, category, subCategory: raw.subCategory ?? '' });
  return { product, drawn: drawnAs(raw), sizes: raw.sizes };
});

test('every product of the demo catalogue has the mock-up of its own picture', () => {
  expect(listed.length).toBeGreaterThan(70);
  for (const { product, drawn } of listed) {
    if (drawn in MOCKUPS) expect(mockupFor(product, ''), product.name).toBe(drawn);
  }
});

test('every mock-up has products, and products without one are shown flat', () => {
  const found = new Set(
    listed.flatMap(({ product, sizes }) => ['', ...sizes].map((size) => productPrints(product, size).mockup)),
  );
  expect([...found].filter((name) => name !== null).toSorted()).toEqual(Object.keys(MOCKUPS).toSorted());
  const flat = listed.filter(({ product }) => mockupFor(product, '') === null).map(({ drawn }) => drawn);
  expect(flat).toContain('photo-pillow');
  expect(flat.filter((drawn) => drawn in MOCKUPS)).toEqual([]);
});

test.each([
  ['Magic photo mug', 'magic-mug'],
  ['Two mugs full of magic', 'magic-mug'],
  ['MAGIC MUG 11oz', 'magic-mug'],
  ['Mug of pure magic', 'magic-mug'],
  ['Mug', 'photo-mug'],
  ['Lamp', 'led-lamp'],
  ['Heart shaped cushion', 'heart-cushion'],
  ['Heart shaped cushions', 'heart-cushion'],
  ['Cushion with a heart', 'heart-cushion'],
  ['Cushions with a heart', 'heart-cushion'],
  ['Cushion', 'square-cushion'],
  ['Acrylic wall print', 'acrylic-print'],
  ['Acrylic wall prints', 'acrylic-print'],
  ['Print on clear acrylic', 'acrylic-print'],
  ['Prints on clear acrylic', 'acrylic-print'],
  ['Phone cover', 'phone-cover'],
  ['Covers for a phone', null],
  ['Mobile back cases', 'phone-cover'],
  ['Keychain', 'photo-keychain'],
  ['Key rings', 'photo-keychain'],
  ['Heart keychain', 'heart-keychain'],
  ['Red heart of acrylic, as a key ring', 'heart-keychain'],
  ['Heart and Tag Keychain Pair', 'photo-keychain'],
  ['Crystal photo cube', 'crystal-cube'],
  ['Photo cubes of crystal', 'crystal-cube'],
  ['Cube of crystal', 'crystal-cube'],
  ['Photo cube', null],
  ['Crystal block', null],
  ['Sticker', 'bottle-sticker'],
  ['Frame', 'oak-frame'],
  ['Smugglers poster', null],
])('in one or many, %s is shown as %s', (name, mockup) => {
  expect(mockupFor({ name, category: '', subCategory: '' }, '')).toBe(mockup);
});

test('a heart-shaped keychain has a heart mock-up', () => {
  const keychain = { name: 'Photo Keychain', category: 'Keychains', subCategory: '' };
  expect(mockupFor(keychain, 'Rounded tag')).toBe('photo-keychain');
  expect(mockupFor(keychain, 'Heart')).toBe('heart-keychain');
  expect(mockupFor({ ...keychain, name: 'Photo Mug', category: '' }, 'Heart')).toBe('photo-mug');
});

test('a print of a very different shape is shown flat, not cropped', () => {
  const frame = aProduct({ name: 'Oak Frame', category: 'Photo Frames', subCategory: 'Wooden Frames' });
  const mockups = ['6 x 8', '8 x 12', '12 x 8', '4 x 12'].map((size) => productPrints(frame, size).mockup);
  expect(mockups).toEqual(['oak-frame', 'oak-frame', null, null]);
  expect([0.75, 2 / 3].map((shape) => isTrimmed('oak-frame', shape))).toEqual([false, true]);
  expect(isTrimmed(null, 1.5)).toBe(false);
});
