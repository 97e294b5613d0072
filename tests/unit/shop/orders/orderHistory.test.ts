import { HttpResponse } from 'msw';
import { expect, onTestFinished, test, vi } from 'vitest';

import { exclusivelyOrNot } from '#lib/locks.ts';
import { onToast } from '#lib/notify.ts';
import { checkoutStorage } from '#shop/orders/checkoutStorage.ts';
import { orderAttempts, orderLockOf, UNKNOWN_ORDER_TOPIC } from '#shop/orders/orderAttempts.ts';
import { deferred } from '#tests/support/deferred.ts';
import { anAddress, rawOrder } from '#tests/support/factories.ts';
import { answersOnce, CART, LIST, lostOrder, orders, look, REST, shopper, storedOrder } from '#tests/support/orders.ts';
import { failOnce, sandbox } from '#tests/support/server.ts';
import { calls, DEMO, storedCart } from '#tests/support/shopper.ts';
import { openBrowser } from '#tests/support/tabs.ts';
import { until } from '#tests/support/startShop.ts';

const VERIFY = '/api/order/verifyRazorpay';
const SUMMARY = { name: 'Asha', email: '', phone: '', address: '', amount: '₹598', items: '' };
const IN_WIDGET = { method: 'razorpay', orderId: 'order', widgetOrderId: 'order_1' } as const;

test('R9: an order that My Orders lists under its key is received, and its products leave the cart', async () => {
  const { actions } = await shopper();
  checkoutStorage.writeDraft(anAddress());
  const key = lostOrder();
  orders(storedOrder(key));
  expect(await look(actions)).toEqual(['received']);
  expect([storedCart(), orderAttempts.unanswered(DEMO.id), checkoutStorage.readDraft()]).toEqual([REST, null, null]);
});

test('R9: My Orders repeats a resolution until the next attempt', async () => {
  const { actions } = await shopper();
  const key = lostOrder();
  orders();
  for (const time of [1, 2]) expect(await look(actions), `look ${time}`).toEqual(['missing']);
  expect(lostOrder({ state: 'sending' })).toBe(key);
  expect((await actions.fetchOrders()).settled).toEqual([]);
  orderAttempts.remove(key);
});

test('R9: orders with the same key are shown as one, newest first, with the number of those that were paid', async () => {
  const { actions } = await shopper();
  const byCard = { paymentMethod: 'Stripe' };
  const upi = lostOrder({ method: 'upi' });
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

test('the message that an order may have been received closes once My Orders settles it', async () => {
  const { actions } = await shopper();
  const dismissed = vi.fn();
  onTestFinished(onToast(() => {}, dismissed));
  failOnce(LIST, { type: 'status', code: 503 });
  await expect(actions.fetchOrders()).rejects.toMatchObject({ kind: 'http' });
  expect(dismissed).not.toHaveBeenCalled();
  await actions.fetchOrders();
  expect(dismissed).toHaveBeenCalledExactlyOnceWith(UNKNOWN_ORDER_TOPIC);
});

test('R14: a card payment stays unconfirmed while My Orders lists its order as unpaid, or not at all', async () => {
  const { actions } = await shopper();
  const settled = async () => (await actions.fetchOrders()).settled;
  const unpaid = { paymentMethod: 'Stripe' };
  const key = lostOrder({ method: 'stripe', orderId: 'named', payment: { orderId: 'named' } });
  const other = storedOrder(key, { ...unpaid, _id: 'other' });
  const named = storedOrder(key, { ...unpaid, _id: 'named' });
  for (const list of [[], [other, named], [other]]) {
    orders(...list);
    expect(await settled(), `${list.length}`).toMatchObject([{ resolution: 'unconfirmed', cardOrderId: 'named' }]);
  }
  // Taken for this order's while My Orders could not be read; it belongs to another.
  orderAttempts.update(key, { orderId: 'other' });
  expect(await look(actions)).toEqual(['unpaid']);
});

test('R13: each look at My Orders asks the provider about a widget’s payment, for a day', async () => {
  const { actions } = await shopper();
  const key = lostOrder(IN_WIDGET);
  orders(storedOrder(key, { paymentMethod: 'Razorpay' }));
  // A refusal counts only for a check with the widget's whole response.
  failOnce(VERIFY, { type: 'successFalse' });
  sandbox.controls.faults.add({ route: VERIFY, fault: { type: 'successFalse', message: 'Your card was declined.' } });
  const { settled } = await actions.fetchOrders();
  // Unlike a card's payment it is checked by its idempotency key.
  expect(settled).toMatchObject([{ resolution: 'widgetBegun', cardOrderId: null }]);
  expect(await look(actions)).toEqual(['widgetBegun']);
  expect(calls(VERIFY)).toHaveLength(2);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 24 * 60 * 60 * 1000 });
  expect(await look(actions)).toEqual(['widgetBegun']);
  expect(orderAttempts.unanswered(DEMO.id)?.idempotencyKey, 'nor is it paid again by itself').toBe(key);
  // Nor once the shopper has said that nothing was paid.
  orderAttempts.release(key);
  await actions.fetchOrders();
  expect(orderAttempts.find(key)?.watchedPayments).toBeUndefined();
  expect(calls(VERIFY), 'not after a day').toHaveLength(2);
});

