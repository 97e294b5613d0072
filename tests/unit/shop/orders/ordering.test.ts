import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';

import type { PaymentMethod } from '#domain/order/order.ts';
import type { OrderAttempt } from '#domain/order/orderAttempt.ts';
import { checkoutStorage } from '#shop/orders/checkoutStorage.ts';
import { orderAttempts } from '#shop/orders/orderAttempts.ts';
import { aLine, anAddress, rawOrder, rawProduct, rupees } from '#tests/support/factories.ts';
import { LINES, lostOrder, resolutionsOf, storedOrder } from '#tests/support/lostOrders.ts';
import { sandbox, server } from '#tests/support/server.ts';
import {
  anOrderRequest,
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
import { quiet, shopperWith } from '#tests/support/startShop.ts';

const LIST = '/api/order/userorders';
const CART = { mug: { M: 2 }, lamp: { L: 1 } };

/** A logged-in shopper with two mugs and a lamp in the cart, on both sides. */
const shopper = () => shopperWith(CART);

const orders = (...list: readonly Record<string, unknown>[]): void => answers(LIST, { success: true, orders: list });

/** Two mugs were ordered from this form, and the response was lost. */
function lost(fields: Partial<OrderAttempt> = {}): string {
  checkoutStorage.writeDraft(anAddress());
  return lostOrder(fields);
}

test('R9: an order that My Orders lists under its key is received, and its products leave the cart', async () => {
  const { actions } = await shopper();
  const key = lost();
  orders(storedOrder(key));
  expect(resolutionsOf((await actions.fetchOrders()).settled)).toEqual(['received']);
  expect(orderAttempts.unanswered(DEMO.id)).toBeNull();
  expect(storedCart()).toEqual({ lamp: { L: 1 } });
  expect(checkoutStorage.readDraft()).toBeNull();
});

test('R9: an order of the same amount and time, but of another draft, is a different order', async () => {
  const { actions } = await shopper();
  const key = lost();
  orders(storedOrder('another'));
  expect(resolutionsOf((await actions.fetchOrders()).settled)).toEqual(['missing']);
  expect([storedCart(), orderAttempts.find(key)?.state]).toEqual([CART, 'open']);
  expect(checkoutStorage.readDraft()).not.toBeNull();
});

test.each(['Stripe', 'razorpay'])(
  'R9: an unpaid order by %s may be paid again, and does not change the cart',
  async (paymentMethod) => {
    const { actions } = await shopper();
    const key = lost();
    orders(storedOrder(key, { paymentMethod }));
    expect(resolutionsOf((await actions.fetchOrders()).settled)).toEqual(['unpaid']);
    expect([storedCart(), orderAttempts.find(key)]).toMatchObject([CART, { state: 'open', orderId: 'order' }]);
  },
);

test('R9: My Orders repeats a resolution until the next attempt', async () => {
  const { actions } = await shopper();
  const key = lost();
  orders();
  await actions.fetchOrders();
  expect(resolutionsOf((await actions.fetchOrders()).settled)).toEqual(['missing']);
  orderAttempts.begin({ account: DEMO.id, method: 'cod', amount: 59_800, lines: LINES });
  expect(orderAttempts.find(key)?.state).toBe('sending');
  expect((await actions.fetchOrders()).settled).toEqual([]);
  orderAttempts.remove(key);
});

test('R9: My Orders treats this page’s own order call as unanswered after 8 seconds, and not before', async () => {
  const { actions } = await shopper();
  const request = anOrderRequest();
  writeCart({ [request.lines[0]?.product.id ?? '']: { '325 ml': 1 } });
  vi.useFakeTimers({ toFake: ['Date'] });
  sandbox.controls.faults.add({ route: '/api/order/place', fault: 'hang' });
  const placing = actions.placeOrder(request);
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
  vi.useRealTimers();
});

test('R9: orders with the same key are shown as one, with the number of those that were paid', async () => {
  const { actions } = await shopper();
  const byCard = { paymentMethod: 'Stripe' };
  orders(
    storedOrder('twice', { _id: 'a', date: 1, payment: true }),
    storedOrder('twice', { _id: 'b', date: 2, payment: true }),
    storedOrder('tried', { ...byCard, _id: 'c', date: 3 }),
    storedOrder('tried', { ...byCard, _id: 'd', date: 4, payment: true }),
    storedOrder('tried', { ...byCard, _id: 'e', date: 5 }),
    rawOrder({ _id: 'old', date: 0 }),
    rawOrder({ _id: 'older', date: 0 }),
  );
  const list = (await actions.fetchOrders()).orders;
  expect(list.map(({ id, copies, paidCopies }) => [id, copies, paidCopies])).toEqual([
    ['d', 1, 1],
    ['b', 2, 2],
    ['older', 1, 0],
    ['old', 1, 0],
  ]);
});

test('an order that the older backend stored as cash is shown as UPI on the device that ordered', async () => {
  const { actions } = await shopper();
  const key = lost({ method: 'upi' });
  orders(storedOrder(key), storedOrder('otherTab', { _id: 'other' }));
  const list = (await actions.fetchOrders()).orders;
  expect(Object.fromEntries(list.map((order) => [order.idempotencyKey, order.paymentMethod]))).toEqual({
    [key]: 'UPI',
    otherTab: 'COD',
  });
});

test('orders are listed newest first, and without a session no call is made', async () => {
  const { actions } = await shopper();
  orders(rawOrder({ _id: 'old', date: 1_700_000_000_000 }), rawOrder({ _id: 'new', date: 1_750_000_000_000 }));
  expect((await actions.fetchOrders()).orders.map(({ id }) => id)).toEqual(['new', 'old']);
  actions.logOut();
  await expect(actions.fetchOrders()).rejects.toMatchObject({ kind: 'signedOut' });
  const order = { address: anAddress(), lines: [aLine()], amount: rupees(299), paymentMethod: 'cod' } as const;
  await expect(actions.placeOrder(order)).rejects.toMatchObject({ kind: 'signedOut' });
  expect(calls('/api/order/place')).toEqual([]);
});

test('S16: an order is not sent when a price has changed, and both totals are returned', async () => {
  const { actions, shop } = await shopper();
  const request = anOrderRequest();
  const [line] = request.lines;
  answers('/api/product/list', {
    success: true,
    products: [rawProduct({ _id: line?.product.id, price: 999, sizes: ['325 ml'] })],
  });
  const outcome = await actions.placeOrder(request);
  expect(outcome).toEqual({ next: 'changed', before: request.amount, after: rupees(999) });
  expect(calls('/api/order/')).toEqual([]);
  // From then on the screens show the new price.
  expect(shop.store.get().products).toMatchObject({ data: [{ price: rupees(999) }] });
  // A total that is not the sum of its prices stops the order as well.
  answers('/api/product/list', {
    success: true,
    products: [rawProduct({ _id: line?.product.id, price: line && line.product.price / 100, sizes: ['325 ml'] })],
  });
  const wrong = { ...request, amount: rupees(1) };
  expect(await actions.placeOrder(wrong)).toEqual({ next: 'changed', before: rupees(1), after: request.amount });
  expect(calls('/api/order/')).toEqual([]);
});

test('offline no price is requested', async () => {
  const { actions } = await shopper();
  const before = calls().length;
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(await actions.placeOrder(anOrderRequest())).toEqual({ next: 'offline' });
  expect(calls()).toHaveLength(before);
});

test('R18: without storage an order is sent once the shopper confirms it or has seen My Orders', async () => {
  vi.resetModules();
  const { startShop: startFreshShop } = await import('#tests/support/startShop.ts');
  await loggedIn();
  const request = anOrderRequest();
  const cart = { [request.lines[0]?.product.id ?? '']: { '325 ml': 1 } };
  writeCart(cart);
  const { actions } = startFreshShop();
  await quiet();
  const write = Storage.prototype.setItem;
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    if (key === 'kanuka.orders') throw new DOMException('full', 'QuotaExceededError');
    write.call(this, key, value);
  });
  writeCart(cart);
  expect(await actions.placeOrder(request)).toEqual({ next: 'notPersisted' });
  expect(await actions.placeOrder(request, true)).toEqual({ next: 'placed' });
  await quiet();
  writeCart(cart);
  expect(await actions.placeOrder(request)).toEqual({ next: 'notPersisted' });
  await actions.fetchOrders();
  expect(await actions.placeOrder(request)).toEqual({ next: 'placed' });
  await quiet();
  // The next account on this page has not seen its My Orders.
  await actions.signUp(OTHER.name, OTHER.email, OTHER.password);
  await quiet();
  writeCart(cart);
  expect(await actions.placeOrder(request)).toEqual({ next: 'notPersisted' });
  await quiet();
});

