import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';

import type { OrderAttempt } from '#domain/order/orderAttempt.ts';
import { checkoutStorage } from '#shop/orders/checkoutStorage.ts';
import { orderAttempts } from '#shop/orders/orderAttempts.ts';
import { anAddress, rawOrder, rawProduct, rupees } from '#tests/support/factories.ts';
import {
  CART,
  LINES,
  lostOrder,
  orders,
  resolutionsOf,
  REST,
  shopper,
  storedOrder,
} from '#tests/support/lostOrders.ts';
import { MUG, mugOrder, mugs } from '#tests/support/mugOrder.ts';
import { failOnce, sandbox, server } from '#tests/support/server.ts';
import {
  answers,
  calls,
  DEMO,
  writeCart,
  storedCart,
  loggedIn,
  ORIGIN,
  OTHER,
  putServerCart,
  serverCart,
} from '#tests/support/shopper.ts';
import { quiet, stopTimers, until } from '#tests/support/startShop.ts';

const PRODUCTS = '/api/product/list';
const VERIFY = '/api/order/verifyRazorpay';

/** One mug for cash, and a cart that holds it. */
const REQUEST = mugOrder(1);
const REQUESTED = mugs(1);
const { _id: ID } = MUG;

const sells = (...fields: readonly Record<string, unknown>[]): void =>
  answers(PRODUCTS, { success: true, products: fields.map((each) => rawProduct({ _id: ID, ...each })) });

/** Two mugs were ordered from this form, and the response was lost. */
function lost(fields: Partial<OrderAttempt> = {}): string {
  checkoutStorage.writeDraft(anAddress());
  return lostOrder(fields);
}

test('R9: an order that My Orders lists under its key is received, and its products leave the cart', async () => {
  const { actions } = await shopper();
  const key = lost();
  // Of the same amount and time, but of another draft: a different order.
  orders(storedOrder('another'));
  expect(resolutionsOf((await actions.fetchOrders()).settled)).toEqual(['missing']);
  expect([storedCart(), orderAttempts.find(key)?.state]).toEqual([CART, 'retryable']);
  expect(checkoutStorage.readDraft()).not.toBeNull();
  expect(lost()).toBe(key);
  orders(storedOrder(key));
  expect(resolutionsOf((await actions.fetchOrders()).settled)).toEqual(['received']);
  expect([storedCart(), orderAttempts.unanswered(DEMO.id), checkoutStorage.readDraft()]).toEqual([REST, null, null]);
});

test('R9: My Orders repeats a resolution until the next attempt', async () => {
  const { actions } = await shopper();
  const key = lost();
  orders();
  for (const look of [1, 2])
    expect(resolutionsOf((await actions.fetchOrders()).settled), `look ${look}`).toEqual(['missing']);
  orderAttempts.begin({ account: DEMO.id, method: 'cod', amount: 59_800, lines: LINES });
  expect(orderAttempts.find(key)?.state).toBe('sending');
  expect((await actions.fetchOrders()).settled).toEqual([]);
  orderAttempts.remove(key);
});

test('R9: My Orders treats this page’s own order call as unanswered after 8 seconds, and not before', async () => {
  const { actions } = await shopper();
  writeCart(REQUESTED);
  vi.useFakeTimers({ toFake: ['Date'] });
  sandbox.controls.faults.add({ route: '/api/order/place', fault: 'hang' });
  const placing = actions.placeOrder(REQUEST);
  await vi.waitFor(() => expect(calls('/api/order/place')).toHaveLength(1));
  vi.setSystemTime(Date.now() + 7000);
  const early = await actions.fetchOrders();
  expect(early.settled).toEqual([]);
  expect(early.againInMs).toBeGreaterThan(0);
  expect(early.againInMs).toBeLessThanOrEqual(1000);
  vi.setSystemTime(Date.now() + 1000);
  const list = await actions.fetchOrders();
  expect([list.againInMs, resolutionsOf(list.settled)]).toEqual([null, ['missing']]);
  expect(await placing).toEqual({ next: 'unknown' });
});

