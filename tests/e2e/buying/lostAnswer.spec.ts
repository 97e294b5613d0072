import type { Page } from '@playwright/test';

import {
  arrive,
  expectFormKept,
  FRAME,
  orderCalls,
  orderRows,
  placeButton,
  serverCart,
  TOTAL,
} from '../support/payments.ts';
import { expect, OLDER_TOO, test } from '../support/shop.ts';
import { expectInCart, GIFTS } from '../support/shopper.ts';

const PLACE = 'POST /api/order/place';
const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'We may have received your order.' });
const seeOrders = (page: Page) => notice(page).getByRole('link', { name: 'See My Orders' }).click();

test.beforeEach(async ({ context, backend, watch }) => {
  watch.allow(/Failed to load resource/);
  await arrive(context, backend);
});

test(
  'R9: a shopper whose answer is lost never orders twice, and finds the order in My Orders',
  OLDER_TOO,
  async ({ page, context, open, backend }) => {
    await backend.once(PLACE, 'commitThenDrop');
    await open('/place-order');
    await placeButton(page).click();

    await test.step('clicks and Enter send nothing more', async () => {
      await expect(notice(page)).toBeVisible();
      await expect(placeButton(page)).toHaveAttribute('aria-disabled', 'true');
      await placeButton(page).click({ force: true });
      await page.getByLabel('First name').press('Enter');
      await expectInCart(page, FRAME.quantity);
      await expectFormKept(page);
    });

    await test.step('nor does a reload', async () => {
      await open();
      await expect(notice(page)).toBeVisible();
      // The server has emptied its cart with the order; until the shopper knows of it, this device's counts.
      await expectInCart(page, FRAME.quantity);
      await expect(placeButton(page)).toHaveAttribute('aria-disabled', 'true');
    });

    await test.step('nor another tab, with another gift', async () => {
      const other = await context.newPage();
      await open(`/product/${GIFTS.magicMug.id}`, other);
      await other.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first().click();
      await open('/place-order', other);
      await expect(notice(other)).toBeVisible();
      await placeButton(other).click({ force: true });
      await other.close();
    });

    await test.step('My Orders has it, and the cart holds what came after', async () => {
      await seeOrders(page);
      await expect(orderRows(page)).toContainText([FRAME.name]);
      await expectInCart(page, 1);
      await expect.poll(() => serverCart(backend)).toEqual({ [GIFTS.magicMug.id]: { '325 ml': 1 } });
      expect(await orderCalls(backend)).toHaveLength(1);
      expect(await backend.orders()).toHaveLength(1);
      expect(await page.evaluate(() => sessionStorage.getItem('kanuka.checkout'))).toBeNull();
    });
  },
);

test('R9 R19: a shopper whose other tab stood open already cannot order there either', async ({
  page,
  context,
  open,
  backend,
}) => {
  const other = await context.newPage();
  await open('/place-order', other);
  await open('/place-order');
  await backend.once(PLACE, 'commitThenDrop');
  await placeButton(page).click();
  await expect(notice(page)).toBeVisible();
  // The other tab hears of it by itself.
  await expect(notice(other)).toBeVisible();
  await placeButton(other).click({ force: true });
  expect(await orderCalls(backend)).toHaveLength(1);
});

for (const [what, fault, stored] of [
  ['is answered by half an answer', { type: 'body', kind: 'truncated' }, 1],
  ['has no connection', 'refuse', 0],
] as const) {
  test(`R9: a shopper who ${what} looks into My Orders first, and ends with one order`, async ({
    page,
    open,
    backend,
  }) => {
    await backend.once(PLACE, fault);
    await open('/place-order');
    await placeButton(page).click();
    await expect(notice(page)).toBeVisible();
    await expectInCart(page, FRAME.quantity);
    await seeOrders(page);
    await expect(page).toHaveURL('/orders');
    if (stored === 1) {
      await expect(orderRows(page)).toHaveCount(1);
      await expectInCart(page, 0);
    } else {
      await expect(page.getByText('You have no orders yet.')).toBeVisible();
      await expectInCart(page, FRAME.quantity);
      await page.goBack();
      await expect(notice(page)).toHaveCount(0);
      await expectFormKept(page);
      await placeButton(page).click();
      await expect(page).toHaveURL('/orders');
    }
    expect(await orderCalls(backend)).toHaveLength(2 - stored);
    expect(await backend.orders()).toHaveLength(1);
  });
}

