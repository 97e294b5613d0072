import { expectAccessible } from '../support/looks.ts';
import { actUndriven, MAIL_SERVICE } from '../support/mail.ts';
import { arrive, BOTH_PROVIDERS, choose, placeButton, tick } from '../support/payments.ts';
import { expect, goTo, test } from '../support/shop.ts';
import { fillInAddress } from '../support/shopper.ts';

const PAYMENT = `/verify?success=true&orderId=${'7'.repeat(24)}`;

test.use(BOTH_PROVIDERS);
test.beforeEach(({ watch }) => watch.allow(/Failed to load resource/, /ApiError/, /keyword nowhere: /, /contact: 500/));

test('axe finds nothing on error states and the return from a payment', async ({ page, context, open, backend }) => {
  test.slow();
  const main = page.getByRole('main');
  const failed = async (): Promise<void> => {
    await expect(main.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expectAccessible(page);
  };
  const says = async (text: string): Promise<void> => {
    await expect(main.getByText(text)).toBeVisible();
    await expectAccessible(page);
  };
  const check = () => main.getByRole('button', { name: 'Check this payment' }).click();
  await arrive(context, backend);
  await backend.faults(
    { route: '/api/order/userorders', fault: { type: 'status', code: 500 } },
    { route: '/api/keyword/nowhere', fault: { type: 'status', code: 500 } },
    { route: '/api/product/list', fault: { type: 'status', code: 500 } },
  );
  await open('/orders');
  await failed();
  for (const path of ['/keyword/nowhere', '/cart']) {
    await goTo(page, path);
    await failed();
  }
  await page.evaluate(() => localStorage.removeItem('kanuka.cart'));
  await backend.faults({ route: '/api/cart/get', fault: { type: 'status', code: 500 } });
  await open('/cart');
  await failed();

  await backend.clearFaults();
  await goTo(page, '/verify');
  await says('This link does not show which payment to check.');
  await goTo(page, PAYMENT);
  await says('We do not recognise this payment.');
  await backend.faults({ route: '/api/order/verifyStripe', fault: 'hang' });
  await check();
  await says('Checking your payment…');
  await backend.clearFaults();
  await goTo(page, '/about');
  await backend.once('/api/order/verifyStripe', { type: 'status', code: 500 });
  await goTo(page, PAYMENT);
  await check();
  await says('We could not confirm your payment yet. Your cart is safe.');
  // The older backend accepts any payment.
  await backend.generationA();
  await goTo(page, '/about');
  await goTo(page, `/verify?success=true&orderId=${'8'.repeat(24)}`);
  await check();
  await says('Your payment may have gone through, but we cannot find the order.');
  await goTo(page, '/profile');
  await main.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  await goTo(page, PAYMENT);
  await says('Please log in to finish checking your payment.');
});

test('axe finds nothing in any state of the checkout', async ({ page, context, open, backend }) => {
  test.slow();
  await arrive(context, backend, { isFormFilled: false });
  await open('/place-order');
  for (const method of ['Card (Stripe)', 'Razorpay', 'UPI QR', 'Order Confirm after Payment'] as const) {
    await choose(page, method);
    await expectAccessible(page);
  }
  await placeButton(page).click();
  await expect(page.getByRole('main').getByRole('alert')).toBeFocused();
  await expectAccessible(page);

  await fillInAddress(page);
  await choose(page, 'UPI QR');
  await expect(page.getByRole('img', { name: /^UPI QR code/ })).toBeVisible();
  await expectAccessible(page);
  // If the countdown ends while axe runs, the page must stay.
  await backend.faults({ route: '/api/order/place', times: 1, fault: { type: 'hang', isMade: true } });
  await tick(page).check();
  await expect(page.getByText('Payment Confirmed. Placing Order...')).toBeVisible();
  await expectAccessible(page);
  await page.clock.fastForward(3000);
  await expect.poll(() => backend.calls('POST /api/order/place')).toBe(1);
  await open();
  await expect(page.getByText('We may have received your order.')).toBeVisible();
  await expectAccessible(page);
});

test('axe finds nothing on a contact message that was sent or failed', async ({ page, open, watch }) => {
  watch.allowOrigin(new URL(MAIL_SERVICE).origin);
  const main = page.getByRole('main');
  let status = 500;
  await page.addInitScript(actUndriven);
  await page.route(MAIL_SERVICE, (route) =>
    route.fulfill({ status, body: 'OK', headers: { 'Access-Control-Allow-Origin': '*' } }),
  );
  await open('/contact');
  for (const text of ['Failed to send message. Please try again.', 'Message sent successfully!']) {
    await main.getByLabel('Name', { exact: true }).fill('Lakshmi');
    await main.getByLabel('Email', { exact: true }).fill('lakshmi@kanuka.example');
    await main.getByLabel('Message', { exact: true }).fill('Is an A2 canvas possible?');
    await main.getByRole('button', { name: 'Send message' }).click();
    await expect(main.getByText(text)).toBeVisible();
    await expectAccessible(page);
    status = 200;
  }
});
