// @vitest-environment node
import { expect, test } from 'vitest';

import { LANGUAGES } from '#config/languages.ts';
import { searchMeanings } from '#content/searchMeanings.ts';
import { shortcuts } from '#content/shortcuts.ts';
import { isAnswered, searchProducts } from '#domain/search/search.ts';
import { lexiconOf } from '#domain/search/meanings.ts';
import type { Product } from '#domain/product/product.ts';
import { demoList } from '#tests/support/demoList.ts';
import { aProduct, rupees } from '#tests/support/factories.ts';

const lexicon = lexiconOf(searchMeanings);

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
    const { named, related, match } = searchProducts(demoList, { categories: [], search }, lexicon);
    const found = [...named, ...related];
    expect(match, label).toBe('all');
    expect(found.length, label).toBeGreaterThan(5);
    const about = ABOUT[place];
    const isRight = ({ name, price }: Product) => about?.test(name) ?? (price !== null && price <= rupees(500));
    expect((about ? found.slice(0, 3) : found).every(isRight), label).toBe(true);
  }
});

test('a search is answered by what it asks for, not by the nearest that there is', () => {
  const dear = [aProduct({ name: 'Oak Frame', price: rupees(999) })];
  const isAnsweredBy = (list: typeof dear, search: string): boolean => isAnswered(list, search, lexicon);
  expect(isAnsweredBy(dear, 'gifts under ₹500'), 'too dear').toBe(false);
  expect(isAnsweredBy([aProduct({ price: rupees(499) })], 'gifts under ₹500')).toBe(true);
  expect(isAnsweredBy(dear, 'wall clock'), 'not sold').toBe(false);
  expect(isAnsweredBy(dear, 'oak frame')).toBe(true);
  expect(isAnsweredBy([], 'gifts for mom'), 'an empty shop').toBe(false);
});
