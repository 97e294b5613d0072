// @vitest-environment node
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { filterProducts, firstSorted, sortProducts, relatedProducts } from '#domain/catalogue/catalogue.ts';
import { fold, SORT_ORDERS, type SortOrder } from '#domain/product/product.ts';
import { aProduct, rupees, someMedia } from '#tests/support/factories.ts';
import { forAll } from '#tests/support/properties.ts';

const isNamed = (name: string, search: string): boolean => {
  const text = fold(search);
  const isWord = /^[\p{L}\p{M}\p{N}]/u.test(text);
  return [...fold(name).matchAll(/(?:)/g)].some(
    ({ index }) =>
      fold(name).startsWith(text, index) && !(isWord && /[\p{L}\p{M}\p{N}]/u.test(fold(name)[index - 1] ?? '')),
  );
};

test('a search text is literal, begins at the start of a word, and does not match across two names', () => {
  const letters = ['a', 'b', 'B', ' ', '\n', 'ఫ', '.', '*'];
  const names = fc.array(fc.string({ unit: fc.constantFrom(...letters), maxLength: 6 }), { maxLength: 12 });
  const text = fc.string({ unit: fc.constantFrom(...letters), maxLength: 3 });
  forAll(names, text, (list, search) => {
    const all = list.map((name, index) => aProduct({ id: `gift-${index}`, name }));
    const wanted = all.filter(({ name }) => isNamed(name, search));
    expect(filterProducts(all, { categories: [], search })).toEqual(wanted);
  });
  const two = ['a', 'b'].map((name) => aProduct({ name }));
  expect(filterProducts(two, { categories: [], search: 'a\0b' })).toEqual([]);
});

const price = fc.option(fc.integer({ min: 1, max: 5 }).map(rupees));
const shelf = fc.array(price).map((list) => list.map((price, index) => aProduct({ id: `gift-${index}`, price })));

test('sorting puts products without a price last, and keeps the order of equal prices', () => {
  forAll(shelf, fc.constantFrom(1, -1), (all, direction) => {
    const before = [...all];
    const priced = all.filter(({ price }) => price !== null);
    const wanted = priced.toSorted((a, b) => (Number(a.price) - Number(b.price)) * direction);
    const without = all.filter(({ price }) => price === null);
    expect(sortProducts(all, direction === 1 ? 'low-high' : 'high-low')).toEqual([...wanted, ...without]);
    expect(sortProducts(all, 'relevant')).toEqual(all);
    expect(all).toEqual(before);
  });
});

test('the first products of a sort order equal the beginning of the sorted list', () => {
  const count = fc.oneof(fc.nat(12), fc.constantFrom(201, 1000));
  forAll(shelf, fc.constantFrom<SortOrder>(...SORT_ORDERS), count, (all, order, wanted) => {
    expect(firstSorted(all, order, wanted)).toEqual(sortProducts(all, order).slice(0, wanted));
  });
});

const shown = aProduct({ id: 'shown', category: 'Custom Mugs', subCategory: 'Magic Mugs' });

const around = fc
  .uniqueArray(
    fc.record({
      id: fc.string({ minLength: 1, maxLength: 3 }),
      category: fc.constantFrom('Custom Mugs', 'custom mugs ', 'Prints'),
      subCategory: fc.constantFrom('Magic Mugs', 'MAGIC MUGS', 'Ceramic Mugs', ''),
      media: fc.constantFrom([someMedia()], []),
    }),
    { selector: ({ id }) => id },
  )
  .map((list) => [...list.map(aProduct), shown]);

/** How far a product is from the shown one. */
const distance = ({ category, subCategory }: { category: string; subCategory: string }): number => {
  if (fold(category) !== 'custom mugs') return 2;
  return fold(subCategory) === 'magic mugs' ? 0 : 1;
};

test('related are the closest products, never itself, nor one without a picture', () => {
  forAll(around, fc.integer({ min: -1, max: 8 }), (all, limit) => {
    const related = relatedProducts(shown, all, limit);
    const candidates = all.filter(({ id, media }) => id !== 'shown' && media.length > 0);
    const wanted = candidates.map(distance).toSorted((a, b) => a - b);
    expect(related.map(distance)).toEqual(wanted.slice(0, Math.max(0, limit)));
    expect(new Set(related).size).toBe(related.length);
    expect(related.every((other) => candidates.includes(other))).toBe(true);
  });
});
