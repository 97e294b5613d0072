import { http, HttpResponse } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';

import type { OrderAttempt } from '#domain/order/orderAttempt.ts';
import { orderAttempts } from '#shop/orders/orderAttempts.ts';
import { placedOrder } from '#shop/orders/checkoutStorage.ts';
import { deferred } from '#tests/support/deferred.ts';
import { rawOrder, rawProduct } from '#tests/support/factories.ts';
import { sandbox, server } from '#tests/support/server.ts';
import { answers, calls, DEMO, writeCart, storedCart, ORIGIN } from '#tests/support/shopper.ts';
import { shopperWith } from '#tests/support/startShop.ts';
import { createLocks } from '#tests/support/tabs.ts';

const LIST = '/api/order/userorders';
const VERIFY = '/api/order/verifyStripe';
const CART = { mug: { M: 2 }, lamp: { L: 1 } };
const ID = '65f0c0ffee65f0c0ffee65f0';

const shopper = () => shopperWith(CART);

/** Records a card payment for two mugs that this device began; returns its idempotency key. */
function begun(account: string = DEMO.id, fields: Partial<OrderAttempt> = {}): string {
  const lines = [{ productId: 'mug', size: 'M', quantity: 2 }];
  const { attempt } = orderAttempts.begin({ account, method: 'stripe', amount: 59_800, lines });
  orderAttempts.update(attempt.idempotencyKey, { state: 'open', ...fields });
  return attempt.idempotencyKey;
}

/** My Orders lists this card order under the id of the return URL, and another order besides. */
function listed(fields: Record<string, unknown> = {}, key?: string): void {
  const items = [{ ...rawProduct(), size: 'M', quantity: 2, ...(key !== undefined && { ref: key }) }];
  const order = rawOrder({ _id: ID, items, paymentMethod: 'Stripe', ...fields });
  answers(LIST, { success: true, orders: [rawOrder({ _id: 'another', payment: false }), order] });
}

const noneListed = (): void => answers(LIST, { success: true, orders: [] });

/** Bodies of this test's calls that check payments. */
const bodies: unknown[] = [];
const checksSent = () => [...bodies, ...calls(VERIFY).map(({ body }) => body)];
afterEach(() => {
  bodies.splice(0);
  vi.unstubAllGlobals();
});

/** Every check of a payment gets this response. */
function verifies(success: boolean): void {
  server.use(
    http.post(`${ORIGIN}${VERIFY}`, async ({ request }) => {
      bodies.push(await request.json());
      return HttpResponse.json({ success });
    }),
  );
}

test('R14: while the server checks a payment every payment method is blocked, also after the page was closed', async () => {
  const { actions } = await shopper();
  const key = begun();
  listed({}, key);
  let states: unknown;
  server.use(
    http.post(`${ORIGIN}${VERIFY}`, () => {
      states = orderAttempts.find(key)?.state;
      return HttpResponse.json({ success: false });
    }),
  );
  expect(await actions.checkCard('true', ID)).toMatchObject({ next: 'notPaid' });
  expect([states, orderAttempts.find(key)?.state]).toEqual(['unknown', 'open']);
});

test('R14: a payment that this device began is checked at once, and only the ordered lines leave the cart', async () => {
  const { actions } = await shopper();
  const key = begun();
  verifies(true);
  listed({ payment: true }, key);
  expect(await actions.checkCard('true', ID)).toEqual({ next: 'paid' });
  expect(storedCart()).toEqual({ lamp: { L: 1 } });
  expect(orderAttempts.find(key)).toMatchObject({ state: 'placed', orderId: ID });
  // A reload, or the same link again, removes nothing more.
  expect(await actions.checkCard('true', ID)).toEqual({ next: 'orders' });
  expect([storedCart(), placedOrder.read()?.idempotencyKey]).toEqual([{ lamp: { L: 1 } }, key]);
});

test.each([
  ['paid long ago', { payment: true }],
  ['paid in another way', { paymentMethod: 'COD' }],
])(
  'S17: a return link to the shopper’s order that was %s opens My Orders without a call and does not change the cart',
  async (_, fields) => {
    const { actions } = await shopper();
    begun();
    listed(fields, 'of-another-draft');
    expect(await actions.checkCard('true', ID)).toEqual({ next: 'orders' });
    expect([checksSent(), storedCart()]).toEqual([[], CART]);
  },
);

test('S17: a return link to a foreign order makes no call, also while the shopper has an open payment', async () => {
  const { actions } = await shopper();
  begun();
  noneListed();
  expect(await actions.checkCard('true', ID)).toEqual({ next: 'ask' });
  expect([checksSent(), storedCart()]).toEqual([[], CART]);
  // Checked because the shopper asks for it, it neither changes the cart nor settles an order.
  verifies(true);
  expect(await actions.checkCard('true', ID, true)).toEqual({ next: 'noOrder', reference: ID });
  expect(storedCart()).toEqual(CART);
});

