import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';

import type { CartRecord } from '#domain/cart/cart.ts';
import { paise } from '#domain/money/money.ts';
import { orderAttempts } from '#shop/orders/orderAttempts.ts';
import { aLine, rupees } from '#tests/support/factories.ts';
import { sandbox, server } from '#tests/support/server.ts';
import {
  anOrderRequest,
  calls,
  DEMO,
  demoProduct,
  storedCart,
  ORIGIN,
  putServerCart,
  serverCart,
} from '#tests/support/shopper.ts';
import { quiet, shopperWith, startShop, until } from '#tests/support/startShop.ts';

const MUG = demoProduct('Magic Photo Mug with Colour Inside');
const SIZE = '325 ml';
const CART = { [MUG._id]: { [SIZE]: 2 } };
const LAMP = { lamp: { L: 1 } };

const twoMugs = () => {
  const product = { id: MUG._id, name: MUG.name, price: rupees(MUG.price), sizes: [SIZE] };
  return anOrderRequest({
    lines: [aLine({ product, size: SIZE, quantity: 2 })],
    amount: paise(rupees(MUG.price) * 2),
  });
};

/** A logged-in shopper at the checkout with two mugs, whose cart another device has changed since. */
async function shopperWhoseOtherDevice(changed: CartRecord) {
  const visit = await shopperWith(CART);
  putServerCart(changed);
  return visit;
}

/** The server confirms a payment, and empties its cart with it. */
function confirms(path: string): void {
  const confirm = (): Response => {
    putServerCart({});
    return HttpResponse.json({ success: true, message: 'Payment Successful' });
  };
  server.use(http.post(`${ORIGIN}${path}`, confirm, { once: true }));
}

test('R38: lines and pieces that another device added before this order stay in the cart, here and at the server', async () => {
  const { actions, cart } = await shopperWhoseOtherDevice({ [MUG._id]: { [SIZE]: 5 }, ...LAMP });
  expect(await actions.placeOrder(twoMugs())).toEqual({ next: 'placed' });
  const left = { [MUG._id]: { [SIZE]: 3 }, ...LAMP };
  await until(() => expect(serverCart()).toEqual(left));
  await quiet();
  expect([cart(), storedCart()]).toEqual([left, left]);
});

test('R38: a line that this device removed does not return with the order', async () => {
  const { actions, cart } = await shopperWhoseOtherDevice({ ...CART, ...LAMP });
  actions.reloadCart();
  await until(() => expect(cart()).toEqual({ ...CART, ...LAMP }));
  sandbox.controls.faults.add({ route: '/api/cart/update', times: 1, fault: 'refuse' });
  actions.setQuantity({ productId: 'lamp', size: 'L' }, 0);
  await quiet();
  sandbox.controls.faults.add({ route: '/api/cart/update', times: 1, fault: 'refuse' });
  expect(await actions.placeOrder(twoMugs())).toEqual({ next: 'placed' });
  await quiet();
  expect([cart(), serverCart()]).toEqual([{}, {}]);
});

test('R38: an order is sent although the server’s cart cannot be read before it', async () => {
  const { actions, cart } = await shopperWhoseOtherDevice({ ...CART, ...LAMP });
  sandbox.controls.faults.add({ route: '/api/cart/get', times: 1, fault: { type: 'status', code: 500 } });
  expect(await actions.placeOrder(twoMugs())).toEqual({ next: 'placed' });
  await quiet();
  expect(cart()).toEqual({});
});

test('R38: an order waits no longer than 1.5 s for a cart call that hangs', async () => {
  const { actions } = await shopperWhoseOtherDevice({ ...CART, ...LAMP });
  sandbox.controls.faults.add({ route: '/api/cart/get', times: 1, fault: 'hang' });
  const began = Date.now();
  const placing = actions.placeOrder(twoMugs());
  await until(() => expect(calls('/api/order/place')).toHaveLength(1));
  expect(Date.now() - began).toBeGreaterThan(1400);
  expect(await placing).toEqual({ next: 'placed' });
  sandbox.controls.faults.release();
});

