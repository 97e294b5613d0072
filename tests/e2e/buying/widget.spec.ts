import type { Page } from '@playwright/test';

import { arrive, BOTH_PROVIDERS, choose, expectFormFilledIn, FRAME, orderCalls } from '../support/payments.ts';
import { orderRows, placeButton, serverCart, watchWidget, TOTAL, WIDGET_SCRIPT } from '../support/payments.ts';
import { expect, test } from '../support/shop.ts';
import { expectInCart } from '../support/shopper.ts';

const widget = (page: Page) => page.getByRole('dialog', { name: 'Pay Kanuka Photo Gifts' });
const press = (page: Page, name: string) => widget(page).getByRole('button', { name }).click();

test.use(BOTH_PROVIDERS);

async function expectNothingLost(page: Page): Promise<void> {
  await expect(page).toHaveURL('/place-order');
  await expectFormFilledIn(page);
  await expectInCart(page, FRAME.quantity);
}

test('S18 S20 R13 S24: a blocked widget loses nothing, and its payment counts after the server’s check', async ({
  page,
  context,
  open,
  backend,
  watch,
}) => {
  watch.allow(/Failed to load resource/, /^console warning: payment widget: Error: script blocked/);
  await arrive(context, backend);
  await open('/place-order');
  await choose(page, 'Razorpay');
  await test.step('the browser blocks the provider', async () => {
    await page.route(WIDGET_SCRIPT, (route) => route.abort('blockedbyclient'), { times: 1 });
    await placeButton(page).click();
    await expect(page.getByRole('main').getByText('The payment window could not be opened.')).toBeVisible();
    await expectNothingLost(page);
  });

  const script = await watchWidget(page);
  await placeButton(page).click();
  await expect(widget(page)).toContainText(`${TOTAL.text}.00`);
  const { x = 0, width = 0 } = (await widget(page).boundingBox()) ?? {};
  expect(x + width / 2, 'in the middle of the window').toBeCloseTo(720, 0);
  expect(script.asked()).toBe(1);
  expect(await script.options()).toMatchObject({
    key: 'rzp_test_embedded',
    amount: TOTAL.rupees * 100,
    currency: 'INR',
    prefill: { name: 'Lakshmi Narayana', email: 'lakshmi@kanuka.example', contact: '+919876543210' },
  });
  await backend.faults({ route: 'POST /api/order/verifyRazorpay', fault: 'hang' });
  // After a failed first attempt the widget stays open for a second.
  await press(page, 'Fail the payment');
  await expect(widget(page)).toContainText('You can try again or close.');
  await press(page, 'Pay ₹');
  await expect.poll(() => backend.calls('POST /api/order/verifyRazorpay')).toBe(1);
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

test('R13 S24: a shopper whose payment fails or is not confirmed reads why and can pay later', async ({
  page,
  context,
  open,
  backend,
  watch,
}) => {
  watch.allow(/Failed to load resource/);
  await arrive(context, backend);
  await open('/place-order');
  await choose(page, 'Razorpay');
  const begun = page.getByText('A payment was started but not completed.');
  await test.step('the widget is closed after a failed payment', async () => {
    await placeButton(page).click();
    await press(page, 'Fail the payment');
    await press(page, 'Close');
    await expect(page.getByText('Payment failed')).toBeVisible();
    await expect(begun).toBeVisible();
    await expect(placeButton(page)).toHaveAttribute('aria-disabled', 'true');
    expect(await backend.calls('POST /api/order/verifyRazorpay')).toBe(0);
    await expectNothingLost(page);
    // The provider itself reported the failure: the shopper can continue at once.
    await page.getByRole('button', { name: 'I have not paid' }).click();
    await page.getByRole('button', { name: 'Continue without that payment' }).click();
    await expect(begun).toHaveCount(0);
  });

  await test.step('the provider is unreachable when the payment is checked, and the check is repeated', async () => {
    const script = await watchWidget(page);
    await choose(page, 'Razorpay');
    await placeButton(page).click();
    await expect(widget(page)).toBeVisible();
    await backend.once('POST /api/order/verifyRazorpay', 'providerDown');
    await press(page, 'Pay ₹');
    await expect(page.getByText('Your payment is not confirmed yet.')).toBeVisible();
    await expectNothingLost(page);
    await page.getByRole('button', { name: 'Check again' }).click();
    await expect(page).toHaveURL('/orders');
    // Both attempts at one order are shown as one order.
    await expect(orderRows(page)).toHaveCount(1);
    await expect(orderRows(page)).toContainText(['Paid']);
    expect(await orderCalls(backend)).toHaveLength(2);
    expect(script.asked(), 'the script was loaded once').toBe(0);
  });
});