test('R14 R18: an order without an attempt record that is confirmed now removes exactly its own items from the cart', async () => {
  const { actions } = await shopper();
  begun();
  verifies(true);
  listed({ payment: true }, 'begun-before-the-storage-was-cleared');
  server.use(
    http.all(
      `${ORIGIN}${LIST}`,
      () => HttpResponse.json({ success: true, orders: [rawOrder({ _id: ID, paymentMethod: 'Stripe' })] }),
      { once: true },
    ),
  );
  placedOrder.write({ idempotencyKey: 'before', account: DEMO.id, method: 'cod', amount: 1, at: 1 });
  expect(await actions.checkCard('true', ID)).toEqual({ next: 'paid' });
  expect([storedCart(), placedOrder.read()]).toEqual([{ lamp: { L: 1 } }, null]);
  // Once it is paid, the same link removes nothing more.
  writeCart(CART);
  expect(await actions.checkCard('true', ID)).toEqual({ next: 'orders' });
  expect(storedCart()).toEqual(CART);
});

test('R14: while My Orders cannot be read, the return is taken for this account’s latest card payment', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { actions } = await shopper();
  const others = [
    { at: Date.now() - 2 },
    { at: Date.now() - 1 },
    { account: 'somebody-else' },
    { method: 'razorpay' },
    { state: 'placed' },
  ] as const;
  const [, last, ...none] = others.map((fields, place) => {
    const draft = { account: DEMO.id, method: 'stripe', amount: place, lines: [] } as const;
    const { idempotencyKey: key } = orderAttempts.begin(draft).attempt;
    orderAttempts.update(key, { state: 'open', ...fields });
    return key;
  });
  sandbox.controls.faults.add({ route: LIST, fault: { type: 'status', code: 503 } });
  expect(await actions.checkCard('true', ID)).toEqual({ next: 'unconfirmed' });
  const withUnconfirmedPayment = orderAttempts.all().filter(({ payment }) => payment !== undefined);
  expect(withUnconfirmedPayment.map(({ idempotencyKey: key, payment }) => [key, payment])).toEqual([
    [last, { orderId: ID }],
  ]);
  expect(none).not.toContain(withUnconfirmedPayment[0]?.idempotencyKey);
});

test('R14: an unpaid order from another device is checked, and this cart is unchanged', async () => {
  const { actions } = await shopper();
  listed({}, 'begun-on-another-device');
  verifies(true);
  // The list is equal before and after: the server's success alone proves nothing.
  expect(await actions.checkCard('true', ID)).toEqual({ next: 'unconfirmed' });
  expect(checksSent()).toEqual([{ success: 'true', orderId: ID }]);
  expect(storedCart()).toEqual(CART);
});

test('R14: while My Orders cannot be read no check starts by itself, and the shopper can start one', async () => {
  const { actions } = await shopper();
  const key = begun();
  sandbox.controls.faults.add({ route: LIST, fault: { type: 'status', code: 503 } });
  verifies(true);
  expect(await actions.checkCard('true', ID)).toEqual({ next: 'unconfirmed' });
  expect([checksSent(), storedCart()]).toEqual([[], CART]);
  expect(await actions.checkCard('true', ID, true)).toEqual({ next: 'unconfirmed' });
  expect([checksSent(), storedCart()]).toEqual([[{ success: 'true', orderId: ID }], CART]);
  listed({ payment: true }, key);
  expect(await actions.checkCard('true', ID, true)).toEqual({ next: 'paid' });
  expect(storedCart()).toEqual({ lamp: { L: 1 } });
});

test('R9 R14: a refused card payment does not settle an unanswered order of the same draft', async () => {
  const { actions } = await shopper();
  const key = begun();
  // The same products for the same sum were ordered for cash, and the response was lost.
  orderAttempts.update(key, { state: 'unknown', method: 'cod' });
  listed({}, key);
  sandbox.controls.faults.add({ route: VERIFY, times: 1, fault: { type: 'status', code: 504 } });
  expect(await actions.checkCard('true', ID)).toEqual({ next: 'unconfirmed' });
  verifies(false);
  expect(await actions.checkCard('true', ID)).toEqual({ next: 'notPaid', message: null });
  expect(orderAttempts.unanswered(DEMO.id)?.idempotencyKey).toBe(key);
  expect(await actions.checkCard('true', ID)).toEqual({ next: 'notPaid', message: null });
  expect(orderAttempts.unanswered(DEMO.id)?.idempotencyKey).toBe(key);
  expect((await actions.fetchOrders()).settled).toMatchObject([{ idempotencyKey: key, resolution: 'unpaid' }]);
  expect(orderAttempts.unanswered(DEMO.id)).toBeNull();
});

