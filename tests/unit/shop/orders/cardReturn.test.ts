import { http, HttpResponse } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';

import type { OrderAttempt } from '#domain/order/orderAttempt.ts';
import { exclusively } from '#lib/locks.ts';
import { orderAttempts } from '#shop/orders/orderAttempts.ts';
import { placedOrder } from '#shop/orders/checkoutStorage.ts';
import { deferred } from '#tests/support/deferred.ts';
import { rawOrder } from '#tests/support/factories.ts';
import { answersOnce, CART, LIST, lostOrder, orders, REST, shopper, storedOrder } from '#tests/support/orders.ts';
import { failOnce, sandbox, server } from '#tests/support/server.ts';
import { answers, calls, DEMO, writeCart, storedCart, ORIGIN } from '#tests/support/shopper.ts';
import { openBrowser } from '#tests/support/tabs.ts';

const VERIFY = '/api/order/verifyStripe';
const ID = '65f0c0ffee65f0c0ffee65f0';
const FOREIGN = '7'.repeat(24);
const BUSY = { route: LIST, fault: { type: 'status', code: 503 } } as const;

/** A shopper with a card payment for two mugs that this device began. */
async function paying(fields: Partial<OrderAttempt> = {}) {
  const { actions } = await shopper();
  return { actions, key: lostOrder({ method: 'stripe', state: 'retryable', ...fields }) };
}

/** My Orders lists this card order under the id of the return URL, and another order besides. */
function listed(fields: Record<string, unknown> = {}, key = ''): void {
  const order = storedOrder(key, { _id: ID, paymentMethod: 'Stripe', ...fields });
  orders(rawOrder({ _id: 'another', payment: false }), order);
}

const noneListed = (): void => orders();

/** Bodies of this test's calls that check payments. */
const bodies: unknown[] = [];
const checksSent = () => [...bodies, ...calls(VERIFY).map(({ body }) => body)];
afterEach(() => void bodies.splice(0));

/** Every check of a payment gets this response. */
function verifies(success: boolean, message?: string, onCheck = (): void => {}): void {
  server.use(
    http.post(`${ORIGIN}${VERIFY}`, async ({ request }) => {
      bodies.push(await request.json());
      onCheck();
      return HttpResponse.json({ success, message });
    }),
  );
}

test.each([undefined, 'Your card was declined.'])(
  'R14: a payment that is checked blocks all others until it is refused: %s',
  async (message) => {
    const { actions, key } = await paying();
    listed({}, key);
    let state: unknown;
    verifies(false, message, () => (state = orderAttempts.find(key)?.state));
    expect(await actions.checkCard('true', ID)).toEqual({ next: 'notPaid', message: message ?? null });
    expect([state, orderAttempts.find(key)?.state, storedCart()]).toEqual(['unknown', 'retryable', CART]);
  },
);

test('R14: a payment that this device began is checked at once, and only the ordered lines leave the cart', async () => {
  const { actions, key } = await paying();
  verifies(true);
  listed({ payment: true }, key);
  expect(await actions.checkCard('true', ID)).toEqual({ next: 'paid' });
  expect(storedCart()).toEqual(REST);
  expect(orderAttempts.find(key)).toMatchObject({ state: 'placed', orderId: ID });
  // A reload, or the same link again, removes nothing more.
  expect(await actions.checkCard('true', ID)).toEqual({ next: 'orders' });
  expect([storedCart(), placedOrder.read()?.idempotencyKey]).toEqual([REST, key]);
});

test('R13 R14: a payment in the widget is still asked about when its order is then paid on an earlier card page', async () => {
  const { actions } = await shopper();
  const payment = { razorpay_payment_id: 'p', razorpay_order_id: 'order_1', razorpay_signature: 's' };
  const inWidget = { widgetOrderId: 'order_1', orderId: 'second', widgetReceipt: 'second', payment };
  const key = lostOrder({ method: 'razorpay', earlierOrderIds: [ID], ...inWidget });
  verifies(true);
  const second = storedOrder(key, { _id: 'second', paymentMethod: 'Razorpay', payment: false });
  const first = (isPaid: boolean) => storedOrder(key, { _id: ID, paymentMethod: 'Stripe', payment: isPaid });
  orders(first(true), second);
  answersOnce(LIST, () => HttpResponse.json({ success: true, orders: [first(false), second] }));
  expect(await actions.checkCard('true', ID)).toEqual({ next: 'paid' });
  await actions.fetchOrders();
  expect(calls('/api/order/verifyRazorpay').map(({ body }) => body)).toEqual([expect.objectContaining(payment)]);
});

