import type { Page } from '@playwright/test';

import { arrive, BOTH_PROVIDERS, choose, expectFormFilledIn, FRAME, orderCalls } from '../support/payments.ts';
import { orderRows, placeButton, serverCart, TOTAL } from '../support/payments.ts';
import { expect, test } from '../support/shop.ts';
import { expectInCart } from '../support/shopper.ts';

/** The embedded backend's widget, which this build's key asks for. */
const SCRIPT = '**/sandbox-razorpay/checkout.js';

/** Records the serialisable options that the shop passes to the widget. */
const RECORD_OPTIONS = `
window.Razorpay = class extends window.Razorpay {
  constructor(options) {
    super(options);
    window.widgetOptions = JSON.parse(JSON.stringify(options));
  }
};`;

const widget = (page: Page) => page.getByRole('dialog', { name: 'Pay Kanuka Photo Gifts' });
const press = (page: Page, name: string) => widget(page).getByRole('button', { name }).click();

test.use(BOTH_PROVIDERS);

// A widget that is closed: tests/screens/checkoutProviders.test.tsx.
test('S18 S20 R13 S24: a widget payment counts once checked', async ({ page, context, open, backend, watch }) => {
  watch.allow(/Failed to load resource/, /^console warning: payment widget: Error: script blocked/);
  await arrive(context, backend);
  await open('/place-order');
  await choose(page, 'Razorpay');

  // The browser blocks the provider.
  await page.route(SCRIPT, (route) => route.abort('blockedbyclient'), { times: 1 });
  await placeButton(page).click();
  await expect(page.getByRole('main').getByText('The payment window could not be opened.')).toBeVisible();

  let asked = 0;
  await page.route(SCRIPT, async (route) => {
    asked += 1;
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()) + RECORD_OPTIONS });
  });
  await placeButton(page).click();
  await expect(widget(page)).toContainText(`${TOTAL.text}.00`);
  expect(asked).toBe(1);
  expect(await page.evaluate(() => Reflect.get(globalThis, 'widgetOptions') as unknown)).toMatchObject({
    key: 'rzp_test_embedded',
    amount: TOTAL.rupees * 100,
    currency: 'INR',
    prefill: { name: 'Lakshmi Narayana', email: 'lakshmi@kanuka.example', contact: '+919876543210' },
  });
  // After a failed first attempt the widget stays open for a second.
  await press(page, 'Fail the payment');
  await expect(widget(page)).toContainText('You can try again or close.');
  await backend.once('POST /api/order/verifyRazorpay', 'providerDown');
  await press(page, 'Pay ₹');
  await expect(page.getByText('Your payment is not confirmed yet.')).toBeVisible();
  await expectFormFilledIn(page);

  await backend.faults({ route: 'POST /api/order/verifyRazorpay', fault: 'hang' });
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect.poll(() => backend.calls('POST /api/order/verifyRazorpay')).toBe(2);
  await expect(page.getByText('Payment received. Thank you!')).toHaveCount(0);
  await expectInCart(page, FRAME.quantity);
  await backend.release();
  await expect(page).toHaveURL('/orders');
  await expect(page.getByText('Payment received. Thank you!')).toBeVisible();
  await expect(orderRows(page)).toContainText(['Paid']);
  await expectInCart(page, 0);
  const paid = { amount: TOTAL.rupees, paymentMethod: 'Razorpay', payment: true };
  expect((await backend.orders()).at(-1)).toMatchObject(paid);
  expect(await serverCart(backend)).toEqual({});
  expect(await orderCalls(backend), 'also of the blocked attempt').toEqual(Array(2).fill('/api/order/razorpay'));
});