test('S17: a forged return is not checked by itself once My Orders can be read', async () => {
  const { actions } = await shopper();
  const [key, foreign] = [begun(), '7'.repeat(24)];
  sandbox.controls.faults.add({ route: LIST, fault: { type: 'status', code: 503 } });
  expect(await actions.checkCard('true', foreign)).toEqual({ next: 'unconfirmed' });
  sandbox.controls.faults.clear();
  listed({}, key);
  verifies(true);
  expect(await actions.checkCard('true', foreign)).toEqual({ next: 'ask' });
  expect([checksSent(), orderAttempts.unanswered(DEMO.id)]).toEqual([[], null]);
  expect(await actions.checkCard('true', foreign, true)).toEqual({ next: 'noOrder', reference: foreign });
  expect(orderAttempts.find(key)).toMatchObject({ state: 'open' });
});

test('S17: a forged return that was checked while My Orders could not be read is no longer the shopper’s afterwards', async () => {
  const { actions } = await shopper();
  const [key, foreign] = [begun(), '7'.repeat(24)];
  listed({}, key);
  server.use(http.post(`${ORIGIN}${LIST}`, () => new HttpResponse(null, { status: 503 }), { once: true }));
  verifies(true);
  expect(await actions.checkCard('true', foreign, true)).toEqual({ next: 'noOrder', reference: foreign });
  expect(orderAttempts.find(key)).toMatchObject({ state: 'open' });
  expect(orderAttempts.find(key)?.isUnfound).toBeUndefined();
});

test('R14: a return whose order is missing once My Orders can be read belongs to this device when it is checked', async () => {
  const { actions } = await shopper();
  const key = begun();
  sandbox.controls.faults.add({ route: LIST, fault: { type: 'status', code: 503 } });
  expect(await actions.checkCard('true', ID)).toEqual({ next: 'unconfirmed' });
  sandbox.controls.faults.clear();
  noneListed();
  verifies(true);
  expect(await actions.checkCard('true', ID)).toEqual({ next: 'ask' });
  expect(orderAttempts.unanswered(DEMO.id)?.idempotencyKey).toBe(key);
  expect(await actions.checkCard('true', ID, true)).toEqual({ next: 'noOrder', reference: key });
  expect(orderAttempts.find(key)).toMatchObject({ isUnfound: true });
});

test('R14: a shopper who cancels, goes back and pays sees no confirmation for a deleted order', async () => {
  const { actions } = await shopper();
  const key = begun();
  listed({}, key);
  verifies(false);
  expect(await actions.checkCard('false', ID)).toEqual({ next: 'notPaid', message: null });
  expect(checksSent()).toEqual([{ success: 'false', orderId: ID }]);
  noneListed();
  verifies(true);
  expect(await actions.checkCard('true', ID)).toEqual({ next: 'noOrder', reference: key });
  expect(storedCart()).toEqual(CART);
});

test('R14: a payment whose order was deleted blocks the next order until the shopper confirms it', async () => {
  const { actions } = await shopper();
  const key = begun();
  orderAttempts.update(key, { orderId: ID });
  noneListed();
  verifies(true);
  expect(await actions.checkCard('true', ID)).toEqual({ next: 'noOrder', reference: key });
  expect(orderAttempts.unanswered(DEMO.id)).toMatchObject({ idempotencyKey: key, amount: 59_800, isUnfound: true });
  // My Orders does not settle it: the order is missing, but its payment may have succeeded.
  expect((await actions.fetchOrders()).settled).toMatchObject([{ idempotencyKey: key, resolution: 'unconfirmed' }]);
  expect(orderAttempts.unanswered(DEMO.id)?.idempotencyKey).toBe(key);
  orderAttempts.reopen(key);
  expect(orderAttempts.unanswered(DEMO.id)).toBeNull();
  expect(orderAttempts.find(key)?.isUnfound).toBeUndefined();
});

test('R14: a payment for a deleted order blocks the next order although the same cart was ordered again', async () => {
  const { actions } = await shopper();
  const [key, earlier] = [begun(), '7'.repeat(24)];
  orderAttempts.update(key, { orderId: earlier });
  listed({}, key);
  verifies(true);
  expect(await actions.checkCard('true', earlier)).toEqual({ next: 'noOrder', reference: key });
  expect(orderAttempts.unanswered(DEMO.id)).toMatchObject({ idempotencyKey: key, isUnfound: true });
  expect((await actions.fetchOrders()).settled).toMatchObject([{ resolution: 'unconfirmed', cardOrderId: earlier }]);
});

