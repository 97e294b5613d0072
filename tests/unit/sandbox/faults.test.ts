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

test('an unknown fault is refused with a message', () => {
  const { faults } = aSandbox().controls;
  expect(() => faults.add({ fault: { type: 'explode' } } as never)).toThrow('Not a fault rule');
  expect(() => faults.add({ times: 0, fault: 'refuse' })).toThrow('Not a fault rule');
});
