// @vitest-environment node
import { describe, expect, test } from 'vitest';
import type { CATALOGUE_NAMES } from '#sandbox/catalogue/catalogues.ts';
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

  test('can contain one item in each list that breaks careless rendering', async () => {
    const [demo, poisoned] = [await lists('demo'), await lists('poison')];
    expect(counts(poisoned)).toEqual(counts(demo).map((count) => count + 2));
    for (const list of Object.values(poisoned)) expect(list).toContain(null);
  });

  test('without an ordered product refuses the order', async () => {
    const sandbox = aSandbox();
    const token = await aToken(sandbox);
    sandbox.controls.faults.add({ fault: { type: 'catalogue', name: 'empty' } });
    const { json } = await post(sandbox, '/api/order/place', anOrder(), token);
    expect(json['message']).toBe(
      'A product in your cart is no longer available. Please check your cart and try again.',
    );
  });
});
