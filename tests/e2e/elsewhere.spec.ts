import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

import type * as SandboxProgram from '#sandbox/main.ts';
import { startBackend, type Backend } from './support/backend.ts';
import { expect, test as base } from './support/shop.ts';
import { ADDRESS, fillInAddress, GIFTS, logIn, putIntoCart } from './support/shopper.ts';
import { createWatch } from './support/watch.ts';

/** What stands for the backend's address in the build of .env.elsewhere. */
const PLACEHOLDER = 'http://backend.invalid';

/** The storefront alone, on an origin of its own: whatever it wants of a backend it has to ask the other one. */
async function serveShopOf(backendUrl: string): Promise<{ readonly url: string; readonly close: () => Promise<void> }> {
  const { serve } = (await import(pathToFileURL(resolve('build/sandbox/main.js')).href)) as typeof SandboxProgram;
  const folder = await mkdtemp(join(tmpdir(), 'kanuka-elsewhere-'));
  // Of the build's own name, by which the server finds what the build noted of itself.
  const dist = join(folder, 'elsewhere');
  await cp('build/elsewhere', dist, { recursive: true });
  for (const name of await readdir(join(dist, 'assets'))) {
    if (!name.endsWith('.js')) continue;
    const file = join(dist, 'assets', name);
    const text = await readFile(file, 'utf8');
    if (text.includes(PLACEHOLDER)) await writeFile(file, text.replaceAll(PLACEHOLDER, backendUrl));
  }
  const { url, close } = await serve({
    port: 0,
    dist,
    database: ':memory:',
    controls: true,
    security: { backendOrigin: backendUrl },
  });
  return {
    url,
    close: async () => {
      await close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The shop on one origin, its backend on another. */
const test = base.extend<{ readonly api: Backend; readonly shopUrl: string }>({
  api: async ({}, use) => {
    const api = await startBackend();
    await use(api);
    await api.close();
  },
  shopUrl: async ({ api }, use) => {
    const shop = await serveShopOf(api.url);
    await use(shop.url);
    await shop.close();
  },
  baseURL: async ({ shopUrl }, use) => use(shopUrl),
  watch: async ({ shopUrl, api }, use) => {
    const watch = createWatch(shopUrl);
    watch.allowOrigin(api.url, 'token');
    await use(watch);
  },
});

test('S10 S11 S12: a shopper buys from a backend on another origin, which gets the token and no cookie', async ({
  page,
  context,
  open,
  api,
  shopUrl,
}) => {
  await context.addCookies([{ name: 'XSRF-TOKEN', value: 'kept-at-home', url: shopUrl }]);
  await putIntoCart(page, { [GIFTS.weddingFrame.id]: { A4: 1 } });
  await open('/place-order');
  await fillInAddress(page);
  const order = page.getByRole('main').getByRole('button', { name: /^PLACE ORDER/ });
  await order.click();
  await logIn(page);
  await expect(page).toHaveURL(/\/place-order$/);
  await expect(page.getByLabel('First name')).toHaveValue(ADDRESS['First name']);
  await order.click();
  await expect(page).toHaveURL(/\/orders$/);
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
  expect(await api.orders()).toHaveLength(1);
  const changes = (await api.log()).filter(({ method }) => method === 'POST');
  expect(changes.length).toBeGreaterThan(3);
  for (const { headers, path } of changes) {
    expect(headers['content-type'], path).toMatch(/^application\/json/);
    expect(headers['x-xsrf-token'], path).toBeUndefined();
    expect(headers['cookie'], path).toBeUndefined();
    if (!path.startsWith('/api/user/')) expect(headers['token'], path).toBeTruthy();
  }
  const log = await fetch(`${shopUrl}/__sandbox/log`);
  expect(((await log.json()) as { log: unknown[] }).log, 'nothing was asked of the shop’s own origin').toEqual([]);
});

test('R32: a shopper whose browser is refused by the other origin reads that there is no connection, and recovers', async ({
  page,
  open,
  api,
  watch,
}) => {
  watch.allow(/blocked by CORS policy/, /Failed to load resource/, /^console warning: categoryNames: /);
  await api.faults({ route: 'GET /api/*', fault: 'noCors' });
  await open('/collection');
  const main = page.getByRole('main');
  await expect(main.getByText('No connection to the shop.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible();
  await api.clearFaults();
  await api.faults({ route: 'GET /api/*', times: 5, fault: { type: 'redirect' } });
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect(main.getByRole('button', { name: 'Try again' })).toBeVisible();
  await api.clearFaults();
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect(main.getByRole('article').first()).toBeVisible();
});
