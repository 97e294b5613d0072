import { AUTOSAVE_DELAY_MS } from '#config/constants.ts';
import { addToCart, orderCart, sendDialog } from '../support/designing.ts';
import { arrive } from '../support/payments.ts';
import { evictPhotos, savedText } from '../support/savedDesigns.ts';
import { chooseFile, dialog, done, frame, kitPhoto, MUG, openDialog } from '../support/photo.ts';
import { openPanel, openWithPhoto, personalise, placePhoto, press, textField } from '../support/photo.ts';
import { expect, test } from '../support/shop.ts';
import { pageOf } from '../support/shopper.ts';

// In My Orders: tests/screens/sendDesign.test.tsx.
test('a shopper reads that the browser has cleared a photo', async ({ page, open }) => {
  await openWithPhoto(page, open);
  await done(page);
  await evictPhotos(page);
  await personalise(page);
  await expect(dialog(page).getByRole('alert')).toHaveText(/A photo is no longer on this device. Choose it again./);
  await placePhoto(page, kitPhoto('beach-sunset'));
  await expect(dialog(page).getByRole('alert')).toBeHidden();
});

test('a design is saved and added although the connection is lost', async ({ page, context, open, watch }) => {
  watch.allow(/Failed to load resource/, /No connection to the shop/, /dynamically imported module|Unable to preload/);
  await open(pageOf(MUG));
  await page.getByRole('main').getByRole('button', { name: '325 ml', exact: true }).click();
  await personalise(page);
  await openPanel(page, 'Text');
  await context.setOffline(true);
  await textField(page).fill('Asha');
  await press(page, /^Add to Cart/);
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByText(/1 in your cart$/)).toBeVisible();
  expect(await savedText(page)).toBe('Asha');
  await context.setOffline(false);
});

test('R35: a design can be ordered when IndexedDB never answers', async ({ page, context, open, backend }) => {
  // A write never settles, and every later request to the database waits behind it.
  await page.addInitScript(() => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function hang(value, key) {
      const keepOpen = (): void => {
        this.get('nothing').addEventListener('success', keepOpen);
      };
      keepOpen();
      return put.call(this, value, key);
    };
  });
  await arrive(context, backend, { cart: {} });
  await openDialog(page, open, MUG);
  await chooseFile(page, kitPhoto('family-kite'));
  await expect(frame(page)).toBeVisible();
  await page.clock.runFor(AUTOSAVE_DELAY_MS);
  // A write has five seconds.
  await page.clock.fastForward(5000);
  await expect(dialog(page).getByText(/This browser does not save photos/)).toBeVisible();
  await done(page);
  await expect(page.getByText('Your design will last until you close this tab.', { exact: true })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: '325 ml', exact: true }).click();
  await addToCart(page);
  await orderCart(page);
  const [order] = await backend.orders();
  expect(order?.items).toMatchObject([{ designs: [{ pieces: 1, photos: 1 }] }]);
  await page.getByRole('button', { name: 'Send your photo', exact: true }).click();
  await expect(sendDialog(page).getByRole('link', { name: /^Download PDF/ })).toBeVisible();
});

test('R44: photos, text and tab are back after a phone discarded the page', async ({ page, open }) => {
  await open(pageOf(MUG));
  const size = page.getByRole('main').getByRole('button', { name: '325 ml', exact: true });
  await size.click();
  await personalise(page);
  await placePhoto(page, kitPhoto('family-kite'));
  await openPanel(page, 'Text');
  await textField(page).fill('Asha');
  await expect.poll(() => savedText(page)).toBe('Asha');
  await page.reload();
  await expect(textField(page)).toHaveValue('Asha');
  await openPanel(page, 'Photos');
  const chooser = page.waitForEvent('filechooser');
  await press(page, 'Change photo');
  await chooser;
  await page.reload();
  await expect(dialog(page).getByText(/Your phone closed this page while you were choosing a photo/)).toBeVisible();
  await expect(frame(page)).toBeVisible();
  await done(page);
  await expect(size).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(page.getByText('Your design is saved on this device.')).toBeVisible();
  await expect(dialog(page)).toBeHidden();
});
