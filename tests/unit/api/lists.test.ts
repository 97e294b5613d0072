import { beforeEach, expect, test, vi } from 'vitest';

import { listBannerNames, listCategories, listCategoryNames, listSlides } from '#api/catalogue.ts';
import { listAllKeywords, listKeywords } from '#api/keywords.ts';
import { listProducts } from '#api/products.ts';
import { messagesOf } from '#content/language.ts';
import { shopMessages } from '#content/shopMessages.ts';
import { HOSTILE_IDS } from '#sandbox/faults/payloads.ts';
import { rawProduct } from '#tests/support/factories.ts';
import { expectReadable } from '#tests/support/readable.ts';
import { sandbox } from '#tests/support/server.ts';
import { answers } from '#tests/support/shopper.ts';

const messages = messagesOf(shopMessages);

const LISTS = [
  {
    name: 'products',
    route: '/api/product/list',
    key: 'products',
    list: listProducts,
    fallback: messages.errors.products,
  },
  { name: 'slides', route: '/api/slides/list', key: 'slides', list: listSlides, fallback: messages.errors.slides },
  {
    name: 'categories',
    route: '/api/catagere/list',
    key: 'catageres',
    list: listCategories,
    fallback: messages.errors.categories,
  },
  {
    name: 'footer names',
    route: '/api/category',
    key: 'categories',
    list: listCategoryNames,
    fallback: messages.errors.categories,
  },
  {
    name: 'banner names',
    route: '/api/api/category',
    key: 'categories',
    list: listBannerNames,
    fallback: messages.errors.categories,
  },
  { name: 'keywords', route: '/api/keyword', key: 'keywords', list: listKeywords, fallback: messages.errors.keywords },
  {
    name: 'all keywords',
    route: '/api/keywords',
    key: 'keywords',
    list: listAllKeywords,
    fallback: messages.errors.keywords,
  },
] as const;

let warnings: readonly unknown[][] = [];
beforeEach(() => {
  warnings = vi.mocked(console.warn).mock.calls;
});

test.each(LISTS)('$name: the demo shop’s list is read completely, without a warning', async ({ list }) => {
  const items = await list();
  expect(items.length).toBeGreaterThan(3);
  expectReadable(items);
  expect(warnings).toEqual([]);
});

test.each(LISTS)('$name: an empty shop has an empty list', async ({ list, route }) => {
  sandbox.controls.faults.add({ route, fault: { type: 'catalogue', name: 'empty' } });
  expect(await list()).toEqual([]);
  expect(warnings).toEqual([]);
});

test.each(LISTS)('R6: $name: an unreadable record is dropped alone, with one warning', async ({ list, route }) => {
  const whole = await list();
  sandbox.controls.faults.add({ route, fault: { type: 'catalogue', name: 'poison' } });
  const items = await list();
  expectReadable(items);
  expect(warnings).toEqual([[expect.stringMatching(/^[a-z ]+: \d+ of \d+ items could not be used$/)]]);
  expect(items.length).toBeGreaterThanOrEqual(whole.length);
  expect(JSON.stringify(items.map((item) => ({ ...item, content: '' })))).not.toContain('[object');
});

test.each(LISTS)('S3: $name: a hostile backend’s values reach the shop as text only', async ({ list, route }) => {
  sandbox.controls.faults.add({ route, fault: { type: 'catalogue', name: 'hostile' } });
  const items: readonly object[] = await list();
  expect(items.length).toBeGreaterThan(10);
  for (const item of items) {
    for (const [field, value] of Object.entries(item)) {
      expect(value, field).toBeDefined();
      if (typeof value === 'number') expect(Number.isFinite(value), field).toBe(true);
      if (typeof value === 'string') expect(value.length).toBeLessThanOrEqual(20_000);
    }
  }
  expect(warnings).toHaveLength(1);
  expect(({} as Record<string, unknown>)['name']).toBeUndefined();
});

test.each(LISTS)(
  'R6: $name: with invalid values in every third field the other records are shown',
  async ({ list, route }) => {
    for (const seed of [1, 2, 3, 4, 5]) {
      sandbox.controls.faults.clear();
      sandbox.controls.faults.add({ route, seed, fault: { type: 'mutate', percent: 30 } });
      expectReadable(await list());
    }
    expect(warnings.length).toBeLessThanOrEqual(5);
  },
);

test.each(LISTS)(
  '$name: a list that is missing, null or no list is a failure, not an empty shop',
  async ({ list, route, key, fallback }) => {
    for (const value of [undefined, null, 'text', 7, {}]) {
      answers(route, { success: true, [key]: value });
      await expect(list()).rejects.toMatchObject({ kind: 'shape', message: fallback });
    }
  },
);

test.each(LISTS)('R6: $name: a missing field does not make the list fail', async ({ list, route }) => {
  for (const field of ['name', 'image', 'media', 'price', 'sizes', 'keyword', 'content', 'category', 'reviews']) {
    sandbox.controls.faults.clear();
    sandbox.controls.faults.add({ route, fault: { type: 'drop', field } });
    const items = await list();
    expectReadable(items);
    expect(Array.isArray(items)).toBe(true);
  }
});

test('products, slides and categories are reversed, whatever their order; keywords are not', async () => {
  const made = (names: readonly string[]) => names.map((name) => ({ _id: name, name, slug: name, image: [] }));
  answers('/api/catagere/list', { success: true, catageres: made(['a', 'b', 'c']) });
  answers('/api/slides/list', { success: true, slides: made(['c', 'b', 'a']) });
  answers('/api/keyword', { success: true, keywords: made(['a', 'b', 'c']) });
  expect((await listCategories()).map(({ id }) => id)).toEqual(['c', 'b', 'a']);
  expect((await listSlides()).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  expect((await listKeywords()).map(({ slug }) => slug)).toEqual(['a', 'b', 'c']);
});

test.each(LISTS)('R6: $name: of two records with one id the first is used', async ({ list, route, key }) => {
  const made = (name: string) => ({ _id: 'a', slug: 'a', name, keyword: name });
  answers(route, {
    success: true,
    [key]: [made('First'), made('Second'), null, { ...made('Other'), _id: 'b', slug: 'b' }],
  });
  const named: readonly { name?: string; keyword?: string }[] = await list();
  expect(new Set(named.map(({ name, keyword }) => name ?? keyword))).toEqual(new Set(['First', 'Other']));
  expect(warnings).toEqual([[expect.stringMatching(/^[a-z ]+: 2 of 4 items could not be used$/)]]);
});

test('S8: ids named like object internals are read as ids', async () => {
  answers('/api/product/list', { success: true, products: HOSTILE_IDS.map((_id) => rawProduct({ _id })) });
  expect((await listProducts()).map(({ id }) => id).toSorted()).toEqual([...HOSTILE_IDS].toSorted());
});
