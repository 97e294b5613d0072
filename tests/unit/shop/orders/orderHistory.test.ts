import { http, HttpResponse } from 'msw';
import { expect, onTestFinished, test, vi } from 'vitest';

import { exclusivelyOrNot } from '#lib/locks.ts';
import { onToast } from '#lib/notify.ts';
import { checkoutStorage } from '#shop/orders/checkoutStorage.ts';
import { ORDER_LOCK, orderAttempts, UNKNOWN_ORDER_TOPIC } from '#shop/orders/orderAttempts.ts';
import { deferred } from '#tests/support/deferred.ts';
import { CART, LIST, lostOrder, resolutionsOf, shopper, storedOrder } from '#tests/support/lostOrders.ts';
import { failOnce, sandbox, server } from '#tests/support/server.ts';
import { DEMO, ORIGIN, storedCart } from '#tests/support/shopper.ts';
import { openBrowser } from '#tests/support/tabs.ts';
import { until } from '#tests/support/startShop.ts';

const VERIFY = '/api/order/verifyRazorpay';
/** How often this test called each path. */
const callCounts = { [LIST]: 0, [VERIFY]: 0 };

/** The server answers this path with these responses in order; the last one repeats. */
function answersInTurn(path: typeof LIST | typeof VERIFY, ...bodies: readonly object[]): void {
  callCounts[path] = 0;
  server.use(
    http.post(`${ORIGIN}${path}`, () => {
      callCounts[path] += 1;
      return HttpResponse.json({ ...bodies[Math.min(callCounts[path], bodies.length) - 1] });
    }),
  );
}
const lists = (...orders: readonly (readonly Record<string, unknown>[])[]): void =>
  answersInTurn(LIST, ...orders.map((list) => ({ success: true, orders: list })));

const SUMMARY = { name: 'Asha', email: '', phone: '', address: '', amount: '₹598', items: '' };
const IN_WIDGET = { method: 'razorpay', orderId: 'order', widgetOrderId: 'order_1' } as const;

test('the message that an order may have been received closes once My Orders settles it', async () => {
  const { actions } = await shopper();
  const dismissed: string[] = [];
  onTestFinished(
    onToast(
      () => {},
      (id) => void dismissed.push(id),
    ),
  );
  failOnce(LIST, { type: 'status', code: 503 });
  await expect(actions.fetchOrders()).rejects.toMatchObject({ kind: 'http' });
  expect(dismissed).toEqual([]);
  await actions.fetchOrders();
  expect(dismissed).toEqual([UNKNOWN_ORDER_TOPIC]);
});

test('R14: a card payment stays unconfirmed while My Orders lists its order as unpaid, or not at all', async () => {
  const { actions } = await shopper();
  const look = async () => (await actions.fetchOrders()).settled;
  const unpaid = { paymentMethod: 'Stripe' };
  const key = lostOrder({ method: 'stripe', orderId: 'named', payment: { orderId: 'named' } });
  const other = storedOrder(key, { ...unpaid, _id: 'other' });
  lists([], [other, storedOrder(key, { ...unpaid, _id: 'named' })], [other]);
  for (const n of [1, 2, 3])
    expect(await look(), `look ${n}`).toMatchObject([{ resolution: 'unconfirmed', cardOrderId: 'named' }]);
  // Taken for this order's while My Orders could not be read; it belongs to another.
  orderAttempts.update(key, { orderId: 'other' });
  expect(resolutionsOf(await look())).toEqual(['unpaid']);
});

test('R13: each look at My Orders asks the provider about a widget’s payment, for a day', async () => {
  const { actions } = await shopper();
  const key = lostOrder(IN_WIDGET);
  lists([storedOrder(key, { paymentMethod: 'Razorpay' })]);
  // A refusal counts only for a check with the widget's whole response.
  answersInTurn(VERIFY, { success: false }, { success: false, message: 'Your card was declined.' });
  const { settled } = await actions.fetchOrders();
  // Unlike a card's payment it is checked by its idempotency key.
  expect(settled).toMatchObject([{ resolution: 'widgetBegun', cardOrderId: null }]);
  expect(resolutionsOf((await actions.fetchOrders()).settled)).toEqual(['widgetBegun']);
  expect(callCounts[VERIFY]).toBe(2);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 24 * 60 * 60 * 1000 });
  expect(resolutionsOf((await actions.fetchOrders()).settled)).toEqual(['widgetBegun']);
  expect(orderAttempts.unanswered(DEMO.id)?.idempotencyKey, 'nor is it paid again by itself').toBe(key);
  // Nor once the shopper has said that nothing was paid.
  orderAttempts.release(key);
  await actions.fetchOrders();
  expect(orderAttempts.find(key)?.watchedPayments).toBeUndefined();
  expect(callCounts[VERIFY], 'not after a day').toBe(2);
});