test.each([
  ['true', 'paid long ago', () => listed({ payment: true }, 'of-another-draft'), 'orders'],
  ['true', 'paid in another way', () => listed({ paymentMethod: 'COD' }, 'of-another-draft'), 'orders'],
  ['true', 'of another account', noneListed, 'ask'],
  ['false', 'that is paid', () => listed({ payment: true }), 'orders'],
  ['false', 'by cash', () => listed({ paymentMethod: 'COD' }), 'notPaid'],
  ['false', 'whose method only begins like a card’s', () => listed({ paymentMethod: 'Stripes' }), 'notPaid'],
  ['false', 'whose method only ends like a card’s', () => listed({ paymentMethod: 'No Stripe' }), 'notPaid'],
  ['false', 'of another account', noneListed, 'notPaid'],
  ['false', 'while My Orders cannot be read', () => answers(LIST, '<h1>busy</h1>', { status: 503 }), 'unconfirmed'],
] as const)('S17 R14: "%s" for an order %s makes no call, and the cart stays', async (success, _, list, next) => {
  const { actions } = await paying();
  list();
  expect(await actions.checkCard(success, ID)).toMatchObject({ next });
  expect([checksSent(), storedCart()]).toEqual([[], CART]);
});

test('R14 R18: an order without an attempt record that is confirmed now removes exactly its own items from the cart', async () => {
  const { actions } = await paying();
  verifies(true);
  listed({ payment: true }, 'begun-before-the-storage-was-cleared');
  const unpaid = { success: true, orders: [rawOrder({ _id: ID, paymentMethod: 'Stripe' })] };
  answersOnce(LIST, () => HttpResponse.json(unpaid));
  placedOrder.write({ idempotencyKey: 'before', account: DEMO.id, method: 'cod', amount: 1, at: 1 });
  expect(await actions.checkCard('true', ID)).toEqual({ next: 'paid' });
  expect([storedCart(), placedOrder.read()]).toEqual([REST, null]);
  // Once it is paid, the same link removes nothing more.
  writeCart(CART);
  expect(await actions.checkCard('true', ID)).toEqual({ next: 'orders' });
  expect(storedCart()).toEqual(CART);
});

test('R14: while My Orders cannot be read, the return is taken for this account’s latest card payment', async () => {
  const { actions } = await shopper();
  vi.useFakeTimers({ toFake: ['Date'] });
  const [older, newer] = [{ at: Date.now() - 2 }, { at: Date.now() - 1 }];
  const others = [older, newer, { account: 'else' }, { method: 'razorpay' }, { state: 'placed' }] as const;
  const [, last] = others.map((fields, n) => lostOrder({ method: 'stripe', state: 'retryable', ...fields }, n));
  sandbox.controls.faults.add(BUSY);
  expect(await actions.checkCard('true', ID)).toEqual({ next: 'unconfirmed' });
  const guessed = orderAttempts.all().filter(({ payment }) => payment !== undefined);
  expect(guessed).toMatchObject([{ idempotencyKey: last, payment: { orderId: ID } }]);
});

test('R14: an unpaid order from another device is checked, and this cart is unchanged', async () => {
  const { actions } = await shopper();
  listed({}, 'begun-on-another-device');
  verifies(true);
  // The list is equal before and after: the server's success alone proves nothing.
  expect(await actions.checkCard('true', ID)).toEqual({ next: 'unconfirmed' });
  expect([checksSent(), storedCart()]).toEqual([[{ success: 'true', orderId: ID }], CART]);
});

test('R14: while My Orders cannot be read no check starts by itself, and the shopper can start one', async () => {
  const { actions, key } = await paying();
  sandbox.controls.faults.add(BUSY);
  verifies(true);
  expect(await actions.checkCard('true', ID)).toEqual({ next: 'unconfirmed' });
  expect(checksSent()).toEqual([]);
  expect(await actions.checkCard('true', ID, true)).toEqual({ next: 'unconfirmed' });
  expect([checksSent(), storedCart()]).toEqual([[{ success: 'true', orderId: ID }], CART]);
  listed({ payment: true }, key);
  expect(await actions.checkCard('true', ID, true)).toEqual({ next: 'paid' });
  expect(storedCart()).toEqual(REST);
});

