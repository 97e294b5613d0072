// @vitest-environment node
import { describe, expect, test } from 'vitest';
import type { CATALOGUE_NAMES } from '#sandbox/catalogue/catalogues.ts';
import type { Json } from './support.ts';
import { aSandbox, aToken, anOrder, get, post } from './support.ts';

const LISTS = [
  ['/api/product/list', 'products'],
  ['/api/slides/list', 'slides'],
  ['/api/catagere/list', 'catageres'],
  ['/api/keyword', 'keywords'],
  ['/api/category', 'categories'],
] as const;

async function lists(name: (typeof CATALOGUE_NAMES)[number]): Promise<Record<string, unknown[]>> {
  const sandbox = aSandbox();
  sandbox.controls.faults.add({ fault: { type: 'catalogue', name } });
  const found: Record<string, unknown[]> = {};
  for (const [path, key] of LISTS) found[key] = (await get(sandbox, path)).json[key] as unknown[];
  return found;
}

const counts = (found: Record<string, unknown[]>) => Object.values(found).map((list) => list.length);

describe('the catalogue', () => {
  test('can be small, empty or large', async () => {
    expect(counts(await lists('empty'))).toEqual([0, 0, 0, 0, 0]);
    expect(counts(await lists('small'))).toEqual([3, 1, 2, 1, 2]);
    for (const [name, size] of Object.entries({ '100': 100, '1k': 1000, '10k': 10_000 } as const)) {
      const [products = 0, slides = 0, ...rest] = counts(await lists(name as '100' | '1k' | '10k'));
      expect([products, ...rest], name).toEqual([size, size / 20, size / 2, size / 20]);
      expect(slides).toBeGreaterThan(0);
    }
  });

  test('of ten thousand has an id and a usable picture for every product', async () => {
    const { products = [] } = await lists('10k');
    const ids = new Set(products.map((product) => (product as { _id: string })._id));
    expect(ids.size).toBe(10_000);
    expect((products[0] as { media: Json[] }).media[0]?.['url']).toMatch(/^\/media\/.+\.jpg$/);
  });

  test('can be hostile in every field, ids of the prototype included', async () => {
    const { products = [], slides = [], catageres = [], keywords = [] } = await lists('hostile');
    const text = JSON.stringify([products, slides, catageres, keywords]);
    for (const needle of ['<script>', 'javascript:', 'data:text/html', '"_id":"__proto__"', '../../api/user/login']) {
      expect(text).toContain(needle);
    }
    expect(Math.max(...products.map((product) => JSON.stringify(product).length))).toBeGreaterThan(100_000);
    for (const field of ['name', 'price', 'media', 'sizes', 'reviews', 'category', 'rating', 'date']) {
      expect(products).toContainEqual(expect.objectContaining({ [field]: null }));
    }
  });

  test('can hold one item in each list that careless rendering stumbles over', async () => {
    const [demo, poisoned] = [await lists('demo'), await lists('poison')];
    expect(counts(poisoned)).toEqual(counts(demo).map((count) => count + 2));
    for (const list of Object.values(poisoned)) expect(list).toContain(null);
  });

  test('may change for one call only', async () => {
    const sandbox = aSandbox();
    sandbox.controls.faults.add({ route: '/api/slides/list', times: 1, fault: { type: 'catalogue', name: 'empty' } });
    expect((await get(sandbox, '/api/slides/list')).json['slides']).toEqual([]);
    expect((await get(sandbox, '/api/slides/list')).json['slides']).not.toEqual([]);
  });

  test('that lost a product refuses an order for it', async () => {
    const sandbox = aSandbox();
    const token = await aToken(sandbox);
    sandbox.controls.faults.add({ fault: { type: 'catalogue', name: 'empty' } });
    const { json } = await post(sandbox, '/api/order/place', anOrder(), token);
    expect(json['message']).toBe(
      'A product in your cart is no longer available. Please check your cart and try again.',
    );
  });
});