test('R13: a session that expires while the provider is asked settles nothing', async () => {
  const { actions } = await shopper();
  const key = lostOrder(IN_WIDGET);
  lists([storedOrder(key, { paymentMethod: 'Razorpay' })]);
  sandbox.controls.faults.add({ route: VERIFY, fault: { type: 'successFalse', message: 'jwt expired' } });
  await expect(actions.fetchOrders()).rejects.toMatchObject({ kind: 'signedOut' });
  expect(orderAttempts.find(key)).toMatchObject({ state: 'unknown' });
});

test('R13: an order received by another payment method is reported although its widget is open', async () => {
  openBrowser();
  const { actions } = await shopper();
  const key = lostOrder(IN_WIDGET);
  const inWidget = storedOrder(key, { paymentMethod: 'Razorpay', payment: false });
  lists([inWidget], [inWidget, storedOrder(key, { _id: 'late', paymentMethod: 'COD' })]);
  const widget = deferred();
  const isOver = exclusivelyOrNot(ORDER_LOCK, () => widget.promise);
  expect((await actions.fetchOrders()).settled).toEqual([]);
  expect(resolutionsOf((await actions.fetchOrders()).settled)).toEqual(['received']);
  expect(orderAttempts.find(key)?.state).toBe('placed');
  widget.resolve();
  await isOver;
});

test.each([
  ['was paid', IN_WIDGET, [{ paymentMethod: 'Razorpay', payment: true }], 0],
  ['is not in the list', IN_WIDGET, [], 1],
  ['may be tried again', { ...IN_WIDGET, state: 'retryable' }, [{ paymentMethod: 'Razorpay' }], 0],
  ['never opened a widget', { method: 'razorpay' }, [{ paymentMethod: 'Razorpay' }], 0],
] as const)('R13: how often the provider is asked about an order that %s', async (_, attempt, copies, times) => {
  const { actions } = await shopper();
  const key = lostOrder(attempt);
  lists(copies.map((fields) => storedOrder(key, fields)));
  answersInTurn(VERIFY, { success: false, message: 'Payment Failed' });
  await actions.fetchOrders();
  expect(callCounts).toEqual({ [LIST]: 1, [VERIFY]: times });
});

test('R9: an order answered while My Orders was loading is not settled by that list', async () => {
  const { actions } = await shopper();
  const [placed, gone] = [lostOrder(), lostOrder({}, 1)];
  failOnce(LIST, 'hang');
  const looking = actions.fetchOrders();
  await until(() => expect(sandbox.controls.journal.entries().some(({ path }) => path === LIST)).toBe(true));
  orderAttempts.close(placed);
  orderAttempts.remove(gone);
  sandbox.controls.faults.release();
  expect((await looking).settled).toEqual([]);
  expect(orderAttempts.find(placed)?.state).toBe('placed');
});

test.each([
  ['never reached the shop', 'unknown', [], ['missing'], null],
  ['is stored and not paid by card', 'unknown', [{ paymentMethod: 'Stripe' }], ['unpaid'], SUMMARY],
  ['is stored and not paid in the widget', 'unknown', [{ paymentMethod: 'razorpay' }], ['unpaid'], SUMMARY],
  // A message that the shopper has read is not shown again.
  ['was known not to have reached the shop', 'retryable', [], [], SUMMARY],
] as const)(
  'R9: an order that %s may be sent again, with or without its e-mail',
  async (_, state, copies, read, summary) => {
    const { actions } = await shopper();
    const key = lostOrder({ state });
    checkoutStorage.writeOrder(SUMMARY);
    lists(copies.map((fields) => storedOrder(key, fields)));
    expect(resolutionsOf((await actions.fetchOrders()).settled)).toEqual(read);
    expect([checkoutStorage.readOrder(), storedCart()]).toEqual([summary, CART]);
    expect(orderAttempts.find(key)).toMatchObject({
      state: 'retryable',
      ...(copies.length > 0 && { orderId: 'order' }),
    });
  },
);