test.each([
  { type: 'successFalse', message: 'Payment Failed' },
  { type: 'status', code: 500, message: 'Payment failed' },
  'refuse',
] as const)(
  'S24: after %j a card payment is neither confirmed nor refused, and its attempt stays open',
  async (fault) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { actions } = await shopper();
    const key = begun();
    listed({}, key);
    sandbox.controls.faults.add({ route: VERIFY, fault });
    expect(await actions.checkCard('true', ID)).toEqual({ next: 'unconfirmed' });
    expect(storedCart()).toEqual(CART);
    // No payment method is available before the payment was confirmed or refused.
    expect(orderAttempts.unanswered(DEMO.id)).toMatchObject({ idempotencyKey: key, orderId: ID, payment: {} });
    await actions.fetchOrders().then(
      ({ settled }) => expect(settled).toMatchObject([{ resolution: 'unconfirmed', cardOrderId: ID }]),
      () => {},
    );
    expect(orderAttempts.unanswered(DEMO.id)?.idempotencyKey).toBe(key);
    sandbox.controls.faults.clear();
    verifies(true);
    listed({ payment: true }, key);
    expect(await actions.checkCard('true', ID)).toEqual({ next: 'paid' });
    expect([storedCart(), orderAttempts.unanswered(DEMO.id)]).toEqual([{ lamp: { L: 1 } }, null]);
  },
);

test.each([undefined, 'Your card was declined.'])(
  'R14: a refused payment (%s) leads back to the cart',
  async (message) => {
    const { actions } = await shopper();
    listed({}, begun());
    sandbox.controls.faults.add({ route: VERIFY, fault: { type: 'successFalse', ...(message && { message }) } });
    expect(await actions.checkCard('true', ID)).toEqual({ next: 'notPaid', message: message ?? null });
    expect(storedCart()).toEqual(CART);
  },
);

test.each([
  ['that is paid', () => listed({ payment: true }), 'orders'],
  ['by cash', () => listed({ paymentMethod: 'COD' }), 'notPaid'],
  ['whose method only begins like a card’s', () => listed({ paymentMethod: 'Stripes' }), 'notPaid'],
  ['whose method only ends like a card’s', () => listed({ paymentMethod: 'No Stripe' }), 'notPaid'],
  ['of another account', noneListed, 'notPaid'],
  ['while My Orders cannot be read', () => answers(LIST, '<h1>busy</h1>', { status: 503 }), 'unconfirmed'],
])('R14: "false" for an order %s is never sent to the server', async (_, list, next) => {
  const { actions } = await shopper();
  list();
  expect(await actions.checkCard('false', ID)).toMatchObject({ next });
  expect([checksSent(), storedCart()]).toEqual([[], CART]);
});

test.each([
  [{ type: 'status', code: 504 }, 'unconfirmed'],
  [{ type: 'successFalse', message: 'Order not found' }, 'notPaid'],
] as const)('R14: where “false” is answered with %j, the shopper reads %s', async (fault, next) => {
  const { actions } = await shopper();
  listed();
  sandbox.controls.faults.add({ route: VERIFY, fault });
  expect(await actions.checkCard('false', ID)).toMatchObject({ next });
});

test.each(['true', 'false'] as const)(
  'R14: a session that expires during the check does not settle a payment returned as %s',
  async (success) => {
    const { actions } = await shopper();
    listed({}, begun());
    sandbox.controls.faults.add({ route: VERIFY, fault: { type: 'successFalse', message: 'jwt expired' } });
    await expect(actions.checkCard(success, ID)).rejects.toMatchObject({ kind: 'signedOut' });
    expect(storedCart()).toEqual(CART);
  },
);

test('R14: a tab that waits 20 seconds for another tab’s check gives up without a call, and can check again', async () => {
  const { actions } = await shopper();
  listed({ payment: true }, begun());
  const locks = createLocks();
  vi.stubGlobal(
    'navigator',
    new Proxy(navigator, { get: (of, key) => (key === 'locks' ? locks : Reflect.get(of, key)) }),
  );
  const timeoutController = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeoutController.signal);
  const otherTab = deferred();
  void locks.request('kanuka:verify', () => otherTab.promise);
  const check = actions.checkCard('true', ID);
  timeoutController.abort(new DOMException('Too long', 'TimeoutError'));
  await expect(check).rejects.toThrow('Too long');
  expect(timeout).toHaveBeenCalledWith(20_000);
  expect(calls(LIST)).toEqual([]);
  timeout.mockRestore();
  otherTab.resolve();
  expect(await actions.checkCard('true', ID)).toEqual({ next: 'paid' });
});
