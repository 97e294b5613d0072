// How much each page shifts by itself while it loads and is scrolled through, on a phone and on a desktop.
import { runnerImport } from 'vite';

import { DESKTOP, launch, metricsOf, open, PHONE } from './emulatedDevice.mjs';
import { withPhoneFonts } from './phoneFonts.mjs';
import { shopperWithOrder } from './shop.mjs';

/** @typedef {import('./emulatedDevice.mjs').Browser} Browser */

/** The last sections of a page have loaded by then. */
const REST_MS = 800;

/**
 * The CLS of one page.
 * @param {Browser} browser
 * @param {string} url
 * @param {import('@playwright/test').BrowserContextOptions} options
 */
async function shiftsOf(browser, url, options) {
  const context = await browser.newContext(options);
  const { page } = await open(context, url);
  await page.evaluate(async () => {
    while (scrollY + innerHeight < document.documentElement.scrollHeight - 1) {
      scrollBy({ top: 500, behavior: 'instant' });
      await new Promise((done) => setTimeout(done, 100));
    }
  });
  await page.waitForTimeout(REST_MS);
  const { cls } = await metricsOf(page);
  await context.close();
  return cls;
}

/**
 * Every route of the shop and its visitor: the private ones are opened by a shopper with a cart and an order.
 * @param {import('./shop.mjs').Shop} shop
 * @returns {Promise<readonly { path: string, state?: import('./shop.mjs').State | undefined }[]>}
 */
async function visits(shop) {
  /** @type {{ module: typeof import('../../src/config/routes.ts') }} */
  const { module } = await runnerImport('./src/config/routes.ts');
  /** @type {{ keywords: { slug: string }[] }} */
  const { keywords } = await (await fetch(`${shop.url}/api/keyword`)).json();
  const [product] = shop.products;
  /** @type {Readonly<Record<string, string>>} */
  const parts = { ':productId': product?._id ?? '', ':slug': keywords[0]?.slug ?? '', '*': '/nowhere' };
  const state = await shopperWithOrder(shop);
  return [
    ...module.ALL_ROUTES.map(({ pattern, isPrivate }) => ({
      path: pattern.replace(/:\w+|\*/, (part) => parts[part] ?? part),
      state: isPrivate ? state : undefined,
    })),
    { path: `/collections?category=${encodeURIComponent(product?.category ?? '')}` },
    { path: '/collection?search=mug' },
    { path: '/verify?success=true&orderId=1', state },
    { path: '/cart' },
    { path: '/login' },
  ];
}

/**
 * The CLS of every route at both widths, in a browser that has a phone's fonts for Telugu and Hindi.
 * @param {import('./shop.mjs').Shop} shop
 */
export async function shiftsOfEveryRoute(shop) {
  const browser = await launch(withPhoneFonts());
  const rows = [];
  for (const { path, state } of await visits(shop)) {
    const who = state && { storageState: state };
    const phone = await shiftsOf(browser, shop.url + path, { ...PHONE, ...who });
    const desktop = await shiftsOf(browser, shop.url + path, { ...DESKTOP, ...who });
    rows.push({ path: state ? `${path} with a cart` : path, phone, desktop });
    console.log(`${path}: ${phone.toFixed(4)}, ${desktop.toFixed(4)}`);
  }
  await browser.close();
  return rows;
}
