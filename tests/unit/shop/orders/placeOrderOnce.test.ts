import { HttpResponse, http } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';

import { register } from '#api/account.ts';
import { ORDER_SETTLES_MS } from '#config/constants.ts';
import type { OrderAttempt } from '#domain/order/orderAttempt.ts';
import type { FaultRule } from '#sandbox/faults/definition.ts';
import { readOrders } from '#shop/orders/orderHistory.ts';
import { orderAttempts } from '#shop/orders/orderAttempts.ts';
import type { OrderOutcome, OrderContext } from '#shop/orders/placeOrder.ts';
import * as thisTab from '#shop/orders/placeOrder.ts';
import { deferred } from '#tests/support/deferred.ts';
import { rupees } from '#tests/support/factories.ts';
import { sandbox, server } from '#tests/support/server.ts';
import { anOrderRequest, aToken, calls, DEMO, demoProduct, ORIGIN } from '#tests/support/shopper.ts';
import { until } from '#tests/support/startShop.ts';
import { openBrowser } from '#tests/support/tabs.ts';

const MUG = demoProduct('Magic Photo Mug with Colour Inside');

afterEach(() => {
  for (const { idempotencyKey: key } of orderAttempts.all()) orderAttempts.remove(key);
});

const unanswered = (): OrderAttempt | null => orderAttempts.unanswered(DEMO.id);

/** Places an order as the shop does, with a spy for the lines that leave the cart. */
async function place(
  order = anOrderRequest(),
  blocker: OrderContext['blocker'] = () => null,
  { placeOrderOnce } = thisTab,
  isStillTheirs = true,
) {
  const onPlaced = vi.fn(() => {
    expect(unanswered(), 'no tab may order before').not.toBeNull();
    return isStillTheirs;
  });
  const outcome = await placeOrderOnce(await aToken(), order, {
    blocker,
    onPlaced,
    holdCart: () => {},
    isSure: false,
  });
  return { outcome, onPlaced };
}

/** Idempotency keys of the server's orders, in the order of their arrival. */
const storedKeys = (): readonly unknown[] =>
  sandbox.controls.store.orders.all().map(({ items }) => (items[0] as { ref?: unknown }).ref);

const sent = () => calls('/api/order/').length;

test('an accepted order removes its products from the cart and leaves no unanswered attempt', async () => {
  const { outcome, onPlaced } = await place();
  expect(outcome).toEqual({ next: 'placed' });
  expect(onPlaced).toHaveBeenCalledExactlyOnceWith([{ productId: MUG._id, size: '325 ml', quantity: 1 }]);
  expect(unanswered()).toBeNull();
});

test('S14: an order placed after a logout is removed from the cart by My Orders later', async () => {
  expect((await place(undefined, undefined, undefined, false)).outcome).toEqual({ next: 'placed' });
  expect(unanswered()).toMatchObject({
    state: 'unknown',
    lines: [{ productId: MUG._id, size: '325 ml', quantity: 1 }],
  });
});

test('R9: the attempt is recorded before the call is sent', async () => {
  sandbox.controls.faults.add({ route: '/api/order/place', fault: 'hang' });
  const placing = place();
  await until(() => expect(sent()).toBe(1));
  expect(unanswered()).toMatchObject({ state: 'sending', amount: rupees(MUG.price) });
  sandbox.controls.faults.release();
  await placing;
});

const DEFINITE = [
  { type: 'successFalse', message: 'No' },
  { type: 'status', code: 400 },
] as const;

test.each(DEFINITE)('after a definite refusal ($type $code $message) the order may be sent again', async (fault) => {
  sandbox.controls.faults.add({ route: '/api/order/place', times: 1, fault });
  const { outcome, onPlaced } = await place();
  expect(outcome).toMatchObject({ next: 'refused' });
  expect(onPlaced).not.toHaveBeenCalled();
  expect(unanswered()).toBeNull();
  expect((await place()).outcome).toEqual({ next: 'placed' });
});

/** What each of them means is classifyFailure's, and docs/backend.md, Orders. */
const UNKNOWN = [
  'refuse',
  'commitThenDrop',
  // A gateway's JSON error: the backend may have stored the order, so the outcome is unknown for any body.
  { type: 'status', code: 504, message: 'upstream' },
  // The order was stored, and the database failed in a later step.
  { type: 'commitThenStatus', code: 200, message: 'operation was interrupted because the database is down' },
  { type: 'body', kind: 'textSuccess' },
] as const;

