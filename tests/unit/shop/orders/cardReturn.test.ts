import { http, HttpResponse } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';

import type { OrderAttempt } from '#domain/order/orderAttempt.ts';
import { orderAttempts } from '#shop/orders/orderAttempts.ts';
import { placedOrder } from '#shop/orders/checkoutStorage.ts';
import { deferred } from '#tests/support/deferred.ts';
import { rawOrder, rawProduct } from '#tests/support/factories.ts';
import { sandbox, server } from '#tests/support/server.ts';
import {
  answers,
  calls,
  DEMO,
  writeCart,
  storedCart,
  ORIGIN,
  putServerCart,
  serverCart,
} from '#tests/support/shopper.ts';
import { quiet, shopperWith, startShop } from '#tests/support/startShop.ts';
import { createLocks } from '#tests/support/tabs.ts';

const LIST = '/api/order/userorders';
const VERIFY = '/api/order/verifyStripe';
const CART = { mug: { M: 2 }, lamp: { L: 1 } };
const ID = '65f0c0ffee65f0c0ffee65f0';

const shopper = () => shopperWith(CART);

/** A card payment for two mugs that this device began; the reference of its order. */
function begun(account: string = DEMO.id, fields: Partial<OrderAttempt> = {}): string {
  const lines = [{ productId: 'mug', size: 'M', quantity: 2 }];
  const { attempt } = orderAttempts.begin({ account, method: 'stripe', amount: 59_800, lines });
  orderAttempts.update(attempt.idempotencyKey, { state: 'open', ...fields });
  return attempt.idempotencyKey;
}

/** My Orders holds this order by card under the id of the return address, and another one besides. */
function listed(fields: Record<string, unknown> = {}, ref?: string): void {
  const items = [{ ...rawProduct(), size: 'M', quantity: 2, ...(ref !== undefined && { ref }) }];
  const order = rawOrder({ _id: ID, items, paymentMethod: 'Stripe', ...fields });
  answers(LIST, { success: true, orders: [rawOrder({ _id: 'another', payment: false }), order] });
}

const noneListed = (): void => answers(LIST, { success: true, orders: [] });

/** What the server was asked about payments, in this test. */
const bodies: unknown[] = [];
const asked = () => [...bodies, ...calls(VERIFY).map(({ body }) => body)];
afterEach(() => {
  bodies.splice(0);
  vi.unstubAllGlobals();
});

/** The server answers so to whatever it is asked about payments. */
function verifies(success: boolean): void {
  server.use(
    http.post(`${ORIGIN}${VERIFY}`, async ({ request }) => {
      bodies.push(await request.json());
      return HttpResponse.json({ success });
    }),
  );
}

test('R14: while the server checks a payment every other way to pay is held, also for a page that is closed', async () => {
  const { actions } = await shopper();
  const ref = begun();
  listed({}, ref);
  let states: unknown;
  server.use(
    http.post(`${ORIGIN}${VERIFY}`, () => {
      states = orderAttempts.find(ref)?.state;
      return HttpResponse.json({ success: false });
    }),
  );
  expect(await actions.checkCard('true', ID)).toMatchObject({ next: 'notPaid' });
  expect([states, orderAttempts.find(ref)?.state]).toEqual(['unknown', 'open']);
});

test('R14: a payment that this device began is checked at once, and takes only what was ordered', async () => {
  const { actions } = await shopper();
  const ref = begun();
  verifies(true);
  listed({ payment: true }, ref);
  expect(await actions.checkCard('true', ID)).toEqual({ next: 'paid' });
  expect(storedCart()).toEqual({ lamp: { L: 1 } });
  expect(orderAttempts.find(ref)).toMatchObject({ state: 'placed', orderId: ID });
  // A reload, or the same link once more, has nothing to take.
  expect(await actions.checkCard('true', ID)).toEqual({ next: 'orders' });
  expect([storedCart(), placedOrder.read()?.idempotencyKey]).toEqual([{ lamp: { L: 1 } }, ref]);
});

test.each([
  ['paid long ago', { payment: true }],
  ['paid in another way', { paymentMethod: 'COD' }],
])(
  'S17: a link to an order of mine that was %s leads to My Orders, without a call, and empties nothing',
  async (_, fields) => {
    const { actions } = await shopper();
    begun();
    listed(fields, 'of-another-wish');
    expect(await actions.checkCard('true', ID)).toEqual({ next: 'orders' });
    expect([asked(), storedCart()]).toEqual([[], CART]);
  },
);

