import type { Page } from '@playwright/test';

import {
  arrive,
  choose,
  expectFormKept,
  FRAME,
  holdClock,
  orderCalls,
  placeButton,
  tick,
  TOTAL,
} from '../support/payments.ts';
import { EVERYWHERE, expect, OLDER_TOO, PHONE_TOO, test } from '../support/shop.ts';
import { expectInCart, logIn } from '../support/shopper.ts';

const LINK = 'upi://pay?pa=kanuka@upi&pn=Kanuka%20Photo%20Gifts&am=2198.00&cu=INR';
const MESSAGE = `I have paid ${TOTAL.text} by UPI for this order:\n2 x ${FRAME.name} (${FRAME.size})\nUPI transaction ID: `;

/** At the checkout, with UPI chosen. */
async function chooseUpi(page: Page, open: (path: string) => Promise<unknown>): Promise<void> {
  await open('/place-order');
  await choose(page, 'UPI QR');
}

test(
  'R12: a shopper reads one and the same amount in cart, QR code, app link, button and order',
  EVERYWHERE,
  async ({ page, context, open, backend, isMobile, isOlder }) => {
    await arrive(context, backend);
    await open('/cart');
    await expect(page.getByRole('region', { name: 'Cart Totals' })).toContainText(TOTAL.text);
    await chooseUpi(page, open);
    await expect(page.getByRole('img', { name: `UPI QR code: pay ${TOTAL.text} to Kanuka Photo Gifts` })).toBeVisible();
    const app = page.getByRole('link', { name: 'Pay with UPI app' });
    if (isMobile) await expect(app).toHaveAttribute('href', LINK);
    else await expect(app).toBeHidden();
    await expect(placeButton(page)).toHaveText(`PLACE ORDER · ${TOTAL.text}`);
    await tick(page).check();
    await page.clock.fastForward(3000);
    await expect(page).toHaveURL('/orders');
    await expect(page.getByText('UPI Order Placed Successfully')).toBeVisible();
    const paymentMethod = isOlder ? 'COD' : 'UPI';
    expect(await backend.orders()).toMatchObject([{ amount: TOTAL.rupees, paymentMethod, payment: false }]);
    // Whatever the backend made of it, this device knows that a proof is to be sent.
    await expect(page.getByRole('link', { name: /^Send proof/ })).toBeVisible();
    await expectInCart(page, 0);
  },
);

test('a shopper copies the UPI id and the amount, and finds the WhatsApp message written', async ({
  page,
  context,
  open,
  backend,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await arrive(context, backend);
  await chooseUpi(page, open);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole('button', { name: 'Copy the UPI ID' }).click();
  await expect.poll(copied).toBe('kanuka@upi');
  await page.getByRole('button', { name: 'Copy the amount' }).click();
  await expect.poll(copied).toBe('2198');
  await expect(page.getByText('Copied.')).toBeVisible();
  const proof = page.getByRole('link', { name: 'Open WhatsApp' });
  await expect(proof).toHaveAttribute('href', `https://wa.me/910000000000?text=${encodeURIComponent(MESSAGE)}`);
  await expect(proof).toHaveAttribute('rel', /noopener/);
});

test(
  'R11: a shopper whose UPI order fails is told in the server’s words, and may tick again',
  OLDER_TOO,
  async ({ page, context, open, backend, watch }) => {
    watch.allow(/Failed to load resource/);
    await arrive(context, backend);
    const message = 'UPI is down for maintenance';
    await backend.once('POST /api/order/place', { type: 'successFalse', message });
    await chooseUpi(page, open);
    await tick(page).check();
    await page.clock.fastForward(3000);
    await expect(page.getByRole('main').getByText(message)).toBeVisible();
    await expect(tick(page)).not.toBeChecked();
    await expectFormKept(page);
    await expectInCart(page, FRAME.quantity);
    await tick(page).check();
    await page.clock.fastForward(3000);
    await expect(page).toHaveURL('/orders');
    expect(await backend.orders()).toHaveLength(1);
  },
);

test(
  'R9 R11: a shopper whose UPI answer is lost is sent to My Orders, and can tick nothing more',
  OLDER_TOO,
  async ({ page, context, open, backend, watch }) => {
    watch.allow(/Failed to load resource/);
    await arrive(context, backend);
    await backend.once('POST /api/order/place', 'commitThenDrop');
    await chooseUpi(page, open);
    await tick(page).check();
    await page.clock.fastForward(3000);
    await expect(page.getByText('We may have received your order.')).toBeVisible();
    await expect(page.getByText(/^Please do not pay yet/)).toBeVisible();
    await expect(tick(page)).toHaveCount(0);
    await page.clock.fastForward(5000);
    await page.getByRole('link', { name: 'See My Orders' }).click();
    await expect(page.getByRole('main').getByRole('link', { name: `Send proof: ${FRAME.name}` })).toBeVisible();
    await expectInCart(page, 0);
    expect(await orderCalls(backend)).toHaveLength(1);
  },
);

test(
  'a visitor is asked to log in before paying, and ticks after',
  PHONE_TOO,
  async ({ page, context, open, backend }) => {
    await arrive(context, backend, { isLoggedIn: false });
    await chooseUpi(page, open);
    const first = page.getByText('Log in first, so that your payment finds its order.');
    await expect(first).toBeVisible();
    await expect(page.getByRole('img', { name: /^UPI QR code/ })).toHaveCount(0);
    expect(await page.content(), 'nothing to scan, and nothing to follow').not.toContain('upi://');
    await holdClock(page);
    await expect(tick(page)).toBeDisabled();
    await tick(page).click({ force: true });
    await page.clock.runFor(5000);
    await page.clock.resume();
    expect(await orderCalls(backend)).toEqual([]);
    await page
      .getByRole('region', { name: 'Ordering needs a free account' })
      .getByRole('link', { name: 'Log in' })
      .click();
    await logIn(page);
    await expect(page).toHaveURL('/place-order');
    await expectFormKept(page);
    await expect(page.getByRole('radio', { name: 'UPI QR' })).toBeChecked();
    await expect(first).toHaveCount(0);
    await tick(page).check();
    await page.clock.fastForward(3000);
    await expect(page).toHaveURL('/orders');
    expect(await backend.orders()).toHaveLength(1);
  },
);
