import type { Locator, Page } from '@playwright/test';

import { expectAccessible, expectNoSidewaysScroll, expectOneHead } from './support/looks.ts';
import { arrive } from './support/payments.ts';
import { SCREENS } from './support/screens.ts';
import { expect, goTo, test } from './support/shop.ts';
import { fillInAddress, PRODUCTS, logIn, putIntoCart } from './support/shopper.ts';

const WIDTHS = [1440, 1024, 768, 390, 320];

/** A screen does not overflow at any width, and axe finds nothing at the widest and the phone's. */
async function expectReadable(page: Page): Promise<void> {
  const size = page.viewportSize();
  await expectAccessible(page);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    await expect.poll(() => page.evaluate(() => innerWidth)).toBe(width);
    await expectNoSidewaysScroll(page);
    for (const text of [
      page.getByRole('heading', { level: 1 }),
      page.getByRole('contentinfo').getByRole('link').first(),
    ]) {
      expect((await text.boundingBox())?.x, 'no text touches the edge').toBeGreaterThanOrEqual(8);
    }
    if (width === 390) await expectAccessible(page);
  }
  if (size) await page.setViewportSize(size);
}

/** Tested with products in them, below. */
const WITH_PRODUCTS = ['/cart', '/place-order', '/orders'];
const SIGHTS = SCREENS.filter(({ path }) => !WITH_PRODUCTS.includes(path));
const HALF = 6;

// A first load shows the screen at one width; the others are opened by navigation inside the shop.
for (const [what, screens] of [
  ['what the shop sells', SIGHTS.slice(0, HALF)],
  ['what it says, and what is theirs', SIGHTS.slice(HALF)],
] as const) {
  test(`S20: ${what} opens directly, is accessible, and never scrolls sideways`, async ({ page, open }) => {
    test.slow();
    await open(screens[0]?.path);
    for (const { path, heading } of screens) {
      await test.step(path, async () => {
        expect((await page.request.get(path)).status()).toBe(200);
        await goTo(page, path);
        await expectOneHead(page, heading);
        await expect(page.getByRole('main').getByText('Loading')).toHaveCount(0);
        await expectReadable(page);
      });
    }
  });
}

test('cart, checkout and orders with products are accessible', async ({ page, open }) => {
  const main = page.getByRole('main');
  await putIntoCart(page, {
    [PRODUCTS.weddingFrame.id]: { A4: 12 },
    [PRODUCTS.magicMug.id]: { '325 ml': 1 },
    gone: { M: 1 },
  });
  const status = async (path: string) => (await page.request.get(path)).status();
  expect([await status('/place-order'), await status('/orders')]).toEqual([200, 200]);
  expect((await open('/cart'))?.status()).toBe(200);
  await expectOneHead(page, 'Your Cart');
  await expect(main.getByText('No longer sold')).toBeVisible();
  await expectReadable(page);

  await main.getByRole('link', { name: 'PROCEED TO CHECKOUT' }).click();
  const order = main.getByRole('button', { name: /^PLACE ORDER/ });
  await expectOneHead(page, 'Checkout');
  await order.click();
  await expect(main.getByRole('alert')).toBeFocused();
  await expect(main.getByRole('alert').getByRole('link')).toHaveCount(7);
  await expectReadable(page);

  await fillInAddress(page);
  await order.click();
  await page.getByRole('button', { name: 'Have an account? Log in' }).click();
  await logIn(page);
  await order.click();
  await expect(page).toHaveURL('/orders');
  await expectOneHead(page, 'MY ORDERS');
  await expect(main.getByRole('listitem')).toHaveCount(2);
  await expectReadable(page);
});

test('an unknown URL offers links to the shop', async ({ page, open, watch }) => {
  watch.allow(/status of 404/);
  const main = page.getByRole('main');
  const response = await open('/no-such-page');
  expect(response?.status()).toBe(404);
  await expectOneHead(page, 'Page not found');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByLabel('Search gifts').fill('print');
  await main.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL('/collection?search=print');

  await test.step('a card’s description', async () => {
    await main
      .getByRole('button', { name: /^About / })
      .first()
      .click();
    await expectAccessible(page);
  });
  await test.step('the missing parts of a new account’s password', async () => {
    await goTo(page, '/login');
    await page.getByRole('button', { name: 'New here? Sign up' }).click();
    await main.getByRole('button', { name: 'Sign Up' }).click();
    await expectAccessible(page);
  });
  await test.step('a product’s reviews', async () => {
    await goTo(page, `/product/${PRODUCTS.weddingFrame.id}`);
    await main.getByRole('tab', { name: /^Reviews/ }).click();
    await expectAccessible(page);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test('Escape closes each sheet and returns the focus', async ({ page, context, open, backend }) => {
    await arrive(context, backend, { cart: {} });
    const leave = async (opener: Locator, sheet: Locator): Promise<void> => {
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(sheet).toBeHidden();
      await expect(opener).toBeFocused();
    };
    await open('/collection?category=Prints&search=print');
    for (const [button, name, control] of [
      ['Filter (1)', 'Filter', 'Prints'],
      ['Menu', 'Menu', 'ABOUT'],
    ] as const) {
      const opener = page.getByRole('button', { name: button, exact: true });
      await opener.click();
      const sheet = page.getByRole('dialog', { name });
      await expect(sheet.getByText(control).first()).toBeVisible();
      await leave(opener, sheet);
    }
    const account = page.getByRole('button', { name: 'Account', exact: true });
    await account.tap();
    await leave(account, page.getByRole('link', { name: 'My Profile' }));
    await goTo(page, `/product/${PRODUCTS.weddingFrame.id}`);
    const sizes = page.getByRole('button', { name: 'Choose size' });
    await sizes.tap();
    const sheet = page.getByRole('dialog', { name: 'Choose size' });
    await expect(sheet).toBeVisible();
    await leave(sizes, sheet);
  });
});
