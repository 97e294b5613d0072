import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';

import type { Browser, Locator, Page } from '@playwright/test';

import { arrive, ordersAre, putIntoCart } from './support/payments.ts';
import { expect, goTo, waitForHydration, test } from './support/shop.ts';
import { PRODUCTS } from './support/shopper.ts';

/** Which browser and fonts drew the references; pictures of another pair would differ without anything being wrong. */
const ABOUT = 'tests/e2e/references/about.json';
const isRenewing = process.env['KANUKA_RENEW_REFERENCES'] === '1';

const TODAY = new Date('2026-11-20T06:30:00Z');

/** Widths of a sample text in the page's fonts, which differ with other fonts. */
function fontProbe(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const context = document.createElement('canvas').getContext('2d');
    const widths: number[] = [];
    for (const font of ['40px Fraunces', '16px "Anek Telugu"', '16px system-ui', '16px serif']) {
      // A page loads only the fonts it shows; the probe wants them all.
      await document.fonts.load(font, 'Kanuka ₹');
      Object.assign(context ?? {}, { font });
      widths.push(Math.round((context?.measureText('Kanuka ₹1,29,999 gift').width ?? 0) * 100));
    }
    return widths.join(' ');
  });
}

/** The browser and fonts of this machine, in the format of the references' record. */
async function looksOf(browser: Browser, url: string): Promise<string> {
  const page = await browser.newPage();
  await page.goto(`${url}/about`);
  // On a phone the sheet that names the fonts comes after the picture.
  await waitForHydration(page);
  const about = { chromium: browser.version().split('.')[0], fonts: await fontProbe(page) };
  await page.close();
  return JSON.stringify(about);
}

/** Those of this worker, once it has looked. */
let looks: Promise<string> | undefined;

// Before any page is opened: where nothing can be compared, none needs to be.
test.beforeEach(async ({ browser, backend }) => {
  const here = await (looks ??= looksOf(browser, backend.url));
  if (isRenewing) {
    mkdirSync('tests/e2e/references', { recursive: true });
    writeFileSync(ABOUT, `${here}\n`);
  }
  const isSame = existsSync(ABOUT) && JSON.stringify(JSON.parse(readFileSync(ABOUT, 'utf8'))) === here;
  test.skip(!isSame, `not compared: the references were drawn by another browser or other fonts than ${here}`);
});

/** Compares a screen with its reference. Photographs are covered: they are not ours to test. */
async function compare(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await expect(page).toHaveScreenshot(`${name}.png`, {
    animations: 'disabled',
    caret: 'hide',
    // A picture's ground is larger than the box that shows it.
    mask: [page.locator('img:not([alt="Kanuka"], .ground > img)'), page.locator('video')],
    maskColor: '#DAD0C2',
    maxDiffPixelRatio: 0.002,
    scale: 'css',
  });
}

test.use({ contextOptions: { reducedMotion: 'reduce' }, startsAt: TODAY });

test('a visitor’s screens match their screenshots', async ({ page, open }) => {
  const visit = (path: string, name: string, last: Locator): Promise<void> =>
    test.step(name, async () => {
      await (name === 'home' ? open(path) : goTo(page, path));
      await expect(last).toBeAttached();
      // Who comes by a link has the focus on the heading; who comes from outside has none.
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      await compare(page, name);
    });
  const mug = { name: PRODUCTS.magicMug.name };
  await visit('/', 'home', page.getByRole('region', { name: 'Latest Collections' }).getByRole('link', mug));
  const count = page.getByRole('status').filter({ hasText: 'gifts' });
  await visit('/collection?category=Prints&sort=high-low', 'collection', count);
  await visit('/login', 'login', page.getByLabel('Password', { exact: true }));
  await visit('/no-such-page', 'not-found', page.getByRole('heading', { name: 'Or choose a category' }));
  const guides = page.getByRole('heading', { name: 'More guides' });
  await visit('/keyword/birthday-photo-gifts', 'guide', guides);
  const delivery = page.getByText('Estimated delivery: Thu 26 - Sat 28 Nov');
  await visit(`/product/${PRODUCTS.weddingFrame.id}`, 'product', delivery);
});

test('cart and checkout match their screenshots', async ({ page, context, open, backend, isMobile }) => {
  await putIntoCart(context, backend, { [PRODUCTS.magicMug.id]: { '325 ml': 1 } });
  await open('/cart');
  await expect(page.getByRole('link', { name: 'PROCEED TO CHECKOUT' }).first()).toBeVisible();
  await compare(page, 'cart');

  await goTo(page, '/place-order');
  // On a phone the bar's, which is in sight: scrolling down and up again may end with the header or without it.
  // A click that waits for the button to receive pointer events would scroll as well.
  const order = page.getByRole('button', { name: /PLACE ORDER/ }).and(page.locator(':not([data-just-painted])'));
  await expect(order).toHaveCount(isMobile ? 2 : 1);
  await order.last().click();
  await expect(page.getByText('Please check 7 fields')).toBeVisible();
  await compare(page, 'checkout');
});

test('the orders match their screenshots', async ({ page, context, open, backend }) => {
  const orders = ['Order Placed', 'Delivered'].map((status, index) => ({
    _id: `order-${index}`,
    items: [
      { _id: PRODUCTS.magicMug.id, name: PRODUCTS.magicMug.name, price: 399, size: '325 ml', quantity: index + 1 },
    ],
    status,
    payment: index === 1,
    paymentMethod: index === 1 ? 'UPI' : 'COD',
    date: TODAY.getTime() - index * 86_400_000,
    amount: 399 * (index + 1),
    address: { city: 'Tenali', zipcode: '522201' },
  }));
  await ordersAre(page, orders);
  await arrive(context, backend, { cart: {}, isFormFilled: false });
  await open('/orders');
  await expect(page.getByRole('main').getByText('Step 5 of 5')).toBeVisible();
  await compare(page, 'orders');
});
