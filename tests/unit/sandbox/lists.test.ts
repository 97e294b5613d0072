// @vitest-environment node
import { categories, keywords, products, slides } from '#sandbox/catalogue/demo.ts';
import { describe, expect, test } from 'vitest';
import { aSandbox, get } from './support.ts';

describe('the lists a visitor reads', () => {
  test('products are sorted oldest first, slides, categories and keywords as in the catalogue', async () => {
    const sandbox = aSandbox();
    expect((await get(sandbox, '/api/product/list')).json).toEqual({ success: true, products });
    expect((await get(sandbox, '/api/slides/list')).json).toEqual({ success: true, slides });
    expect((await get(sandbox, '/api/catagere/list')).json).toEqual({ success: true, catageres: categories });
    expect((await get(sandbox, '/api/keyword')).json).toEqual({ success: true, keywords });
    expect((await get(sandbox, '/api/keywords')).json).toEqual({ success: true, keywords });
  });

  test('the plain category list is oldest first and has no pictures, under both of its paths', async () => {
    const sandbox = aSandbox();
    const { json } = await get(sandbox, '/api/category');
    const plain = json['categories'] as { name: string }[];
    expect(plain.map(({ name }) => name)).toEqual(categories.map(({ name }) => name).toReversed());
    expect(Object.keys(plain[0] ?? {}).toSorted()).toEqual(['__v', '_id', 'createdAt', 'name', 'updatedAt']);
    expect((await get(sandbox, '/api/api/category')).json).toEqual(json);
  });
});
