// @vitest-environment node
import { expect, test } from 'vitest';
import { aSandbox, get } from './support.ts';

test('the hostile catalogue is hostile in every field, ids of the prototype included', async () => {
  const sandbox = aSandbox();
  sandbox.controls.faults.add({ fault: { type: 'catalogue', name: 'hostile' } });
  const { json } = await get(sandbox, '/api/product/list');
  const hostile = json['products'] as readonly unknown[];
  let text = JSON.stringify(hostile);
  for (const list of ['slides/list', 'catagere/list', 'keyword']) text += (await get(sandbox, `/api/${list}`)).text;
  for (const part of ['<script>', 'javascript:', 'data:text/html', '"_id":"__proto__"', '../../api/user/login'])
    expect(text).toContain(part);
  expect(Math.max(...hostile.map((product) => JSON.stringify(product).length))).toBeGreaterThan(100_000);
  for (const field of ['name', 'price', 'media', 'sizes', 'reviews', 'category', 'rating', 'date'])
    expect(hostile).toContainEqual(expect.objectContaining({ [field]: null }));
});