test.each([
  ['is gone', []],
  ['is no longer made in that size', [{ sizes: ['XL'] }]],
])('S16: an order whose product %s is not sent', async (_, changes) => {
  const { actions, shop } = await shopper();
  const request = anOrderRequest();
  const id = request.lines[0]?.product.id ?? '';
  answers('/api/product/list', {
    success: true,
    products: changes.map((fields) => rawProduct({ _id: id, ...fields })),
  });
  answers(`/api/product/${id}`, { success: false, message: 'Not found' }, { status: 404 });
  expect(await actions.placeOrder(request)).toEqual({ next: 'changed', before: request.amount, after: 0 });
  expect(calls('/api/order/')).toEqual([]);
  expect(shop.store.get().products).toMatchObject({ data: changes.map((fields) => ({ ...fields, id })) });
});

test('S16: no order is sent while current prices cannot be read, in the list or by a product’s own call', async () => {
  const { actions } = await shopper();
  const request = anOrderRequest();
  const unpriced = { next: 'unpriced', error: { status: 503 } };
  answers('/api/product/list', { success: true, products: [] });
  answers(`/api/product/${request.lines[0]?.product.id}`, '<h1>busy</h1>', { status: 503 });
  expect(await actions.placeOrder(request)).toMatchObject(unpriced);
  answers('/api/product/list', '<h1>busy</h1>', { status: 503 });
  expect(await actions.placeOrder(request)).toMatchObject(unpriced);
  expect(calls('/api/order/')).toEqual([]);
});

