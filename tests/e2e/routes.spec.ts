import type { Page } from '@playwright/test';

import { expectAccessible, expectNoSidewaysScroll, expectOneHead } from './support/looks.ts';
import { SCREENS } from './support/screens.ts';
import { expect, test } from './support/shop.ts';
import { fillInAddress, GIFTS, logIn, putIntoCart } from './support/shopper.ts';

const WIDTHS = [1440, 1024, 768, 390, 320];

/** A screen is whole at every width, and axe finds nothing at the widest and the phone's. */
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
      expect((await text.boundingBox())?.x, 'nothing to read touches the edge').toBeGreaterThanOrEqual(8);
    }
    if (width === 390) await expectAccessible(page);
  }
  if (size) await page.setViewportSize(size);
}

for (const { path, heading } of SCREENS) {
  test(`S20: a shopper opens ${path} directly, reads it with any device, and never scrolls sideways`, async ({
    page,
    open,
  }) => {
    const response = await open(path);
    expect(response?.status()).toBe(200);
    await expectOneHead(page, heading);
    await expect(page.getByRole('main').getByText('Loading')).toHaveCount(0);
    await expectReadable(page);
  });
}

test('a shopper with gifts reads cart, checkout and orders with any device', async ({ page, open }) => {
  const main = page.getByRole('main');
  await putIntoCart(page, {
    [GIFTS.weddingFrame.id]: { A4: 12 },
    [GIFTS.magicMug.id]: { '325 ml': 1 },
    gone: { M: 1 },
  });
  await open('/cart');
  await expect(main.getByText('No longer sold')).toBeVisible();
  await expectReadable(page);

  await main.getByRole('link', { name: 'PROCEED TO CHECKOUT' }).click();
  const order = main.getByRole('button', { name: /^PLACE ORDER/ });
  await order.click();
  await expect(main.getByRole('alert')).toBeFocused();
  await expect(main.getByRole('alert').getByRole('link')).toHaveCount(7);
  await expectReadable(page);

  await fillInAddress(page);
  await order.click();
  await logIn(page);
  await order.click();
  await expect(page).toHaveURL('/orders');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main.getByRole('listitem')).toHaveCount(2);
  await expectReadable(page);
});

test('a shopper opens what is folded away, with any device', async ({ page, open }) => {
  const main = page.getByRole('main');
  await open('/collection?category=Prints&search=print');
  await main
    .getByRole('button', { name: /^About / })
    .first()
    .click();
  await expectAccessible(page);
  await open('/login');
  await page.getByRole('button', { name: 'Create account' }).click();
  await main.getByRole('button', { name: 'Sign Up' }).click();
  await expectAccessible(page);
  await open(`/product/${GIFTS.weddingFrame.id}`);
  // Off until a size is chosen, yet it answers a click: that is what says so.
  await main.getByRole('button', { name: 'Add to Cart' }).first().click({ force: true });
  await expect(main.getByText('Please select a size before adding to cart.')).toBeVisible();
  await main.getByRole('tab', { name: /^Reviews/ }).click();
  await expectAccessible(page);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test('a shopper opens filter and menu, and leaves each by Escape to where they were', async ({ page, open }) => {
    await open('/collection?category=Prints&search=print');
    for (const [name, control] of [
      ['Filter', 'Prints'],
      ['Menu', 'ABOUT'],
    ] as const) {
      const opener = page.getByRole('button', { name, exact: true });
      await opener.click();
      const sheet = page.getByRole('dialog', { name });
      await expect(sheet.getByText(control).first()).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(sheet).toBeHidden();
      await expect(opener).toBeFocused();
    }
  });
});

test('a shopper at an address that does not exist reads so, and finds a way on', async ({ page, open, watch }) => {
  watch.allow(/status of 404/);
  const response = await open('/no-such-page');
  expect(response?.status()).toBe(404);
  await expectOneHead(page, 'Page not found');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByLabel('Search gifts').fill('mug');
  await page.getByRole('main').getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL('/collection?search=mug');
});
