import type { Page } from '@playwright/test';

import type { Backend } from '../support/backend.ts';
import { arrive, choose, FRAME, holdClock, orderCalls, orderRows, tick } from '../support/payments.ts';
import { expect, PHONE_TOO, test } from '../support/shop.ts';
import { expectInCart } from '../support/shopper.ts';

const counting = (page: Page) => page.getByText('Payment Confirmed. Placing Order...');
const STOPPED = 'Stopped. Nothing was ordered.';
const LEFT = 'You left this page, so the order was not placed. Tick again when you are ready.';

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

async function expectNothingOrdered(page: Page, backend: Backend): Promise<void> {
  await page.clock.runFor(10_000);
  await page.clock.resume();
  await expectInCart(page, FRAME.quantity);
  expect(await orderCalls(backend)).toEqual([]);
}

test.beforeEach(({ context, backend }) => arrive(context, backend).then(() => undefined));

test(
  'R10: a shopper who ticks has three seconds: nothing before them, one order after',
  PHONE_TOO,
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

/** Whatever a shopper may do while the seconds run, with the words that follow. */
const CANCELS: Readonly<Record<string, readonly [act: (page: Page) => Promise<unknown>, said: string]>> = {
  unticks: [(page) => tick(page).uncheck(), STOPPED],
  'presses Stop': [(page) => page.getByRole('button', { name: 'Stop', exact: true }).click(), STOPPED],
  'edits a field': [(page) => page.getByLabel('Street', { exact: true }).fill('1 Other Street'), STOPPED],
  'hides the tab': [(page) => become(page, 'hidden'), LEFT],
  'puts the page aside': [(page) => putAside(page), LEFT],
};

/** The tab is seen, or not. */
const become = (page: Page, state: DocumentVisibilityState) =>
  page.evaluate((visibility) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

/** Into the browser's back/forward cache and out again. */
const putAside = (page: Page) =>
  page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });

for (const [what, [act, said]] of Object.entries(CANCELS)) {
  test(
    `R10: a shopper who ${what} within the three seconds orders nothing, and is told so`,
    PHONE_TOO,
    async ({ page, open, backend }) => {
      await beginCount(page, open);
      await page.clock.runFor(2500);
      await act(page);
      await expect(page.getByText(said)).toBeVisible();
      await expect(tick(page)).not.toBeChecked();
      await expectNothingOrdered(page, backend);
    },
  );
}

test('R10: a shopper who comes back to the tab ticks again, and orders once', async ({ page, open, backend }) => {
  await beginCount(page, open);
  await become(page, 'hidden');
  await page.clock.runFor(60_000);
  await become(page, 'visible');
  await expect(page.getByText(LEFT)).toBeVisible();
  await tick(page).check();
  await page.clock.runFor(3000);
  await expect(page).toHaveURL('/orders');
  await page.clock.resume();
  expect(await orderCalls(backend)).toHaveLength(1);
});

test('R10: a shopper who changes the way to pay within the three seconds orders nothing', async ({
  page,
  open,
  backend,
}) => {
  await beginCount(page, open);
  await choose(page, 'Order Confirm after Payment');
  await page.clock.runFor(5000);
  await choose(page, 'UPI QR');
  await expect(page.getByText(STOPPED)).toBeVisible();
  await expectNothingOrdered(page, backend);
});

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

test('R10: a shopper who goes elsewhere in the shop within the three seconds orders nothing', async ({
  page,
  open,
  backend,
}) => {
  await beginCount(page, open);
  await page.getByRole('link', { name: /^Cart, / }).click();
  await expect(page).toHaveURL('/cart');
  await expectNothingOrdered(page, backend);
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

test('R10: a shopper who ticks with an incomplete form sees what is missing, and no count begins', async ({
  page,
  open,
  backend,
}) => {
  await open('/place-order');
  await page.getByLabel('Mobile number', { exact: true }).fill('12');
  await choose(page, 'UPI QR');
  await holdClock(page);
  await tick(page).click();
  await expect(tick(page)).not.toBeChecked();
  await expect(counting(page)).toHaveCount(0);
  await expect(page.getByRole('alert').filter({ hasText: 'One field needs a look' })).toBeFocused();
  await expectNothingOrdered(page, backend);
});