/** An order that the widget was opened for. */
function inWidget(method: PaymentMethod = 'razorpay'): string {
  return lost({ method, orderId: 'order' });
}

test('S18: a widget payment counts after the server’s check, and only the ordered lines leave the cart', async () => {
  const { actions } = await shopper();
  const key = inWidget();
  answers('/api/order/verifyRazorpay', { success: true });
  await actions.verifyWidget(key, { razorpay_payment_id: 'p' });
  expect([storedCart(), orderAttempts.find(key)]).toMatchObject([{ lamp: { L: 1 } }, { state: 'placed' }]);
});

test('S18: a payment for an order already received is still sent to the server, and removes nothing more', async () => {
  const { actions } = await shopper();
  const key = inWidget();
  orderAttempts.close(key);
  const before = storedCart();
  // The server empties its cart on every payment that it confirms.
  server.use(
    http.post(`${ORIGIN}/api/order/verifyRazorpay`, () => {
      putServerCart({});
      return HttpResponse.json({ success: true });
    }),
  );
  await actions.verifyWidget(key, { razorpay_payment_id: 'p' });
  await quiet();
  expect([storedCart(), serverCart()]).toEqual([before, before]);
  expect(orderAttempts.find(key)?.state).toBe('placed');
  await actions.verifyWidget(key);
});

test('S18: only a refusal of a check with payment, order and signature releases the next attempt', async () => {
  const { actions } = await shopper();
  const key = inWidget();
  orderAttempts.update(key, { widgetOrderId: 'order_1' });
  answers('/api/order/verifyRazorpay', { success: false, message: 'Your card was declined.' });
  await expect(actions.verifyWidget(key, { razorpay_payment_id: 'p' })).rejects.toMatchObject({ kind: 'rejected' });
  expect(orderAttempts.find(key)).toMatchObject({ state: 'unknown', payment: { razorpay_payment_id: 'p' } });
  const whole = { razorpay_payment_id: 'p', razorpay_order_id: 'order_1', razorpay_signature: 's' };
  await expect(actions.verifyWidget(key, whole)).rejects.toMatchObject({ kind: 'rejected' });
  expect([storedCart(), orderAttempts.find(key)?.state, orderAttempts.find(key)?.payment]).toEqual([
    CART,
    'open',
    undefined,
  ]);
});

