import type { Page } from '@playwright/test';

import { arrive, choose, FRAME, holdClock, orderCalls, orderRows, tick } from '../support/payments.ts';
import { expect, OLDER_TOO, test } from '../support/shop.ts';
import { expectInCart } from '../support/shopper.ts';

const counting = (page: Page) => page.getByText('Payment Confirmed. Placing Order...');
const STOPPED = 'Stopped. Nothing was ordered.';

/** The count has begun, and only a test lets time pass. */
async function beginCount(page: Page, open: (path: string) => Promise<unknown>): Promise<void> {
  await open('/place-order');
  await choose(page, 'UPI QR');
  await holdClock(page);
  await expect(
    page.getByText('Ticking this places the order after 3 seconds. You can untick it to stop.'),
  ).toBeVisible();
  await tick(page).check();
  await expect(counting(page)).toBeVisible();
}

test.beforeEach(({ context, backend }) => arrive(context, backend).then(() => undefined));

test(
  'R10: a shopper who ticks has three seconds: nothing before them, one order after',
  OLDER_TOO,
  async ({ page, open, backend, isOlder }) => {
    await beginCount(page, open);
    await page.clock.runFor(2999);
    await expect(counting(page)).toBeVisible();
    expect(await orderCalls(backend)).toEqual([]);
    await page.clock.runFor(1);
    await expect(page).toHaveURL('/orders');
    await page.clock.runFor(10_000);
    await page.clock.resume();
    await expect(orderRows(page)).toHaveCount(1);
    expect(await orderCalls(backend)).toHaveLength(1);
    expect(await backend.orders()).toMatchObject([{ paymentMethod: isOlder ? 'COD' : 'UPI' }]);
  },
);

test('R10 R19: a shopper whose cart changes in another tab within the three seconds orders nothing', async ({
  page,
  context,
  open,
  backend,
}) => {
  const other = await context.newPage();
  await open('/cart', other);
  await page.bringToFront();
  await beginCount(page, open);
  // The tab stays behind: brought to the front it would hide this one, which ends the count by itself.
  await other.getByRole('button', { name: `One more of ${FRAME.name}, size ${FRAME.size}` }).dispatchEvent('click');
  await expect(page.getByText(STOPPED)).toBeVisible();
  await page.clock.runFor(5000);
  expect(await orderCalls(backend)).toEqual([]);
});

test('R10: a shopper who reloads within the three seconds is warned, and orders nothing', async ({
  page,
  open,
  backend,
}) => {
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await beginCount(page, open);
  await page.clock.resume();
  await open();
  await page.clock.fastForward(10_000);
  await expectInCart(page, FRAME.quantity);
  expect(asked).toEqual(['beforeunload']);
  expect(await orderCalls(backend)).toEqual([]);
});
