import { beforeEach, expect, test, vi } from 'vitest';

import { listBannerNames, listCategories, listCategoryNames } from '#api/categories.ts';
import { listSlides } from '#api/slides.ts';
import { getKeyword, listAllKeywords, listKeywords } from '#api/keywords.ts';
import { listProducts } from '#api/products.ts';
import { en } from '#content/en/common.ts';
import { HOSTILE_IDS } from '#sandbox/faults/hostileValues.ts';
import { rawProduct } from '#tests/support/factories.ts';
import { expectReadable } from '#tests/support/readable.ts';
import { sandbox } from '#tests/support/server.ts';
import { answers } from '#tests/support/shopper.ts';

const LISTS = [
  ['products', '/api/product/list', 'products', listProducts, en.errors.products],
  ['slides', '/api/slides/list', 'slides', listSlides, en.errors.slides],
  ['categories', '/api/catagere/list', 'catageres', listCategories, en.errors.categories],
  ['footer names', '/api/category', 'categories', listCategoryNames, en.errors.categories],
  ['banner names', '/api/api/category', 'categories', listBannerNames, en.errors.categories],
  ['keywords', '/api/keyword', 'keywords', listKeywords, en.errors.keywords],
  ['all keywords', '/api/keywords', 'keywords', listAllKeywords, en.errors.keywords],
] as const;

let warnings: readonly unknown[][] = [];
beforeEach(() => {
  warnings = vi.mocked(console.warn).mock.calls;
});

test.each(LISTS)('R6: %s: an unreadable record is dropped alone, with one warning', async (_, route, _key, list) => {
  const whole = await list();
  expect(whole.length, 'the demo shop’s whole list').toBeGreaterThan(3);
  expect(warnings).toEqual([]);
  sandbox.controls.faults.add({ route, fault: { type: 'catalogue', name: 'poison' } });
  const items = await list();
  expectReadable(items);
  expect(warnings).toEqual([[expect.stringMatching(/^[a-z ]+: \d+ of \d+ items could not be used$/)]]);
  expect(items.length).toBeGreaterThanOrEqual(whole.length);
  expect(JSON.stringify(items.map((item) => ({ ...item, content: '' })))).not.toContain('[object');
});

test.each(LISTS)('S3: %s: a hostile backend’s values reach the shop as text only', async (_, route, _key, list) => {
  sandbox.controls.faults.add({ route, fault: { type: 'catalogue', name: 'hostile' } });
  const items: readonly object[] = await list();
  expect(items.length).toBeGreaterThan(10);
  for (const [field, value] of items.flatMap((item) => Object.entries(item))) {
    expect(value, field).toBeDefined();
    if (typeof value === 'number') expect(Number.isFinite(value), field).toBe(true);
    if (typeof value === 'string') expect(value.length, field).toBeLessThanOrEqual(20_000);
  }
  expect(warnings).toHaveLength(1);
  expect(({} as Record<string, unknown>)['name']).toBeUndefined();
});

test.each(LISTS)('%s: a list that is missing or no list is a failure, an empty one is not', async (...row) => {
  const [, route, key, list, message] = row;
  answers(route, { success: true, [key]: [] });
  expect(await list()).toEqual([]);
  expect(warnings).toEqual([]);
  for (const value of [undefined, null, 'text', {}]) {
    answers(route, { success: true, [key]: value });
    await expect(list()).rejects.toMatchObject({ kind: 'shape', message });
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

test.each(LISTS)('R6: %s: of two records with one id the first is used', async (_, route, key, list) => {
  const made = (id: string, name: string) => ({ _id: id, slug: id, name, keyword: name });
  answers(route, { success: true, [key]: [made('a', 'First'), made('a', 'Second'), null, made('b', 'Other')] });
  const named: readonly { name?: string; keyword?: string }[] = await list();
  expect(new Set(named.map(({ name, keyword }) => name ?? keyword))).toEqual(new Set(['First', 'Other']));
  expect(warnings).toEqual([[expect.stringMatching(/^[a-z ]+: 2 of 4 items could not be used$/)]]);
});

test('S8: ids named like object internals are read as ids', async () => {
  answers('/api/product/list', { success: true, products: HOSTILE_IDS.map((_id) => rawProduct({ _id })) });
  expect((await listProducts()).map(({ id }) => id).toSorted()).toEqual([...HOSTILE_IDS].toSorted());
});

test('a list’s request is aborted with its signal', async () => {
  for (const list of [listProducts, listSlides, listCategories, listCategoryNames, listKeywords, listAllKeywords])
    await expect(list(AbortSignal.abort())).rejects.toMatchObject({ name: 'CanceledError' });
});

test('a slide’s first URL is its picture or clip, the second the version for phones', async () => {
  const images = { none: [], bad: ['javascript:1'], other: ['/a.pdf'], clip: ['/a.mp4', '/b.mp4'], text: '/a.webp' };
  const slides = Object.entries(images).map(([_id, image]): object => ({ _id, image }));
  const one = { _id: 'one', name: 'One', image: ['/a.jpg', '/b.jpg'] };
  answers('/api/slides/list', { success: true, slides: [...slides, one] });
  const [first, ...others] = await listSlides();
  const media = { kind: 'image', url: '/api/a.jpg' };
  expect(first).toEqual({ id: 'one', name: 'One', media, phoneUrl: '/api/b.jpg' });
  const kinds = others.map((slide) => slide.media.kind);
  expect(kinds).toEqual(['image', 'video', 'unsupported', 'invalid', 'missing']);
  expect(others[1]).toMatchObject({ name: '', phoneUrl: null });
});

test('a category without a name is dropped, one without a picture is listed', async () => {
  const catageres = [
    { _id: 'a', name: '  ' },
    { _id: 'b', name: 'Prints', image: ['data:x'] },
    { _id: 'c', name: 7 },
  ];
  answers('/api/catagere/list', { success: true, catageres });
  expect(await listCategories()).toEqual([
    { id: 'c', name: '7', picture: null },
    { id: 'b', name: 'Prints', picture: null },
  ]);
});

test('a guide without a title is named by its slug', async () => {
  for (const more of [{ keyword: null, content: 7 }, {}]) {
    answers('/api/keyword/plain', { success: true, keyword: { slug: 'plain', ...more } });
    const content = String(more.content ?? '');
    expect(await getKeyword('plain')).toEqual({ slug: 'plain', keyword: 'plain', description: '', content });
  }
  answers('/api/keyword/plain', { success: true, keyword: null });
  await expect(getKeyword('plain')).rejects.toMatchObject({ kind: 'shape' });
});