test('R38: lines that another device added survive an order whose response is lost, and a reload', async () => {
  const { actions, leave } = await shopperWhoseOtherDevice({ ...CART, ...LAMP });
  sandbox.controls.faults.add({ route: '/api/order/place', times: 1, fault: 'commitThenDrop' });
  expect(await actions.placeOrder(twoMugs())).toEqual({ next: 'unknown' });
  expect(serverCart()).toEqual({});
  leave();
  const next = startShop();
  await quiet();
  expect(next.cart()).toEqual({ ...CART, ...LAMP });
  await next.actions.fetchOrders();
  await quiet();
  expect([next.cart(), serverCart()]).toEqual([LAMP, LAMP]);
});

test('R38: while the order is under way the shopper sees the same total, and a refusal shows the new cart', async () => {
  const { actions, cart } = await shopperWhoseOtherDevice({ ...CART, ...LAMP });
  const seen: CartRecord[] = [];
  const refuse = (): Response => {
    seen.push(cart());
    return HttpResponse.json({ success: false, message: 'The shop is closed today.' });
  };
  server.use(http.post(`${ORIGIN}/api/order/place`, refuse, { once: true }));
  expect(await actions.placeOrder(twoMugs())).toMatchObject({ next: 'refused' });
  expect(seen).toEqual([CART]);
  expect(cart()).toEqual({ ...CART, ...LAMP });
  await quiet();
  expect(serverCart()).toEqual({ ...CART, ...LAMP });
});

test('R38: lines that another device added stay when a widget payment empties the cart', async () => {
  const { actions, cart } = await shopperWhoseOtherDevice({ ...CART, ...LAMP });
  const lines = [{ productId: MUG._id, size: SIZE, quantity: 2 }];
  const { attempt } = orderAttempts.begin({ account: DEMO.id, method: 'razorpay', amount: 100, lines });
  confirms('/api/order/verifyRazorpay');
  await actions.verifyWidget(attempt.idempotencyKey, {
    razorpay_payment_id: 'pay_1',
    razorpay_order_id: 'order_1',
    razorpay_signature: 'signed',
  });
  await until(() => expect(serverCart()).toEqual(LAMP));
  await quiet();
  expect(cart()).toEqual(LAMP);
});

test.each(['stripe', 'razorpay'] as const)(
  'R38: pieces that another device adds to an ordered line before its payment by %s stay, since the cart was not emptied',
  async (paymentMethod) => {
    const { actions, leave } = await shopperWhoseOtherDevice(CART);
    expect(['redirect', 'widget']).toContain((await actions.placeOrder({ ...twoMugs(), paymentMethod })).next);
    const grown = { [MUG._id]: { [SIZE]: 5 } };
    putServerCart(grown);
    leave();
    const next = startShop();
    await quiet();
    expect([next.cart(), serverCart()]).toEqual([grown, grown]);
  },
);

/** A widget payment whose page closed before it was handed over, so that My Orders checks it. */
function anUnreportedPayment(): string {
  const lines = [{ productId: MUG._id, size: SIZE, quantity: 2 }];
  const { attempt } = orderAttempts.begin({ account: DEMO.id, method: 'razorpay', amount: 100, lines });
  orderAttempts.update(attempt.idempotencyKey, { state: 'unknown', widgetOrderId: 'order_1' });
  return attempt.idempotencyKey;
}

test('R38: lines that another device added stay when the response to My Orders’ check of a payment is lost', async () => {
  const { actions, cart } = await shopperWhoseOtherDevice({ ...CART, ...LAMP });
  const key = anUnreportedPayment();
  const confirm = (): Response => {
    putServerCart({});
    return HttpResponse.error();
  };
  server.use(http.post(`${ORIGIN}/api/order/verifyRazorpay`, confirm, { once: true }));
  const { settled } = await actions.fetchOrders();
  expect(settled).toMatchObject([{ idempotencyKey: key, resolution: 'widgetBegun' }]);
  await until(() => expect(serverCart()).toEqual({ ...CART, ...LAMP }));
  await quiet();
  expect(cart()).toEqual({ ...CART, ...LAMP });
});

test('My Orders without a payment to check makes no cart call', async () => {
  const { actions } = await shopperWhoseOtherDevice({ ...CART, ...LAMP });
  sandbox.controls.journal.clear();
  await actions.fetchOrders();
  await quiet();
  expect(calls().map(({ path }) => path)).toEqual(['/api/order/userorders']);
});