test('R9: orders with the same key are shown as one, newest first, with the number of those that were paid', async () => {
  const { actions } = await shopper();
  const byCard = { paymentMethod: 'Stripe' };
  const upi = lost({ method: 'upi' });
  orders(
    storedOrder('twice', { _id: 'a', date: 1, payment: true }),
    storedOrder('twice', { _id: 'b', date: 2, payment: true }),
    storedOrder('tried', { ...byCard, _id: 'c', date: 3 }),
    storedOrder('tried', { ...byCard, _id: 'd', date: 4, payment: true }),
    storedOrder('tried', { ...byCard, _id: 'e', date: 5 }),
    // The older backend stores UPI as cash; the device that ordered knows better.
    storedOrder(upi, { _id: 'f', date: 6 }),
    rawOrder({ _id: 'old', date: 0 }),
  );
  const list = (await actions.fetchOrders()).orders;
  expect(list.map(({ id, copies, paidCopies, paymentMethod }) => [id, copies, paidCopies, paymentMethod])).toEqual([
    ['f', 1, 0, 'UPI'],
    ['d', 1, 1, 'Stripe'],
    ['b', 2, 2, 'COD'],
    ['old', 1, 0, 'COD'],
  ]);
});

test('neither an order offline nor, without a session, an order or My Orders makes a call', async () => {
  const { actions } = await shopper();
  const before = calls().length;
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false);
  expect(await actions.placeOrder(REQUEST)).toEqual({ next: 'offline' });
  expect(calls()).toHaveLength(before);
  actions.logOut();
  await expect(actions.fetchOrders()).rejects.toMatchObject({ kind: 'signedOut' });
  await expect(actions.placeOrder(REQUEST)).rejects.toMatchObject({ kind: 'signedOut' });
  expect(calls('/api/order/')).toEqual([]);
});

test('S16: an order is not sent when a price or the sum has changed, and both totals are returned', async () => {
  const { actions, shop } = await shopper();
  sells({ price: 999, sizes: ['325 ml'] });
  const changed = { next: 'changed', before: REQUEST.amount, after: rupees(999) };
  expect(await actions.placeOrder(REQUEST)).toEqual(changed);
  // From then on the screens show the new price.
  expect(shop.store.get().products).toMatchObject({ data: [{ price: rupees(999) }] });
  sells({ price: REQUEST.amount / 100, sizes: ['325 ml'] });
  const wrong = { ...REQUEST, amount: rupees(1) };
  expect(await actions.placeOrder(wrong)).toEqual({ next: 'changed', before: rupees(1), after: REQUEST.amount });
  // A product missing from the list has the price of its own call.
  sells();
  answers(`/api/product/${ID}`, rawProduct({ _id: ID, price: 999, sizes: ['325 ml'] }));
  expect(await actions.placeOrder(REQUEST)).toEqual(changed);
  expect(calls('/api/order/')).toEqual([]);
});

test('R18: without storage an order is sent once the shopper confirms it or has seen My Orders', async () => {
  vi.resetModules();
  const { startShop: startFreshShop } = await import('#tests/support/startShop.ts');
  stopTimers();
  await loggedIn();
  writeCart(REQUESTED);
  const { actions } = startFreshShop();
  await quiet();
  const write = Storage.prototype.setItem;
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    if (key === 'kanuka.orders') throw new DOMException('full', 'QuotaExceededError');
    write.call(this, key, value);
  });
  const order = async (isSure?: boolean) => {
    writeCart(REQUESTED);
    const { next } = await actions.placeOrder(REQUEST, isSure);
    await quiet();
    return next;
  };
  expect([await order(), await order(true), await order()]).toEqual(['notPersisted', 'placed', 'notPersisted']);
  await actions.fetchOrders();
  expect(await order()).toBe('placed');
  // The next account on this page has not seen its My Orders.
  await actions.signUp(OTHER.name, OTHER.email, OTHER.password);
  await quiet();
  expect(await order()).toBe('notPersisted');
});

test.each([
  ['is gone', []],
  ['is no longer made in that size', [{ sizes: ['XL'] }]],
])('S16: an order whose product %s is not sent', async (_, changes) => {
  const { actions, shop } = await shopper();
  sells(...changes);
  answers(`/api/product/${ID}`, { success: false, message: 'Not found' }, { status: 404 });
  expect(await actions.placeOrder(REQUEST)).toEqual({ next: 'changed', before: REQUEST.amount, after: 0 });
  expect(calls('/api/order/')).toEqual([]);
  expect(shop.store.get().products).toMatchObject({ data: changes.map((fields) => ({ ...fields, id: ID })) });
});

