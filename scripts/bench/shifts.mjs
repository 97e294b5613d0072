// How much each page moves by itself while it loads and is scrolled through, on a phone and on a desktop.
import { PHONE, slowDown } from './device.mjs';
import { takeNotes } from './inPage.mjs';
import { shopperWithOrder, visitorWithCart } from './shopper.mjs';

/** @typedef {import('./device.mjs').Browser} Browser */
/** @typedef {import('./shopper.mjs').State} State */
/** @typedef {{ path: string, phone: number, desktop: number }} Shifts CLS of a page, at both widths */

const DESKTOP = { viewport: { width: 1440, height: 900 } };
const STEP_PX = 500;
const STEP_MS = 100;
/** The last parts of a page have come by then. */
const REST_MS = 800;

/**
 * Every route of the shop, and who opens it.
 * @param {string} shopUrl
 * @param {import('./shopper.mjs').Products} products
 * @returns {Promise<readonly { path: string, state?: State }[]>}
 */
async function visits(shopUrl, products) {
  const cart = visitorWithCart(shopUrl, products);
  const shopper = await shopperWithOrder(shopUrl, products);
  /** @type {{ keywords: { slug: string }[] }} */
  const { keywords } = await (await fetch(`${shopUrl}/api/keyword`)).json();
  return [
    { path: '/' },
    { path: '/mainpage' },
    { path: '/collection' },
    { path: `/collections?category=${encodeURIComponent(products[0]?.category ?? '')}` },
    { path: '/collection?search=mug' },
    { path: `/product/${products[0]?._id}` },
    { path: '/about' },
    { path: '/contact' },
    { path: '/cart' },
    { path: '/cart', state: cart },
    { path: '/login' },
    { path: '/place-order', state: shopper },
    { path: '/orders', state: shopper },
    { path: '/verify?success=true&orderId=1', state: shopper },
    { path: '/profile', state: shopper },
    { path: '/sendOrderMail', state: shopper },
    { path: '/privacypolicy' },
    { path: '/termsandconditions' },
    { path: '/keywords' },
    { path: `/keyword/${encodeURIComponent(keywords[0]?.slug ?? '')}` },
    { path: '/nowhere' },
  ];
}

/**
 * @param {Browser} browser
 * @param {string} url
 * @param {import('@playwright/test').BrowserContextOptions} options
 */
async function shiftsOf(browser, url, options) {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await slowDown(session);
  await page.addInitScript(takeNotes);
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => Reflect.get(globalThis, 'benchNotes')?.complete > 0, undefined, { timeout: 60_000 });
  await page.locator('#splash').waitFor({ state: 'detached' });
  await page.waitForTimeout(REST_MS);
  await page.evaluate(
    async ({ step, pause }) => {
      while (scrollY + innerHeight < document.documentElement.scrollHeight - 1) {
        scrollBy({ top: step, behavior: 'instant' });
        await new Promise((done) => setTimeout(done, pause));
      }
    },
    { step: STEP_PX, pause: STEP_MS },
  );
  await page.waitForTimeout(REST_MS);
  const cls = await page.evaluate(() => Number(Reflect.get(globalThis, 'benchNotes').cls));
  await context.close();
  return cls;
}

/**
 * @param {Browser} browser
 * @param {string} shopUrl
 * @param {import('./shopper.mjs').Products} products
 * @returns {Promise<readonly Shifts[]>}
 */
export async function shiftsOfEveryRoute(browser, shopUrl, products) {
  const rows = [];
  for (const { path, state } of await visits(shopUrl, products)) {
    const options = state && { storageState: state };
    const phone = await shiftsOf(browser, `${shopUrl}${path}`, { ...PHONE, ...options });
    const desktop = await shiftsOf(browser, `${shopUrl}${path}`, { ...DESKTOP, ...options });
    rows.push({ path: state ? `${path} with a cart` : path, phone, desktop });
    console.log(`${path}: ${phone.toFixed(4)}, ${desktop.toFixed(4)}`);
  }
  return rows;
}
