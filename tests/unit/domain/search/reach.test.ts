// @vitest-environment node
import { expect, test } from 'vitest';

import { LANGUAGES } from '#config/languages.ts';
import { searchMeanings } from '#content/searchMeanings.ts';
import { shortcuts } from '#content/shortcuts.ts';
import { lexiconOf } from '#domain/search/lexicon.ts';
import type { Product } from '#domain/product/product.ts';
import { searchProducts } from '#domain/search/search.ts';
import { nearestCategory } from '#domain/search/searchCategories.ts';
import { categories, products } from '#sandbox/catalogue/demo.ts';
import { aProduct, rupees } from '#tests/support/factories.ts';
import { NOT_SOLD, QUERIES } from './queries.ts';

const lexicon = lexiconOf(searchMeanings);

/** The demo catalogue as the shop reads it: newest first. */
const demoList: readonly Product[] = products.toReversed().map((product) =>
  aProduct({
    id: product._id,
    name: product.name,
    description: product.description,
    isBestseller: product.bestseller,
    price: rupees(product.price),
    category: typeof product.category === 'string' ? product.category : product.category.name,
    subCategory: product.subCategory ?? '',
    sizes: product.sizes,
  }),
);

const known = categories.toReversed().map(({ _id, name }) => ({ id: _id, name, picture: null }));

const find = (search: string) => searchProducts(demoList, { categories: [], search }, lexicon);
const foundFor = (search: string): readonly Product[] => {
  const { named, related } = find(search);
  return [...named, ...related];
};

/** Shares that docs/decisions/0038-search-reach.md asks for. */
const MAX_WITHOUT_ANSWER = 0.02;
const MIN_RIGHT = 0.95;

test('what shoppers type finds something, and the right thing is among the first three', () => {
  const without = QUERIES.filter(({ typed }) => foundFor(typed).length === 0);
  const wrong = QUERIES.filter(
    ({ typed, right }) =>
      !foundFor(typed)
        .slice(0, 3)
        .some(({ name, category, subCategory }) => right.test(`${name} | ${category} | ${subCategory}`)),
  );
  const typedIn = (list: typeof QUERIES): string => list.map(({ typed }) => typed).join('\n');
  expect(QUERIES.length).toBeGreaterThanOrEqual(180);
  expect(without.length / QUERIES.length, typedIn(without)).toBeLessThanOrEqual(MAX_WITHOUT_ANSWER);
  expect(1 - wrong.length / QUERIES.length, typedIn(wrong)).toBeGreaterThanOrEqual(MIN_RIGHT);
});

test.each(NOT_SOLD)('what the shop does not sell is not found, and %s is offered for %s', (near, typed) => {
  for (const text of typed.split(' | ')) {
    expect(foundFor(text), text).toEqual([]);
    const nearest = nearestCategory(known, text, lexicon, find(text).notSold?.nearest)?.name;
    expect(near.split(', '), text).toContain(nearest);
  }
});

/** What the first three products of the shortcuts are about, in the order of the list. */
const ABOUT = [
  /birthday|personalised/i,
  /wedding/i,
  /anniversary|wedding/i,
  /child|nursery|teddy/i,
  /family/i,
  /family/i,
];

test.each(LANGUAGES)('each shortcut in %s finds the right products', async (language) => {
  const list = language === 'en' ? shortcuts.en : await shortcuts[language]();
  expect(list).toHaveLength(ABOUT.length + 1);
  for (const [place, { label, search }] of list.entries()) {
    const { named, related, match } = find(search);
    const found = [...named, ...related];
    expect(match, label).toBe('all');
    expect(found.length, label).toBeGreaterThan(5);
    const about = ABOUT[place];
    const isRight = ({ name, price }: Product) => about?.test(name) ?? (price !== null && price <= rupees(500));
    expect((about ? found.slice(0, 3) : found).every(isRight), label).toBe(true);
  }
});