test('R9: a shopper who reloads while the order is on its way is told so, and can go on after My Orders', async ({
  page,
  open,
  backend,
}) => {
  await backend.once(PLACE, 'hang');
  await open('/place-order');
  await placeButton(page).click();
  await expect.poll(() => orderCalls(backend)).toHaveLength(1);
  await open();
  await expect(notice(page)).toBeVisible();
  await placeButton(page).click({ force: true });
  await seeOrders(page);
  await expect(page.getByText('You have no orders yet.')).toBeVisible();
  await page.goBack();
  await placeButton(page).click();
  await expect(page).toHaveURL('/orders');
  await expect(orderRows(page)).toHaveCount(1);
  expect(await orderCalls(backend)).toHaveLength(2);
  expect(await backend.orders()).toHaveLength(1);
});

test('R4: a shopper whom the busy shop turns away reads a calm word, and tries again', async ({
  page,
  open,
  backend,
}) => {
  await backend.once(PLACE, { type: 'status', code: 429 });
  await open('/place-order');
  await placeButton(page).click();
  await expect(
    page.getByRole('main').getByText('The shop is busy right now. Please wait a few minutes and try again.'),
  ).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
  await expectFormKept(page);
  await page.clock.runFor(10_000);
  expect(await orderCalls(backend), 'nothing by itself').toHaveLength(1);
  await placeButton(page).click();
  await expect(page).toHaveURL('/orders');
  expect(await backend.orders()).toHaveLength(1);
});

test(
  'R9: a gateway’s 504 in JSON, for an order that was stored, lets no second one through',
  OLDER_TOO,
  async ({ page, open, backend }) => {
    await backend.once(PLACE, { type: 'commitThenStatus', code: 504, message: 'no answer from upstream' });
    await open('/place-order');
    await placeButton(page).click();
    await expect(notice(page)).toBeVisible();
    await placeButton(page).click({ force: true });
    await seeOrders(page);
    await expect(page.getByText(`Your order of ${TOTAL.text} has reached us.`)).toBeVisible();
    await expect(orderRows(page)).toHaveCount(1);
    await expectInCart(page, 0);
    expect(await backend.orders()).toHaveLength(1);
  },
);

for (const [how, fault, details] of [
  ['a connection that dies before its answer', 'unanswered', OLDER_TOO],
  ['a 408', { type: 'commitThenStatus', code: 408, message: 'too slow' }, {}],
] as const) {
  test(
    `R9: an order that the browser itself sends again after ${how} is one to the shopper, who can tell the shop`,
    details,
    async ({ page, open, backend }) => {
      await backend.once(PLACE, fault);
      await open('/place-order');
      await placeButton(page).click();
      await expect(page).toHaveURL('/orders');
      expect(await backend.orders(), 'two are stored').toHaveLength(2);
      await expect(orderRows(page)).toHaveCount(1);
      await expect(page.getByText('Your order reached us twice. You pay once; tell us on WhatsApp.')).toBeVisible();
      await expectInCart(page, 0);
    },
  );
}

test('R9: My Orders settles an order of this very page that gets no answer, without a reload', async ({
  page,
  open,
  backend,
}) => {
  await open('/place-order');
  await backend.once(PLACE, { type: 'hang', isMade: true });
  await placeButton(page).click();
  await expect.poll(() => backend.calls(PLACE)).toBe(1);
  await page.clock.fastForward(8000);
  await page.getByRole('link', { name: 'See My Orders' }).click();
  await expect(page.getByText(`Your order of ${TOTAL.text} has reached us.`)).toBeVisible();
  await expectInCart(page, 0);
  expect(await backend.orders()).toHaveLength(1);
});
