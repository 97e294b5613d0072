// @vitest-environment node
import { expect, test } from 'vitest';

import { isHeart, isTrimmed, MOCKUPS, mockupFor, printAreaOf } from '#domain/design/mockup.ts';
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
    if (drawn in MOCKUPS) expect(mockupFor(product), product.name).toBe(drawn);
  }
});

test('every mock-up has products, and products without one are shown flat', () => {
  const found = new Set(
    listed.flatMap(({ product, sizes }) => ['', ...sizes].map((size) => printAreaOf(product, size).mockup)),
  );
  expect([...found].filter((name) => name !== null).toSorted()).toEqual(Object.keys(MOCKUPS).toSorted());
  const flat = listed.filter(({ product }) => mockupFor(product) === null).map(({ drawn }) => drawn);
  expect(flat).toContain('photo-pillow');
  expect(flat.filter((drawn) => drawn in MOCKUPS)).toEqual([]);
});

test('a product of another shop gets its mock-up by the words in its name', () => {
  const of = (name: string, category = '') => mockupFor({ name, category, subCategory: '' });
  expect(of('MAGIC MUG 11oz')).toBe('magic-mug');
  expect(of('Birthday gift', 'custom mugs')).toBe('photo-mug');
  expect(of('Mobile back case')).toBe('phone-cover');
  expect(of('Key ring with photo')).toBe('photo-keychain');
  expect(of('Smugglers poster')).toBeNull();
});

test.each([
  ['Magic photo mug', 'magic-mug'],
  ['Two mugs full of magic', 'magic-mug'],
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
])('in one or many, %s is shown as %s', (name, mockup) => {
  expect(mockupFor({ name, category: '', subCategory: '' })).toBe(mockup);
});

const frame = aProduct({ name: 'Oak Frame', category: 'Photo Frames', subCategory: 'Wooden Frames' });

test('a size in inches sets the print’s shape', () => {
  expect(printAreaOf(frame, '6 x 8')).toMatchObject({
    shape: 0.75,
    stated: { width: 6, height: 8 },
    mockup: 'oak-frame',
  });
  expect(isTrimmed(printAreaOf(frame, '6 x 8'))).toBe(false);
  expect(isTrimmed(printAreaOf(frame, '8 x 12'))).toBe(true);
});

test('a heart-shaped keychain has a heart mock-up and a heart print', () => {
  const keychain = aProduct({ name: 'Photo Keychain', category: 'Keychains', subCategory: '' });
  expect(printAreaOf(keychain, 'Rounded tag').mockup).toBe('photo-keychain');
  const heart = printAreaOf(keychain, 'Heart');
  expect(heart).toMatchObject({ stated: null, mockup: 'heart-keychain', shape: 1.1459 });
  expect(heart.inches.width).toBeCloseTo(1.81, 2);
  expect(printAreaOf(aProduct({ name: 'Photo Mug' }), 'Heart').mockup).toBe('photo-mug');
});

test('heart prints have no text at the bottom', () => {
  const hearts = [...Object.keys(MOCKUPS), null].filter((mockup) => isHeart(mockup as keyof typeof MOCKUPS | null));
  expect(hearts).toEqual(['heart-cushion', 'heart-keychain']);
});

test('a print of a very different shape is shown flat, not cropped', () => {
  expect(printAreaOf(frame, '12 x 8')).toMatchObject({ shape: 1.5, mockup: null });
  expect(printAreaOf(frame, '4 x 12')).toMatchObject({ mockup: null });
  expect(isTrimmed(printAreaOf(frame, '12 x 8'))).toBe(false);
});

test('a size without inches uses the mock-up’s print', () => {
  const mug = aProduct({ name: 'Photo Mug', category: 'Custom Mugs' });
  const area = printAreaOf(mug, '325 ml');
  expect(area).toMatchObject({ stated: null, mockup: 'photo-mug', shape: 1.3417 });
  expect(area.inches.width).toBeCloseTo(4.21, 2);
  expect(area.inches.width / area.inches.height).toBeCloseTo(1.3417, 4);
});

test('a product without a mock-up is printed in its own size, or as a square of six inches', () => {
  const pillow = aProduct({ name: 'Photo Pillow', category: 'Gifts' });
  const six = { width: 6, height: 6 };
  expect(printAreaOf(pillow, 'Standard')).toEqual({ shape: 1, stated: null, inches: six, mockup: null });
  const stated = { width: 8, height: 12 };
  expect(printAreaOf(pillow, '8 x 12')).toEqual({ shape: 8 / 12, stated, inches: stated, mockup: null });
});
