import { readFile } from 'node:fs/promises';

import { ANOTHER_SHOP, KANUKAS_OWN } from '#tests/support/anotherShop.ts';
import { startBackend, type Backend } from './support/backend.ts';
import { putIntoCart } from './support/payments.ts';
import { expect, goTo, test as base } from './support/shop.ts';
import { ADDRESS, fillInAddress, PRODUCTS, logIn } from './support/shopper.ts';
import { createWatch } from './support/watch.ts';

/** Placeholder for the backend's URL in the build of tests/.env.otherOrigin. */
const PLACEHOLDER = 'http://backend.invalid';

/** The shop on one origin, without a backend of its own, and its backend on another. */
const test = base.extend<{ readonly api: Backend; readonly shop: Backend }>({
  api: async ({}, use) => {
    // The same build, from which it reads the delivery fee.
    const api = await startBackend('build/otherOrigin');
    await use(api);
    await api.close();
  },
  shop: async ({ api }, use) => {
    const shop = await startBackend('build/otherOrigin', { backendOrigin: api.url });
    await use(shop);
    await shop.close();
  },
  context: async ({ context, api }, use) => {
    await context.route('**/assets/*.js', async (route) => {
      const code = await readFile(`build/otherOrigin${new URL(route.request().url()).pathname}`, 'utf8');
      await route.fulfill({ contentType: 'text/javascript', body: code.replaceAll(PLACEHOLDER, api.url) });
    });
    await use(context);
    await context.unrouteAll({ behavior: 'ignoreErrors' });
  },
  baseURL: async ({ shop }, use) => use(shop.url),
  watch: async ({ shop, api }, use) => {
    const watch = createWatch(shop.url);
    watch.allowOrigin(api.url, 'token');
    await use(watch);
  },
});

test('S10 S11 S12 R32: a backend on another origin', async ({ page, context, open, api, shop, watch }) => {
  watch.allow(/blocked by CORS policy/, /Failed to load resource/, /^console warning: categoryNames: /);
  await context.addCookies([{ name: 'XSRF-TOKEN', value: 'own-origin-only', url: shop.url }]);
  await putIntoCart(context, api, { [PRODUCTS.weddingFrame.id]: { A4: 1 } });
  const main = page.getByRole('main');

  // The shop reports a missing connection, and one click retries once it is back.
  await api.faults({ route: 'GET /api/*', fault: 'noCors' });
  await open('/collection');
  const products = main.getByRole('alert').filter({ hasText: 'The gifts could not be loaded' });
  await expect(products.getByText('No connection to the shop.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  await api.clearFaults();
  await products.getByRole('button', { name: 'Try again' }).click();
  await expect(main.getByRole('article').first()).toBeVisible();

  await goTo(page, '/place-order');
  await fillInAddress(page);
  const order = main.getByRole('button', { name: /^PLACE ORDER/ });
  await order.click();
  await page.getByRole('button', { name: 'Have an account? Log in' }).click();
  await logIn(page);
  await expect(page).toHaveURL(/\/place-order$/);
  await expect(page.getByLabel('First name')).toHaveValue(ADDRESS['First name']);
  await order.click();
  await expect(page).toHaveURL(/\/orders$/);
  await expect(main.getByRole('listitem')).toHaveCount(1);
  expect(await api.orders()).toHaveLength(1);

  const changes = (await api.log()).filter(({ method }) => method === 'POST');
  expect(changes.length).toBeGreaterThan(3);
  for (const { headers, path } of changes) {
    expect(headers['content-type'], path).toMatch(/^application\/json/);
    expect(headers['x-xsrf-token'], path).toBeUndefined();
    expect(headers['cookie'], path).toBeUndefined();
    if (!path.startsWith('/api/user/')) expect(headers['token'], path).toBeTruthy();
  }
  expect(await shop.log(), 'no API request went to the shop’s own origin').toEqual([]);
});

test('a second shop’s screens show its own name and town and nothing of Kanuka’s', async ({
  page,
  context,
  open,
  api,
}) => {
  await api.faults({ route: 'GET /api/*', fault: { type: 'catalogue', name: 'another' } });
  const products = (await (await fetch(`${api.url}/api/product/list`)).json()) as { products: { _id: string }[] };
  const id = products.products[0]?._id ?? '';
  await putIntoCart(context, api, { [id]: { Small: 1 } });
  const name = ANOTHER_SHOP['VITE_SHOP_NAME'] ?? '';
  await open('/');
  await expect(page.getByRole('banner').getByRole('link', { name, exact: true })).toBeVisible();
  // From its own folder, tests/support/shopFolder.
  await expect(page.getByRole('banner').getByText('Tue-Sun 10:00 AM - 7:30 PM, Nashik')).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Jute Bags' })).toBeVisible();
  // Prerendered pages, splash and manifest: tests/unit/prerender/anotherShop.test.ts and tests/unit/content/shopFacts.test.ts.
  const screens = [`product/${id}`, 'login', 'verify', 'sendOrderMail', 'orders', 'cart', 'profile', 'place-order'];
  for (const path of ['', ...screens, 'about']) {
    await goTo(page, `/${path}`);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    const text = await page.evaluate(() => document.documentElement.outerHTML);
    expect([...text.matchAll(new RegExp(`.{0,40}(?:${KANUKAS_OWN.source})`, 'gi'))].map(String), path).toEqual([]);
    expect(await page.title(), path).toContain(name);
  }
  await expect(page.getByText(`${name} has printed school yearbooks in Nashik since 1998.`)).toBeVisible();
});