test('R9 R14: a refused card payment does not settle an unanswered order of the same draft', async () => {
  const { actions } = await shopper();
  // The same products for the same sum were ordered for cash, and the response was lost.
  const key = lostOrder();
  listed({}, key);
  failOnce(VERIFY, { type: 'status', code: 504 });
  expect(await actions.checkCard('true', ID)).toEqual({ next: 'unconfirmed' });
  verifies(false);
  for (const time of [1, 2]) {
    expect(await actions.checkCard('true', ID), `check ${time}`).toEqual({ next: 'notPaid', message: null });
    expect(orderAttempts.unanswered(DEMO.id)?.idempotencyKey).toBe(key);
  }
  expect((await actions.fetchOrders()).settled).toMatchObject([{ idempotencyKey: key, resolution: 'unpaid' }]);
  expect(orderAttempts.unanswered(DEMO.id)).toBeNull();
});

test('S17: a forged return is not checked by itself once My Orders can be read', async () => {
  const { actions, key } = await paying();
  sandbox.controls.faults.add(BUSY);
  expect(await actions.checkCard('true', FOREIGN)).toEqual({ next: 'unconfirmed' });
  sandbox.controls.faults.clear();
  listed({}, key);
  verifies(true);
  expect(await actions.checkCard('true', FOREIGN)).toEqual({ next: 'ask' });
  expect([checksSent(), orderAttempts.unanswered(DEMO.id)]).toEqual([[], null]);
  expect(await actions.checkCard('true', FOREIGN, true)).toEqual({ next: 'noOrder', reference: FOREIGN });
  expect([orderAttempts.find(key)?.state, storedCart()]).toEqual(['retryable', CART]);
});

test('S17: a forged return that was checked while My Orders could not be read is no longer the shopper’s afterwards', async () => {
  const { actions, key } = await paying();
  listed({}, key);
  answersOnce(LIST, () => new HttpResponse(null, { status: 503 }));
  verifies(true);
  expect(await actions.checkCard('true', FOREIGN, true)).toEqual({ next: 'noOrder', reference: FOREIGN });
  expect(orderAttempts.find(key)).toMatchObject({ state: 'retryable' });
  expect(orderAttempts.find(key)?.isUnfound).toBeUndefined();
});

test('S17: a link to an order that may have been paid before leaves the cart, also when the shopper asks for the check', async () => {
  const { actions } = await shopper();
  listed({ payment: true }, 'of-another-device');
  answersOnce(LIST, () => new HttpResponse(null, { status: 503 }));
  verifies(true);
  expect(await actions.checkCard('true', ID, true)).toEqual({ next: 'paid' });
  expect(storedCart()).toEqual(CART);
});

test('R14: a return whose order is missing once My Orders can be read belongs to this device when it is checked', async () => {
  const { actions, key } = await paying();
  sandbox.controls.faults.add(BUSY);
  expect(await actions.checkCard('true', ID)).toEqual({ next: 'unconfirmed' });
  sandbox.controls.faults.clear();
  noneListed();
  verifies(true);
  expect(await actions.checkCard('true', ID)).toEqual({ next: 'ask' });
  expect(orderAttempts.unanswered(DEMO.id)?.idempotencyKey).toBe(key);
  expect(await actions.checkCard('true', ID, true)).toEqual({ next: 'noOrder', reference: key });
  expect(orderAttempts.find(key)).toMatchObject({ isUnfound: true });
  // Another order of the same cart does not settle it.
  orders(storedOrder(key, { paymentMethod: 'Stripe' }));
  expect((await actions.fetchOrders()).settled).toMatchObject([{ idempotencyKey: key, resolution: 'unconfirmed' }]);
});

