import { HttpResponse, http } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';

import { register } from '#api/account.ts';
import { ApiError } from '#api/errors.ts';
import { ORDER_SETTLES_MS } from '#config/constants.ts';
import { messagesOf } from '#content/messages.ts';
import { shopMessages } from '#content/shopMessages.ts';
import type { OrderAttempt } from '#domain/order/orderAttempt.ts';
import type { PaymentMethod } from '#domain/order/order.ts';
import type { FaultRule } from '#sandbox/faults/definition.ts';
import { readOrders } from '#shop/orders/orderHistory.ts';
import { orderAttempts } from '#shop/orders/orderAttempts.ts';
import type { OrderOutcome, OrderContext } from '#shop/orders/placeOrder.ts';
import * as thisTab from '#shop/orders/placeOrder.ts';
import { deferred } from '#tests/support/deferred.ts';
import { rupees } from '#tests/support/factories.ts';
import { storedOrder } from '#tests/support/lostOrders.ts';
import { MUG, MUG_LINE } from '#tests/support/mugOrder.ts';
import { failOnce, sandbox, server } from '#tests/support/server.ts';
import { anOrderRequest, answers, aToken, calls, DEMO, ORIGIN } from '#tests/support/shopper.ts';
import { until } from '#tests/support/startShop.ts';
import { openBrowser } from '#tests/support/tabs.ts';

afterEach(() => {
  for (const { idempotencyKey: key } of orderAttempts.all()) orderAttempts.remove(key);
});

const unanswered = (): OrderAttempt | null => orderAttempts.unanswered(DEMO.id);

type How = Partial<OrderContext> & { readonly tab?: typeof thisTab };

/** Places an order as the shop does, with a spy for the lines that leave the cart. */
async function place(order = anOrderRequest(), { tab = thisTab, ...context }: How = {}) {
  const onPlaced = vi.fn(() => {
    expect(unanswered(), 'no tab may order before').not.toBeNull();
    return true;
  });
  const defaults = { blocker: () => null, onPlaced, holdCart: () => {}, isSure: false };
  return { outcome: await tab.placeOrderOnce(await aToken(), order, { ...defaults, ...context }), onPlaced };
}

const outcomeOf = async (...given: Parameters<typeof place>) => (await place(...given)).outcome;
const by = (paymentMethod: PaymentMethod) => anOrderRequest({ paymentMethod });
const fails = (fault: FaultRule['fault']): void => failOnce('/api/order/place', fault);
const LINES = [{ ...MUG_LINE, quantity: 1 }];

/** Idempotency keys of the server's orders, in the order of their arrival. */
const storedKeys = (): readonly unknown[] =>
  sandbox.controls.store.orders.all().map(({ items }) => (items[0] as { ref?: unknown }).ref);

const sent = () => calls('/api/order/').length;

/** Records how many orders the server has whenever the cart is held. */
function holds() {
  const held: number[] = [];
  return { held, holdCart: () => void held.push(storedKeys().length) };
}

test('R9: an order is recorded before its call; once accepted it is not open any more, and its products leave the cart', async () => {
  fails('hang');
  const { held, holdCart } = holds();
  const placing = place(undefined, { holdCart });
  await until(() => expect(sent()).toBe(1));
  expect(unanswered()).toMatchObject({ state: 'sending', amount: rupees(MUG.price) });
  sandbox.controls.faults.release();
  const { outcome, onPlaced } = await placing;
  expect([outcome, unanswered()]).toEqual([{ next: 'placed' }, null]);
  expect(held, 'before the server empties its cart').toEqual([0]);
  expect(onPlaced).toHaveBeenCalledExactlyOnceWith(LINES);
});

// What other errors mean is below. Here the order is stored, and in the second case the database failed in a later step.
test.each([
  'commitThenDrop',
  { type: 'commitThenStatus', code: 200, message: 'operation was interrupted because the database is down' },
] as const)('R9 S24: after %j the outcome is unknown, and nothing more is sent', async (fault) => {
  fails(fault);
  const { held, holdCart } = holds();
  const { outcome, onPlaced } = await place(undefined, { holdCart });
  expect(outcome).toEqual({ next: 'unknown' });
  expect(onPlaced).not.toHaveBeenCalled();
  expect(held, 'again, as the server may have emptied its cart').toEqual([0, 1]);
  expect(unanswered()).toMatchObject({ state: 'unknown' });
  for (const method of ['cod', 'upi', 'stripe', 'razorpay'] as const)
    expect([await outcomeOf(by(method)), sent()]).toEqual([{ next: 'unanswered' }, 0]);
});

