import type { Page } from '@playwright/test';

import {
  arrive,
  BOTH_PROVIDERS,
  choose,
  expectFormKept,
  FRAME,
  orderCalls,
  orderRows,
  placeButton,
} from '../support/payments.ts';
import { serverCart, watchWidget, TOTAL, WIDGET_SCRIPT } from '../support/payments.ts';
import { EVERYWHERE, expect, OLDER_TOO, test } from '../support/shop.ts';
import { expectInCart } from '../support/shopper.ts';

const widget = (page: Page) => page.getByRole('dialog', { name: 'Pay Kanuka Photo Gifts' });
const press = (page: Page, name: string) => widget(page).getByRole('button', { name }).click();
const KEPT = 'The payment was not completed. Your cart is kept.';

test.use(BOTH_PROVIDERS);
test.beforeEach(async ({ context, backend, open }) => {
  await arrive(context, backend);
  await open('/place-order');
});

async function expectAllKept(page: Page): Promise<void> {
  await expect(page).toHaveURL('/place-order');
  await expect(page.getByRole('button', { name: 'Account', exact: true })).toBeVisible();
  await expectFormKept(page);
  await expectInCart(page, FRAME.quantity);
}

test(
  'S18 S20: a shopper pays in the widget, and the server checks before anyone says so',
  EVERYWHERE,
  async ({ page, backend }) => {
    const script = await watchWidget(page);
    await choose(page, 'Razorpay');
    await expect(placeButton(page)).toHaveText(`PLACE ORDER · ${TOTAL.text}`);
    expect(script.asked(), 'not before the order').toBe(0);
    await placeButton(page).click();
    await expect(widget(page)).toContainText(`${TOTAL.text}.00`);
    expect(script.asked()).toBe(1);
    expect(await script.told()).toMatchObject({
      key: 'rzp_test_embedded',
      amount: TOTAL.rupees * 100,
      currency: 'INR',
      prefill: { name: 'Lakshmi Narayana', email: 'lakshmi@kanuka.example', contact: '+919876543210' },
    });
    await backend.faults({ route: 'POST /api/order/verifyRazorpay', fault: 'hang' });
    // A first attempt that fails keeps the widget open for a second.
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
    expect(await backend.orders()).toMatchObject([
      { amount: TOTAL.rupees, paymentMethod: 'Razorpay', payment: true, status: 'Order Placed' },
    ]);
    expect(await serverCart(backend)).toEqual({});
    expect(await orderCalls(backend)).toEqual(['/api/order/razorpay']);
  },
);

test(
  'S18 S24: a forged payment is refused by the server, and the shopper keeps session, cart and form',
  OLDER_TOO,
  async ({ page, backend, isOlder }) => {
    await watchWidget(page);
    await page.route('**/sandbox-razorpay/pay', async (route) => {
      const answer = await route.fetch();
      const paid = (await answer.json()) as Record<string, string>;
      await route.fulfill({ response: answer, json: { ...paid, razorpay_signature: 'f'.repeat(64) } });
    });
    await choose(page, 'Razorpay');
    await placeButton(page).click();
    await press(page, 'Pay ₹');
    if (isOlder) {
      // It asks the provider alone, which has been paid.
      await expect(page).toHaveURL('/orders');
      return;
    }
    await expect(page.getByRole('main').getByText('Payment verification failed (invalid signature)')).toBeVisible();
    await expectAllKept(page);
    expect(await backend.orders()).toMatchObject([{ payment: false }]);
  },
);

test('R13: a shopper whose payment fails and who closes the widget reads why, and keeps everything', async ({
  page,
  backend,
}) => {
  await watchWidget(page);
  await choose(page, 'Razorpay');
  await placeButton(page).click();
  await press(page, 'Fail the payment');
  await expect(widget(page)).toContainText('You can try again or close.');
  await press(page, 'Close');
  await expect(page.getByText('Payment failed')).toBeVisible();
  await expectAllKept(page);
  expect(await backend.calls('POST /api/order/verifyRazorpay')).toBe(0);
});

test(
  'R13: a shopper who closes the widget keeps everything, and may order another way once My Orders has been seen',
  OLDER_TOO,
  async ({ page, backend }) => {
    const script = await watchWidget(page);
    await choose(page, 'Razorpay');
    await placeButton(page).click();
    await expect(widget(page)).toBeVisible();
    await press(page, 'Close');
    await expect(page.getByText(KEPT)).toBeVisible();
    await expectAllKept(page);
    await expect(page.getByText('A payment was begun and is not finished.')).toBeVisible();
    await expect(placeButton(page)).toHaveAttribute('aria-disabled', 'true');
    await page.getByRole('link', { name: 'See My Orders' }).click();
    await expect(page.getByText(`Your order of ${TOTAL.text} has not been paid.`)).toBeVisible();
    await page.getByRole('link', { name: 'Back to the checkout' }).click();
    await expectAllKept(page);
    await choose(page, 'Order Confirm after Payment');
    await placeButton(page).click();
    await expect(page).toHaveURL('/orders');
    // Two tries of one wish: one order to the shopper.
    await expect(orderRows(page)).toHaveCount(1);
    expect(script.asked()).toBe(1);
    expect((await backend.orders()).map(({ paymentMethod }) => paymentMethod)).toEqual(['Razorpay', 'COD']);
  },
);

test('R13: a shopper whose browser blocks the provider is told, keeps everything, and pays when it comes through', async ({
  page,
  watch,
}) => {
  watch.allow(/Failed to load resource/, /^console warning: payment widget: Error: script (blocked|without widget)/);
  await page.route(WIDGET_SCRIPT, (route) => route.abort('blockedbyclient'), { times: 1 });
  const blocked = page.getByRole('main').getByText('The payment window could not be opened.');
  await choose(page, 'Razorpay');
  await placeButton(page).click();
  await expect(blocked).toBeVisible();
  await expectAllKept(page);
  await watchWidget(page);
  await placeButton(page).click();
  await press(page, 'Pay ₹');
  await expect(page).toHaveURL('/orders');
});

