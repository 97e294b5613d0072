// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { rawProduct } from '#tests/support/factories.ts';
import { localServer, type LocalServer } from '#tests/support/localServer.ts';

type Answer = { readonly status: number; readonly body?: unknown; readonly retryAfter?: string };

const LISTS = { success: true, products: [], slides: [], catageres: [], categories: [], keywords: [] };
const OK: Answer = { status: 200, body: LISTS };
const BUSY: Answer = { status: 429, retryAfter: '1' };
const PRODUCTS: Answer = { status: 200, body: { success: true, products: [rawProduct()] } };

/** Requested paths, in order. */
let requested: string[] = [];
/** The server's responses per path, in order; the last one repeats. */
let says: Record<string, readonly Answer[]> = {};
let server: LocalServer;

beforeEach(async () => {
  requested = [];
  says = {};
  vi.resetModules();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  server = await localServer(({ url = '' }, response) => {
    const before = requested.filter((path) => path === url).length;
    requested.push(url);
    const answers = says[url] ?? [OK];
    const { status, body = '', retryAfter } = answers[before] ?? answers.at(-1) ?? OK;
    response.writeHead(status, retryAfter === undefined ? {} : { 'Retry-After': retryAfter });
    response.end(JSON.stringify(body));
  });
  const { callBackendAt } = await import('#api/http.ts');
  callBackendAt(server.url);
});
afterEach(() => {
  vi.useRealTimers();
  return server.close();
});

/** Reads as a build does, with waits that end at once and are recorded. */
async function read(waits: number[] = []) {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { readCatalogue } = await import('#prerender/catalogue.ts');
  return readCatalogue((ms) => Promise.resolve(void (waits.push(ms), vi.setSystemTime(Date.now() + ms))));
}

const times = (path: string): number => requested.filter((url) => url === path).length;

test('R4: a build waits as long as Retry-After says, and gets the products', async () => {
  says = { '/api/product/list': [BUSY, PRODUCTS] };
  const waits: number[] = [];
  expect((await read(waits)).products).toHaveLength(1);
  expect(times('/api/product/list')).toBe(2);
  expect(Math.max(...waits)).toBeGreaterThanOrEqual(1000);
});

test('R4: a build fails when the product list stays rate-limited', async () => {
  says = { '/api/product/list': [{ ...BUSY, retryAfter: '900' }] };
  const waits: number[] = [];
  await expect(read(waits)).rejects.toThrow(/^The products could not be read: The shop is busy/);
  expect(times('/api/product/list')).toBe(3);
  expect(waits.filter((ms) => ms > 890_000).length).toBeGreaterThanOrEqual(2);
});

test('R4: an implausible Retry-After is cut to sixteen minutes', async () => {
  says = { '/api/product/list': [{ ...BUSY, retryAfter: '999999' }, PRODUCTS] };
  const waits: number[] = [];
  await read(waits);
  expect(Math.max(...waits)).toBe(16 * 60_000 + 1000);
});

test.each([
  ['fails', { status: 503 }],
  ['answers with a page', { status: 200, body: '<h1>Hello</h1>' }],
])('R1: a build fails when the backend %s instead of returning the products', async (_, answer) => {
  says = { '/api/product/list': [answer] };
  await expect(read()).rejects.toThrow(/^The products could not be read/);
});

test('R1: a build retries after a brief failure of the backend', async () => {
  says = { '/api/product/list': [{ status: 502 }, { status: 500 }, PRODUCTS] };
  expect((await read()).products).toHaveLength(1);
});

test('a failed list other than the products’ only loses its own pages, and a busy one fails the build', async () => {
  says = { '/api/catagere/list': [{ status: 404 }] };
  expect(await read()).toMatchObject({ categories: null, products: [] });
  expect(times('/api/catagere/list')).toBe(1);
  says = { '/api/keyword': [BUSY] };
  await expect(read()).rejects.toThrow(/^The keywords could not be read/);
});
