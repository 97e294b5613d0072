import { expectAccessible } from '../support/looks.ts';
import { arrive, BOTH_PROVIDERS, choose, placeButton, tick } from '../support/payments.ts';
import { expect, goTo, test } from '../support/shop.ts';

const MAIL = 'https://api.emailjs.com/api/v1.0/email/send-form';

test.use(BOTH_PROVIDERS);
test.beforeEach(({ watch }) => watch.allow(/Failed to load resource/, /ApiError/, /keyword nowhere: /, /contact: 500/));

test('axe finds nothing where orders, cart, gifts or a guide cannot be had', async ({
  page,
  context,
  open,
  backend,
}) => {
  await arrive(context, backend);
  await backend.faults(
    { route: '/api/order/userorders', fault: { type: 'status', code: 500 } },
    { route: '/api/keyword/nowhere', fault: { type: 'status', code: 500 } },
  );
  await open('/orders');
  await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toBeVisible();
  await expectAccessible(page);
  await goTo(page, '/keyword/nowhere');
  await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toBeVisible();
  await expectAccessible(page);

  await backend.faults({ route: '/api/product/list', fault: { type: 'status', code: 500 } });
  await open('/cart');
  await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toBeVisible();
  await expectAccessible(page);
  await page.evaluate(() => localStorage.removeItem('kanuka.cart'));
  await backend.faults({ route: '/api/cart/get', fault: { type: 'status', code: 500 } });
  await open('/cart');
  await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toBeVisible();
  await expectAccessible(page);
});

test('axe finds nothing in any state of a payment’s return', async ({ page, context, open, backend }) => {
  const verify = `/verify?success=true&orderId=${'7'.repeat(24)}`;
  const main = page.getByRole('main');
  await open('/verify');
  await expect(main.getByText('This address does not say which payment to check.')).toBeVisible();
  await expectAccessible(page);
  await open(verify);
  await expect(main.getByText('Please login to finish checking your payment.')).toBeVisible();
  await expectAccessible(page);

  await arrive(context, backend);
  await open(verify);
  await expect(main.getByText('We do not know this payment.')).toBeVisible();
  await expectAccessible(page);
  await backend.faults({ route: '/api/order/verifyStripe', fault: 'hang' });
  await main.getByRole('button', { name: 'Check this payment' }).click();
  await expect(main.getByText('Checking your payment…')).toBeVisible();
  await expectAccessible(page);
  await backend.clearFaults();
  await backend.once('/api/order/verifyStripe', { type: 'status', code: 500 });
  await open(verify);
  await main.getByRole('button', { name: 'Check this payment' }).click();
  await expect(main.getByText('Your payment could not be checked yet. Nothing is lost.')).toBeVisible();
  await expectAccessible(page);
});

test('axe finds nothing where a paid card order is missing', async ({ page, context, open, backend }) => {
  await arrive(context, backend);
  // It says yes to any payment.
  await backend.generationA();
  await open(`/verify?success=true&orderId=${'7'.repeat(24)}`);
  await page.getByRole('button', { name: 'Check this payment' }).click();
  await expect(page.getByText('Your payment may have gone through, but we do not find the order.')).toBeVisible();
  await expectAccessible(page);
});

test('axe finds nothing on a message that was sent, or failed', async ({ page, open, watch }) => {
  watch.allowOrigin(new URL(MAIL).origin);
  const main = page.getByRole('main');
  let status = 200;
  await page.route(MAIL, (route) =>
    route.fulfill({ status, body: 'OK', headers: { 'Access-Control-Allow-Origin': '*' } }),
  );
  await open('/contact');
  for (const words of ['Message sent successfully!', 'Failed to send message. Please try again.']) {
    await main.getByLabel('Name', { exact: true }).fill('Lakshmi');
    await main.getByLabel('Email', { exact: true }).fill('lakshmi@kanuka.example');
    await main.getByLabel('Message', { exact: true }).fill('Is an A2 canvas possible?');
    await main.getByRole('button', { name: 'Send message' }).click();
    await expect(main.getByText(words)).toBeVisible();
    await expectAccessible(page);
    status = 500;
  }
});

test('axe finds nothing while UPI’s seconds run', async ({ page, context, open, backend }) => {
  await arrive(context, backend);
  // Should they run out while axe looks, the page stays.
  await backend.faults({ route: '/api/order/place', fault: 'hang' });
  await open('/place-order');
  await choose(page, 'UPI QR');
  await expectAccessible(page);
  await tick(page).check();
  await expect(page.getByText('Payment Confirmed. Placing Order...')).toBeVisible();
  await expectAccessible(page);
});

test('axe finds nothing on an order that nobody has answered', async ({ page, context, open, backend }) => {
  await arrive(context, backend);
  await backend.once('/api/order/place', 'commitThenDrop');
  await open('/place-order');
  await placeButton(page).click();
  await expect(page.getByText('We may have received your order.')).toBeVisible();
  await expectAccessible(page);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test('axe finds nothing in the account’s menu, the menu and the sheet of sizes', async ({
    page,
    context,
    open,
    backend,
  }) => {
    await arrive(context, backend, { cart: {} });
    await open('/cart');
    await page.getByRole('button', { name: 'Account', exact: true }).tap();
    await expect(page.getByRole('link', { name: 'My Profile' })).toBeVisible();
    await expectAccessible(page);
    await goTo(page, '/product/67c7d3fc6b616e7501000007');
    await page.getByRole('button', { name: 'Choose size' }).tap();
    await expect(page.getByRole('dialog', { name: 'Choose size' })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Menu', exact: true }).tap();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page);
  });
});