test('R13: a shopper whose provider sends an empty script is told the same', async ({ page, watch }) => {
  watch.allow(/^console warning: payment widget: Error: script without widget/);
  await page.route(WIDGET_SCRIPT, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await choose(page, 'Razorpay');
  await placeButton(page).click();
  await expect(page.getByRole('main').getByText('The payment window could not be opened.')).toBeVisible();
  await expectAllKept(page);
});

test(
  'R13 S24: a shopper whose payment could not be checked pays no second time, and finds it in My Orders',
  OLDER_TOO,
  async ({ page, backend, watch, open }) => {
    watch.allow(/Failed to load resource/);
    await watchWidget(page);
    await backend.once('POST /api/order/verifyRazorpay', 'commitThenDrop');
    await choose(page, 'Razorpay');
    await placeButton(page).click();
    await press(page, 'Pay ₹');
    await expect(page.getByText('Your payment could not be checked yet.')).toBeVisible();
    await expect(page.getByText('Your payment is not confirmed yet.')).toBeVisible();
    await placeButton(page).click({ force: true });
    await open();
    await expect(page.getByText('Your payment is not confirmed yet.')).toBeVisible();
    await page.getByRole('link', { name: 'See My Orders' }).click();
    await expect(orderRows(page)).toContainText(['Paid']);
    await expectInCart(page, 0);
    expect(await orderCalls(backend)).toHaveLength(1);
  },
);

test('R9 R13: a shopper whose widget order got no answer sees no widget', async ({ page, backend, watch }) => {
  watch.allow(/Failed to load resource/);
  const script = await watchWidget(page);
  await backend.once('POST /api/order/razorpay', 'commitThenDrop');
  await choose(page, 'Razorpay');
  await placeButton(page).click();
  await expect(page.getByText('We may have received your order.')).toBeVisible();
  await expect(widget(page)).toHaveCount(0);
  expect(script.asked()).toBe(0);
  expect(await orderCalls(backend)).toHaveLength(1);
});

test('a shopper who is paying in the widget cannot order the same in another tab', async ({
  page,
  context,
  open,
  backend,
}) => {
  await watchWidget(page);
  await choose(page, 'Razorpay');
  await placeButton(page).click();
  await expect(widget(page)).toBeVisible();
  const other = await context.newPage();
  await open('/place-order', other);
  await expect(other.getByText('A payment was begun and is not finished.')).toBeVisible();
  await placeButton(other).click({ force: true });
  // My Orders frees the wish, but not while the widget stands open in the first tab.
  await other.getByRole('link', { name: 'See My Orders' }).click();
  await expect(orderRows(other)).toContainText(['Pending']);
  await other.goBack();
  await expect(placeButton(other)).toHaveAttribute('aria-disabled', 'true');
  await other.close();
  await press(page, 'Pay ₹');
  await expect(page).toHaveURL('/orders');
  expect(await backend.orders()).toMatchObject([{ paymentMethod: 'Razorpay', payment: true }]);
});

test('R13: a payment that comes after the widget was closed is checked all the same', async ({ page }) => {
  await watchWidget(page);
  await choose(page, 'Razorpay');
  await placeButton(page).click();
  await expect(widget(page)).toBeVisible();
  const paid = await page.evaluate(async () => {
    const { order_id: order } = (globalThis as unknown as { toldToWidget: { order_id: string } }).toldToWidget;
    const answer = await fetch('/sandbox-razorpay/pay', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ razorpay_order_id: order }),
    });
    return (await answer.json()) as Record<string, unknown>;
  });
  await press(page, 'Close');
  await expect(page.getByText('A payment was begun and is not finished.')).toBeVisible();
  await page.evaluate((response) => {
    (globalThis as unknown as { widgetHandler: (paid: unknown) => void }).widgetHandler(response);
  }, paid);
  await expect(page).toHaveURL('/orders');
  await expect(orderRows(page)).toContainText(['Paid']);
  await expectInCart(page, 0);
});

test(
  'S24: a shopper whose payment is not confirmed because the provider is out of reach checks again',
  OLDER_TOO,
  async ({ page, backend }) => {
    await watchWidget(page);
    await choose(page, 'Razorpay');
    await placeButton(page).click();
    await expect(widget(page)).toBeVisible();
    await backend.once('POST /api/order/verifyRazorpay', 'providerDown');
    await press(page, 'Pay ₹');
    await expect(page.getByText('Your payment is not confirmed yet.')).toBeVisible();
    await expectAllKept(page);
    await page.getByRole('button', { name: 'Check again' }).click();
    await expect(page).toHaveURL('/orders');
    await expect(orderRows(page)).toContainText(['Paid']);
    expect(await orderCalls(backend)).toHaveLength(1);
  },
);

test('R13: who leaves the checkout while the provider’s script hangs may order from there again', async ({
  page,
  backend,
  watch,
}) => {
  watch.allow(/Failed to load resource/);
  await page.route(WIDGET_SCRIPT, () => {});
  await choose(page, 'Razorpay');
  await placeButton(page).click();
  await expect.poll(() => backend.calls('POST /api/order/razorpay')).toBe(1);
  await page.getByRole('link', { name: /^Cart/ }).first().click();
  await page.goBack();
  await choose(page, 'Order Confirm after Payment');
  await placeButton(page).click();
  await expect(page).toHaveURL('/orders');
});
