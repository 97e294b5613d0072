import type { Page } from '@playwright/test';

import { addToCart, done, openPanel, orderCart, photoAt, sendDialog, textField } from '../support/designing.ts';
import { savedDesigns, savedText } from '../support/savedDesigns.ts';
import { arrive } from '../support/payments.ts';
import { chooseFile, dialog, idOf, kitPhoto, personalise, placePhoto } from '../support/photo.ts';
import { expect, test } from '../support/shop.ts';

const FRAME = 'Gold Edge Collage Frame for 3 Photos';
const MUG = 'Magic Photo Mug with Colour Inside';
const EMPTY = '2 places for photos are still empty';

const addPhoto = (page: Page, name: string) => page.getByRole('link', { name: `Add your photo: ${name}` });

test('a shopper fills empty photo slots of an ordered frame', async ({ page, context, open, backend }) => {
  test.slow();
  const main = page.getByRole('main');
  const id = await idOf(backend, FRAME);
  await arrive(context, backend, { cart: {} });
  await open(`/product/${id}`);
  await personalise(page);
  await chooseFile(page, photoAt(1, [200, 40, 30], 900));
  await expect(dialog(page).getByText('Saved on this device.')).toBeVisible();
  await done(page);
  await expect(main.getByText(EMPTY)).toBeVisible();
  await addToCart(page);
  await page.getByRole('link', { name: /^Cart, 1/ }).click();
  await expect(main.getByText(EMPTY)).toBeVisible();
  await orderCart(page);

  await main.getByRole('button', { name: 'Send your photo', exact: true }).click();
  await expect(sendDialog(page).getByText(EMPTY)).toBeVisible();
  await page.keyboard.press('Escape');
  await addPhoto(page, FRAME).click();
  await chooseFile(page, photoAt(2, [30, 150, 60], 900), photoAt(3, [30, 60, 200], 900));
  await expect(dialog(page).getByRole('button', { name: 'Photo 3 of 3' })).toBeVisible();
  await expect(dialog(page).getByText('Saved on this device.')).toBeVisible();
  await done(page);

  // The dialog that sends the photo to the shop.
  await expect(page).toHaveURL('/orders');
  await expect(addPhoto(page, FRAME)).toHaveCount(0);
  await main.getByRole('button', { name: 'Send your photo', exact: true }).click();
  await expect(sendDialog(page).getByRole('list', { name: 'What is in the file' }).getByRole('img')).toHaveCount(1);
  await expect(sendDialog(page).getByText(EMPTY)).toHaveCount(0);
});

test('a shopper adds a photo to an ordered text', async ({ page, context, open, backend }) => {
  test.slow();
  const main = page.getByRole('main');
  await arrive(context, backend, { cart: {} });
  await open(`/product/${await idOf(backend, MUG)}`);
  await personalise(page);
  await openPanel(page, 'Text');
  await textField(page).fill('Amma');
  await expect.poll(() => savedText(page)).toBe('Amma');
  await done(page);
  await addToCart(page);
  await orderCart(page);

  // A design with text only must not be called a photo.
  await expect(main.getByRole('heading', { name: 'Design not sent yet' })).toBeVisible();
  await main.getByRole('button', { name: 'Send your design', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Send your design' })).toBeVisible();
  await page.keyboard.press('Escape');
  await addPhoto(page, MUG).click();
  await expect(dialog(page)).toBeVisible();
  await placePhoto(page, kitPhoto('family-kite'));
  await done(page);
  await expect(page).toHaveURL('/orders');
  const made = (await savedDesigns(page)).map(({ words, places }) => [words?.text, places.filter(Boolean).length]);
  expect(made).toContainEqual(['Amma', 1]);
});