test('S17: a link to an order that is not mine makes no call, also while a payment of mine is open', async () => {
  const { actions } = await shopper();
  begun();
  noneListed();
  expect(await actions.checkCard('true', ID)).toEqual({ next: 'ask' });
  expect([asked(), storedCart()]).toEqual([[], CART]);
});

test('S17: a payment that another account began on this device is not mine', async () => {
  const { actions } = await shopper();
  begun('somebody-else', { orderId: ID });
  noneListed();
  expect(await actions.checkCard('true', ID)).toEqual({ next: 'ask' });
  expect(asked()).toEqual([]);
});

test('R14 R18: an order of mine without a note that is confirmed just now takes what it holds out of the cart, and no other', async () => {
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
  // Once it is paid, the same link has nothing more to take.
  writeCart(CART);
  expect(await actions.checkCard('true', ID)).toEqual({ next: 'orders' });
  expect(storedCart()).toEqual(CART);
});

test('R14: a refused payment for an order of mine from elsewhere leads back to the cart', async () => {
  const { actions } = await shopper();
  listed({}, 'begun-on-another-device');
  verifies(false);
  expect(await actions.checkCard('true', ID)).toEqual({ next: 'notPaid', message: null });
});

test('R14: while nothing can be read, the payment may be the one by card that this account began last', async () => {
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
    const { idempotencyKey: ref } = orderAttempts.begin(draft).attempt;
    orderAttempts.update(ref, { state: 'open', ...fields });
    return ref;
  });
  sandbox.controls.faults.add({ route: LIST, fault: { type: 'status', code: 503 } });
  expect(await actions.checkCard('true', ID)).toEqual({ next: 'unconfirmed' });
  const withUnconfirmedPayment = orderAttempts.all().filter(({ payment }) => payment !== undefined);
  expect(withUnconfirmedPayment.map(({ idempotencyKey: ref, payment }) => [ref, payment])).toEqual([
    [last, { orderId: ID }],
  ]);
  expect(none).not.toContain(withUnconfirmedPayment[0]?.idempotencyKey);
});

test('S17: checked because the shopper says so, a stranger’s payment empties nothing and finds no order', async () => {
  const { actions } = await shopper();
  noneListed();
  verifies(true);
  expect(await actions.checkCard('true', ID, true)).toEqual({ next: 'noOrder', reference: ID });
  expect(storedCart()).toEqual(CART);
});

test('R14: an unpaid order of mine from elsewhere is checked, and nothing is taken out of this cart', async () => {
  const { actions } = await shopper();
  listed({}, 'begun-on-another-device');
  verifies(true);
  // The list is the same before and after: the yes of the server alone is not believed.
  expect(await actions.checkCard('true', ID)).toEqual({ next: 'unconfirmed' });
  expect(asked()).toEqual([{ success: 'true', orderId: ID }]);
  expect(storedCart()).toEqual(CART);
});

test('R14: while My Orders cannot be read nothing is called by itself, and the shopper may check again', async () => {
  const { actions } = await shopper();
  const ref = begun();
  sandbox.controls.faults.add({ route: LIST, fault: { type: 'status', code: 503 } });
  verifies(true);
  expect(await actions.checkCard('true', ID)).toEqual({ next: 'unconfirmed' });
  expect([asked(), storedCart()]).toEqual([[], CART]);
  expect(await actions.checkCard('true', ID, true)).toEqual({ next: 'unconfirmed' });
  expect([asked(), storedCart()]).toEqual([[{ success: 'true', orderId: ID }], CART]);
  listed({ payment: true }, ref);
  expect(await actions.checkCard('true', ID, true)).toEqual({ next: 'paid' });
  expect(storedCart()).toEqual({ lamp: { L: 1 } });
});

test('R14: a return that nothing could be read for holds back every way to pay until My Orders tells', async () => {
  const { actions } = await shopper();
  const ref = begun();
  sandbox.controls.faults.add({ route: '/api/order/*', fault: { type: 'status', code: 503 } });
  expect(await actions.checkCard('true', ID)).toEqual({ next: 'unconfirmed' });
  expect(await actions.checkCard('true', ID, true)).toEqual({ next: 'unconfirmed' });
  expect(orderAttempts.unanswered(DEMO.id)).toMatchObject({ idempotencyKey: ref, state: 'unknown' });
  sandbox.controls.faults.clear();
  listed({}, ref);
  expect((await actions.fetchOrders()).settled).toMatchObject([{ resolution: 'unconfirmed', cardOrderId: ID }]);
  expect(orderAttempts.unanswered(DEMO.id)?.idempotencyKey).toBe(ref);
});

