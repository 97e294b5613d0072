import { readFile } from 'node:fs/promises';

import type { Page } from '@playwright/test';

import { sizeText } from '#domain/product/sizeText.ts';
import {
  expectNoMetadata,
  labDownload,
  readJpeg,
  savedPrintFile,
  sendDialog,
  withShareSheet,
  type Shared,
} from '../support/designing.ts';
import { arrive, placeButton } from '../support/payments.ts';
import { idOf, kitPhoto, personalise, placePhoto, dialog } from '../support/photo.ts';
import { expect, goTo, test } from '../support/shop.ts';
import { expectAccessible } from '../support/looks.ts';

const PRINT = 'Seaside Canvas Print';
const SIZE = '12 x 8';

/** Makes the picture for a photo lab of the only order in My Orders again, and returns its name and bytes. */
async function pictureAgain(page: Page): Promise<string> {
  await goTo(page, '/orders');
  await page.getByRole('button', { name: /^Send photo again: order/ }).click();
  const download = await labDownload(page);
  await sendDialog(page).getByRole('button', { name: 'Close' }).click();
  return `${download.suggestedFilename()} ${(await readFile(await download.path())).toString('base64')}`;
}

/** Before buying: shares the preview with a link to the product. */
async function shareDesign(page: Page, shared: () => Promise<readonly Shared[]>): Promise<void> {
  await page.getByRole('button', { name: 'Share preview' }).click();
  await expect.poll(async () => (await shared()).length).toBe(1);
  const [{ text, files }] = (await shared()) as [Shared];
  // The link is the page's canonical one.
  const url = `http://localhost:4173${new URL(page.url()).pathname}`;
  expect(text).toBe(`My ${PRINT} preview: ${url}`);
  expect(files).toMatchObject([{ name: 'gift.jpg', type: 'image/jpeg' }]);
  expect(readJpeg(Buffer.from(files[0]?.bytes ?? '', 'base64')).size).toEqual({ width: 640, height: 640 });
}

test('a shopper shares the print-ready photo after the order', async ({ page, context, open, backend }) => {
  test.slow();
  const shared = await withShareSheet(page);
  const id = await idOf(backend, PRINT);
  await arrive(context, backend, { cart: { [id]: { [SIZE]: 1 } } });
  await open(`/product/${id}`);
  await expect(page.getByText('Nothing is uploaded here.').first()).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('button', { name: sizeText(SIZE), exact: true })
    .click();
  await personalise(page);
  await placePhoto(page, kitPhoto('beach-sunset'));
  await dialog(page).getByRole('button', { name: 'Done' }).click();
  await test.step('the design is shared before buying', () => shareDesign(page, shared));
  await open('/place-order');
  await placeButton(page).click();
  await expect(page).toHaveURL('/orders');

  const waiting = page.getByRole('heading', { name: 'Your photo is still on this device' });
  await expect(waiting).toBeVisible();
  await page.getByRole('button', { name: 'Send your photo', exact: true }).click();
  await expect(sendDialog(page).getByText('nothing is uploaded here')).toBeVisible();
  await sendDialog(page).getByRole('button', { name: 'Share the PDF' }).click();
  await expect(sendDialog(page).getByText('Have you sent the print file?')).toBeVisible();
  await expectAccessible(page);

  const [item] = ((await backend.orders())[0]?.items ?? []) as readonly { readonly ref: string }[];
  const ref = item?.ref.slice(0, 8) ?? '';
  const [{ fields, files }] = (await shared()) as [Shared];
  expect(fields).toEqual(['files']);
  expect(files).toMatchObject([{ name: `kanuka-${ref.toUpperCase()}-r1.pdf`, type: 'application/pdf' }]);
  expect(
    Buffer.from(files[0]?.bytes ?? '', 'base64')
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');

  await test.step('only the shopper’s word makes the design sent', async () => {
    await sendDialog(page).getByRole('button', { name: 'Not yet' }).click();
    await sendDialog(page).getByRole('button', { name: 'Close' }).click();
    await expect(waiting).toBeVisible();
    await page.getByRole('button', { name: 'Send your photo', exact: true }).click();
    await sendDialog(page).getByRole('button', { name: 'Share the PDF' }).click();
    await sendDialog(page).getByRole('button', { name: 'I have sent it' }).click();
    await sendDialog(page).getByRole('button', { name: 'Close' }).last().click();
    await expect(waiting).toHaveCount(0);
  });
  const picture = await pictureAgain(page);
  const [pictureName = '', bytes = ''] = picture.split(' ');
  expect(pictureName).toBe(`kanuka-${ref}-01-seaside-canvas-print-12-x-8.jpg`);
  // 1500 pixels on 12 inches: 125 for each inch, and 1000 on 8. The first block is JFIF.
  const jpeg = readJpeg(Buffer.from(bytes, 'base64'));
  expect(jpeg).toMatchObject({ size: { width: 1500, height: 1000 }, unit: 1, ppi: 125 });
  expectNoMetadata(jpeg);

  await test.step('replacing the photo leaves the ordered one unchanged, and both can be deleted', async () => {
    await goTo(page, `/product/${id}`);
    await page
      .getByRole('main')
      .getByRole('button', { name: sizeText(SIZE), exact: true })
      .click();
    await personalise(page);
    await placePhoto(page, kitPhoto('family-kite'));
    await dialog(page).getByRole('button', { name: 'Done' }).click();
    expect((await pictureAgain(page)) === picture).toBe(true);
    await goTo(page, '/profile');
    await page
      .getByRole('button', { name: `Delete your photo for ${PRINT}, ${sizeText(SIZE)}, as you ordered it` })
      .click();
    // An earlier click would count as the second of a double click.
    await page.clock.fastForward(500);
    await page.getByRole('button', { name: `Delete your photo for ${PRINT}, ${sizeText(SIZE)}`, exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Photos on this device' })).toHaveCount(0);
  });
  // Nothing that the shop's server received is as large as a photo.
  const largest = Math.max(...(await backend.log()).map(({ body }) => JSON.stringify(body ?? '').length));
  expect(largest).toBeLessThan(20_000);
});

test('without a share sheet the shopper saves the PDF and opens WhatsApp', async ({
  page,
  context,
  open,
  backend,
  watch,
}) => {
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

  await page.getByRole('button', { name: 'Send your photo', exact: true }).click();
  const { name, bytes } = await savedPrintFile(page);
  expect(name).toMatch(/^kanuka-[0-9A-F]{8}-r1\.pdf$/);
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  const whatsapp = sendDialog(page).getByRole('link', { name: /^Message us on WhatsApp/ });
  const url = new URL((await whatsapp.getAttribute('href')) ?? '');
  expect(url.origin).toBe('https://wa.me');
  expect(url.searchParams.get('text')).toMatch(/^Order [0-9A-F]{8}: I am sending my print file as a PDF document\.$/);

  await test.step('coming back from WhatsApp, the shopper is asked', async () => {
    watch.allowOrigin('https://wa.me');
    await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
    const [chat] = await Promise.all([context.waitForEvent('page'), whatsapp.click()]);
    await expect(sendDialog(page).getByText('Have you sent the print file?')).toBeHidden();
    await chat.close();
    await page.bringToFront();
    // Headless Chromium never hides a page behind another one.
    await page.evaluate(() => globalThis.dispatchEvent(new Event('focus')));
    await sendDialog(page).getByRole('button', { name: 'I have sent it' }).click();
    await expect(sendDialog(page).getByText('Thank you. We will check the file before we print it.')).toBeVisible();
  });
});
