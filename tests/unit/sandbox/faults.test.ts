// @vitest-environment node
import { expect, test } from 'vitest';
import { ORIGIN, aSandbox, get } from './support.ts';

test('mutate puts invalid values into some fields, the same for the same seed', async () => {
  const bodies = [];
  for (const seed of [7, 7, 8]) {
    const sandbox = aSandbox();
    sandbox.controls.faults.add({ route: '/api/product/list', seed, fault: { type: 'mutate', percent: 30 } });
    bodies.push((await get(sandbox, '/api/product/list')).text);
  }
  const [first = '', again, other] = bodies;
  expect(first).toBe(again);
  expect(first).not.toBe(other);
  expect(first).toMatch(/^\{"success":true,"products":\[.*1e309/);
});

test('noCors allows another origin neither the answer nor its preflight, and redirect is a captive portal', async () => {
  const sandbox = aSandbox();
  const allowed = async (method: string) =>
    (await sandbox.fetch(new Request(`${ORIGIN}/api/category`, { method }))).headers.get('access-control-allow-origin');
  expect([await allowed('GET'), await allowed('OPTIONS')]).toEqual(['*', '*']);
  sandbox.controls.faults.add({ route: '/api/*', fault: 'noCors' });
  expect([await allowed('GET'), await allowed('OPTIONS')]).toEqual([null, null]);
  sandbox.controls.faults.add({ route: '/api/*', fault: { type: 'redirect' } });
  const { status, headers } = await get(sandbox, '/api/category');
  expect([status, headers.get('location')]).toEqual([302, '/sandbox-portal']);
  expect((await get(sandbox, '/sandbox-portal')).text).toContain('Log in to this network');
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