test('R9 R14: a refused card payment does not settle an order of the same wish that nobody answered', async () => {
  const { actions } = await shopper();
  const ref = begun();
  // The same gifts for the same sum, tried again for cash: its answer was lost.
  orderAttempts.update(ref, { state: 'unknown', method: 'cod' });
  listed({}, ref);
  sandbox.controls.faults.add({ route: VERIFY, times: 1, fault: { type: 'status', code: 504 } });
  expect(await actions.checkCard('true', ID)).toEqual({ next: 'unconfirmed' });
  verifies(false);
  expect(await actions.checkCard('true', ID)).toEqual({ next: 'notPaid', message: null });
  expect(orderAttempts.unanswered(DEMO.id)?.idempotencyKey).toBe(ref);
  expect(await actions.checkCard('true', ID)).toEqual({ next: 'notPaid', message: null });
  expect(orderAttempts.unanswered(DEMO.id)?.idempotencyKey).toBe(ref);
  expect((await actions.fetchOrders()).settled).toMatchObject([{ idempotencyKey: ref, resolution: 'unpaid' }]);
  expect(orderAttempts.unanswered(DEMO.id)).toBeNull();
});

test('S18 R14: a refused card payment does not settle what the widget of the same wish left open', async () => {
  const { actions } = await shopper();
  const ref = begun();
  orderAttempts.update(ref, { state: 'unknown', method: 'razorpay', widgetOrderId: 'order_1' });
  listed({}, ref);
  verifies(false);
  expect(await actions.checkCard('true', ID)).toEqual({ next: 'notPaid', message: null });
  expect(orderAttempts.unanswered(DEMO.id)?.idempotencyKey).toBe(ref);
});

test('S17: a made-up return while nothing can be read holds the shopper back no longer than that', async () => {
  const { actions } = await shopper();
  const ref = begun();
  sandbox.controls.faults.add({ route: '/api/order/*', fault: { type: 'status', code: 503 } });
  expect(await actions.checkCard('true', '7'.repeat(24))).toEqual({ next: 'unconfirmed' });
  sandbox.controls.faults.clear();
  listed({}, ref);
  expect((await actions.fetchOrders()).settled).toMatchObject([{ resolution: 'unpaid' }]);
  expect(orderAttempts.unanswered(DEMO.id)).toBeNull();
  expect(orderAttempts.find(ref)).toMatchObject({ state: 'open', orderId: ID });
  expect(orderAttempts.find(ref)?.payment).toBeUndefined();
});

test('S17: a made-up return while nothing can be read is not checked by itself once My Orders can', async () => {
  const { actions } = await shopper();
  const [ref, strange] = [begun(), '7'.repeat(24)];
  sandbox.controls.faults.add({ route: LIST, fault: { type: 'status', code: 503 } });
  expect(await actions.checkCard('true', strange)).toEqual({ next: 'unconfirmed' });
  sandbox.controls.faults.clear();
  listed({}, ref);
  verifies(true);
  expect(await actions.checkCard('true', strange)).toEqual({ next: 'ask' });
  expect([asked(), orderAttempts.unanswered(DEMO.id)]).toEqual([[], null]);
  expect(await actions.checkCard('true', strange, true)).toEqual({ next: 'noOrder', reference: strange });
  expect(orderAttempts.find(ref)).toMatchObject({ state: 'open' });
});

test('S17: a made-up return that is checked while nothing can be read is no longer the shopper’s own after it', async () => {
  const { actions } = await shopper();
  const [ref, strange] = [begun(), '7'.repeat(24)];
  listed({}, ref);
  server.use(http.post(`${ORIGIN}${LIST}`, () => new HttpResponse(null, { status: 503 }), { once: true }));
  verifies(true);
  expect(await actions.checkCard('true', strange, true)).toEqual({ next: 'noOrder', reference: strange });
  expect(orderAttempts.find(ref)).toMatchObject({ state: 'open' });
  expect(orderAttempts.find(ref)?.isUnfound).toBeUndefined();
});

