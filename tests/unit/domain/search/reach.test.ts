// @vitest-environment node
import { expect, test } from 'vitest';

import { LANGUAGES } from '#config/languages.ts';
import { shortcuts } from '#content/shortcuts.ts';
import type { Product } from '#domain/product/product.ts';
import { nearestCategory } from '#domain/search/searchCategories.ts';
import { rupees } from '#tests/support/factories.ts';
import { demoCategories, lexicon, searchDemo } from './demoSearch.ts';
import { NOT_SOLD, QUERIES } from './queries.ts';

/** Shares that docs/decisions/0038-search-reach.md asks for. */
const MAX_WITHOUT_ANSWER = 0.02;
const MIN_RIGHT = 0.95;

test('what shoppers type finds something, and the right thing is among the first three', () => {
  const without = QUERIES.filter(({ typed }) => searchDemo(typed).found.length === 0);
  const wrong = QUERIES.filter(
    ({ typed, right }) =>
      !searchDemo(typed)
        .found.slice(0, 3)
        .some(({ name, category, subCategory }) => right.test(`${name} | ${category} | ${subCategory}`)),
  );
  const typedIn = (list: typeof QUERIES): string => list.map(({ typed }) => typed).join('\n');
  expect(QUERIES.length).toBeGreaterThanOrEqual(180);
  expect(without.length / QUERIES.length, typedIn(without)).toBeLessThanOrEqual(MAX_WITHOUT_ANSWER);
  expect(1 - wrong.length / QUERIES.length, typedIn(wrong)).toBeGreaterThanOrEqual(MIN_RIGHT);
});

test.each(NOT_SOLD)('what the shop does not sell is not found, and %s is offered for %s', (near, typed) => {
  for (const text of typed.split(' | ')) {
    const { found, notSold } = searchDemo(text);
    expect(found, text).toEqual([]);
    expect(near.split(', '), text).toContain(nearestCategory(demoCategories, text, lexicon, notSold?.nearest)?.name);
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
    const { found, match } = searchDemo(search);
    expect(match, label).toBe('all');
    expect(found.length, label).toBeGreaterThan(5);
    const about = ABOUT[place];
    const isRight = ({ name, price }: Product) => about?.test(name) ?? (price !== null && price <= rupees(500));
    expect((about ? found.slice(0, 3) : found).every(isRight), label).toBe(true);
  }
});
