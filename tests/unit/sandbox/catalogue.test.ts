// @vitest-environment node
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { products } from '#sandbox/catalogue/demo.ts';
import { aSandbox, get } from './support.ts';

const MEDIA = new URL('../../../sandbox/media/', import.meta.url);
const pictures: object = JSON.parse(readFileSync(new URL('manifest.json', MEDIA), 'utf8')) as object;

/** Pictures are listed by name in the manifest, since the server picks width and format; the rest are files. */
function isInKit(url: string): boolean {
  const name = url.replace(/^\/media\//, '');
  const isPicture = url.endsWith('.jpg');
  return isPicture ? Object.hasOwn(pictures, name.replace(/\.jpg$/, '')) : existsSync(new URL(name, MEDIA));
}

test('the demo products show only pictures, films and sounds that the kit has', () => {
  const urls = products.map(({ media, image }) => media?.map(({ url }) => url) ?? image ?? []);
  expect(urls.filter((some) => some.length === 0)).toEqual([]);
  expect(urls.flat().filter((url) => !isInKit(url))).toEqual([]);
});

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