test('R14: a return whose order is gone by the time My Orders can be read is this device’s own, when checked', async () => {
  const { actions } = await shopper();
  const ref = begun();
  sandbox.controls.faults.add({ route: LIST, fault: { type: 'status', code: 503 } });
  expect(await actions.checkCard('true', ID)).toEqual({ next: 'unconfirmed' });
  sandbox.controls.faults.clear();
  noneListed();
  verifies(true);
  expect(await actions.checkCard('true', ID)).toEqual({ next: 'ask' });
  expect(orderAttempts.unanswered(DEMO.id)?.idempotencyKey).toBe(ref);
  expect(await actions.checkCard('true', ID, true)).toEqual({ next: 'noOrder', reference: ref });
  expect(orderAttempts.find(ref)).toMatchObject({ isUnfound: true });
});

test('R14: a shopper who cancels, goes back and pays after all is not thanked for an order that is gone', async () => {
  const { actions } = await shopper();
  const ref = begun();
  listed({}, ref);
  verifies(false);
  expect(await actions.checkCard('false', ID)).toEqual({ next: 'notPaid', message: null });
  noneListed();
  verifies(true);
  expect(await actions.checkCard('true', ID)).toEqual({ next: 'noOrder', reference: ref });
  expect(storedCart()).toEqual(CART);
});

test('R14: a payment whose order is gone holds back the next one until the shopper wants it all the same', async () => {
  const { actions } = await shopper();
  const ref = begun();
  orderAttempts.update(ref, { orderId: ID });
  noneListed();
  verifies(true);
  expect(await actions.checkCard('true', ID)).toEqual({ next: 'noOrder', reference: ref });
  expect(orderAttempts.unanswered(DEMO.id)).toMatchObject({ idempotencyKey: ref, amount: 59_800, isUnfound: true });
  // My Orders does not settle it: the order is missing, and its payment may have gone through.
  expect((await actions.fetchOrders()).settled).toMatchObject([{ idempotencyKey: ref, resolution: 'unconfirmed' }]);
  expect(orderAttempts.unanswered(DEMO.id)?.idempotencyKey).toBe(ref);
  orderAttempts.reopen(ref);
  expect(orderAttempts.unanswered(DEMO.id)).toBeNull();
  expect(orderAttempts.find(ref)?.isUnfound).toBeUndefined();
});

test('R14: a payment for an order that is gone holds back the next one though the same cart was ordered again', async () => {
  const { actions } = await shopper();
  const [ref, earlier] = [begun(), '7'.repeat(24)];
  orderAttempts.update(ref, { orderId: earlier });
  listed({}, ref);
  verifies(true);
  expect(await actions.checkCard('true', earlier)).toEqual({ next: 'noOrder', reference: ref });
  expect(orderAttempts.unanswered(DEMO.id)).toMatchObject({ idempotencyKey: ref, isUnfound: true });
  expect((await actions.fetchOrders()).settled).toMatchObject([{ resolution: 'unconfirmed', cardOrderId: earlier }]);
});

test('R14: a payment whose order turns up after all is finished as any other', async () => {
  const { actions } = await shopper();
  const ref = begun();
  orderAttempts.update(ref, { orderId: ID });
  noneListed();
  verifies(true);
  await actions.checkCard('true', ID);
  listed({ payment: true }, ref);
  expect((await actions.fetchOrders()).settled).toMatchObject([{ idempotencyKey: ref, resolution: 'received' }]);
  expect([orderAttempts.unanswered(DEMO.id), storedCart()]).toEqual([null, { lamp: { L: 1 } }]);
});

test.each([
  { type: 'successFalse', message: 'MongoNetworkError: connection 3 to 127.0.0.1:27017 closed' },
  { type: 'successFalse', message: 'operation was interrupted because the database is down' },
  { type: 'successFalse', message: 'Please try later' },
  { type: 'successFalse', message: 'Error while verifying payment' },
  { type: 'successFalse', message: 'Payment Failed' },
  { type: 'successFalse', message: 'Not paid' },
  { type: 'status', code: 500, message: 'Payment failed' },
  { type: 'status', code: 504 },
  'refuse',
] as const)('S24: after %j a card payment is neither confirmed nor refused, and its note stays', async (fault) => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { actions } = await shopper();
  const ref = begun();
  listed({}, ref);
  sandbox.controls.faults.add({ route: VERIFY, fault });
  expect(await actions.checkCard('true', ID)).toEqual({ next: 'unconfirmed' });
  expect(storedCart()).toEqual(CART);
  // Nothing more may be paid for, in any way, before somebody has said yes or no.
  expect(orderAttempts.unanswered(DEMO.id)).toMatchObject({ idempotencyKey: ref, orderId: ID, payment: {} });
  await actions.fetchOrders().then(
    ({ settled }) => expect(settled).toMatchObject([{ resolution: 'unconfirmed', cardOrderId: ID }]),
    () => {},
  );
  expect(orderAttempts.unanswered(DEMO.id)?.idempotencyKey).toBe(ref);
  sandbox.controls.faults.clear();
  verifies(true);
  listed({ payment: true }, ref);
  expect(await actions.checkCard('true', ID)).toEqual({ next: 'paid' });
  expect([storedCart(), orderAttempts.unanswered(DEMO.id)]).toEqual([{ lamp: { L: 1 } }, null]);
});

