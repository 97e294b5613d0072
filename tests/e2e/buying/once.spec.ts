import { arrive, orderCalls, placeButton } from '../support/payments.ts';
import { expect, test } from '../support/shop.ts';
import { expectInCart } from '../support/shopper.ts';

test('R19: a shopper who orders in two tabs at once orders once', async ({ page, context, open, backend, watch }) => {
  // The slower click may find the form already removed by the other tab's order.
  watch.allow(/Form submission canceled because the form is not connected/);
  await arrive(context, backend);
  const other = await context.newPage();
  await open('/place-order', other);
  await open('/place-order');
  for (const tab of [page, other])
    await placeButton(tab).evaluate((button: HTMLButtonElement) => {
      new BroadcastChannel('now').addEventListener('message', () => button.click());
    });
  // The second click comes while the first order is pending or right after it; each alone:
  // tests/unit/shop/orders/placeOrderOnce.test.ts.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- BroadcastChannel has no target origin
  await page.evaluate(() => new BroadcastChannel('now').postMessage('order'));
  await expect.poll(() => [page.url(), other.url()].some((url) => url.endsWith('/orders'))).toBe(true);
  for (const tab of [page, other]) {
    await expectInCart(tab, 0);
  }
  expect(await orderCalls(backend)).toHaveLength(1);
  expect(await backend.orders()).toHaveLength(1);
});