test('R9: an order stored before the backend failed is found, and sent once', async () => {
  fails({ type: 'commitThenStatus', code: 200, message: 'Not Authorized Login Again' });
  expect(await outcomeOf()).toEqual({ next: 'placed' });
  expect([unanswered(), storedKeys().length]).toEqual([null, 1]);
});

test('R19: for a second after an order only its own tab orders; then every tab may, and the first has to wait', async () => {
  openBrowser();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.resetModules();
  const other = await import('#shop/orders/placeOrder.ts');
  const orderIn = (tab: typeof thisTab) => outcomeOf(undefined, { tab });
  for (const time of [1, 2]) expect(await orderIn(thisTab), `order ${time}`).toEqual({ next: 'placed' });
  await vi.advanceTimersByTimeAsync(ORDER_SETTLES_MS - 1);
  // The attempt is closed, and the other tab still shows the ordered cart: only the lock reveals the order.
  expect(await orderIn(other)).toEqual({ next: 'otherTab' });
  expect(sent()).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(await orderIn(other)).toEqual({ next: 'placed' });
  expect(await orderIn(thisTab)).toEqual({ next: 'otherTab' });
  await vi.advanceTimersByTimeAsync(ORDER_SETTLES_MS);
});

test('while a payment is under way no other tab orders, and no second payment starts', async () => {
  openBrowser();
  const { promise: paid, resolve: pay } = deferred();
  const paying = thisTab.whilePaying(() => paid);
  expect(await outcomeOf()).toEqual({ next: 'otherTab' });
  expect(sent()).toBe(0);
  const begin = vi.fn(() => Promise.resolve());
  expect(await thisTab.whilePaying(begin)).toBe(false);
  expect(begin).not.toHaveBeenCalled();
  pay();
  expect(await paying).toBe(true);
  expect(await thisTab.whilePaying(begin)).toBe(true);
});

test('after an expired session the order may be sent again', async () => {
  for (const fault of [
    { type: 'successFalse', message: 'jwt expired' } as const,
    { type: 'status', code: 401 } as const,
  ]) {
    sandbox.controls.faults.add({ route: '/api/order/*', fault });
    await expect(place()).rejects.toMatchObject({ kind: 'signedOut' });
    expect(unanswered()).toBeNull();
    sandbox.controls.faults.clear();
  }
  expect(await outcomeOf()).toEqual({ next: 'placed' });
});

test('R19: after a refusal or an opened widget every tab may order at once', async () => {
  openBrowser();
  fails({ type: 'successFalse', message: 'No' });
  const inNewTab = async (method: PaymentMethod) => {
    vi.resetModules();
    return outcomeOf(by(method), { tab: await import('#shop/orders/placeOrder.ts') });
  };
  expect(await inNewTab('cod')).toMatchObject({ next: 'refused' });
  for (const time of [1, 2]) expect(await inNewTab('razorpay'), `widget ${time}`).toMatchObject({ next: 'widget' });
  expect(await outcomeOf()).toEqual({ next: 'placed' });
});

test('offline no order is sent, no attempt is recorded, and the shopper may try again', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect([await outcomeOf(), sent(), unanswered()]).toEqual([{ next: 'offline' }, 0, null]);
  onLine.mockRestore();
  expect(await outcomeOf()).toEqual({ next: 'placed' });
});

test.each([
  { amount: MUG.price * 100 + 1, currency: 'INR' },
  { amount: MUG.price, currency: 'INR' },
  { amount: MUG.price * 100, currency: 'USD' },
])('a widget that would charge %j instead of the total shown is not opened', async (charged) => {
  const order = { id: 'order_1', ...charged };
  server.use(http.post(`${ORIGIN}/api/order/razorpay`, () => HttpResponse.json({ success: true, order })));
  expect([await outcomeOf(by('razorpay')), unanswered()]).toEqual([{ next: 'unsafe' }, null]);
});

test.each(['https://checkout.stripe.com.evil.example/pay', undefined])(
  'S5: the card page URL %j is not followed',
  async (url) => {
    server.use(http.post(`${ORIGIN}/api/order/stripe`, () => HttpResponse.json({ success: true, session_url: url })));
    expect([await outcomeOf(by('stripe')), unanswered()]).toEqual([{ next: 'unsafe' }, null]);
  },
);

test('a widget order hands over the provider’s own order, in paise', async () => {
  const outcome = await outcomeOf(by('razorpay'));
  expect(outcome).toMatchObject({ next: 'widget', order: { amount: rupees(MUG.price), currency: 'INR' } });
  // My Orders asks the provider by this id if the page closes before the widget reports.
  const { order, idempotencyKey } = outcome as Extract<OrderOutcome, { readonly next: 'widget' }>;
  const attempt = { state: 'retryable', orderId: order.receipt, widgetOrderId: order.id };
  expect(orderAttempts.find(idempotencyKey)).toMatchObject(attempt);
});

