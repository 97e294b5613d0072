// @vitest-environment node
import { expect, test } from 'vitest';

import { productPrints } from '#config/shopPrints.ts';
import { isTrimmed, MOCKUPS, mockupFor } from '#domain/design/mockup.ts';
import type { Product } from '#domain/product/product.ts';
import { demoProducts } from '../../demoCatalogue.ts';

/** The mock-up in a demo product's first picture. */
function drawnAs({ media }: Product): string {
  const url = media.find((each) => each.url.endsWith('.jpg'))?.url ?? '';
  return /\/(?:products|variants)\/([a-z-]+?)(?:--|-\d)/.exec(url)?.[1] ?? '';
}

test('every product of the demo catalogue has the mock-up of its own picture', () => {
  const pictured = demoProducts.filter((product) => drawnAs(product) in MOCKUPS);
  expect(pictured.length).toBeGreaterThan(50);
  for (const product of pictured) expect(mockupFor(product, ''), product.name).toBe(drawnAs(product));
});

test('every mock-up has products, and products without one are shown flat', () => {
  const found = new Set(
    demoProducts.flatMap((product) => ['', ...product.sizes].map((size) => productPrints(product, size).mockup)),
  );
  expect([...found].filter((name) => name !== null).toSorted()).toEqual(Object.keys(MOCKUPS).toSorted());
  const flat = demoProducts.filter((product) => mockupFor(product, '') === null).map(drawnAs);
  expect(flat).toContain('photo-pillow');
  expect(flat.filter((drawn) => drawn in MOCKUPS)).toEqual([]);
});

test.each([
  ['magic-mug', 'Magic photo mug', 'Two mugs full of magic', 'MAGIC MUG 11oz'],
  ['photo-mug', 'Mug'],
  ['led-lamp', 'Lamp'],
  ['heart-cushion', 'Heart shaped cushion', 'Heart shaped cushions', 'Cushion with a heart', 'Cushions with a heart'],
  ['square-cushion', 'Cushion'],
  ['acrylic-print', 'Acrylic wall print', 'Acrylic wall prints', 'Print on clear acrylic', 'Prints on clear acrylic'],
  ['phone-cover', 'Phone cover', 'Mobile back cases'],
  ['photo-keychain', 'Keychain', 'Key rings', 'Heart and Tag Keychain Pair'],
  ['heart-keychain', 'Heart keychain', 'Red heart of acrylic, as a key ring'],
  ['crystal-cube', 'Crystal photo cube', 'Photo cubes of crystal', 'Cube of crystal'],
  ['bottle-sticker', 'Sticker'],
  ['oak-frame', 'Frame'],
  [null, 'Covers for a phone', 'Photo cube', 'Crystal block', 'Smugglers poster'],
])('%s is the mock-up of one or many: %s', (mockup, ...names) => {
  for (const name of names.map(String))
    expect(mockupFor({ name, category: '', subCategory: '' }, ''), name).toBe(mockup);
});

test('a heart-shaped keychain has a heart mock-up', () => {
  const keychain = { name: 'Photo Keychain', category: 'Keychains', subCategory: '' };
  expect(mockupFor(keychain, 'Rounded tag')).toBe('photo-keychain');
  expect(mockupFor(keychain, 'Heart')).toBe('heart-keychain');
  expect(mockupFor({ ...keychain, name: 'Photo Mug', category: '' }, 'Heart')).toBe('photo-mug');
});

test('a print of a very different shape is shown flat, not cropped', () => {
  const frame = { name: 'Oak Frame', category: 'Photo Frames', subCategory: 'Wooden Frames' };
  const mockups = ['6 x 8', '8 x 12', '12 x 8', '4 x 12'].map((size) => productPrints(frame, size).mockup);
  expect(mockups).toEqual(['oak-frame', 'oak-frame', null, null]);
  expect([0.75, 2 / 3].map((shape) => isTrimmed('oak-frame', shape))).toEqual([false, true]);
  expect(isTrimmed(null, 1.5)).toBe(false);
});
