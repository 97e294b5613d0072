import type { Page } from '@playwright/test';

import { arrive, BOTH_PROVIDERS, choose, FRAME, orderCalls, orderRows } from '../support/payments.ts';
import { placeButton, TOTAL, watchWidget } from '../support/payments.ts';
import { expect, OLDER_TOO, test } from '../support/shop.ts';
import { expectInCart } from '../support/shopper.ts';

const BEGUN = `A payment of ${TOTAL.text} was started, but we cannot see that it went through.`;
const widget = (page: Page) => page.getByRole('dialog', { name: 'Pay Kanuka Photo Gifts' });

test.use(BOTH_PROVIDERS);
test.beforeEach(async ({ context, backend }) => void (await arrive(context, backend)));

/** The provider charges the shopper, and the page is closed before its handler runs. */
async function payAndClosePage(page: Page): Promise<void> {
  await watchWidget(page);
  await choose(page, 'Razorpay');
  await placeButton(page).click();
  await expect(widget(page)).toBeVisible();
  await page.evaluate(async () => {
    const { order_id: order } = (globalThis as unknown as { widgetOptions: { order_id: string } }).widgetOptions;
    await fetch('/sandbox-razorpay/pay', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ razorpay_order_id: order }),
    });
  });
  await page.close();
}

test(
  'R13: a shopper whose page is closed after the payment pays once',
  OLDER_TOO,
  async ({ page, context, open, backend, isOlder }) => {
    await open('/place-order');
    await payAndClosePage(page);
    const next = await context.newPage();
    await open('/orders', next);
    if (isOlder) {
      await expect(orderRows(next)).toContainText(['Paid']);
      await expectInCart(next, 0);
      return;
    }
    // A backend that checks signatures does not accept the order's id alone.
    await expect(next.getByText(BEGUN)).toBeVisible();
    await expect(next.getByText('has not been paid')).toHaveCount(0);
    await expect(next.getByRole('link', { name: 'Back to checkout' })).toHaveCount(0);
    await open('/place-order', next);
    await placeButton(next).click({ force: true });
    expect(await orderCalls(backend)).toHaveLength(1);
    await expectInCart(next, FRAME.quantity);
  },
);