test('R13: a session that expires while the provider is asked settles nothing', async () => {
  const { actions } = await shopper();
  const key = lostOrder(IN_WIDGET);
  orders(storedOrder(key, { paymentMethod: 'Razorpay' }));
  sandbox.controls.faults.add({ route: VERIFY, fault: { type: 'successFalse', message: 'jwt expired' } });
  await expect(actions.fetchOrders()).rejects.toMatchObject({ kind: 'signedOut' });
  expect(orderAttempts.find(key)).toMatchObject({ state: 'unknown' });
});

test('R13: an order received by another payment method is reported although its widget is open', async () => {
  openBrowser();
  const { actions } = await shopper();
  const key = lostOrder(IN_WIDGET);
  const inWidget = storedOrder(key, { paymentMethod: 'Razorpay', payment: false });
  const widget = deferred();
  const isOver = exclusivelyOrNot(orderLockOf(DEMO.id), () => widget.promise);
  orders(inWidget);
  expect((await actions.fetchOrders()).settled).toEqual([]);
  orders(inWidget, storedOrder(key, { _id: 'late', paymentMethod: 'COD' }));
  expect(await look(actions)).toEqual(['received']);
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
  const list = copies.map((fields) => storedOrder(key, fields));
  answersOnce(LIST, () => HttpResponse.json({ success: true, orders: list }));
  sandbox.controls.faults.add({ route: VERIFY, fault: { type: 'successFalse', message: 'Payment Failed' } });
  await actions.fetchOrders();
  expect(calls(VERIFY)).toHaveLength(times);
  // The sandbox would answer a second one.
  expect(calls(LIST), 'My Orders is read once where no payment was confirmed').toEqual([]);
});

test('R9: an order answered while My Orders was loading is not settled by that list', async () => {
  const { actions } = await shopper();
  const [placed, gone] = [lostOrder(), lostOrder({}, 1)];
  failOnce(LIST, 'hang');
  const looking = actions.fetchOrders();
  await until(() => expect(calls(LIST)).toHaveLength(1));
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
] as const)('R9: an order that %s may be sent again', async (_, state, copies, read, summary) => {
  const { actions } = await shopper();
  const key = lostOrder({ state });
  checkoutStorage.writeOrder(SUMMARY);
  checkoutStorage.writeDraft(anAddress());
  // Same amount and time, but another draft: a different order.
  orders(storedOrder('another', { _id: 'another' }), ...copies.map((fields) => storedOrder(key, fields)));
  expect(await look(actions)).toEqual(read);
  expect([checkoutStorage.readOrder(), checkoutStorage.readDraft()]).toEqual([summary, anAddress()]);
  expect(storedCart()).toEqual(CART);
  expect(orderAttempts.find(key)).toMatchObject({ state: 'retryable', ...(copies[0] && { orderId: 'order' }) });
});
