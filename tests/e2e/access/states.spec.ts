import { expectAccessible } from '../support/looks.ts';
import { arrive } from '../support/payments.ts';
import { fillStorage } from '../support/savedDesigns.ts';
import { chooseFile, dialog, kitPhoto, personalise, placePhoto, pngFile } from '../support/photo.ts';
import { expect, goTo, test } from '../support/shop.ts';
import { PRODUCTS } from '../support/shopper.ts';

const PRODUCT = PRODUCTS.weddingFrame;

test('axe finds nothing in any state of home and a gift’s page', async ({ page, context, open, backend, watch }) => {
  test.slow();
  watch.allow(/status of (500|404)/, /product unknown: ApiError/);
  const main = page.getByRole('main');
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  await arrive(context, backend, { cart: {} });

  await test.step('home', async () => {
    const fault = { type: 'status', code: 500, message: 'The list sleeps' } as const;
    await backend.once('/api/product/list', fault);
    await open('/?sort=relevant');
    await expect(page.getByRole('alert').filter({ hasText: fault.message }).first()).toBeVisible();
    await expectAccessible(page);
    await backend.faults({ route: '/api/product/list', fault: 'hang' });
    await main.getByRole('button', { name: 'Try again' }).first().click();
    await expect(main.getByText('Loading products...').first()).toBeVisible();
    await expectAccessible(page);
    await backend.clearFaults();
    await backend.release();
    await expect(main.getByRole('article').first()).toBeAttached();
    await main.getByRole('region', { name: 'Frequently Asked Questions' }).getByRole('button').nth(2).click();
    await expectAccessible(page);
  });

  await test.step('an empty collection, the account’s menu, an empty order list and cart', async () => {
    await goTo(page, '/collection?search=qwertz');
    await expect(page.getByText('No products found.')).toBeVisible();
    await page.getByRole('button', { name: 'Account', exact: true }).click();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Orders', exact: true }).click();
    await expect(heading('MY ORDERS')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Cart, 0 items' }).click();
    await expect(heading('Your Cart')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('a product that is loading, and one that fails to load', async () => {
    await backend.faults({ route: '/api/product/unknown', fault: 'hang' });
    await goTo(page, '/product/unknown');
    await expect(heading('Loading...')).toBeVisible();
    await expectAccessible(page);
    await backend.clearFaults();
    await backend.release();
    await expect(page.getByRole('alert').getByRole('button', { name: 'Try again' })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('a product: enlarged, without a size, added', async () => {
    await goTo(page, `/product/${PRODUCT.id}`);
    await main.getByRole('button', { name: `Zoom in on ${PRODUCT.name}` }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    // The button is aria-disabled until a size is chosen, and a click shows why.
    await main.getByRole('button', { name: 'Add to Cart' }).first().click({ force: true });
    await expect(main.getByText('Please select a size before adding to cart.')).toBeVisible();
    await expectAccessible(page);
    await main.getByRole('button', { name: PRODUCT.sizes[2], exact: true }).click();
    await main.getByRole('button', { name: 'Add to Cart' }).first().click();
    await expect(main.getByRole('link', { name: 'View cart' })).toBeVisible();
    await expectAccessible(page);
  });
});

test('axe finds nothing in any state of the photo screen', async ({ page, open, watch }) => {
  watch.allow(/preview: Error: oak-frame/, /status of 404/);
  await open(`/product/${PRODUCT.id}`);
  await personalise(page);
  await expectAccessible(page);
  const bad = pngFile(Buffer.from('Dear shop'));
  await chooseFile(page, bad);
  await expect(dialog(page).getByRole('alert')).toHaveText(/not a photo/);
  await expectAccessible(page);
  await placePhoto(page, kitPhoto('family-kite'));
  await dialog(page).getByRole('group', { name: 'Size' }).getByRole('button', { name: '8 × 10 in' }).click();
  await expectAccessible(page);
  await fillStorage(page);
  await chooseFile(page, kitPhoto('beach-sunset'));
  await expect(dialog(page).getByText(/This device has no room for more photos/)).toBeVisible();
  await chooseFile(page, bad);
  await expect(dialog(page).getByRole('alert')).toContainText('Your earlier photo is still here.');
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Close', exact: true }).click();
  await page.route('**/mockups/*/mesh.json', (route) => route.fulfill({ status: 404 }));
  await page.getByRole('button', { name: /^Change your photo on / }).click();
  await expect(dialog(page).getByRole('button', { name: 'Try again' })).toBeVisible();
  await expectAccessible(page);
});