test.each([undefined, 'Your card was declined.', 'Payment cancelled'])(
  'R14: a no about the payment (%s) leads back to the cart',
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
  ['by the widget', () => listed({ paymentMethod: 'Razorpay' }), 'notPaid'],
  ['in words that only begin like a card’s', () => listed({ paymentMethod: 'Stripes' }), 'notPaid'],
  ['in words that only end like a card’s', () => listed({ paymentMethod: 'No Stripe' }), 'notPaid'],
  ['of somebody else', noneListed, 'notPaid'],
  ['that cannot be looked up', () => answers(LIST, '<h1>busy</h1>', { status: 503 }), 'unconfirmed'],
])('R14: "false" for an order %s is never passed on', async (_, list, next) => {
  const { actions } = await shopper();
  list();
  expect(await actions.checkCard('false', ID)).toMatchObject({ next });
  expect([asked(), storedCart()]).toEqual([[], CART]);
});

test('R14: "false" for an unpaid order of mine is passed on as it came', async () => {
  const { actions } = await shopper();
  listed();
  verifies(false);
  expect(await actions.checkCard('false', ID)).toEqual({ next: 'notPaid', message: null });
  expect(asked()).toEqual([{ success: 'false', orderId: ID }]);
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

test('R14: an ended session is no answer about a payment', async () => {
  const { actions } = await shopper();
  sandbox.controls.faults.add({ route: LIST, fault: { type: 'successFalse', message: 'jwt expired' } });
  await expect(actions.checkCard('true', ID)).rejects.toMatchObject({ kind: 'signedOut' });
  expect(asked()).toEqual([]);
});

test.each(['true', 'false'] as const)(
  'R14: a session that ends with the check itself is no answer about a payment that is called %s',
  async (success) => {
    const { actions } = await shopper();
    listed({}, begun());
    sandbox.controls.faults.add({ route: VERIFY, fault: { type: 'successFalse', message: 'jwt expired' } });
    await expect(actions.checkCard(success, ID)).rejects.toMatchObject({ kind: 'signedOut' });
    expect(storedCart()).toEqual(CART);
  },
);

test('R14: a tab that waits in vain for another one’s check gives up after 20 seconds, asks nothing, and can check again', async () => {
  const { actions } = await shopper();
  listed({ payment: true }, begun());
  const locks = createLocks();
  vi.stubGlobal(
    'navigator',
    new Proxy(navigator, { get: (of, key) => (key === 'locks' ? locks : Reflect.get(of, key)) }),
  );
  const patience = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal);
  const elsewhere = deferred();
  void locks.request('kanuka:verify', () => elsewhere.promise);
  const check = actions.checkCard('true', ID);
  patience.abort(new DOMException('Too long', 'TimeoutError'));
  await expect(check).rejects.toThrow('Too long');
  expect(timeout).toHaveBeenCalledWith(20_000);
  expect(calls(LIST)).toEqual([]);
  timeout.mockRestore();
  elsewhere.resolve();
  expect(await actions.checkCard('true', ID)).toEqual({ next: 'paid' });
});

test('S17: a check that the shopper asked for leaves the cart unchanged, also after the next load', async () => {
  const { actions, leave } = await shopper();
  noneListed();
  // The older backend empties the server's cart with every "true", whichever order it names.
  server.use(
    http.post(`${ORIGIN}${VERIFY}`, () => {
      putServerCart({});
      return HttpResponse.json({ success: true });
    }),
  );
  await actions.checkCard('true', ID, true);
  await quiet();
  leave();
  const next = startShop();
  await quiet();
  expect([next.cart(), storedCart(), serverCart()]).toEqual([CART, CART, CART]);
});
