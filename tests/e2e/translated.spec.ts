import { addToCart, done, openPanel, textField } from './support/designing.ts';
import { holdScripts } from './support/heldScripts.ts';
import { walkToAnOrder } from './support/journey.ts';
import { arrive, choose, FRAME, orderCalls, orderRows, placeButton, tick } from './support/payments.ts';
import { chooseFile, dialog, idOf, kitPhoto, personalise, placePhoto } from './support/photo.ts';
import { SCREENS } from './support/screens.ts';
import { expect, goTo, test, waitForHydration } from './support/shop.ts';
import { PRODUCTS, putIntoCart } from './support/shopper.ts';
import { expectNoFailedPart, isTranslated, translatePages, untranslatable } from './support/translator.ts';

// Every screen test finds texts that a translator would break (tests/support/looseTexts.ts); these show the effect.

test.beforeEach(({ watch }) => {
  // React renders a section again if it was translated before hydration; it is then translated once more.
  watch.allow(/^console warning: Hydration failed, and React rendered the page again/);
});

test('R36: a shopper of a translated shop orders once', async ({ page, context, open, backend, isMobile }) => {
  await translatePages(context);
  await walkToAnOrder({ page, open, backend, isMobile });
  await expectNoFailedPart(page);
  expect(await backend.orders()).toHaveLength(1);
});

test('R36: no screen of a translated shop fails, and each follows another of the shop’s languages', async ({
  page,
  context,
  open,
  backend,
  watch,
}) => {
  test.slow();
  watch.allow(/Failed to load resource/, /^console warning: contact: /, /^console warning: typing banner/);
  await translatePages(context, { isVisible: true });
  await arrive(context, backend, { cart: { [FRAME.id]: { A4: 2 }, gone: { M: 1 } } });
  await open('/');
  await isTranslated(page);
  for (const { path } of [...SCREENS, { path: '/no-such-page' }]) {
    await test.step(path, async () => {
      await goTo(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('»');
      await expect(page.getByRole('main').getByText('«Loading»')).toHaveCount(0);
      await expectNoFailedPart(page);
    });
  }
  for (const [language, tag] of [
    ['తెలుగు', 'te'],
    ['English', 'en-IN'],
  ] as const) {
    await page.locator('.language', { hasText: language }).first().click();
    await expect(page.locator('html')).toHaveAttribute('lang', tag);
    await expectNoFailedPart(page);
  }
});

test('R36: a page translated before hydration is complete afterwards', async ({ page, context, open }) => {
  await translatePages(context, { isEarly: true });
  for (const path of ['/', `/product/${FRAME.id}`, '/collection', '/about']) {
    await test.step(path, async () => {
      await open(path);
      await expectNoFailedPart(page);
    });
  }
  await test.step('text typed before the script loaded', async () => {
    const held = await holdScripts(page, '**/assets/*.js');
    const message = page.getByRole('main').getByLabel('Message', { exact: true });
    const release = await held(() => page.goto('/contact', { waitUntil: 'commit' }));
    await message.fill('Is an A2 canvas possible?');
    release();
    await waitForHydration(page);
    await expect(message).toHaveValue('Is an A2 canvas possible?');
    await expectNoFailedPart(page);
  });
});

test('R36: a shopper changes a translated cart and form', async ({ page, context, open }) => {
  await translatePages(context);
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
  await page.getByLabel('First name').fill('Asha');
  await expect(page.getByRole('main').getByRole('alert').getByRole('link')).toHaveCount(6);
  await page.getByLabel('PIN code', { exact: true }).fill('12');
  await choose(page, 'UPI QR');
  await expect(page.getByText(/fill in/i).first()).toBeVisible();
  await expectNoFailedPart(page);
});

test('R36: a shopper of a translated shop orders a design by UPI', async ({ page, context, open, backend }) => {
  test.slow();
  await translatePages(context);
  await arrive(context, backend);
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
  await open('/place-order');
  await choose(page, 'UPI QR');
  await expect(page.getByRole('img', { name: /^UPI QR code: pay ₹2,847 to Kanuka Photo Gifts/ })).toBeVisible();
  await expectNoFailedPart(page);
  await tick(page).check();
  await expect(page.getByText('Payment Confirmed. Placing Order...')).toBeVisible();
  await tick(page).uncheck();
  await expectNoFailedPart(page);
  expect(await orderCalls(backend)).toEqual([]);
  await tick(page).check();
  await expect(page.getByText('Payment Confirmed. Placing Order...')).toBeVisible();
  await page.clock.fastForward(3000);
  await expect(page).toHaveURL('/orders');
  await expect(page.getByText('UPI Order Placed Successfully')).toBeVisible();
  await expect(orderRows(page)).toHaveCount(2);
  await expect(page.getByRole('main').getByText('Text: Asha & Rahul')).toBeVisible();
  await page
    .getByRole('button', { name: /^Send your photo/ })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: 'Send your photo' }).getByRole('listitem').first()).toBeVisible();
  await expectNoFailedPart(page);
  expect(await backend.orders()).toHaveLength(1);
});
