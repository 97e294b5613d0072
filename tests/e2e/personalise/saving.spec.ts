import { AUTOSAVE_DELAY_MS } from '#config/constants.ts';
import { addToCart, done, openPanel, orderCart, sendDialog, textField } from '../support/designing.ts';
import { arrive } from '../support/payments.ts';
import { evictPhotos, savedZoom, savedText } from '../support/savedDesigns.ts';
import {
  chooseFile,
  dialog,
  expectChange,
  frame,
  kitPhoto,
  MUG,
  openDialog,
  personalise,
  pixelsOf,
  placePhoto,
} from '../support/photo.ts';
import { expect, test } from '../support/shop.ts';
import { demoId, pageOf } from '../support/shopper.ts';

test('a photo survives a closed tab', async ({ page, context, open, backend }) => {
  await arrive(context, backend, { cart: { [demoId(MUG)]: { '325 ml': 1 } }, isLoggedIn: false });
  await open(pageOf(MUG));
  await page.getByRole('main').getByRole('button', { name: '325 ml', exact: true }).click();
  await personalise(page);
  await placePhoto(page, kitPhoto('family-kite'));
  await expectChange(page, () => dialog(page).getByRole('button', { name: 'Zoom in', exact: true }).click());
  const placed = await pixelsOf(page);
  await dialog(page).getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('Your design is saved on this device.')).toBeVisible();
  // A tab closed within the same task loses the change; no shopper is that quick.
  await expect.poll(() => savedZoom(page)).toBeCloseTo(1.1);
  await page.close();

  const next = await context.newPage();
  await open('/cart', next);
  await expect(next.getByRole('list', { name: 'Gifts in your cart' }).getByText('With your photo')).toBeVisible();
  await open(pageOf(MUG), next);
  await next.getByRole('main').getByRole('button', { name: '325 ml', exact: true }).click();
  await personalise(next);
  await expect(frame(next)).toBeVisible();
  await expect.poll(async () => (await pixelsOf(next)).data.equals(placed.data)).toBe(true);
});

// In My Orders: tests/screens/sendDesign.test.tsx.
test('a shopper reads that the browser has cleared a photo', async ({ page, open }) => {
  await openDialog(page, open, MUG);
  await placePhoto(page, kitPhoto('family-kite'));
  await done(page);
  await evictPhotos(page);
  await personalise(page);
  await expect(dialog(page).getByRole('alert')).toHaveText(/A photo is no longer on this device. Choose it again./);
  await placePhoto(page, kitPhoto('beach-sunset'));
  await expect(dialog(page).getByRole('alert')).toBeHidden();
});

test('a design whose connection is lost once its dialog is open is saved, and added', async ({
  page,
  context,
  open,
  watch,
}) => {
  watch.allow(/Failed to load resource/, /No connection to the shop/, /dynamically imported module|Unable to preload/);
  await open(pageOf(MUG));
  await page.getByRole('main').getByRole('button', { name: '325 ml', exact: true }).click();
  await personalise(page);
  await openPanel(page, 'Text');
  await context.setOffline(true);
  await textField(page).fill('Asha');
  await dialog(page)
    .getByRole('button', { name: /^Add to Cart/ })
    .click();
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
  await expect(
    dialog(page).getByText(/This browser does not save photos \(you may be in a private window\)/),
  ).toBeVisible();
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
  await page.getByRole('main').getByRole('button', { name: '325 ml', exact: true }).click();
  await personalise(page);
  await placePhoto(page, kitPhoto('family-kite'));
  await openPanel(page, 'Text');
  await textField(page).fill('Asha');
  await expect.poll(() => savedText(page)).toBe('Asha');
  await page.reload();
  await expect(textField(page)).toHaveValue('Asha');
  await openPanel(page, 'Photos');
  const chooser = page.waitForEvent('filechooser');
  await dialog(page).getByRole('button', { name: 'Change photo' }).click();
  await chooser;
  await page.reload();
  await expect(dialog(page).getByText(/Your phone closed this page while you were choosing a photo/)).toBeVisible();
  await expect(frame(page)).toBeVisible();
  await done(page);
  await expect(page.getByRole('main').getByRole('button', { name: '325 ml', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.reload();
  await expect(page.getByText('Your design is saved on this device.')).toBeVisible();
  await expect(dialog(page)).toBeHidden();
});
