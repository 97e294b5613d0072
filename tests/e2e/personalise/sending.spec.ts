import type { Page } from '@playwright/test';

import { arrive, placeButton } from '../support/payments.ts';
import { idOf, kitPhoto, personalise, placePhoto, dialog } from '../support/photo.ts';
import { expect, goTo, test } from '../support/shop.ts';
import { expectAccessible } from '../support/looks.ts';

const PRINT = 'Seaside Canvas Print';
const SIZE = '12 x 8';

/** What was handed to the share sheet; bytes in base64. */
type Shared = { readonly text: string; readonly files: readonly { name: string; type: string; bytes: string }[] };

/** A share sheet that remembers what it was given. */
async function withShareSheet(page: Page): Promise<() => Promise<readonly Shared[]>> {
  await page.addInitScript(() => {
    const shared: object[] = [];
    Object.assign(globalThis, { shared });
    Object.assign(navigator, {
      canShare: ({ files }: ShareData) => (files?.length ?? 0) > 0,
      share: async ({ text, files = [] }: ShareData) => {
        const bytesOf = (file: File) =>
          new Promise((resolve) => {
            const reader = new FileReader();
            reader.addEventListener('load', () =>
              resolve(typeof reader.result === 'string' ? reader.result.split(',')[1] : ''),
            );
            reader.readAsDataURL(file);
          });
        const read = async (file: File) => ({ name: file.name, type: file.type, bytes: await bytesOf(file) });
        shared.push({ text, files: await Promise.all(files.map(read)) });
      },
    });
  });
  return () => page.evaluate(() => (globalThis as unknown as { shared: Shared[] }).shared);
}

/** Width and height that a JPEG has, its pixels for an inch, and which blocks stand before the picture. */
function readJpeg(bytes: Buffer) {
  const markers: number[] = [];
  let size = { width: 0, height: 0 };
  for (let at = 2; bytes[at + 1] !== 0xda; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes[at + 1] ?? 0;
    markers.push(marker);
    if (marker === 0xc0 || marker === 0xc2)
      size = { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
  }
  return { size, markers, unit: bytes[13], ppi: bytes.readUInt16BE(14) };
}

const send = (page: Page) => page.getByRole('dialog', { name: 'Send your photo' });

/** Sends the photo of the only row of My Orders again; the bytes that leave. */
async function sharedAgain(page: Page, shared: () => Promise<readonly Shared[]>): Promise<string> {
  await goTo(page, '/orders');
  await page.getByRole('button', { name: `Send photo again: ${PRINT}` }).click();
  await send(page).getByRole('button', { name: 'Share photo and order' }).click();
  await expect(send(page).getByText('Check in your app that the photo was sent.')).toBeVisible();
  await send(page).getByRole('button', { name: 'Close' }).click();
  return (await shared()).at(-1)?.files[0]?.bytes ?? '';
}

test('after the order the print-ready photo leaves through the share sheet, without a word about where it was taken', async ({
  page,
  context,
  open,
  backend,
}) => {
  const shared = await withShareSheet(page);
  const id = await idOf(backend, PRINT);
  await arrive(context, backend, { cart: { [id]: { [SIZE]: 1 } } });
  await open(`/product/${id}`);
  await expect(page.getByText('This page uploads nothing.').first()).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: SIZE, exact: true }).click();
  await personalise(page);
  await placePhoto(page, kitPhoto('beach-sunset'));
  await dialog(page).getByRole('button', { name: 'Done' }).click();
  await open('/place-order');
  await placeButton(page).click();
  await expect(page).toHaveURL('/orders');

  await expect(page.getByRole('heading', { name: 'Your photo is still on this device' })).toBeVisible();
  await page.getByRole('button', { name: 'Send your photo to the shop', exact: true }).click();
  await expect(send(page).getByText('this page itself uploads nothing')).toBeVisible();
  await send(page).getByRole('button', { name: 'Share photo and order' }).click();
  await expect(send(page).getByText('Check in your app that the photo was sent.')).toBeVisible();
  await expectAccessible(page);

  const [{ text, files }] = (await shared()) as [Shared];
  const [order] = await backend.orders();
  expect(text).toContain(`1 x ${PRINT} (${SIZE})`);
  expect(text).toContain(String(order?._id));
  const [file] = files;
  expect(file).toMatchObject({ name: 'kanuka-seaside-canvas-print-12-x-8.jpg', type: 'image/jpeg' });
  // 1500 pixels on 12 inches: 125 for each inch, and 1000 on 8. The first block is JFIF; there is no EXIF, XMP or comment.
  const jpeg = readJpeg(Buffer.from(file?.bytes ?? '', 'base64'));
  expect(jpeg).toMatchObject({ size: { width: 1500, height: 1000 }, unit: 1, ppi: 125 });
  expect(
    jpeg.markers.filter((marker) => (marker >= 0xe1 && marker <= 0xef && marker !== 0xe2) || marker === 0xfe),
  ).toEqual([]);

  await send(page).getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('heading', { name: 'Your photo is still on this device' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: `Send photo again: ${PRINT}` })).toBeVisible();
  await test.step('another photo for the gift, none, and one more leave the ordered one as it was', async () => {
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
    await page.getByRole('button', { name: `Delete your photo for ${PRINT}, ${SIZE}`, exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Photos on this device' })).toHaveCount(0);
  });
  // Nothing that the shop's server received is as large as a photo.
  const largest = Math.max(...(await backend.log()).map(({ body }) => JSON.stringify(body ?? '').length));
  expect(largest).toBeLessThan(20_000);
});

test('without a share sheet the photo is downloaded, and WhatsApp opens with the order', async ({
  page,
  context,
  open,
  backend,
}) => {
  const id = await idOf(backend, PRINT);
  await arrive(context, backend, { cart: { [id]: { [SIZE]: 2 } } });
  await open('/place-order');
  await placeButton(page).click();
  await expect(page).toHaveURL('/orders');
  // Nobody placed a photo yet: the row leads to where it is done, in the size that was ordered.
  await page.getByRole('link', { name: `Add your photo: ${PRINT}` }).click();
  await expect(dialog(page)).toBeVisible();
  await placePhoto(page, kitPhoto('beach-sunset'));
  await dialog(page).getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('main').getByRole('button', { name: SIZE, exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.goBack();
  await expect(page).toHaveURL('/orders');

  await page.getByRole('button', { name: `Send your photo to the shop: ${PRINT}` }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    send(page).getByRole('link', { name: 'Download the photo' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('kanuka-seaside-canvas-print-12-x-8.jpg');
  const whatsapp = new URL((await send(page).getByRole('link', { name: 'Open WhatsApp' }).getAttribute('href')) ?? '');
  expect(whatsapp.origin).toBe('https://wa.me');
  expect(whatsapp.searchParams.get('text')).toContain(`2 x ${PRINT} (${SIZE})`);
});