test.each(UNKNOWN)('R9 S24: after %j the outcome is unknown, and nothing more is sent', async (fault) => {
  sandbox.controls.faults.add({ route: '/api/order/place', times: 1, fault });
  const { outcome, onPlaced } = await place();
  expect(outcome).toEqual({ next: 'unknown' });
  expect(onPlaced).not.toHaveBeenCalled();
  expect(unanswered()).toMatchObject({ state: 'unknown' });
  for (const paymentMethod of ['cod', 'upi', 'stripe', 'razorpay'] as const) {
    expect((await place(anOrderRequest({ paymentMethod }))).outcome).toEqual({ next: 'unanswered' });
  }
  expect(calls('/api/order/').filter(({ path }) => path === '/api/order/place').length).toBeLessThanOrEqual(1);
});

test('R9: an order stored before the backend failed is found, and sent once', async () => {
  const failing = { type: 'commitThenStatus', code: 200, message: 'Not Authorized Login Again' } as const;
  sandbox.controls.faults.add({ route: '/api/order/place', times: 1, fault: failing });
  expect((await place()).outcome).toEqual({ next: 'placed' });
  expect([unanswered(), storedKeys().length]).toEqual([null, 1]);
});

test.each(['cartChanged', 'sessionChanged', 'storageCleared'] as const)(
  'R19: an order blocked by %s is not sent, and the outcome names that cause',
  async (blocker) => {
    const { outcome } = await place(anOrderRequest(), () => blocker);
    expect(outcome).toEqual({ next: blocker });
    expect(sent()).toBe(0);
    expect(unanswered()).toBeNull();
  },
);

test('R19: while another tab holds the lock no order is sent', async () => {
  const request = (_name: string, _options: LockOptions, work: (lock: null) => unknown) => Promise.resolve(work(null));
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as Navigator, { locks: { request } }));
  expect((await place()).outcome).toEqual({ next: 'otherTab' });
  expect(sent()).toBe(0);
  vi.unstubAllGlobals();
});

test('R19: for a second after an order only its own tab orders; then every tab may, and the first has to wait', async () => {
  openBrowser();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.resetModules();
  const other = await import('#shop/orders/placeOrder.ts');
  const orderIn = async (tab: typeof thisTab) => (await place(anOrderRequest(), () => null, tab)).outcome;
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
  expect((await place()).outcome).toEqual({ next: 'otherTab' });
  const begin = vi.fn(() => Promise.resolve());
  expect(await thisTab.whilePaying(begin)).toBe(false);
  expect(begin).not.toHaveBeenCalled();
  pay();
  expect(await paying).toBe(true);
  expect(await thisTab.whilePaying(begin)).toBe(true);
});

test('after an expired session the order may be sent again', async () => {
  const ended = { type: 'successFalse', message: 'jwt expired' } as const;
  for (const fault of [ended, { type: 'status', code: 401 } as const]) {
    sandbox.controls.faults.add({ route: '/api/order/*', fault });
    await expect(place()).rejects.toMatchObject({ kind: 'signedOut' });
    expect(unanswered()).toBeNull();
    sandbox.controls.faults.clear();
  }
  expect((await place()).outcome).toEqual({ next: 'placed' });
});

test('R19: after a refusal or an opened widget every tab may order at once', async () => {
  openBrowser();
  sandbox.controls.faults.add({ route: '/api/order/place', times: 1, fault: { type: 'successFalse', message: 'No' } });
  vi.resetModules();
  const first = await import('#shop/orders/placeOrder.ts');
  expect((await place(anOrderRequest(), () => null, first)).outcome).toMatchObject({ next: 'refused' });
  vi.resetModules();
  const other = await import('#shop/orders/placeOrder.ts');
  const inOther = await place(anOrderRequest({ paymentMethod: 'razorpay' }), () => null, other);
  expect(inOther.outcome).toMatchObject({ next: 'widget' });
  expect((await place(anOrderRequest({ paymentMethod: 'razorpay' }))).outcome).toMatchObject({ next: 'widget' });
  expect((await place()).outcome).toEqual({ next: 'placed' });
});

test('offline no order is sent, no attempt is recorded, and the shopper may try again', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect((await place()).outcome).toEqual({ next: 'offline' });
  expect([sent(), unanswered()]).toEqual([0, null]);
  onLine.mockRestore();
  expect((await place()).outcome).toEqual({ next: 'placed' });
});

