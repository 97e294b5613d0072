import type { Page } from '@playwright/test';

import { arrive, placeButton } from '../support/payments.ts';
import { expect, test } from '../support/shop.ts';
import { ADDRESS } from '../support/shopper.ts';

const PERSONAL = Object.values(ADDRESS).filter((text) => text !== 'Tenali');

/** Everything that the browser keeps for the shop beyond this tab, as text. */
const onDisk = (page: Page) =>
  page.evaluate(async () =>
    JSON.stringify([
      Object.entries(localStorage),
      document.cookie,
      await indexedDB.databases(),
      await Promise.all((await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).length)),
    ]),
  );

test('S13: a shopper’s address stays off the disk unless the box is ticked', async ({
  page,
  context,
  open,
  backend,
}) => {
  await arrive(context, backend);
  await open('/place-order');
  await page.getByLabel('Street', { exact: true }).fill(ADDRESS.Street);
  await expect(page.getByLabel('Remember this address on this device')).not.toBeChecked();
  const before = await onDisk(page);
  await placeButton(page).click();
  await expect(page).toHaveURL('/orders');
  for (const text of PERSONAL) {
    expect(before).not.toContain(text);
    expect(await onDisk(page)).not.toContain(text);
  }
  expect(await page.evaluate(() => sessionStorage.getItem('kanuka.checkout'))).toBeNull();
  await open('/profile');
  await expect(page.getByText('No address is kept on this device.')).toBeVisible();
});
