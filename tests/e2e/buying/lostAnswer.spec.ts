import type { Page } from '@playwright/test';

import {
  arrive,
  expectFormFilledIn,
  FRAME,
  orderCalls,
  orderRows,
  placeButton,
  serverCart,
} from '../support/payments.ts';
import { expect, goTo, OLDER_TOO, test } from '../support/shop.ts';
import { expectInCart, PRODUCTS } from '../support/shopper.ts';

const PLACE = 'POST /api/order/place';
const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'We may have received your order.' });
const seeOrders = (page: Page) => notice(page).getByRole('link', { name: 'See My Orders' }).click();

test.beforeEach(async ({ context, backend, watch }) => {
  watch.allow(/Failed to load resource/);
  await arrive(context, backend);
});

test('R9 R19: a shopper whose response is lost orders once', async ({ page, context, open, backend }) => {
  test.slow();
  const other = await context.newPage();
  await open('/place-order', other);
  await open('/place-order');
  await backend.once(PLACE, 'commitThenDrop');
  await placeButton(page).click();

  await test.step('clicks and Enter send nothing more', async () => {
    await expect(notice(page)).toBeVisible();
    await expect(placeButton(page)).toHaveAttribute('aria-disabled', 'true');
    await placeButton(page).click({ force: true });
    await page.getByLabel('First name').press('Enter');
    await expectInCart(page, FRAME.quantity);
    await expectFormFilledIn(page);
  });

  await test.step('another open tab is notified and sends nothing', async () => {
    await expect(notice(other)).toBeVisible();
    await placeButton(other).click({ force: true });
  });

  await test.step('a reload sends nothing', async () => {
    await open();
    await expect(notice(page)).toBeVisible();
    // The server emptied its cart with the order; until the order is confirmed, this device's cart is shown.
    await expectInCart(page, FRAME.quantity);
    await expect(placeButton(page)).toHaveAttribute('aria-disabled', 'true');
  });

  await test.step('the other tab with another product sends nothing', async () => {
    await goTo(other, `/product/${PRODUCTS.magicMug.id}`);
    await other.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first().click();
    await goTo(other, '/place-order');
    await expect(notice(other)).toBeVisible();
    await placeButton(other).click({ force: true });
    await other.close();
  });

  await test.step('My Orders lists the order, and the cart holds what was added later', async () => {
    await seeOrders(page);
    await expect(orderRows(page)).toContainText([FRAME.name]);
    await expectInCart(page, 1);
    await expect.poll(() => serverCart(backend)).toEqual({ [PRODUCTS.magicMug.id]: { '325 ml': 1 } });
    expect(await orderCalls(backend)).toHaveLength(1);
    expect(await backend.orders()).toHaveLength(1);
    expect(await page.evaluate(() => sessionStorage.getItem('kanuka.checkout'))).toBeNull();
  });
});

test(
  'R9: an order that the browser sends twice is shown as one',
  OLDER_TOO,
  async ({ page, open, backend, isOlder }) => {
    // A browser repeats a request by itself after a connection closed without a response and after a 408.
    await backend.once(PLACE, isOlder ? { type: 'commitThenStatus', code: 408, message: 'too slow' } : 'unanswered');
    await open('/place-order');
    await placeButton(page).click();
    await expect(page).toHaveURL('/orders');
    expect(await backend.orders(), 'the database has two orders').toHaveLength(2);
    await expect(orderRows(page)).toHaveCount(1);
    await expect(
      page.getByText('We received this order twice. Pay only once, and tell us on WhatsApp to cancel the extra.'),
    ).toBeVisible();
    await expectInCart(page, 0);
  },
);
