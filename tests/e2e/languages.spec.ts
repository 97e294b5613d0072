import { arrive } from './support/payments.ts';
import { idOf, kitPhoto } from './support/photo.ts';
import { expect, test } from './support/shop.ts';
import { LANGUAGE_MESSAGES } from './support/languageMessages.ts';

const PRINT = 'ఆశ & రాహుల్\n8 మార్చి';

const PRODUCT = 'Heart Photo Cushion';

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

// The other languages: tests/screens/languages.test.tsx, and in English personalise/ordering.spec.ts.
test('a Telugu reader orders a design on a phone', async ({ page, context, open, backend }) => {
  const t = LANGUAGE_MESSAGES.te;
  const main = page.getByRole('main');
  await context.addInitScript(() => localStorage.setItem('shop.language', 'te'));
  await arrive(context, backend, { cart: {} });
  await open(`/product/${await idOf(backend, PRODUCT)}`);
  await page.getByRole('button', { name: t.personalise.openNamed(PRODUCT) }).click();
  const dialog = page.getByRole('dialog', { name: t.personalise.heading });
  await dialog.locator('input[type=file]').first().setInputFiles(kitPhoto('family-kite'));
  await expect(dialog.getByText(t.design.saveResults.saved)).toBeVisible();
  await dialog.getByRole('tab', { name: t.design.panel.words }).click();
  await dialog.getByRole('textbox', { name: t.design.words.label }).fill(PRINT);
  await expect(dialog.getByRole('application', { name: t.design.words.frame })).toBeVisible();
  await dialog.getByRole('button', { name: t.design.done }).click();
  await main.getByRole('button', { name: t.product.addToCart }).first().click();
  await page.getByRole('link', { name: t.header.cart(1) }).click();
  await main.getByRole('link', { name: t.cart.checkout }).first().click();
  await expect(main.getByRole('heading', { level: 1, name: t.checkout.title })).toBeVisible();
  await main.getByRole('radio', { name: t.checkout.methods.cod }).check();
  await main
    .getByRole('button', { name: t.checkout.place('₹649') })
    .last()
    .click();
  await expect(page).toHaveURL('/orders');
  await expect(main.getByText(t.orders.designed(PRINT.replaceAll('\n', ' / '), ''))).toBeVisible();
  expect(await backend.orders()).toMatchObject([
    {
      amount: 649,
      paymentMethod: 'COD',
      payment: false,
      status: 'Order Placed',
      address: {
        firstName: 'Lakshmi',
        lastName: 'Narayana',
        phone: '9876543210',
        street: '12-3-45, Temple Street',
        zipcode: '522201',
        city: 'Tenali',
        state: 'Andhra Pradesh',
        country: 'India',
      },
      items: [
        {
          name: PRODUCT,
          category: 'Cushions',
          price: 649,
          size: '13 x 12',
          quantity: 1,
          designs: [{ pieces: 1, photos: 1, words: PRINT, note: '' }],
        },
      ],
    },
  ]);
});
