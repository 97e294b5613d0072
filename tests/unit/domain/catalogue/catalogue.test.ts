// @vitest-environment node
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { countByCategory, filterProducts, firstSorted, sortProducts } from '#domain/catalogue/catalogue.ts';
import { bestSellers, fold, latestProducts, SORT_ORDERS, type SortOrder } from '#domain/product/product.ts';
import { aProduct, rupees } from '#tests/support/factories.ts';
import { holds } from '#tests/support/properties.ts';

const shelf = fc
  .array(
    fc.record({
      name: fc.constantFrom('Photo Mug', 'Oak Frame', 'LED Lamp', 'ఫోటో Mug'),
      category: fc.constantFrom('Custom Mugs', 'custom mugs', 'Photo Frames', 'PHOTO FRAMES', ''),
      price: fc.option(fc.integer({ min: 1, max: 5 }).map((amount) => rupees(amount))),
      isBestseller: fc.boolean(),
    }),
  )
  .map((list) => list.map((fields, index) => aProduct({ ...fields, id: `gift-${index}` })));

const isNamed = (name: string, search: string): boolean => {
  const text = fold(search);
  const isWord = /^[\p{L}\p{M}\p{N}]/u.test(text);
  return [...fold(name).matchAll(/(?:)/g)].some(
    ({ index }) =>
      fold(name).startsWith(text, index) && !(isWord && /[\p{L}\p{M}\p{N}]/u.test(fold(name)[index - 1] ?? '')),
  );
};

test('a search matches a part of the name in any case, from the start of a word', () => {
  const all = [aProduct({ id: 'a', name: 'Magic Photo Mug' }), aProduct({ id: 'b', name: 'Oak Frame' })];
  expect(filterProducts(all, { categories: [], search: ' PHOTO m' }).map(({ id }) => id)).toEqual(['a']);
  expect(filterProducts(all, { categories: ['Prints'], search: 'mug' })).toEqual([]);
  expect(filterProducts(all, { categories: [], search: 'ak' }), 'Oak').toEqual([]);
});

test('a search text is literal, and does not match across two names', () => {
  const names = fc.array(fc.string({ unit: fc.constantFrom('a', 'b', ' ', '\n', 'ఫ', '.', '*'), maxLength: 6 }), {
    maxLength: 12,
  });
  const text = fc.string({ unit: fc.constantFrom('a', 'B', ' ', '\n', 'ఫ', '.', '*'), maxLength: 3 });
  holds(
    fc.property(names, text, (list, search) => {
      const all = list.map((name, index) => aProduct({ id: `gift-${index}`, name }));
      const wanted = all.filter(({ name }) => isNamed(name, search));
      expect(filterProducts(all, { categories: [], search })).toEqual(wanted);
    }),
  );
  expect(
    filterProducts([aProduct({ name: 'a' }), aProduct({ name: 'b' })], { categories: [], search: 'a\0b' }),
  ).toEqual([]);
});

test('filtering only removes products, and keeps their order', () => {
  const names = fc.subarray(['Custom Mugs', 'photo frames', 'Prints']);
  holds(
    fc.property(shelf, names, fc.constantFrom('', 'mug', 'O', 'ఫో'), (all, categories, search) => {
      const found = filterProducts(all, { categories, search });
      expect(found).toEqual(all.filter((product) => found.includes(product)));
      const left = all.filter((product) => !found.includes(product));
      const isWanted = ({ category, name }: { category: string; name: string }): boolean =>
        (categories.length === 0 || categories.map(fold).includes(fold(category))) && isNamed(name, search);
      expect(found.every(isWanted)).toBe(true);
      expect(left.some(isWanted)).toBe(false);
    }),
  );
});

test('sorting keeps every product', () => {
  holds(
    fc.property(shelf, fc.constantFrom<SortOrder>(...SORT_ORDERS), (all, order) => {
      const before = [...all];
      const sorted = sortProducts(all, order);
      expect(all).toEqual(before);
      expect(new Set(sorted)).toEqual(new Set(all));
      expect(sorted).toHaveLength(all.length);
    }),
  );
});

test('sorting by price puts products without a price last, and keeps the order of equal prices', () => {
  holds(
    fc.property(shelf, fc.constantFrom(1, -1), (all, direction) => {
      const sorted = sortProducts(all, direction === 1 ? 'low-high' : 'high-low');
      for (const [index, next] of sorted.entries()) {
        const previous = sorted[index - 1];
        if (!previous) continue;
        if (previous.price === null) expect(next.price).toBeNull();
        if (previous.price === null || next.price === null) continue;
        expect((next.price - previous.price) * direction).toBeGreaterThanOrEqual(0);
        if (next.price === previous.price) expect(all.indexOf(previous)).toBeLessThan(all.indexOf(next));
      }
    }),
  );
});

test('the first products of a sort order equal the beginning of the sorted list', () => {
  const count = fc.oneof(fc.nat(12), fc.constantFrom(201, 1000));
  holds(
    fc.property(shelf, fc.constantFrom<SortOrder>(...SORT_ORDERS), count, (all, order, wanted) => {
      expect(firstSorted(all, order, wanted)).toEqual(sortProducts(all, order).slice(0, wanted));
    }),
  );
});

test('“relevant” is the shop’s own order', () => {
  holds(
    fc.property(shelf, (all) => {
      expect(sortProducts(all, 'relevant')).toEqual(all);
    }),
  );
});

test('every product is counted in exactly one category', () => {
  holds(
    fc.property(shelf, (all) => {
      const counts = countByCategory(all);
      expect([...counts.values()].reduce((sum, count) => sum + count, 0)).toBe(all.length);
      for (const { category } of all) expect(counts.get(fold(category))).toBeGreaterThan(0);
    }),
  );
});

test('latest and best sellers have the shop’s order and a limit', () => {
  holds(
    fc.property(shelf, fc.integer({ min: 0, max: 12 }), (all, limit) => {
      expect(latestProducts(all, limit)).toEqual(all.slice(0, limit));
      const best = bestSellers(all, limit);
      expect(best.every((product) => product.isBestseller)).toBe(true);
      expect(best).toEqual(all.filter((product) => product.isBestseller).slice(0, limit));
    }),
  );
});
