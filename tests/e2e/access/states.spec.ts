import type { Locator, Page } from '@playwright/test';

import { CHANGING_PARTS, expectAccessible } from '../support/looks.ts';
import { arrive, BOTH_PROVIDERS, choose, tick } from '../support/payments.ts';
import { chooseFile, dialog, done, kitPhoto, MUG } from '../support/photo.ts';
import { openDialog, personalise, placePhoto, pngFile, press } from '../support/photo.ts';
import { expect, goTo, test } from '../support/shop.ts';
import { demoId, fillInAddress, PRODUCTS } from '../support/shopper.ts';

// Every screen as it opens: screens.spec.ts.

const PRODUCT = PRODUCTS.weddingFrame;
const PAYMENT = `/verify?success=true&orderId=${'7'.repeat(24)}`;

test.use(BOTH_PROVIDERS);
test.beforeEach(({ watch }) =>
  watch.allow(/Failed to load resource/, /ApiError/, /contact: 500/, /preview: Error: oak-frame/),
);

const accessible = (page: Page): Promise<void> => expectAccessible(page, CHANGING_PARTS);

/** This is shown, and axe finds nothing. */
async function expectState(shown: Locator, parts = CHANGING_PARTS): Promise<void> {
  await expect(shown).toBeVisible();
  await expectAccessible(shown.page(), parts);
}

test('axe finds nothing in any state of home and a gift’s page', async ({ page, context, open, backend }) => {
  test.slow();
  const main = page.getByRole('main');
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  await arrive(context, backend, { cart: {} });

  const fault = { type: 'status', code: 500, message: 'The list sleeps' } as const;
  await backend.once('/api/product/list', fault);
  await open('/?sort=relevant');
  await expectState(page.getByRole('alert').filter({ hasText: fault.message }).first());
  await backend.faults({ route: '/api/product/list', fault: 'hang' });
  await main.getByRole('button', { name: 'Try again' }).first().click();
  await expectState(main.getByText('Loading products...').first());
  await backend.clearFaults();
  await backend.release();
  await expect(main.getByRole('article').first()).toBeAttached();
  const faq = main.getByRole('region', { name: 'Frequently Asked Questions' });
  await faq.getByRole('button').nth(2).click();
  await expectAccessible(page, 'section:has(> * [aria-expanded="true"])');
  const about = main.getByRole('button', { name: /^About / }).first();
  await about.click();
  await expectAccessible(page, 'article:has([aria-expanded="true"])');

  // An empty collection, the account’s menu, an empty order list and cart.
  await goTo(page, '/collection?search=qwertz');
  await expect(page.getByText('No products found.')).toBeVisible();
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Orders', exact: true }).click();
  await expectState(heading('MY ORDERS'));
  await page.getByRole('link', { name: 'Cart, 0 items' }).click();
  await expectState(heading('Your Cart'));

  // A product: enlarged, without a size, added, its reviews.
  await goTo(page, `/product/${PRODUCT.id}`);
  await main.getByRole('button', { name: `Zoom in on ${PRODUCT.name}` }).click();
  await expectState(page.getByRole('dialog'), 'dialog[open]');
  await page.keyboard.press('Escape');
  // The button is aria-disabled until a size is chosen, and a click shows why.
  await main.getByRole('button', { name: 'Add to Cart' }).first().click({ force: true });
  await expectState(main.getByText('Please select a size before adding to cart.'));
  await main.getByRole('button', { name: PRODUCT.sizes[2], exact: true }).click();
  await main.getByRole('button', { name: 'Add to Cart' }).first().click();
  await expect(main.getByRole('link', { name: 'View cart' })).toBeVisible();
  await main.getByRole('tab', { name: /^Reviews/ }).click();
  await accessible(page);
});

/** The device has no room for a further photo while it has a design of the mug. */
const fillDevice = (page: Page): Promise<void> =>
  page.evaluate((mug) => {
    const quota = (): number => (localStorage['kanuka.designs'].includes(mug) ? 0 : 1e9);
    navigator.storage.estimate = async () => ({ quota: quota(), usage: 0 });
  }, demoId(MUG));

