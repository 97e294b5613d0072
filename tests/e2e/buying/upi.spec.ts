import type { Locator, Page } from '@playwright/test';

import { arrive, choose, holdClock, orderCalls, orderRows, placeButton, tick, TOTAL } from '../support/payments.ts';
import type { Backend } from '../support/backend.ts';
import { expect, test } from '../support/shop.ts';
import { expectInCart } from '../support/shopper.ts';

const LINK =
  /^upi:\/\/pay\?pa=kanuka@upi&pn=Kanuka%20Photo%20Gifts&am=2198\.00&cu=INR&tn=Order%20([\dA-F]{8})&tr=(\1[\dA-F]{24})$/;

/** The payment link, also where its button is hidden on this screen. */
const payLink = (page: Page): Locator => page.locator('a[href^="upi:"]');

/** The reference in the current payment link. */
async function paidFor(page: Page): Promise<string> {
  await expect(payLink(page)).toHaveAttribute('href', LINK);
  return LINK.exec((await payLink(page).getAttribute('href')) ?? '')?.[2] ?? '';
}

/** The references of the stored orders, in the format of payments. */
const storedRefs = async (backend: Backend): Promise<readonly string[]> =>
  (await backend.orders()).map(({ items }) => {
    const [first] = items as readonly { readonly ref?: string }[];
    return (first?.ref ?? '').replaceAll('-', '').toUpperCase();
  });

async function copyAll(page: Page): Promise<void> {
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole('button', { name: 'Copy the UPI ID' }).click();
  await expect.poll(copied).toBe('kanuka@upi');
  await page.getByRole('button', { name: 'Copy the amount' }).click();
  await expect.poll(copied).toBe('2198');
  await expect(page.getByText('Copied.')).toBeVisible();
}

test('R10 R12: UPI shows one amount and waits three seconds after the tick', async ({
  page,
  context,
  open,
  backend,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await arrive(context, backend);
  await open('/place-order');
  await choose(page, 'UPI QR');
  await expect(page.getByRole('img', { name: `UPI QR code: pay ${TOTAL.text} to Kanuka Photo Gifts` })).toBeVisible();
  const paid = await paidFor(page);
  await expect(placeButton(page)).toHaveText(`PLACE ORDER · ${TOTAL.text}`);
  await copyAll(page);
  await holdClock(page);
  await tick(page).check();
  const counting = page.getByText('Payment Confirmed. Placing Order...');
  await expect(counting).toBeVisible();
  await page.clock.runFor(2999);
  await expect(counting).toBeVisible();
  expect(await orderCalls(backend)).toEqual([]);
  await page.clock.runFor(1);
  await expect(page).toHaveURL('/orders');
  await expect(page.getByText('UPI Order Placed Successfully')).toBeVisible();
  await page.clock.runFor(10_000);
  await page.clock.resume();
  await expect(orderRows(page)).toHaveCount(1);
  expect(await orderCalls(backend)).toHaveLength(1);
  const order = { amount: TOTAL.rupees, paymentMethod: 'UPI', payment: false };
  expect(await backend.orders()).toMatchObject([order]);
  expect(await storedRefs(backend)).toEqual([paid]);
  await expect(page.getByRole('link', { name: /^Send payment proof/ }).first()).toBeVisible();
  await expectInCart(page, 0);
});
