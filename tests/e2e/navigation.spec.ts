import type { Page } from '@playwright/test';

import { expectOneHead } from './support/looks.ts';
import { putIntoCart } from './support/payments.ts';
import { expect, goTo, holdScripts, test, waitForHydration } from './support/shop.ts';
import { PRODUCTS, logIn } from './support/shopper.ts';

type Way = { readonly go: (page: Page) => Promise<unknown>; readonly url: string | RegExp; readonly heading: string };

// The menu of a phone: browsing/frame.spec.ts.
const byMenu = (name: string) => (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click();
const byFooter = (name: string) => (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
const inPage = (name: string) => (page: Page) => page.getByRole('main').getByRole('link', { name }).first().click();
const byAccount = (name: string) => async (page: Page) => {
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await page.getByRole('link', { name, exact: true }).click();
};

/** One way of each kind. Every screen’s head: access/screens.spec.ts. */
const WAYS: readonly Way[] = [
  { go: byMenu('ABOUT'), url: '/about', heading: 'About Kanuka' },
  { go: byFooter('Gift guides'), url: '/keywords', heading: 'Gift guides' },
  { go: byFooter('Collection'), url: '/collection', heading: 'All gifts' },
  { go: inPage(PRODUCTS.magicMug.name), url: `/product/${PRODUCTS.magicMug.id}`, heading: PRODUCTS.magicMug.name },
  { go: (page) => page.getByRole('link', { name: 'Cart, 1 item' }).click(), url: '/cart', heading: 'Your Cart' },
  { go: inPage('PROCEED TO CHECKOUT'), url: '/place-order', heading: 'Checkout' },
  { go: (page) => page.getByRole('button', { name: 'Log in or sign up' }).click(), url: '/login', heading: 'Login' },
  { go: logIn, url: '/', heading: 'Welcome to Kanuka' },
  { go: byAccount('Orders'), url: '/orders', heading: 'MY ORDERS' },
];

const scrolled = (page: Page): Promise<number> => page.evaluate(() => scrollY);

test('a screen opens at its top with the focus on its heading', async ({ page, context, open, backend }) => {
  test.slow();
  await putIntoCart(context, backend, { [PRODUCTS.weddingFrame.id]: { A4: 1 } });
  await open('/');
  for (const { go, url, heading } of WAYS) {
    await test.step(`to ${heading}`, async () => {
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      await go(page);
      await expect(page).toHaveURL(url);
      await expectOneHead(page, heading);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await expect.poll(() => scrolled(page), { intervals: [60] }).toBe(0);
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
  }

  // A link to the same screen with another query.
  await goTo(page, '/collections?category=Custom%20Mugs');
  const pillows = page.getByRole('contentinfo').getByRole('link', { name: 'Pillows' }).first();
  await pillows.click();
  await expectOneHead(page, 'Pillows');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect.poll(() => scrolled(page)).toBe(0);
  await pillows.scrollIntoViewIfNeeded();
  expect(await scrolled(page)).toBeGreaterThan(200);
  await pillows.click();
  await expect.poll(() => scrolled(page), 'a link to the current page').toBe(0);
  // A filter is not a new page.
  await page.evaluate(() => scrollTo(0, 60));
  await page.getByRole('combobox', { name: /Sort/ }).selectOption('low-high');
  await expect(page).toHaveURL(/sort=low-high/);
  await expect(page.getByRole('heading', { level: 1 })).not.toBeFocused();
  expect(await scrolled(page)).toBeGreaterThan(0);
});

test('R24: Back and a reload restore the collection and its scroll position', async ({ page, open }) => {
  const main = page.getByRole('main');
  await open('/collection?sort=low-high');
  let card = main.getByRole('article').nth(12).getByRole('link');
  await card.scrollIntoViewIfNeeded();
  let left = await scrolled(page);
  expect(left).toBeGreaterThan(500);
  await card.click();
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.goBack();
  await expect(main.getByLabel('Sort')).toHaveValue('low-high');
  await expect.poll(() => scrolled(page)).toBe(left);

  // With the further products that were loaded, also after a reload.
  for (const shown of [48, 72]) {
    await main.getByRole('button', { name: 'Show more gifts' }).click();
    await expect(main.getByRole('article')).toHaveCount(shown);
  }
  card = main.getByRole('article').nth(64).getByRole('link');
  await card.scrollIntoViewIfNeeded();
  left = await scrolled(page);
  await card.click();
  await expect(page).toHaveURL(/\/product\//);
  await page.goBack();
  await expect.poll(() => scrolled(page)).toBe(left);
  await expect(main.getByRole('article')).toHaveCount(72);
  await page.reload();
  await expect(main.getByRole('article')).toHaveCount(72);
  await expect.poll(() => scrolled(page)).toBe(left);
  // A shopper who scrolls before the rest of the products has arrived stays there.
  const hold = await holdScripts(page, '**/api/product/list');
  const release = await hold(() => page.reload({ waitUntil: 'commit' }));
  await waitForHydration(page);
  const reached = await scrolled(page);
  await page.mouse.wheel(0, -900);
  await expect.poll(() => scrolled(page)).toBe(reached - 900);
  release();
  await expect(main.getByRole('article')).toHaveCount(72);
  expect(await scrolled(page)).toBe(reached - 900);

  // Another category of the same page.
  await goTo(page, '/collections?category=Photo%20Frames');
  await expect(main.getByRole('heading', { level: 1, name: 'Photo Frames' })).toBeVisible();
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'LED Photo Lamps' }).dispatchEvent('click');
  await expect(main.getByRole('heading', { level: 1, name: 'LED Photo Lamps' })).toBeVisible();
  await page.goBack();
  await expect(main.getByRole('heading', { level: 1, name: 'Photo Frames' })).toBeVisible();
  await expect.poll(() => scrolled(page)).toBe(900);
  await page.waitForTimeout(500);
  expect(await scrolled(page), 'it stays there').toBe(900);
});