test('axe finds nothing in any state of the photo dialog', async ({ page, open }) => {
  test.slow();
  await openDialog(page, open, MUG);
  await placePhoto(page, kitPhoto('beach-sunset'));
  await done(page);
  await goTo(page, `/product/${PRODUCT.id}`);
  await personalise(page);
  const photoDialog = (): Promise<void> => expectAccessible(page, 'dialog[open]');
  await photoDialog();
  const bad = pngFile(Buffer.from('Dear shop'));
  await chooseFile(page, bad);
  await expect(dialog(page).getByRole('alert')).toHaveText(/not a photo/);
  await photoDialog();
  await placePhoto(page, kitPhoto('family-kite'));
  await dialog(page).getByRole('group', { name: 'Size' }).getByRole('button', { name: '8 × 10 in' }).click();
  await photoDialog();
  await fillDevice(page);
  await chooseFile(page, kitPhoto('beach-sunset'));
  await expect(dialog(page).getByText(/This device has no room for more photos/)).toBeVisible();
  await chooseFile(page, bad);
  await expect(dialog(page).getByRole('alert')).toContainText('Your earlier photo is still here.');
  await photoDialog();
  // Deleting another photo makes room.
  await press(page, /^Delete your design for Personalised/);
  await expect(dialog(page).getByText('Saved on this device.')).toBeVisible();
  await press(page, 'Close');
  await page.route('**/mockups/*/mesh.json', (route) => route.fulfill({ status: 404 }));
  await page.getByRole('button', { name: /^Change your photo on / }).click();
  await expectState(dialog(page).getByRole('button', { name: 'Try again' }), 'dialog[open]');
});

const MAIL_SERVICE = 'https://api.emailjs.com/api/v1.0/email/send-form';

test('axe finds nothing on payment returns and messages', async ({ page, context, open, backend, watch }) => {
  const main = page.getByRole('main');
  const says = (text: string) => expectState(main.getByText(text));
  await arrive(context, backend);
  // The mail service refuses a browser that is driven.
  await page.addInitScript(() => Object.defineProperty(navigator, 'webdriver', { get: () => false }));
  watch.allowOrigin(new URL(MAIL_SERVICE).origin);
  let status = 500;
  await page.route(MAIL_SERVICE, (route) =>
    route.fulfill({ status, body: 'OK', headers: { 'Access-Control-Allow-Origin': '*' } }),
  );
  await open('/contact');
  for (const text of ['Failed to send message. Please try again.', 'Message sent successfully!']) {
    await main.getByLabel('Name', { exact: true }).fill('Lakshmi');
    await main.getByLabel('Email', { exact: true }).fill('lakshmi@kanuka.example');
    await main.getByLabel('Message', { exact: true }).fill('Is an A2 canvas possible?');
    await main.getByRole('button', { name: 'Send message' }).click();
    await says(text);
    status = 200;
  }

  await goTo(page, PAYMENT);
  await says('We do not recognise this payment.');
  await backend.once('/api/order/verifyStripe', { type: 'status', code: 500 });
  await main.getByRole('button', { name: 'Check this payment' }).click();
  await says('We could not confirm your payment yet. Your cart is safe.');
  await goTo(page, '/profile');
  await main.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  await page.getByRole('button', { name: 'New here? Sign up' }).click();
  await main.getByRole('button', { name: 'Sign Up' }).click();
  await accessible(page);
});

test('axe finds nothing in any state of the checkout', async ({ page, context, open, backend }) => {
  test.slow();
  await arrive(context, backend, { isFormFilled: false });
  await open('/place-order');
  for (const method of ['Card (Stripe)', 'Razorpay', 'Order Confirm after Payment'] as const) {
    await choose(page, method);
    await accessible(page);
  }
  await fillInAddress(page);
  await choose(page, 'UPI QR');
  await expectState(page.getByRole('img', { name: /^UPI QR code/ }));
  await expect(page.getByText('Pay with UPI app'), 'a computer has none').toBeHidden();
  await backend.faults({ route: '/api/order/place', times: 1, fault: { type: 'hang', isMade: true } });
  await tick(page).check();
  // If the countdown ends while axe runs, the page must stay.
  await expectState(page.getByText('Payment Confirmed. Placing Order...'));
  await page.clock.fastForward(3000);
  await expect.poll(() => backend.calls('POST /api/order/place')).toBe(1);
  await open();
  await expectState(page.getByText('We may have received your order.'));
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test('Escape closes each sheet and returns the focus', async ({ page, context, open, backend }) => {
    await arrive(context, backend, { cart: {} });
    const sheet = (name: string): Locator => page.getByRole('dialog', { name });
    const expectLeft = async (name: string, shown: Locator, parts = 'dialog[open]'): Promise<void> => {
      const opener = page.getByRole('button', { name, exact: true });
      await opener.tap();
      await expectState(shown, parts);
      await page.keyboard.press('Escape');
      await expect(shown).toBeHidden();
      await expect(opener).toBeFocused();
    };
    await open('/collection?category=Prints&search=print');
    await expectLeft('Filter (1)', sheet('Filter').getByText('Prints').first());
    await expectLeft('Menu', sheet('Menu').getByText('ABOUT'));
    await expectLeft('Account', page.getByRole('link', { name: 'My Profile' }), 'header');
    await goTo(page, `/product/${PRODUCT.id}`);
    await expectLeft('Choose size', sheet('Choose size'));
  });
});