test('S16: no order is sent while current prices cannot be read, in the list or by a product’s own call', async () => {
  const { actions } = await shopper();
  const unpriced = { next: 'unpriced', error: { status: 503 } };
  sells();
  for (const path of [`/api/product/${ID}`, PRODUCTS]) {
    answers(path, '<h1>busy</h1>', { status: 503 });
    expect(await actions.placeOrder(REQUEST)).toMatchObject(unpriced);
  }
  expect(calls('/api/order/')).toEqual([]);
});

/** An order that the widget was opened for. */
const inWidget = (fields: Partial<OrderAttempt> = {}): string =>
  lost({ method: 'razorpay', orderId: 'order', ...fields });

test('S18: a payment for an order already received is still sent to the server, and removes nothing more', async () => {
  const { actions } = await shopper();
  const key = inWidget();
  orderAttempts.close(key);
  // The server empties its cart on every payment that it confirms.
  const confirm = (): Response => {
    putServerCart({});
    return HttpResponse.json({ success: true });
  };
  server.use(http.post(`${ORIGIN}${VERIFY}`, confirm));
  await actions.verifyWidget(key, { razorpay_payment_id: 'p' });
  await quiet();
  expect([storedCart(), serverCart()]).toEqual([CART, CART]);
  expect(orderAttempts.find(key)?.state).toBe('placed');
  await actions.verifyWidget(key);
});

test('S18: only a refusal of a check with payment, order and signature releases the next attempt', async () => {
  const { actions } = await shopper();
  const key = inWidget({ widgetOrderId: 'order_1' });
  answers(VERIFY, { success: false, message: 'Your card was declined.' });
  await expect(actions.verifyWidget(key, { razorpay_payment_id: 'p' })).rejects.toMatchObject({ kind: 'rejected' });
  expect(orderAttempts.find(key)).toMatchObject({ state: 'unknown', payment: { razorpay_payment_id: 'p' } });
  const whole = { razorpay_payment_id: 'p', razorpay_order_id: 'order_1', razorpay_signature: 's' };
  await expect(actions.verifyWidget(key, whole)).rejects.toMatchObject({ kind: 'rejected' });
  expect(orderAttempts.find(key)?.payment).toBeUndefined();
  expect([storedCart(), orderAttempts.find(key)?.state]).toEqual([CART, 'retryable']);
});

test('R19: an order whose price check is slow is not sent after its products were ordered or the shopper logged out', async () => {
  const { actions } = await shopper();
  const orderSlowly = async () => {
    writeCart(REQUESTED);
    failOnce(PRODUCTS, 'hang');
    const placing = actions.placeOrder(REQUEST);
    await until(() => expect(calls(PRODUCTS).at(-1)?.status).toBe('pending'));
    return () => {
      sandbox.controls.faults.release();
      return placing;
    };
  };
  const slow = await orderSlowly();
  expect(await actions.placeOrder(REQUEST)).toEqual({ next: 'placed' });
  expect(await slow()).toEqual({ next: 'cartChanged' });
  const late = await orderSlowly();
  actions.logOut();
  expect(await late()).toEqual({ next: 'sessionChanged' });
  expect(calls('/api/order/place')).toHaveLength(1);
});

test('S18: a payment is not checked for another account, and stays pending for its own', async () => {
  const { actions } = await shopper();
  const key = inWidget({ account: 'somebody-else' });
  expect(await actions.verifyWidget(key, { razorpay_payment_id: 'p' })).toBe('gone');
  expect(calls(VERIFY)).toEqual([]);
  expect([storedCart(), orderAttempts.find(key)]).toMatchObject([CART, { state: 'unknown', payment: {} }]);
});

test('S24: a payment without any record is never reported as received', async () => {
  const { actions } = await shopper();
  for (const [key, payment] of [['gone'], ['gone', { razorpay_payment_id: 'p' }], [inWidget()]] as const)
    await expect(actions.verifyWidget(key, payment)).rejects.toMatchObject({ kind: 'http' });
});
