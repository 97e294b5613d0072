import type { Locator, Page } from '@playwright/test';

import { expectFormFilledIn, placeButton } from './support/payments.ts';
import { dialog, frame, kitPhoto, MUG, preview } from './support/photo.ts';
import { expect, goTo, test } from './support/shop.ts';
import { ADDRESS, demoId, expectInCart, fillInAddress, pageOf } from './support/shopper.ts';

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

const SHOPPER = { Name: 'Lakshmi Narayana', Email: ADDRESS.Email, Password: 'a-long-password' };

/** What a newcomer taps from a product's card to the placed order with a photo. Fields that are typed in do not count. */
const MAX_TAPS = 10;

/** Home leads to the collection, which category and search narrow. */
async function findTheMug(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'GET STARTED' }).click();
  await expect(page).toHaveURL('/collection');
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Filter' });
  await sheet.getByLabel('Custom Mugs').click();
  await sheet.getByRole('button', { name: /^Show \d+ gifts$/ }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Custom Mugs');
  await page.getByLabel('Search gifts by name').fill('pErsonalised photo mug');
  await expect(main.getByRole('status').filter({ hasText: '1 gift for “pErsonalised photo mug”' })).toBeVisible();
}

/** The address is stored in this tab only, and not even there after the order. */
async function expectOffDisk(page: Page): Promise<void> {
  const stored = await page.evaluate(async () =>
    JSON.stringify([
      Object.entries(localStorage),
      document.cookie,
      await indexedDB.databases(),
      await Promise.all((await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).length)),
    ]),
  );
  for (const text of Object.values(ADDRESS)) expect(stored).not.toContain(text);
}

test('S13: a newcomer finds a gift, adds a photo, signs up, orders in ten taps', async ({ page, open, backend }) => {
  test.slow();
  let taps = 0;
  const tap = async (target: Locator): Promise<void> => {
    taps += 1;
    await target.tap();
  };
  const main = page.getByRole('main');
  const bar = page.getByRole('region', { name: 'Buy this gift' });
  await open('/');
  await findTheMug(page);

  await tap(main.getByRole('link', { name: MUG, exact: true }));
  await expect(page).toHaveURL(pageOf(MUG));
  await tap(bar.getByRole('button', { name: 'Add photo' }));
  await expect(preview(page)).toBeVisible();
  const chooser = page.waitForEvent('filechooser');
  await tap(dialog(page).getByRole('button', { name: 'Choose a photo' }));
  await (await chooser).setFiles([kitPhoto('family-kite')]);
  await expect(frame(page)).toBeVisible();
  await tap(dialog(page).getByRole('button', { name: /^325 ml/ }));
  await tap(dialog(page).getByRole('button', { name: /^Add to Cart/ }));
  await expect(dialog(page)).toBeHidden();
  // A tap right after the adding counts as its second one.
  await expect(bar.getByRole('link', { name: 'View cart (1)' })).toBeVisible();
  await page.clock.runFor(600);
  await tap(bar.getByRole('link', { name: 'View cart (1)' }));
  await expect(page).toHaveURL('/cart');
  await main.getByLabel(`Quantity for ${MUG}, size 325 ml`).fill('2');
  await expectInCart(page, 2);
  await expect(main.getByRole('region', { name: 'Cart Totals' })).toContainText('₹598');
  const toCheckout = page.getByRole('region', { name: 'Total and checkout' });
  await tap(toCheckout.getByRole('link', { name: 'PROCEED TO CHECKOUT' }));

  await expect(page).toHaveURL('/place-order');
  await fillInAddress(page);
  await expect(page.getByLabel('State')).toHaveValue('Andhra Pradesh');
  await expectOffDisk(page);
  await tap(placeButton(page));
  await expect(page).toHaveURL('/login');
  for (const [label, text] of Object.entries(SHOPPER)) await page.getByLabel(label, { exact: true }).fill(text);
  await tap(main.getByRole('button', { name: 'Sign Up', exact: true }));
  await expect(page).toHaveURL('/place-order');
  await expect(main.getByText('Account ready, one tap left')).toBeInViewport({ ratio: 1 });
  await expectFormFilledIn(page);
  expect(await backend.calls('POST /api/order/place')).toBe(0);
  await tap(placeButton(page));
  await expect(page).toHaveURL('/orders');

  const placed = page.getByRole('region', { name: 'Order placed' });
  await expect(placed).toBeInViewport();
  await expect(placed).toContainText('₹598');
  await expect(main.getByRole('listitem').filter({ hasText: MUG })).toContainText('Payment pending');
  await expect(main.getByRole('button', { name: 'Send your photo', exact: true })).toBeVisible();
  await expectInCart(page, 0);
  expect(taps).toBe(MAX_TAPS);
  const items = [{ _id: demoId(MUG), size: '325 ml', quantity: 2, designs: [{ photos: 1, pieces: 2 }] }];
  expect(await backend.orders()).toMatchObject([{ amount: 598, items }]);

  await expectOffDisk(page);
  expect(await page.evaluate(() => sessionStorage.getItem('kanuka.checkout'))).toBeNull();
  await goTo(page, '/profile');
  await expect(page.getByText('No address is saved on this device.')).toBeVisible();
});