test.each([{ type: 'successFalse' }, { type: 'status', code: 500, message: 'Payment Failed' }, 'refuse'] as const)(
  'S24: after %j a widget’s payment is neither confirmed nor refused, and can be checked again',
  async (fault) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { actions } = await shopper();
    const key = inWidget();
    sandbox.controls.faults.add({ route: '/api/order/verifyRazorpay', times: 1, fault });
    await expect(actions.verifyWidget(key, { razorpay_payment_id: 'p' })).rejects.toBeDefined();
    expect([storedCart(), orderAttempts.unanswered(DEMO.id)?.idempotencyKey]).toEqual([CART, key]);
    // My Orders alone does not release it: the widget has taken the payment.
    orders(storedOrder(key, { paymentMethod: 'Razorpay' }));
    expect(resolutionsOf((await actions.fetchOrders()).settled)).toEqual(['unconfirmed']);
    expect(orderAttempts.unanswered(DEMO.id)?.idempotencyKey).toBe(key);
    answers('/api/order/verifyRazorpay', { success: true });
    await actions.verifyWidget(key);
    expect([storedCart(), orderAttempts.unanswered(DEMO.id)]).toEqual([{ lamp: { L: 1 } }, null]);
  },
);

test('S16: a product missing from the list is ordered at the price of its own call', async () => {
  const { actions } = await shopper();
  const request = anOrderRequest();
  const id = request.lines[0]?.product.id ?? '';
  answers('/api/product/list', { success: true, products: [] });
  answers(`/api/product/${id}`, rawProduct({ _id: id, price: 999, sizes: ['325 ml'] }));
  expect(await actions.placeOrder(request)).toMatchObject({ next: 'changed', after: rupees(999) });
});

test('R19: an order whose price check is slow is not sent after its products were ordered or the shopper logged out', async () => {
  const { actions } = await shopper();
  const request = anOrderRequest();
  const id = request.lines[0]?.product.id ?? '';
  writeCart({ [id]: { '325 ml': 1 } });
  sandbox.controls.faults.add({ route: '/api/product/list', times: 1, fault: { type: 'delay', ms: 300 } });
  const slow = actions.placeOrder(request);
  await vi.waitFor(() => expect(calls('/api/product/list').at(-1)?.status).toBe('pending'));
  expect(await actions.placeOrder(request)).toEqual({ next: 'placed' });
  expect(await slow).toEqual({ next: 'cartChanged' });
  writeCart({ [id]: { '325 ml': 1 } });
  sandbox.controls.faults.add({ route: '/api/product/list', times: 1, fault: { type: 'delay', ms: 300 } });
  const late = actions.placeOrder(request);
  await vi.waitFor(() => expect(calls('/api/product/list').at(-1)?.status).toBe('pending'));
  actions.logOut();
  expect(await late).toEqual({ next: 'sessionChanged' });
  expect(calls('/api/order/place')).toHaveLength(1);
});

test('S18: a payment is not checked for another account, and stays pending for its own', async () => {
  const { actions } = await shopper();
  const key = inWidget();
  orderAttempts.update(key, { account: 'somebody-else' });
  expect(await actions.verifyWidget(key, { razorpay_payment_id: 'p' })).toBe('gone');
  expect(calls('/api/order/verifyRazorpay')).toEqual([]);
  expect([storedCart(), orderAttempts.find(key)]).toMatchObject([CART, { state: 'unknown', payment: {} }]);
});

test('S24: a payment without any record is never reported as received', async () => {
  const { actions } = await shopper();
  await expect(actions.verifyWidget('gone')).rejects.toMatchObject({ kind: 'http' });
  await expect(actions.verifyWidget('gone', { razorpay_payment_id: 'p' })).rejects.toMatchObject({ kind: 'http' });
  await expect(actions.verifyWidget(inWidget())).rejects.toMatchObject({ kind: 'http' });
});