test.each([
  { amount: MUG.price * 100 + 1, currency: 'INR' },
  { amount: MUG.price, currency: 'INR' },
  { amount: MUG.price * 100, currency: 'USD' },
])('a widget that would charge %j instead of the total shown is not opened', async (charged) => {
  const order = { id: 'order_1', ...charged };
  server.use(http.post(`${ORIGIN}/api/order/razorpay`, () => HttpResponse.json({ success: true, order })));
  expect((await place(anOrderRequest({ paymentMethod: 'razorpay' }))).outcome).toEqual({ next: 'unsafe' });
  expect(unanswered()).toBeNull();
});

test('a card order redirects to the card page and is not placed yet', async () => {
  const { outcome, onPlaced } = await place(anOrderRequest({ paymentMethod: 'stripe' }));
  expect(outcome).toMatchObject({
    next: 'redirect',
    url: expect.stringContaining(`${ORIGIN}/sandbox-pay/`) as string,
  });
  expect(onPlaced).not.toHaveBeenCalled();
  // No further order is sent until the card payment is settled.
  expect(unanswered()).toMatchObject({ state: 'unknown', isOnCardPage: true });
});

test.each(['https://checkout.stripe.com.evil.example/pay', undefined])(
  'S5: the card page URL %j is not followed',
  async (url) => {
    server.use(http.post(`${ORIGIN}/api/order/stripe`, () => HttpResponse.json({ success: true, session_url: url })));
    expect((await place(anOrderRequest({ paymentMethod: 'stripe' }))).outcome).toEqual({ next: 'unsafe' });
    expect(unanswered()).toBeNull();
  },
);

test('a widget order hands over the provider’s own order, in paise', async () => {
  const { outcome } = await place(anOrderRequest({ paymentMethod: 'razorpay' }));
  expect(outcome).toMatchObject({ next: 'widget', order: { amount: rupees(MUG.price), currency: 'INR' } });
  // My Orders asks the provider by this id if the page closes before the widget reports.
  const { order, idempotencyKey } = outcome as Extract<OrderOutcome, { readonly next: 'widget' }>;
  expect(orderAttempts.find(idempotencyKey)).toMatchObject({
    state: 'open',
    orderId: order.receipt,
    widgetOrderId: order.id,
  });
});

test('R9: every attempt of one draft carries the same key, and the next draft another', async () => {
  const fail = (fault: FaultRule['fault']): void =>
    sandbox.controls.faults.add({ route: '/api/order/*', times: 1, fault });
  fail({ type: 'status', code: 504 });
  await place();
  orderAttempts.update(unanswered()?.idempotencyKey ?? '', { state: 'open' });
  fail({ type: 'successFalse', message: 'No' });
  expect((await place()).outcome).toMatchObject({ next: 'refused' });
  expect((await place(anOrderRequest({ paymentMethod: 'stripe' }))).outcome).toMatchObject({ next: 'redirect' });
  orderAttempts.release(unanswered()?.idempotencyKey ?? '');
  expect((await place()).outcome).toEqual({ next: 'placed' });
  expect((await place()).outcome).toEqual({ next: 'placed' });
  const [first, second, next] = storedKeys();
  expect(first).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(second).toBe(first);
  expect(next).not.toBe(first);
});

test('R9: another account on the same device is not blocked, and its order leaves the first account’s attempt open', async () => {
  sandbox.controls.faults.add({ route: '/api/order/place', times: 1, fault: 'commitThenDrop' });
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
  sandbox.controls.faults.add({ route: '/api/order/place', times: 1, fault: 'commitThenDrop' });
  expect((await place()).outcome).toEqual({ next: 'unknown' });
  vi.resetModules();
  const reloaded = await import('#shop/orders/placeOrder.ts');
  expect((await place(anOrderRequest(), () => null, reloaded)).outcome).toEqual({ next: 'unanswered' });
  expect(storedKeys()).toHaveLength(1);
});

test('a cart too large for one order is reported, and no order is sent', async () => {
  const [line] = anOrderRequest().lines;
  if (!line) throw new Error('no line');
  const lines = Array.from({ length: 900 }, (_, index) => ({
    ...line,
    product: { ...line.product, id: `gift-${index}` },
  }));
  const { outcome } = await place(anOrderRequest({ lines }));
  expect(outcome).toMatchObject({ next: 'tooLarge' });
  const { fitting } = outcome as { readonly fitting: number };
  expect(fitting).toBeGreaterThan(200);
  expect(sent()).toBe(0);
  expect((await place(anOrderRequest({ lines: lines.slice(0, fitting) }))).outcome.next).not.toBe('tooLarge');
});
