import { addToCart, done, openPanel, orderCart, textField } from './support/designing.ts';
import { walkToAnOrder } from './support/journey.ts';
import { arrive, choose, FRAME, orderCalls, orderRows, placeButton, priceIs, tick, TOTAL } from './support/payments.ts';
import { chooseFile, dialog, idOf, kitPhoto, personalise, placePhoto } from './support/photo.ts';
import { expect, test } from './support/shop.ts';
import { expectInCart, PRODUCTS, putIntoCart } from './support/shopper.ts';
import { expectNoFailedPart, isTranslated, translatePages, untranslatable } from './support/translator.ts';

test.describe('with marked translations', () => {
  test.beforeEach(async ({ context, watch }) => {
    // React renders a section again if it was translated before hydration; it is then translated once more.
    watch.allow(/^console warning: Hydration failed, and React rendered the page again/);
    await translatePages(context);
  });

  test('R36: a shopper of a translated shop orders once', async ({ page, open, backend, isMobile }) => {
    await walkToAnOrder({ page, open, backend, isMobile });
    await expectNoFailedPart(page);
    expect(await backend.orders()).toHaveLength(1);
  });

  test('R36: a shopper changes a translated cart and form', async ({ page, open }) => {
    await putIntoCart(page, { [FRAME.id]: { A4: 2 }, [PRODUCTS.magicMug.id]: { '325 ml': 1 } });
    await open('/cart');
    const totals = page.getByRole('region', { name: 'Cart Totals' });
    await expect(totals).toContainText('₹2,597');
    await isTranslated(page);
    await page.getByRole('button', { name: `One more of ${FRAME.name}, size A4` }).click();
    await expect(totals).toContainText('₹3,696');
    await page.getByRole('button', { name: `Remove ${FRAME.name}, size A4` }).click();
    await expect(totals).toContainText('₹399');
    await expectNoFailedPart(page);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(totals).toContainText('₹3,696');
    await expectNoFailedPart(page);
    await page.getByRole('link', { name: 'PROCEED TO CHECKOUT' }).first().click();
    await placeButton(page).click();
    await expect(page.getByRole('main').getByRole('alert').getByRole('link')).toHaveCount(7);
    await expectNoFailedPart(page);
    await page.getByLabel('First name').fill('Asha');
    await expect(page.getByRole('main').getByRole('alert').getByRole('link')).toHaveCount(6);
    await page.getByLabel('PIN code', { exact: true }).fill('12');
    await choose(page, 'UPI QR');
    await expect(page.getByText(/fill in/i).first()).toBeVisible();
    await expectNoFailedPart(page);
  });

  test('R36: a shopper of a translated checkout pays cash', async ({ page, context, open, backend }) => {
    await arrive(context, backend);
    await priceIs(page, FRAME.id, 999, 1);
    await open('/place-order');
    await expect(placeButton(page)).toHaveText('PLACE ORDER · ₹1,998');
    await isTranslated(page);
    await placeButton(page).click();
    await expect(page.getByText(`The total has changed: ₹1,998 → ${TOTAL.text}`)).toBeVisible();
    await expect(placeButton(page)).toHaveText(`PLACE ORDER · ${TOTAL.text}`);
    await expectNoFailedPart(page);
    await placeButton(page).click();
    await expect(page).toHaveURL('/orders');
    await expect(orderRows(page)).toHaveCount(1);
    await expectNoFailedPart(page);
    expect(await backend.orders()).toHaveLength(1);
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expectNoFailedPart(page);
  });

  test('R36: a shopper of a translated checkout pays by UPI', async ({ page, context, open, backend }) => {
    await arrive(context, backend);
    await open('/place-order');
    await isTranslated(page);
    await choose(page, 'UPI QR');
    await expect(page.getByRole('img', { name: `UPI QR code: pay ${TOTAL.text} to Kanuka Photo Gifts` })).toBeVisible();
    await expectNoFailedPart(page);
    await tick(page).check();
    await expect(page.getByText('Payment Confirmed. Placing Order...')).toBeVisible();
    await tick(page).uncheck();
    await expectNoFailedPart(page);
    expect(await orderCalls(backend)).toEqual([]);
    await tick(page).check();
    await expect(page).toHaveURL('/orders');
    await expect(page.getByText('UPI Order Placed Successfully')).toBeVisible();
    await expect(orderRows(page)).toHaveCount(1);
    await expectNoFailedPart(page);
    expect(await backend.orders()).toHaveLength(1);
  });

  test('R36: a shopper of a translated shop orders a design', async ({ page, context, open, backend }) => {
    test.slow();
    await arrive(context, backend, { cart: {} });
    await open(`/product/${await idOf(backend, 'Heart Photo Cushion')}`);
    await isTranslated(page);
    await personalise(page);
    await chooseFile(page, { name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('no photo') });
    await expect(dialog(page).getByRole('alert')).not.toBeEmpty();
    await placePhoto(page, kitPhoto('family-kite'));
    await expectNoFailedPart(page);
    for (const panel of ['Text', 'Look', 'Note', 'Photos'] as const) {
      await openPanel(page, panel);
      expect(await untranslatable(page)).toEqual([]);
    }
    await openPanel(page, 'Text');
    await textField(page).fill('Asha & Rahul');
    await expect(dialog(page).getByRole('application', { name: 'Your text on the print' })).toBeVisible();
    await done(page);
    await expectNoFailedPart(page);
    await addToCart(page);
    await orderCart(page, open);
    await expect(page.getByRole('main').getByText('Text: Asha & Rahul')).toBeVisible();
    await page
      .getByRole('button', { name: /^Send your photo/ })
      .first()
      .click();
    await expect(page.getByRole('dialog', { name: 'Send your photo' }).getByRole('listitem').first()).toBeVisible();
    await expectNoFailedPart(page);
    expect(await backend.orders()).toHaveLength(1);
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

    test('R36: a shopper of a translated shop on a phone chooses sizes', async ({ page, open }) => {
      await open(`/product/${FRAME.id}`);
      await isTranslated(page);
      await page.getByRole('button', { name: 'Choose size' }).tap();
      await page.getByRole('dialog', { name: 'Choose size' }).getByRole('button', { name: /^A4/ }).tap();
      await expectInCart(page, 1);
      await expectNoFailedPart(page);
      await page.getByRole('main').getByRole('button', { name: '8 × 10 in', exact: true }).tap();
      await page.clock.runFor(600);
      await addToCart(page);
      await expectInCart(page, 2);
      await expectNoFailedPart(page);
    });
  });
});
