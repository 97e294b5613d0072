import type { Page } from '@playwright/test';

import { arrive, orderCalls, placeButton, serverCart } from '../support/payments.ts';
import { expect, test } from '../support/shop.ts';
import { expectInCart } from '../support/shopper.ts';

const EMPTY = 'Your cart is empty.';

/** Makes the tab order when it receives the signal. */
const orderAtSignal = (page: Page) =>
  placeButton(page).evaluate((button: HTMLButtonElement) => {
    new BroadcastChannel('now').addEventListener('message', () => button.click());
  });

test.beforeEach(({ context, backend }) => arrive(context, backend).then(() => undefined));

test('R19: a shopper who orders in two tabs at once orders once', async ({ page, context, open, backend, watch }) => {
  // The slower click may find the form already removed by the other tab's order.
  watch.allow(/Form submission canceled because the form is not connected/);
  const other = await context.newPage();
  await open('/place-order', other);
  await open('/place-order');
  for (const tab of [page, other]) await orderAtSignal(tab);
  // The second click comes while the first order is pending or right after it; each alone:
  // tests/unit/shop/orders/placeOrderOnce.test.ts.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- BroadcastChannel has no target origin
  await page.evaluate(() => new BroadcastChannel('now').postMessage('order'));
  await expect.poll(() => [page.url(), other.url()].some((url) => url.endsWith('/orders'))).toBe(true);
  for (const tab of [page, other]) {
    await expectInCart(tab, 0);
    if (!tab.url().endsWith('/orders')) await expect(tab.getByText(EMPTY)).toBeVisible();
  }
  expect(await orderCalls(backend)).toHaveLength(1);
  expect(await backend.orders()).toHaveLength(1);
});

test('R19: a shopper can order while another tab’s request hangs', async ({ page, context, open, backend, watch }) => {
  // The request is released after the order has emptied the server's cart.
  watch.allow(/cart\/update: Cannot set properties of undefined/);
  await backend.once('POST /api/cart/update', 'hang');
  await open('/cart');
  await page.getByRole('spinbutton').fill('3');
  const paths = async (): Promise<readonly string[]> => (await backend.log()).map(({ path }) => path);
  // The log has the shopper's earlier requests as well: this is the one without a response.
  const hanging = async () =>
    (await backend.log()).filter(({ path, status }) => path === '/api/cart/update' && status === 'pending');
  await expect.poll(hanging).toHaveLength(1);
  const other = await context.newPage();
  await open('/place-order', other);
  const waits = (): Promise<boolean> =>
    other.evaluate(async () => {
      const { pending = [] } = await navigator.locks.query();
      return pending.some(({ name }) => name === 'kanuka:cart');
    });
  await expect.poll(waits).toBe(true);
  await other.clock.fastForward(20_000);
  await expect(other.getByText('Your account cart could not be loaded.')).toBeVisible();
  const writes = async () => (await paths()).filter((path) => /^\/api\/cart\/(?:add|update)/.test(path));
  const before = await writes();
  await placeButton(other).click();
  await expect(other).toHaveURL('/orders');
  expect(await backend.orders()).toHaveLength(1);
  // The hanging tab does not show the other tab's order message.
  expect(await writes()).toEqual(before);
  await backend.release();
  for (const tab of [page, other]) await expectInCart(tab, 0);
  await expect.poll(() => serverCart(backend)).toEqual({});
});
