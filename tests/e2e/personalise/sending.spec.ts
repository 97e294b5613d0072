import type { Page } from '@playwright/test';

import { expectNoMetadata, readJpeg, sendDialog, withShareSheet, type Shared } from '../support/designing.ts';
import { arrive, placeButton } from '../support/payments.ts';
import { idOf, kitPhoto, personalise, placePhoto, dialog } from '../support/photo.ts';
import { expect, goTo, test } from '../support/shop.ts';
import { expectAccessible } from '../support/looks.ts';

const PRINT = 'Seaside Canvas Print';
const SIZE = '12 x 8';

/** Sends the photo of the only row of My Orders again and returns the shared bytes. */
async function sharedAgain(page: Page, shared: () => Promise<readonly Shared[]>): Promise<string> {
  await goTo(page, '/orders');
  await page.getByRole('button', { name: `Send photo again: ${PRINT}` }).click();
  await sendDialog(page).getByRole('button', { name: 'Share photo and order' }).click();
  await expect(sendDialog(page).getByText('Check in your app that the photo was sent.')).toBeVisible();
  await sendDialog(page).getByRole('button', { name: 'Close' }).click();
  return (await shared()).at(-1)?.files[0]?.bytes ?? '';
}

/** Before buying: shares the preview with a link to the product. */
async function shareDesign(page: Page, shared: () => Promise<readonly Shared[]>): Promise<void> {
  await page.getByRole('button', { name: 'Show it to somebody' }).click();
  await expect.poll(async () => (await shared()).length).toBe(1);
  const [{ text, files }] = (await shared()) as [Shared];
  // The link is the page's canonical one.
  const url = `http://localhost:4173${new URL(page.url()).pathname}`;
  expect(text).toBe(`${PRINT}, as it would be made: ${url}`);
  expect(files).toMatchObject([{ name: 'gift.jpg', type: 'image/jpeg' }]);
  expect(readJpeg(Buffer.from(files[0]?.bytes ?? '', 'base64')).size).toEqual({ width: 640, height: 640 });
}

test('a shopper shares the print-ready photo after the order', async ({ page, context, open, backend }) => {
  test.slow();
  const shared = await withShareSheet(page);
  const id = await idOf(backend, PRINT);
  await arrive(context, backend, { cart: { [id]: { [SIZE]: 1 } } });
  await open(`/product/${id}`);
  await expect(page.getByText('This page uploads nothing.').first()).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: SIZE, exact: true }).click();
  await personalise(page);
  await placePhoto(page, kitPhoto('beach-sunset'));
  await dialog(page).getByRole('button', { name: 'Done' }).click();
  await test.step('the design is shared before buying', () => shareDesign(page, shared));
  await open('/place-order');
  await placeButton(page).click();
  await expect(page).toHaveURL('/orders');

  await expect(page.getByRole('heading', { name: 'Your photo is still on this device' })).toBeVisible();
  await page.getByRole('button', { name: 'Send your photo to the shop', exact: true }).click();
  await expect(sendDialog(page).getByText('this page itself uploads nothing')).toBeVisible();
  await sendDialog(page).getByRole('button', { name: 'Share photo and order' }).click();
  await expect(sendDialog(page).getByText('Check in your app that the photo was sent.')).toBeVisible();
  await expectAccessible(page);

  const [{ text, files }] = (await shared()) as [Shared];
  const [order] = await backend.orders();
  expect(text).toContain(`1 x ${PRINT} (${SIZE})`);
  const [item] = (order?.items ?? []) as readonly { readonly ref: string }[];
  const ref = item?.ref.slice(0, 8) ?? '';
  expect(text).toContain(`My photo for order ${ref.toUpperCase()}:`);
  const [file] = files;
  expect(file).toMatchObject({ name: `kanuka-${ref}-seaside-canvas-print-12-x-8.jpg`, type: 'image/jpeg' });
  // 1500 pixels on 12 inches: 125 for each inch, and 1000 on 8. The first block is JFIF.
  const jpeg = readJpeg(Buffer.from(file?.bytes ?? '', 'base64'));
  expect(jpeg).toMatchObject({ size: { width: 1500, height: 1000 }, unit: 1, ppi: 125 });
  expectNoMetadata(jpeg);

  await sendDialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('heading', { name: 'Your photo is still on this device' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: `Send photo again: ${PRINT}` })).toBeVisible();
  await test.step('replacing, deleting and adding photos leaves the ordered one unchanged', async () => {
    await goTo(page, `/product/${id}`);
    await page.getByRole('main').getByRole('button', { name: SIZE, exact: true }).click();
    await personalise(page);
    await placePhoto(page, kitPhoto('family-kite'));
    await dialog(page).getByRole('button', { name: 'Done' }).click();
    expect((await sharedAgain(page, shared)) === file?.bytes).toBe(true);
    await goTo(page, `/product/${id}`);
    await page.getByRole('main').getByRole('button', { name: SIZE, exact: true }).click();
    await personalise(page);
    await dialog(page)
      .getByRole('button', { name: /^Delete your photo/ })
      .click();
    await dialog(page).getByRole('button', { name: 'Close', exact: true }).click();
    await expect(page.getByRole('button', { name: `Personalise ${PRINT}` })).toBeVisible();
    await personalise(page);
    await placePhoto(page, kitPhoto('family-kite'));
    await dialog(page).getByRole('button', { name: 'Done' }).click();
    await open('/orders');
    expect((await sharedAgain(page, shared)) === file?.bytes).toBe(true);
    await goTo(page, '/profile');
    await page.getByRole('button', { name: `Delete your photo for ${PRINT}, ${SIZE}, as you ordered it` }).click();
    // An earlier click would count as the second of a double click.
    await page.clock.fastForward(500);
    await page.getByRole('button', { name: `Delete your photo for ${PRINT}, ${SIZE}`, exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Photos on this device' })).toHaveCount(0);
  });
  // Nothing that the shop's server received is as large as a photo.
  const largest = Math.max(...(await backend.log()).map(({ body }) => JSON.stringify(body ?? '').length));
  expect(largest).toBeLessThan(20_000);
});

test('without a share sheet the shopper downloads the photo', async ({ page, context, open, backend }) => {
  const id = await idOf(backend, PRINT);
  await arrive(context, backend, { cart: { [id]: { [SIZE]: 2 } } });
  await open('/place-order');
  await placeButton(page).click();
  await expect(page).toHaveURL('/orders');
  // Without a photo the row links to the product in the ordered size.
  await page.getByRole('link', { name: `Add your photo: ${PRINT}` }).click();
  await expect(dialog(page)).toBeVisible();
  await placePhoto(page, kitPhoto('beach-sunset'));
  await dialog(page).getByRole('button', { name: 'Done' }).click();
  await expect(page).toHaveURL('/orders');

  await page.getByRole('button', { name: 'Send your photo to the shop', exact: true }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    sendDialog(page).getByRole('link', { name: 'Download the photo' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^kanuka-\w{8}-seaside-canvas-print-12-x-8\.jpg$/);
  const whatsapp = new URL(
    (await sendDialog(page)
      .getByRole('link', { name: /^Open WhatsApp/ })
      .getAttribute('href')) ?? '',
  );
  expect(whatsapp.origin).toBe('https://wa.me');
  expect(whatsapp.searchParams.get('text')).toContain(`2 x ${PRINT} (${SIZE})`);
});
