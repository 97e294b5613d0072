import type { Page } from '@playwright/test';

import { arrive, BOTH_PROVIDERS, choose, FRAME, orderCalls, orderRows } from '../support/payments.ts';
import { placeButton, TOTAL, watchWidget } from '../support/payments.ts';
import { expect, OLDER_TOO, test } from '../support/shop.ts';
import { DEMO, expectInCart } from '../support/shopper.ts';

const BEGUN = `A payment of ${TOTAL.text} was begun, and we have not heard that it was made.`;
const EARLIER_CARD = `Your earlier card payment of ${TOTAL.text} may have gone through.`;
const widget = (page: Page) => page.getByRole('dialog', { name: 'Pay Kanuka Photo Gifts' });

test.use(BOTH_PROVIDERS);
test.beforeEach(async ({ context, backend }) => void (await arrive(context, backend)));

/** The provider takes the money, and the page dies before its handler runs. */
async function payAndDie(page: Page): Promise<void> {
  await watchWidget(page);
  await choose(page, 'Razorpay');
  await placeButton(page).click();
  await expect(widget(page)).toBeVisible();
  await page.evaluate(async () => {
    const { order_id: order } = (globalThis as unknown as { toldToWidget: { order_id: string } }).toldToWidget;
    await fetch('/sandbox-razorpay/pay', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ razorpay_order_id: order }),
    });
  });
  await page.close();
}

test(
  'R13: a shopper whose page dies between the payment and the shop pays once, whatever the backend can tell',
  OLDER_TOO,
  async ({ page, context, open, backend, isOlder }) => {
    await open('/place-order');
    await payAndDie(page);
    const next = await context.newPage();
    await open('/orders', next);
    if (isOlder) {
      await expect(orderRows(next)).toContainText(['Paid']);
      await expectInCart(next, 0);
      return;
    }
    // A backend that checks signatures cannot be asked with the order's id alone.
    await expect(next.getByText(BEGUN)).toBeVisible();
    await expect(next.getByText('has not been paid')).toHaveCount(0);
    await expect(next.getByRole('link', { name: 'Back to the checkout' })).toHaveCount(0);
    await open('/place-order', next);
    await placeButton(next).click({ force: true });
    expect(await orderCalls(backend)).toHaveLength(1);
    await expectInCart(next, FRAME.quantity);
  },
);

test(
  'R13: a shopper whose payment is captured after the first check is not asked for another one',
  OLDER_TOO,
  async ({ page, open, backend, isOlder }) => {
    await backend.payments({ generationA: isOlder, capturesLate: true });
    await open('/place-order');
    await choose(page, 'Razorpay');
    await placeButton(page).click();
    await widget(page).getByRole('button', { name: 'Pay ₹' }).click();
    await expect(page.getByText('Your payment is not confirmed yet.')).toBeVisible();
    await expect(placeButton(page)).toHaveAttribute('aria-disabled', 'true');
    await page.getByRole('link', { name: 'See My Orders' }).click();
    await expect(page.getByText(`Your payment of ${TOTAL.text} is not confirmed yet.`)).toBeVisible();
    await backend.capture();
    await open('/orders');
    await expect(page.getByText(`Your order of ${TOTAL.text} has reached us.`)).toBeVisible();
    await expect(orderRows(page)).toContainText(['Paid']);
    await expectInCart(page, 0);
    expect(await orderCalls(backend)).toHaveLength(1);
  },
);

test(
  'R14: a shopper who paid on the card page and closed it is told first, and has it checked from My Orders',
  OLDER_TOO,
  async ({ page, context, open, backend }) => {
    await open('/place-order');
    await choose(page, 'Card (Stripe)');
    await placeButton(page).click();
    await expect(page.getByRole('heading', { name: 'Card payment' })).toBeVisible();
    const [order] = await backend.orders();
    // Paid, and the way back is never taken.
    const form = { choice: 'pay' };
    await page.request.post(page.url(), { form, maxRedirects: 0 });
    await page.close();

    const next = await context.newPage();
    await open('/place-order', next);
    await expect(next.getByText(EARLIER_CARD)).toBeVisible();
    await choose(next, 'Order Confirm after Payment');
    await placeButton(next).click({ force: true });
    expect(await orderCalls(backend)).toHaveLength(1);
    await next.getByRole('link', { name: 'See My Orders' }).click();
    await expect(orderRows(next)).toContainText(['Pending']);
    await next.getByRole('button', { name: `Check this payment: ${FRAME.name}` }).click();
    expect(await backend.calls('POST /api/order/verifyStripe'), 'not before the shopper says so').toBe(0);
    await next.getByRole('button', { name: 'Yes, I have paid' }).click();
    await expect(next).toHaveURL('/orders');
    await expect(orderRows(next)).toContainText(['Paid']);
    await expectInCart(next, 0);
    expect(await backend.orders()).toMatchObject([{ _id: order?._id, payment: true }]);
  },
);

test(
  'R18: a shopper whose storage is cleared on the card page logs in, and finds what was paid out of the cart',
  OLDER_TOO,
  async ({ page, open, backend }) => {
    await open('/place-order');
    await choose(page, 'Card (Stripe)');
    await placeButton(page).click();
    await expect(page.getByRole('heading', { name: 'Card payment' })).toBeVisible();
    await page.evaluate(() => {
      localStorage.clear();
      // The mark of these tests alone: otherwise the next page would bring everything back.
      localStorage.setItem('arrived', 'yes');
    });
    await page.getByRole('button', { name: /^Pay/ }).click();
    await expect(page.getByText('Please login to finish checking your payment.')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
    await page.getByLabel('Email').fill(DEMO.email);
    await page.getByLabel('Password', { exact: true }).fill(DEMO.password);
    await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page).toHaveURL('/orders');
    await expect(orderRows(page)).toContainText(['Paid']);
    await expectInCart(page, 0);
    expect(await backend.orders()).toMatchObject([{ payment: true }]);
  },
);
