import { afterEach, expect, test, vi } from 'vitest';

import { register } from '#api/account.ts';
import { ApiError } from '#api/errors.ts';
import { linesThatFit } from '#api/orderBody.ts';
import { getProduct } from '#api/products.ts';
import { recordRateLimit } from '#api/rateLimit.ts';
import { ORDER_SETTLES_MS, SLOW_WAIT_MS } from '#config/constants.ts';
import { messagesOf } from '#content/messages.ts';
import { commonMessages } from '#content/commonMessages.ts';
import type { OrderAttempt } from '#domain/order/orderAttempt.ts';
import type { PaymentMethod } from '#domain/order/order.ts';
import type { FaultRule } from '#sandbox/faults/faultSchema.ts';
import { placedOrder } from '#shop/orders/checkoutStorage.ts';
import { readOrders } from '#shop/orders/orderHistory.ts';
import { orderAttempts } from '#shop/orders/orderAttempts.ts';
import type { OrderContext } from '#shop/orders/placeOrder.ts';
import * as thisTab from '#shop/orders/placeOrder.ts';
import { deferred } from '#tests/support/deferred.ts';
import { aLine, rawProduct, rupees } from '#tests/support/factories.ts';
import { fillDevice } from '#tests/support/fullDevice.ts';
import { MUG, MUG_LINE, mugOrder, mugs, orders, shopper, SIZE, storedOrder } from '#tests/support/orders.ts';
import { failOnce, sandbox } from '#tests/support/server.ts';
import { anOrderRequest, answers, aToken, calls, DEMO, loggedIn, OTHER, writeCart } from '#tests/support/shopper.ts';
import { quiet, stopTimers, until } from '#tests/support/startShop.ts';
import { openBrowser } from '#tests/support/tabs.ts';

afterEach(() => {
  for (const { idempotencyKey: key } of orderAttempts.all()) orderAttempts.remove(key);
});

const unanswered = (): OrderAttempt | null => orderAttempts.unanswered(DEMO.id);

type How = Partial<OrderContext> & { readonly tab?: typeof thisTab; readonly token?: string };

/** Places an order as the shop does, with a spy for the lines that leave the cart. */
async function place(order = anOrderRequest(), { tab = thisTab, token, ...context }: How = {}) {
  const onPlaced = vi.fn(() => {
    expect(unanswered(), 'no tab may order before').not.toBeNull();
    return true;
  });
  const defaults = { blocker: () => null, onPlaced, holdCart: () => {}, isSure: false };
  const outcome = await tab.placeOrderOnce(token ?? (await aToken()), order, { ...defaults, ...context });
  return { outcome, onPlaced };
}

