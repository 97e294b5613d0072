// @vitest-environment node
import { products } from '#sandbox/catalogue/demo.ts';
import { describe, expect, test } from 'vitest';
import { aSandbox, aToken, get, post } from './support.ts';

const HUNDRED_YEARS_MS = 100 * 365 * 24 * 60 * 60 * 1000;

describe('generation A of the backend', () => {
  test.each([`/api/product/${products[0]?._id}`, '/api/keywords', '/api/api/category'])('has no %s', async (path) => {
    const answer = await get(aSandbox({ generationA: true }), path);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toContain('text/html');
    expect(answer.text).toContain(`<pre>Cannot GET ${path}</pre>`);
  });

  test('gives tokens that never expire, and reads them from one header only', async () => {
    let now = Date.UTC(2026, 0, 1);
    const sandbox = aSandbox({ generationA: true, now: () => now });
    const token = await aToken(sandbox);
    now += HUNDRED_YEARS_MS;
    expect((await post(sandbox, '/api/order/userorders', {}, token)).json['success']).toBe(true);
    const bearer = await post(sandbox, '/api/order/userorders', {}, undefined, { authorization: `Bearer ${token}` });
    expect(bearer.json['message']).toBe('Not Authorized Login Again');
  });

  test.each(['get', 'add', 'update'])(
    'fails over the cart of a deleted user in cart/%s, with HTTP 200',
    async (call) => {
      const sandbox = aSandbox({ generationA: true });
      const token = await aToken(sandbox);
      sandbox.controls.reset();
      const answer = await post(sandbox, `/api/cart/${call}`, { itemId: 'mug', size: 'M', quantity: 1 }, token);
      expect(answer.status).toBe(200);
      expect(answer.json).toEqual({ success: false, message: "Cannot read properties of null (reading 'cartData')" });
    },
  );

  test('lets one address call a hundred times in a quarter of an hour', async () => {
    let now = Date.UTC(2026, 0, 1);
    const sandbox = aSandbox({ generationA: true, now: () => now });
    const call = (address: string) => sandbox.fetch(new Request('http://localhost/api/nowhere'), address);
    for (let n = 0; n < 100; n += 1) expect((await call('1.1.1.1')).status).toBe(404);
    await sandbox.fetch(new Request('http://localhost/api/nowhere', { method: 'OPTIONS' }), '2.2.2.2');
    const refused = await call('1.1.1.1');
    expect(refused.status).toBe(429);
    expect(refused.headers.get('content-type')).toContain('text/html');
    expect(await refused.text()).toBe('Too many requests from this IP, please try again later.');
    expect(refused.headers.get('retry-after')).toBe('900');
    expect((await call('2.2.2.2')).status).toBe(404);
    now += 15 * 60 * 1000;
    expect((await call('1.1.1.1')).status).toBe(404);
  });

  test('counts all browsers behind one proxy together, whatever headers it forwards', async () => {
    let now = Date.UTC(2026, 0, 1);
    const sandbox = aSandbox({ generationA: true, now: () => now });
    const browser = (name: number, headers = { 'X-Forwarded-For': `10.0.0.${name}` }) =>
      sandbox.fetch(new Request('http://localhost/api/category', { headers }), 'the proxy');
    for (let n = 0; n < 100; n += 1) expect((await browser(n % 5)).status).toBe(200);
    now += 60_000;
    for (const name of [0, 1, 77]) {
      const refused = await browser(name);
      expect(refused.status).toBe(429);
      expect(refused.headers.get('retry-after'), 'what is left of the quarter of an hour').toBe('840');
    }
  });
});
