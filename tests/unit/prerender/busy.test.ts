// @vitest-environment node
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { rawProduct } from '#tests/support/factories.ts';

type Answer = { readonly status: number; readonly body?: unknown; readonly retryAfter?: string };

const LISTS = { success: true, products: [], slides: [], catageres: [], categories: [], keywords: [] };
const OK: Answer = { status: 200, body: LISTS };
const BUSY: Answer = { status: 429, retryAfter: '1' };
const PRODUCTS: Answer = { status: 200, body: { success: true, products: [rawProduct()] } };

/** What was asked for, in order. */
let asked: string[] = [];
/** What the server says about each path: its answers in turn, the last one for good. */
let says: Record<string, readonly Answer[]> = {};
const server = createServer(({ url = '' }, response) => {
  const before = asked.filter((path) => path === url).length;
  asked.push(url);
  const answers = says[url] ?? [OK];
  const { status, body = '', retryAfter } = answers[before] ?? answers.at(-1) ?? OK;
  response.writeHead(status, retryAfter === undefined ? {} : { 'Retry-After': retryAfter });
  response.end(JSON.stringify(body));
});

beforeEach(async () => {
  asked = [];
  says = {};
  vi.resetModules();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  await new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(undefined));
  });
  const { callBackendAt } = await import('#api/http.ts');
  callBackendAt(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
afterEach(async () => {
  vi.useRealTimers();
  server.closeAllConnections();
  await new Promise((resolve) => {
    server.close(resolve);
  });
});

/** Reads as a build does; minutes pass at once, and are noted. */
async function read(waits: number[] = []) {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { readCatalogue } = await import('#prerender/catalogue.ts');
  return readCatalogue((ms) => Promise.resolve(void (waits.push(ms), vi.setSystemTime(Date.now() + ms))));
}

const times = (path: string): number => asked.filter((url) => url === path).length;

test('R4: a build waits for a busy backend as long as it is asked to, and has the gifts', async () => {
  says = { '/api/product/list': [BUSY, PRODUCTS] };
  const { readCatalogue } = await import('#prerender/catalogue.ts');
  const begun = Date.now();
  const { products } = await readCatalogue((ms) => wait(ms));
  expect(products).toHaveLength(1);
  expect(times('/api/product/list')).toBe(2);
  expect(Date.now() - begun).toBeGreaterThanOrEqual(1000);
});

test('R4: a build ends with an error when the backend stays too busy for the gifts', async () => {
  says = { '/api/product/list': [{ ...BUSY, retryAfter: '900' }] };
  const waits: number[] = [];
  await expect(read(waits)).rejects.toThrow(/^The products could not be read: The shop is busy/);
  expect(times('/api/product/list')).toBe(3);
  expect(waits.filter((ms) => ms > 890_000).length).toBeGreaterThanOrEqual(2);
});

test('R4: a wait that nobody means is cut to sixteen minutes', async () => {
  says = { '/api/product/list': [{ ...BUSY, retryAfter: '999999' }, PRODUCTS] };
  const waits: number[] = [];
  await read(waits);
  expect(Math.max(...waits)).toBe(16 * 60_000 + 1000);
});

test('R4: a build ends with an error when the backend stays too busy for another list', async () => {
  says = { '/api/keyword': [BUSY] };
  await expect(read()).rejects.toThrow(/^The keywords could not be read/);
});

test.each([
  ['fails', { status: 503 }],
  ['answers with a page', { status: 200, body: '<h1>Hello</h1>' }],
  ['refuses', { status: 200, body: { success: false, message: 'Closed' } }],
])('R1: a build ends with an error when the backend %s instead of giving the gifts', async (_, answer) => {
  says = { '/api/product/list': [answer] };
  await expect(read()).rejects.toThrow(/^The products could not be read/);
});

test('R1: a build asks again where the backend failed for a moment', async () => {
  says = { '/api/product/list': [{ status: 502 }, { status: 500 }, PRODUCTS] };
  expect((await read()).products).toHaveLength(1);
});

test('a shop without gifts is no error', async () => {
  expect((await read()).products).toEqual([]);
});

test('a list other than the gifts’ costs its own pages only', async () => {
  says = { '/api/catagere/list': [{ status: 404 }] };
  expect(await read()).toMatchObject({ categories: null, products: [] });
  expect(times('/api/catagere/list')).toBe(1);
});
