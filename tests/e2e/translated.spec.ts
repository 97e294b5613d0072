import { addToCart, sendDialog } from './support/designing.ts';
import { arrive, BOTH_PROVIDERS, choose, FRAME, orderCalls, orderRows, placeButton, tick } from './support/payments.ts';
import { chooseFile, dialog, done, kitPhoto, openPanel, personalise, placePhoto, textField } from './support/photo.ts';
import { SCREENS } from './support/screens.ts';
import { expect, goTo, test } from './support/shop.ts';
import { fillInAddress, pageOf, PRODUCTS } from './support/shopper.ts';
import { expectTranslated, translatePages } from './support/translator.ts';

// Every screen test finds texts that a translator would break (tests/support/looseTexts.ts); these show the effect.

test.use(BOTH_PROVIDERS);
test.beforeEach(({ watch }) => {
  // React renders a section again if it was translated before hydration; it is then translated once more.
  watch.allow(/^console warning: Hydration failed, and React rendered the page again/);
});

test('R36: no translated screen fails, in any of the languages', async ({ page, context, open, backend, watch }) => {
  test.slow();
  watch.allow(/Failed to load resource/, /^console warning: contact: /, /^console warning: typing banner/);
  await translatePages(context);
  await arrive(context, backend, { cart: { [FRAME.id]: { A4: 2 }, gone: { M: 1 } } });
  await open('/');
  for (const { path } of [...SCREENS, { path: '/no-such-page' }]) {
    await test.step(path, async () => {
      await goTo(page, path);
      await expect(page.getByRole('main').getByText('Loading', { exact: true })).toHaveCount(0);
      await expectTranslated(page);
    });
  }
  for (const [language, tag] of [
    ['తెలుగు', 'te'],
    ['English', 'en-IN'],
  ] as const) {
    await page.locator('.language', { hasText: language }).first().click();
    await expect(page.locator('html')).toHaveAttribute('lang', tag);
    await expectTranslated(page);
  }
});

test('R36: a page translated before hydration is complete afterwards', async ({ page, context, open }) => {
  await translatePages(context, true);
  for (const path of ['/', `/product/${FRAME.id}`, '/collection', '/about']) {
    await test.step(path, async () => {
      await open(path);
      await expectTranslated(page);
    });
  }
});

test('R36: a shopper of a translated shop fills a cart and pays', async ({ page, context, open, backend }) => {
  test.slow();
  await translatePages(context);
  const cart = { [FRAME.id]: { A4: 2 }, [PRODUCTS.magicMug.id]: { '325 ml': 1 } };
  await arrive(context, backend, { cart, isFormFilled: false });
  const expectOrdered = async (count: number): Promise<void> => {
    await expect(page).toHaveURL('/orders');
    await expect(orderRows(page)).toHaveCount(count);
    await expectTranslated(page);
  };

  await open('/cart');
  const totals = page.getByRole('region', { name: 'Cart Totals' });
  await expect(totals).toContainText('₹2,597');
  await expectTranslated(page);
  await page.getByRole('button', { name: `One more of ${FRAME.name}, size A4` }).click();
  await expect(totals).toContainText('₹3,696');
  await page.getByRole('button', { name: `Remove ${FRAME.name}, size A4` }).click();
  await expect(totals).toContainText('₹399');
  await expectTranslated(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(totals).toContainText('₹3,696');
  await expectTranslated(page);

  // The form, and a card payment.
  await page.getByRole('link', { name: 'PROCEED TO CHECKOUT' }).first().click();
  await placeButton(page).click();
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert.getByRole('link')).toHaveCount(7);
  await page.getByLabel('First name').fill('Asha');
  await expect(alert.getByRole('link')).toHaveCount(6);
  await fillInAddress(page);
  await page.getByLabel('Save this address on this device').check();
  await choose(page, 'Card (Stripe)');
  await expectTranslated(page);
  await placeButton(page).click();
  await page.getByRole('button', { name: /^Pay/ }).click();
  await expect(page.getByText('Payment received. Thank you!')).toBeVisible();
  await expectOrdered(2);

  // A widget that is closed, and its payment.
  await goTo(page, pageOf(FRAME.name));
  await page.getByRole('main').getByRole('button', { name: FRAME.size, exact: true }).click();
  await addToCart(page);
  await goTo(page, '/place-order');
  await choose(page, 'Razorpay');
  await placeButton(page).click();
  const widget = page.getByRole('dialog', { name: 'Pay Kanuka Photo Gifts' });
  await widget.getByRole('button', { name: 'Fail the payment' }).click();
  await widget.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('A payment was started but not completed.')).toBeVisible();
  await expectTranslated(page);
  await page.getByRole('button', { name: 'I have not paid' }).click();
  await page.getByRole('button', { name: 'Continue without that payment' }).click();
  await expectTranslated(page);
  await placeButton(page).click();
  await widget.getByRole('button', { name: 'Pay ₹' }).click();
  await expect(page.getByText('Payment received. Thank you!')).toBeVisible();
  await expectOrdered(3);

  // A design, ordered by UPI.
  await goTo(page, pageOf('Heart Photo Cushion'));
  await personalise(page);
  await chooseFile(page, { name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('no photo') });
  await expect(dialog(page).getByRole('alert')).not.toBeEmpty();
  await placePhoto(page, kitPhoto('family-kite'));
  for (const panel of ['Look', 'Note', 'Photos', 'Text'] as const) {
    await openPanel(page, panel);
    await expectTranslated(page);
  }
  await textField(page).fill('Asha & Rahul');
  await expect(dialog(page).getByRole('application', { name: 'Your text on the print' })).toBeVisible();
  await done(page);
  await addToCart(page);
  await goTo(page, '/place-order');
  await choose(page, 'UPI QR');
  await expect(page.getByRole('img', { name: /^UPI QR code: pay ₹649 to Kanuka Photo Gifts/ })).toBeVisible();
  await tick(page).check();
  await expect(page.getByText('Payment Confirmed. Placing Order...')).toBeVisible();
  await tick(page).uncheck();
  await expectTranslated(page);
  expect(await orderCalls(backend)).not.toContain('/api/order/place');
  await tick(page).check();
  await expect(page.getByText('Payment Confirmed. Placing Order...')).toBeVisible();
  await page.clock.fastForward(3000);
  await expect(page.getByText('UPI Order Placed Successfully')).toBeVisible();
  await expectOrdered(4);
  await expect(page.getByRole('main').getByText('Text: Asha & Rahul')).toBeVisible();
  await page
    .getByRole('button', { name: /^Send your photo/ })
    .first()
    .click();
  await expect(sendDialog(page).getByRole('listitem').first()).toBeVisible();
  await expectTranslated(page);
  const orders = await backend.orders();
  expect(orders.map(({ paymentMethod, payment }) => [paymentMethod, payment])).toEqual([
    ['Stripe', true],
    ['Razorpay', false],
    ['Razorpay', true],
    ['UPI', false],
  ]);
  // In the shop's own texts.
  expect(orders.at(-1)?.items).toMatchObject([
    { name: 'Heart Photo Cushion', designs: [{ words: 'Asha & Rahul', photos: 1 }] },
  ]);
});