test('R14: a shopper who cancels, goes back and pays sees no confirmation for a deleted order', async () => {
  const { actions, key } = await paying();
  listed({}, key);
  verifies(false);
  expect(await actions.checkCard('false', ID)).toEqual({ next: 'notPaid', message: null });
  expect(checksSent()).toEqual([{ success: 'false', orderId: ID }]);
  noneListed();
  verifies(true);
  expect(await actions.checkCard('true', ID)).toEqual({ next: 'noOrder', reference: key });
  expect(storedCart()).toEqual(CART);
});

test.each([
  ['was deleted', noneListed],
  ['was deleted and ordered again', (key: string) => listed({}, key)],
])('R14: a payment whose order %s blocks the next order until the shopper confirms it', async (_, list) => {
  const { actions, key } = await paying({ orderId: FOREIGN });
  list(key);
  verifies(true);
  expect(await actions.checkCard('true', FOREIGN)).toEqual({ next: 'noOrder', reference: key });
  expect(orderAttempts.unanswered(DEMO.id)).toMatchObject({ idempotencyKey: key, amount: 59_800, isUnfound: true });
  // My Orders does not settle it: the order is missing, but its payment may have succeeded.
  expect((await actions.fetchOrders()).settled).toMatchObject([{ resolution: 'unconfirmed', cardOrderId: FOREIGN }]);
  expect(orderAttempts.unanswered(DEMO.id)?.idempotencyKey).toBe(key);
  orderAttempts.dropPayment(key);
  expect(orderAttempts.unanswered(DEMO.id)).toBeNull();
  expect(orderAttempts.find(key)?.isUnfound).toBeUndefined();
});

test.each([
  { type: 'successFalse', message: 'Payment Failed' },
  { type: 'status', code: 500, message: 'Payment failed' },
] as const)('S24: after %j a card payment is neither confirmed nor refused', async (fault) => {
  const { actions, key } = await paying();
  listed({}, key);
  sandbox.controls.faults.add({ route: VERIFY, fault });
  expect(await actions.checkCard('true', ID)).toEqual({ next: 'unconfirmed' });
  expect(storedCart()).toEqual(CART);
  // No payment method is available before the payment was confirmed or refused.
  expect(orderAttempts.unanswered(DEMO.id)).toMatchObject({ idempotencyKey: key, orderId: ID, payment: {} });
  expect((await actions.fetchOrders()).settled).toMatchObject([{ resolution: 'unconfirmed', cardOrderId: ID }]);
});

test('R14: a cancelled payment is in question until its check is answered, and not paid even if that is a refusal', async () => {
  const { actions, key } = await paying({ state: 'unknown', isOnCardPage: true });
  listed({}, key);
  for (const code of [504, 500, 429]) {
    failOnce(VERIFY, { type: 'status', code });
    expect(await actions.checkCard('false', ID), `status ${code}`).toEqual({ next: 'unconfirmed' });
    expect(orderAttempts.find(key)).toMatchObject({ state: 'unknown', isOnCardPage: true });
  }
  failOnce(VERIFY, { type: 'successFalse', message: 'Order not found' });
  expect(await actions.checkCard('false', ID)).toEqual({ next: 'notPaid', message: null });
  expect(orderAttempts.find(key)?.state).toBe('retryable');
});

test.each(['true', 'false'] as const)('R14: a session that expires during "%s" settles nothing', async (success) => {
  const { actions, key } = await paying();
  listed({}, key);
  sandbox.controls.faults.add({ route: VERIFY, fault: { type: 'successFalse', message: 'jwt expired' } });
  await expect(actions.checkCard(success, ID)).rejects.toMatchObject({ kind: 'signedOut' });
  expect(storedCart()).toEqual(CART);
});

test('R14: a tab that waits 20 seconds for another tab’s check gives up without a call, and can check again', async () => {
  openBrowser();
  const { actions, key } = await paying();
  listed({ payment: true }, key);
  const giveUp = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(giveUp.signal);
  const otherTab = deferred();
  void exclusively('verify', () => otherTab.promise);
  const check = actions.checkCard('true', ID);
  giveUp.abort(new DOMException('Too long', 'TimeoutError'));
  await expect(check).rejects.toThrow('Too long');
  expect(timeout).toHaveBeenCalledWith(20_000);
  expect(calls(LIST)).toEqual([]);
  timeout.mockRestore();
  otherTab.resolve();
  expect(await actions.checkCard('true', ID)).toEqual({ next: 'paid' });
});
