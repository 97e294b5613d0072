import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';

import type { CartRecord } from '#domain/cart/cart.ts';
import { orderAttempts } from '#shop/orders/orderAttempts.ts';
import { answersOnce, MUG_LINE, mugOrder, mugs } from '#tests/support/mugOrder.ts';
import { sandbox } from '#tests/support/server.ts';
import { calls, DEMO, storedCart, putServerCart, serverCart } from '#tests/support/shopper.ts';
import { quiet, shopperWith, startShop, until } from '#tests/support/startShop.ts';

const CART = mugs(2);
const LAMP = { lamp: { L: 1 } };
const BOTH = { ...CART, ...LAMP };
const VERIFY = '/api/order/verifyRazorpay';
const GET = '/api/cart/get';

/** A logged-in shopper at the checkout with two mugs, whose cart another device has changed since. */
async function shopperWhoseOtherDevice(changed: CartRecord = BOTH) {
  const visit = await shopperWith(CART);
  putServerCart(changed);
  return visit;
}

const failsOnce = (route: string, fault: 'refuse' | 'hang' | 'commitThenDrop'): void =>
  sandbox.controls.faults.add({ route, times: 1, fault });

test('R38: lines and pieces that another device added before this order stay in the cart, here and at the server', async () => {
  const { actions, cart } = await shopperWhoseOtherDevice({ ...mugs(5), ...LAMP });
  expect(await actions.placeOrder(mugOrder())).toEqual({ next: 'placed' });
  const left = { ...mugs(3), ...LAMP };
  await until(() => expect(serverCart()).toEqual(left));
  await quiet();
  expect([cart(), storedCart()]).toEqual([left, left]);
});

test('R38: a line that this device removed does not return with the order', async () => {
  const { actions, cart } = await shopperWhoseOtherDevice();
  actions.reloadCart();
  await until(() => expect(cart()).toEqual(BOTH));
  failsOnce('/api/cart/update', 'refuse');
  actions.setQuantity({ productId: 'lamp', size: 'L' }, 0);
  await quiet();
  failsOnce('/api/cart/update', 'refuse');
  expect(await actions.placeOrder(mugOrder())).toEqual({ next: 'placed' });
  await quiet();
  expect([cart(), serverCart()]).toEqual([{}, {}]);
});

test('R38: an order is sent although the server’s cart cannot be read before it, and waits 1.5 s for a call that hangs', async () => {
  const { actions, cart } = await shopperWhoseOtherDevice();
  failsOnce(GET, 'refuse');
  expect(await actions.placeOrder(mugOrder())).toEqual({ next: 'placed' });
  await quiet();
  expect(cart()).toEqual({});
  actions.setQuantity(MUG_LINE, 2);
  await quiet();
  failsOnce(GET, 'hang');
  const began = Date.now();
  const placing = actions.placeOrder(mugOrder());
  await until(() => expect(calls('/api/order/place')).toHaveLength(2));
  expect(Date.now() - began).toBeGreaterThan(1400);
  expect(await placing).toEqual({ next: 'placed' });
  sandbox.controls.faults.release();
});

test('R9 R38: lines that another device added survive an order whose response is lost, and a reload', async () => {
  const { actions, leave } = await shopperWhoseOtherDevice();
  failsOnce('/api/order/place', 'commitThenDrop');
  expect(await actions.placeOrder(mugOrder())).toEqual({ next: 'unknown' });
  expect(serverCart()).toEqual({});
  leave();
  const next = startShop();
  await quiet();
  expect(next.cart()).toEqual(BOTH);
  await next.actions.fetchOrders();
  await quiet();
  expect([next.cart(), serverCart()]).toEqual([LAMP, LAMP]);
});

test('R38: while the order is under way the shopper sees the same total, and a refusal shows the new cart', async () => {
  const { actions, cart } = await shopperWhoseOtherDevice();
  const seen: CartRecord[] = [];
  answersOnce('/api/order/place', () => {
    seen.push(cart());
    return HttpResponse.json({ success: false, message: 'The shop is closed today.' });
  });
  expect(await actions.placeOrder(mugOrder())).toMatchObject({ next: 'refused' });
  expect([seen, cart()]).toEqual([[CART], BOTH]);
  await quiet();
  expect(serverCart()).toEqual(BOTH);
});

test.each(['stripe', 'razorpay'] as const)(
  'R38: pieces that another device adds to an ordered line before its payment by %s stay, since the cart was not emptied',
  async (paymentMethod) => {
    const { actions, leave } = await shopperWhoseOtherDevice(CART);
    expect(['redirect', 'widget']).toContain((await actions.placeOrder({ ...mugOrder(), paymentMethod })).next);
    putServerCart(mugs(5));
    leave();
    const next = startShop();
    await quiet();
    expect([next.cart(), serverCart()]).toEqual([mugs(5), mugs(5)]);
  },
);

/** A payment of the two mugs in the widget, which was not handed over yet. */
function aWidgetPayment(): string {
  const lines = [{ ...MUG_LINE, quantity: 2 }];
  const { attempt } = orderAttempts.begin({ account: DEMO.id, method: 'razorpay', amount: 100, lines });
  orderAttempts.update(attempt.idempotencyKey, { state: 'unknown', widgetOrderId: 'order_1' });
  return attempt.idempotencyKey;
}

/** The server empties its cart with the payment that it confirms next. */
const empties = (answer: Response): void =>
  answersOnce(VERIFY, () => {
    putServerCart({});
    return answer;
  });

test('R38: lines that another device added stay when a widget payment empties the cart', async () => {
  const { actions, cart } = await shopperWhoseOtherDevice();
  empties(HttpResponse.json({ success: true, message: 'Payment Successful' }));
  const payment = { razorpay_payment_id: 'pay_1', razorpay_order_id: 'order_1', razorpay_signature: 'signed' };
  await actions.verifyWidget(aWidgetPayment(), payment);
  await until(() => expect(serverCart()).toEqual(LAMP));
  await quiet();
  expect(cart()).toEqual(LAMP);
});

test('R38: lines that another device added stay when the response to My Orders’ check of a payment is lost', async () => {
  const { actions, cart } = await shopperWhoseOtherDevice();
  const key = aWidgetPayment();
  empties(HttpResponse.error());
  const { settled } = await actions.fetchOrders();
  expect(settled).toMatchObject([{ idempotencyKey: key, resolution: 'widgetBegun' }]);
  await until(() => expect(serverCart()).toEqual(BOTH));
  await quiet();
  expect(cart()).toEqual(BOTH);
});

test('My Orders without a payment to check makes no cart call', async () => {
  const { actions } = await shopperWhoseOtherDevice();
  sandbox.controls.journal.clear();
  await actions.fetchOrders();
  await quiet();
  expect(calls().map(({ path }) => path)).toEqual(['/api/order/userorders']);
});