test('R9: another account on the same device is not blocked, and its order leaves the first account’s attempt open', async () => {
  fails('commitThenDrop');
  await place();
  const attempt = unanswered();
  const other = await register('Other', 'other@example.com', 'a-long-password');
  const context = { blocker: () => null, onPlaced: () => true, holdCart: () => {}, isSure: false };
  expect(await thisTab.placeOrderOnce(other, anOrderRequest(), context)).toEqual({ next: 'placed' });
  await readOrders(other, { takeOrdered: () => true, holdCart: async () => {}, isOf: () => true });
  expect(unanswered()).toEqual(attempt);
});

test('R18: on a full device the attempt of an unanswered order survives a reload of its tab', async () => {
  const write = Storage.prototype.setItem;
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    if (key === 'kanuka.orders' && this === localStorage) throw new DOMException('full', 'QuotaExceededError');
    write.call(this, key, value);
  });
  fails('commitThenDrop');
  expect(await outcomeOf()).toEqual({ next: 'unknown' });
  vi.resetModules();
  const reloaded = await import('#shop/orders/placeOrder.ts');
  expect(await outcomeOf(undefined, { tab: reloaded })).toEqual({ next: 'unanswered' });
  expect(storedKeys()).toHaveLength(1);
});

test('a cart too large for one order is reported, and no order is sent', async () => {
  const [line] = anOrderRequest().lines;
  if (!line) throw new Error('no line');
  const gift = (n: number) => ({ ...line, product: { ...line.product, id: `gift-${n}` } });
  const lines = Array.from({ length: 900 }, (_, n) => gift(n));
  const outcome = await outcomeOf(anOrderRequest({ lines }));
  expect(outcome).toMatchObject({ next: 'tooLarge' });
  const { fitting } = outcome as { readonly fitting: number };
  expect(fitting).toBeGreaterThan(200);
  expect(sent()).toBe(0);
  expect((await outcomeOf(anOrderRequest({ lines: lines.slice(0, fitting) }))).next).not.toBe('tooLarge');
});

// What an error of the call means

const LIST = '/api/order/userorders';
const lists = (...orders: readonly object[]): void => answers(LIST, { success: true, orders });
const classified = (error: unknown) => thisTab.classifyFailure('token', 'x', error);
const withStatus = (status: number): ApiError => new ApiError('http', 'No', { status });
const signedOut = (status: number): ApiError => new ApiError('signedOut', 'jwt expired', { status });
const rejected = new ApiError('rejected', 'No', { status: 400, isServerText: true });

const TURNED_AWAY = [...[400, 404, 413, 429].map(withStatus), ...[401, 403].map(signedOut)];
const UNANSWERED = [
  ...[399, 408, 499, 500].map(withStatus),
  new ApiError('network', 'No'),
  new ApiError('shape', 'No', { status: 400 }),
  new TypeError('No'),
];

test.each([
  ...TURNED_AWAY.map((error) => [error, { isStored: false, error }] as const),
  ...UNANSWERED.map((error) => [error, { isStored: 'unknown' }] as const),
])('R9: %o says by itself whether the order is stored, and My Orders is not asked', async (error, outcome) => {
  lists(storedOrder('x'));
  expect(await classified(error)).toEqual(outcome);
});

test('R9: My Orders decides whether an order refused with a message is stored', async () => {
  const mistaken = new ApiError('rejected', messagesOf(shopMessages).errors.order);
  // A session that can read My Orders has not expired.
  for (const [error, shown] of [[rejected, rejected] as const, [signedOut(200), mistaken] as const]) {
    lists(storedOrder('another', { _id: 'another' }), storedOrder('x'));
    expect(await classified(error)).toEqual({ isStored: true });
    lists(storedOrder('another', { _id: 'another' }), storedOrder('x', { paymentMethod: 'Stripe' }));
    expect(await classified(error)).toEqual({ isStored: false, error: shown });
    expect(await classified(error)).toMatchObject({ error: { kind: 'rejected' } });
  }
});

test('R9: when My Orders cannot be read the outcome is unknown, unless the session has expired for both calls', async () => {
  answers(LIST, { success: false, message: 'jwt expired' });
  const error = signedOut(200);
  expect(await classified(error)).toEqual({ isStored: false, error });
  expect(await classified(rejected)).toEqual({ isStored: 'unknown' });
  answers(LIST, '<h1>busy</h1>', { status: 503 });
  expect(await classified(error)).toEqual({ isStored: 'unknown' });
});

test('an order may be stored unless it was not sent or was refused', () => {
  const outcomes = (['placed', 'unknown', 'otherTab', 'offline'] as const).map((next) => thisTab.mayBeStored({ next }));
  expect(outcomes).toEqual([true, true, false, false]);
});
