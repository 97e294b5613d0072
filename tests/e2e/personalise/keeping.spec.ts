import { arrive } from '../support/payments.ts';
import {
  chooseFile,
  dialog,
  expectChange,
  fillStorage,
  frame,
  idOf,
  keptZoom,
  kitPhoto,
  personalise,
  pixelsOf,
  placePhoto,
} from '../support/photo.ts';
import { expect, test } from '../support/shop.ts';

const MUG = 'Personalised Photo Mug';

test('a photo survives a closed tab, stands on cart and checkout, and can be deleted', async ({
  page,
  context,
  open,
  backend,
}) => {
  const id = await idOf(backend, MUG);
  await arrive(context, backend, { cart: { [id]: { '325 ml': 1 } }, isLoggedIn: false });
  await open(`/product/${id}`);
  await page.getByRole('main').getByRole('button', { name: '325 ml', exact: true }).click();
  await personalise(page);
  await placePhoto(page, kitPhoto('family-kite'));
  await expectChange(page, () => dialog(page).getByRole('button', { name: 'Zoom in', exact: true }).click());
  const placed = await pixelsOf(page);
  await dialog(page).getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText(/Your photo is kept on this device, 0\.4 MB/)).toBeVisible();
  // A tab that is killed in the same moment keeps what was kept before: nobody's finger is that quick.
  await expect.poll(() => keptZoom(page)).toBeCloseTo(1.1);
  await page.close();

  const next = await context.newPage();
  const photo = next.getByRole('img', { name: `${MUG} with your photo` });
  await open('/cart', next);
  await expect(next.getByRole('list', { name: 'Gifts in your cart' }).getByText('With your photo')).toBeVisible();
  await expect(photo).toBeVisible();
  await next.getByRole('link', { name: 'PROCEED TO CHECKOUT' }).click();
  await expect(photo.first()).toBeVisible();
  expect(await photo.first().evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(360);
  await open(`/product/${id}`, next);
  await next.getByRole('main').getByRole('button', { name: '325 ml', exact: true }).click();
  await personalise(next);
  await expect(frame(next)).toBeVisible();
  await expect.poll(async () => (await pixelsOf(next)).data.equals(placed.data)).toBe(true);

  await dialog(next).getByRole('button', { name: 'Close', exact: true }).click();
  await open('/profile', next);
  await expect(next.getByText('0.4 MB of 20 MB used')).toBeVisible();
  await next.getByRole('button', { name: `Delete your photo for ${MUG}, 325 ml` }).click();
  await expect(next.getByRole('heading', { name: 'Photos on this device' })).toHaveCount(0);
  await open('/cart', next);
  await expect(next.getByText('With your photo')).toHaveCount(0);
  expect(await next.evaluate(() => localStorage.getItem('kanuka.photos'))).toBeNull();
});

test('a browser that keeps no photos says so, and the photo serves until the tab closes', async ({
  page,
  open,
  backend,
}) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('A mutation operation was attempted on a database that did not allow mutations.');
    };
  });
  await open(`/product/${await idOf(backend, MUG)}`);
  await personalise(page);
  await chooseFile(page, kitPhoto('family-kite'));
  await expect(dialog(page).getByText(/This browser keeps no photos/)).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('Your photo stays until you close this tab.')).toBeVisible();
  await personalise(page);
  await expect(frame(page)).toBeVisible();
  await dialog(page)
    .getByRole('button', { name: /^Delete your photo/ })
    .click();
  await expect(dialog(page).getByRole('button', { name: 'Choose a photo' })).toBeVisible();
});

test('photos beyond 20 MB stay with the tab, and deleting another one makes room', async ({ page, open, backend }) => {
  await open(`/product/${await idOf(backend, MUG)}`);
  await personalise(page);
  await placePhoto(page, kitPhoto('beach-sunset'));
  await fillStorage(page);
  await chooseFile(page, kitPhoto('family-kite'));
  await expect(dialog(page).getByText(/have reached 20 MB/)).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Delete your photo for Photo Lamp, M' }).click();
  await expect(dialog(page).getByText('Kept on this device, 0.4 MB.')).toBeVisible();
});