async function anotherTab(): Promise<typeof thisTab> {
  vi.resetModules();
  return import('#shop/orders/placeOrder.ts');
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

test.each([
  ['unpaid', false, 'cod'],
  ['paid', true, 'razorpay'],
] as const)('R9: a refused try by widget that finds its order %s shows how it is paid', async (_, payment, method) => {
  fails('commitThenDrop');
  await place();
  const key = unanswered()?.idempotencyKey ?? '';
  orderAttempts.makeRetryable(key, undefined);
  answers('/api/order/razorpay', { success: false, message: 'The maximum amount is ₹500' });
  orders(storedOrder(key, { payment }));
  expect([await outcomeOf(by('razorpay')), placedOrder.read()]).toMatchObject([{ next: 'placed' }, { method }]);
});

test('R19: for a second after an order only its own tab orders; then every tab may, and the first has to wait', async () => {
  openBrowser();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const other = await anotherTab();
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

test.each([
  ['without an answer', 'cod', 'unknown'],
  ['that leads to a card page', 'stripe', 'redirect'],
] as const)('R19: after an order %s a tab that has not read it yet does not order', async (_, method, next) => {
  openBrowser();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const other = await anotherTab();
  if (next === 'unknown') fails('commitThenDrop');
  expect(await outcomeOf(by(method))).toMatchObject({ next });
  // Browsers show a write to another tab after a moment.
  for (const { idempotencyKey } of orderAttempts.all()) orderAttempts.remove(idempotencyKey);
  expect([await outcomeOf(by(method), { tab: other }), sent()]).toEqual([{ next: 'otherTab' }, 0]);
  await vi.advanceTimersByTimeAsync(ORDER_SETTLES_MS);
});

test('while a payment is under way no other tab orders, and no second payment starts', async () => {
  openBrowser();
  const { promise: paid, resolve: pay } = deferred();
  const paying = thisTab.whilePaying(DEMO.id, () => paid);
  expect(await outcomeOf()).toEqual({ next: 'otherTab' });
  expect(sent()).toBe(0);
  const begin = vi.fn(() => Promise.resolve());
  expect(await thisTab.whilePaying(DEMO.id, begin)).toBe(false);
  expect(begin).not.toHaveBeenCalled();
  pay();
  expect(await paying).toBe(true);
  expect(await thisTab.whilePaying(DEMO.id, begin)).toBe(true);
});

test('after an expired session the order may be sent again', async () => {
  for (const fault of [
    { type: 'successFalse', message: 'jwt expired' },
    { type: 'status', code: 401 },
  ] as const) {
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
  const inNewTab = async (method: PaymentMethod) => outcomeOf(by(method), { tab: await anotherTab() });
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
  ['razorpay', { order: { id: 'order_1', amount: MUG.price * 100 + 1, currency: 'INR' } }],
  ['razorpay', { order: { id: 'order_1', amount: MUG.price, currency: 'INR' } }],
  ['razorpay', { order: { id: 'order_1', amount: MUG.price * 100, currency: 'USD' } }],
  ['stripe', {}],
] as const)('S5: no %s payment is opened for another total, or without its URL: %j', async (method, answer) => {
  answers(`/api/order/${method}`, { success: true, ...answer });
  expect([await outcomeOf(by(method)), unanswered()]).toEqual([{ next: 'unsafe' }, null]);
});

const look = (token: string) =>
  readOrders(token, { takeOrdered: () => true, holdCart: async () => {}, isCurrentAccount: () => true });

test('R9 R25: an order that hangs holds back no other account, and is given up after 8 s by any clock, for its own only', async () => {
  openBrowser();
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  fails('hang');
  const hanging = outcomeOf();
  await until(() => expect(unanswered()).not.toBeNull());
  const other = await register('Other', 'other@example.com', 'a-long-password');
  expect(await outcomeOf(undefined, { token: other })).toEqual({ next: 'placed' });
  vi.setSystemTime(Date.now() - 3_600_000);
  vi.advanceTimersByTime(SLOW_WAIT_MS - 1000);
  const { settled, againInMs } = await look(await aToken());
  expect(settled).toEqual([]);
  expect(againInMs).toBeGreaterThan(0);
  expect(againInMs).toBeLessThanOrEqual(1000);
  vi.advanceTimersByTime(1000);
  expect(await look(other)).toMatchObject({ settled: [], againInMs: null });
  expect(unanswered()).toMatchObject({ state: 'sending' });
  expect(await look(await aToken())).toMatchObject({ settled: [{ resolution: 'missing' }], againInMs: null });
  expect(await hanging).toEqual({ next: 'unknown' });
});

test('R9: while an order hangs, a later session whose token names no account sends none, and can give it up', async () => {
  openBrowser();
  vi.useFakeTimers({ toFake: ['performance'] });
  fails('hang');
  const orderWith = (token: string) => outcomeOf(undefined, { token });
  const hanging = orderWith('opaque-1');
  await until(() => expect(sent()).toBe(1));
  expect([await orderWith('opaque-2'), sent()]).toEqual([{ next: 'otherTab' }, 1]);
  vi.advanceTimersByTime(SLOW_WAIT_MS);
  await expect(look('opaque-2')).rejects.toMatchObject({ kind: 'signedOut' });
  expect(await hanging).toEqual({ next: 'unknown' });
});

test('R18: on a full device the attempt of an unanswered order survives a reload of its tab', async () => {
  fillDevice(0);
  fails('commitThenDrop');
  expect(await outcomeOf()).toEqual({ next: 'unknown' });
  expect(await outcomeOf(undefined, { tab: await anotherTab() })).toEqual({ next: 'unanswered' });
  expect(storedKeys()).toHaveLength(1);
});

// That so many lines fit: tests/unit/api/orderBody.test.ts.
test('a cart too large for one order is reported with how many lines fit, and no order is sent', async () => {
  const lines = Array.from({ length: 900 }, (_, n) => aLine({ product: { id: `gift-${n}` } }));
  const fitting = linesThatFit(lines, undefined);
  expect(await outcomeOf(anOrderRequest({ lines }))).toEqual({ next: 'tooLarge', fitting });
  expect(sent()).toBe(0);
});

// The whole of an order, with the check of its prices

const PRODUCTS = '/api/product/list';
const OWN_CALL = `/api/product/${MUG._id}`;

/** One mug for cash, and a cart that holds it. */
const REQUEST = mugOrder(1);
const REQUESTED = mugs(1);
const SOLD = { price: MUG.price, sizes: [SIZE] };
const DEARER = { ...SOLD, price: 999 };

/** The list of products has only the mug, with these fields, or nothing. */
const sells = (...fields: readonly Record<string, unknown>[]): void =>
  answers(PRODUCTS, { success: true, products: fields.map((each) => rawProduct({ _id: MUG._id, ...each })) });

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

test.each([
  ['has another price by now', [DEARER], 404, REQUEST, rupees(999)],
  ['does not make up the total of the order', [SOLD], 404, { ...REQUEST, amount: rupees(1) }, REQUEST.amount],
  ['is not in the list, and has another price by its own call', [], DEARER, REQUEST, rupees(999)],
  ['is not in the list any more, and gone by its own call', [], 404, REQUEST, 0],
  ['is gone, which the backend says with status 200', [], 200, REQUEST, 0],
  ['is no longer made in that size', [{ ...SOLD, sizes: ['XL'] }], 404, REQUEST, 0],
] as const)('S16: an order whose product %s is not sent', async (_, listed, ofOwnCall, order, after) => {
  const { actions, shop } = await shopper();
  // Its page was visited while the list did not have it.
  actions.addUnlisted(await getProduct(MUG._id));
  sells(...listed);
  const isGone = typeof ofOwnCall === 'number';
  if (isGone) answers(OWN_CALL, { success: false, message: 'Product not found' }, { status: ofOwnCall });
  else answers(OWN_CALL, rawProduct({ _id: MUG._id, ...ofOwnCall }));
  expect(await actions.placeOrder(order)).toEqual({ next: 'changed', before: order.amount, after });
  expect(calls('/api/order/')).toEqual([]);
  // From then on the screens show what is sold now.
  const shown = (...sold: readonly { readonly price: number; readonly sizes: readonly string[] }[]) =>
    sold.map(({ price, sizes }) => ({ id: MUG._id, price: rupees(price), sizes }));
  const unlisted = isGone ? [] : shown(ofOwnCall);
  expect(shop.store.get()).toMatchObject({ products: { data: shown(...listed) }, unlisted });
});

test('S16: no order is sent while current prices cannot be read, in the list or by a product’s own call', async () => {
  const { actions } = await shopper();
  const unpriced = { next: 'unpriced', error: { status: 503 } };
  sells();
  for (const path of [OWN_CALL, PRODUCTS]) {
    answers(path, '<h1>busy</h1>', { status: 503 });
    expect(await actions.placeOrder(REQUEST)).toMatchObject(unpriced);
  }
  expect(calls('/api/order/')).toEqual([]);
});

test('R4: after a 429 the prices of an order are read all the same, in the list and by a product’s own call', async () => {
  const { actions } = await shopper();
  writeCart(REQUESTED);
  sells();
  answers(OWN_CALL, rawProduct({ _id: MUG._id, ...SOLD }));
  recordRateLimit('600');
  expect(await actions.placeOrder(REQUEST)).toEqual({ next: 'placed' });
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
  const mistaken = new ApiError('rejected', messagesOf(commonMessages).errors.order);
  // A session that can read My Orders has not expired.
  for (const [error, shown] of [[rejected, rejected] as const, [signedOut(200), mistaken] as const]) {
    lists(storedOrder('another', { _id: 'another' }), storedOrder('x'));
    expect(await classified(error)).toEqual({ isStored: true, isPaid: false });
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
