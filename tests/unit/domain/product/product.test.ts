// @vitest-environment node
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { firstPicture, isWideSubject, sortOrderOf, marqueeRows, productsByIds } from '#domain/product/product.ts';
import { aProduct, someMedia } from '#tests/support/factories.ts';
import { forAll } from '#tests/support/properties.ts';

const products = (count: number) => Array.from({ length: count }, (_, n) => aProduct({ id: `gift-${n}` }));
const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id);

test('a known sort order in the URL is used, any other falls back to the shop’s', () => {
  expect(['relevant', 'low-high', 'high-low'].map(sortOrderOf)).toEqual(['relevant', 'low-high', 'high-low']);
  for (const other of [null, '', 'price', 'LOW-HIGH']) expect(sortOrderOf(other)).toBe('relevant');
});

test('the first picture is never a clip', () => {
  const [clip, sound, picture] = [someMedia('/a.mp4', 'video'), someMedia('/a.mp3', 'audio'), someMedia('/a.jpg')];
  expect(firstPicture(aProduct({ media: [clip, sound, picture, someMedia('/b.jpg')] }))).toBe(picture);
  expect(firstPicture(aProduct({ media: [clip] }))).toBeUndefined();
});

test('few products are in both rows, reversed in the second; a single one is shown once', () => {
  expect(marqueeRows([], 20)).toEqual([[], []]);
  expect(marqueeRows(products(1), 20).map(ids)).toEqual([['gift-0'], []]);
  for (const few of [products(2), products(7)]) expect(marqueeRows(few, 20)).toEqual([few, few.toReversed()]);
});

// In which order: tests/e2e/access/tree.spec.ts, home.
test('many products are shared by the rows, none twice and none missing up to the limit', () => {
  forAll(fc.integer({ min: 8, max: 60 }), fc.integer({ min: 8, max: 40 }), (count, limit) => {
    const rows = marqueeRows(products(count), limit).flat();
    expect(new Set(ids(rows)).size).toBe(Math.min(count, limit));
    expect(rows).toHaveLength(Math.min(count, limit));
  });
});

test('stored ids give their products in the same order, without those no longer sold', () => {
  const all = products(4);
  expect(ids(productsByIds(['gift-3', 'gone', 'gift-0'], all))).toEqual(['gift-3', 'gift-0']);
  expect(productsByIds([], all)).toEqual([]);
  expect(ids(productsByIds(['__proto__'], [aProduct({ id: '__proto__' })]))).toEqual(['__proto__']);
});

test.each([
  ['Canvas Prints', 'Sunset', true],
  ['Gifts', 'A PANORAMA of you', true],
  ['Photo Stickers', 'Set', true],
  ['Gifts', 'Collage', true],
  ['Custom Mugs', 'Photo Mug', false],
])('in %s the product %s is shown uncropped: %s', (category, name, isWide) => {
  expect(isWideSubject(aProduct({ category, name }))).toBe(isWide);
});
