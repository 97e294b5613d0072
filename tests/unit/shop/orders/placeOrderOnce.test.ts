import { HttpResponse, http } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';

import { register } from '#api/account.ts';
import { ORDER_SETTLES_MS } from '#config/constants.ts';
import { messagesOf } from '#content/language.ts';
import { shopMessages } from '#content/shopMessages.ts';
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
  for (const { idempotencyKey: ref } of orderAttempts.all()) orderAttempts.remove(ref);
});

const unanswered = (): OrderAttempt | null => orderAttempts.unanswered(DEMO.id);

/** Places an order as the shop does, and notes what was taken out of the cart. */
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

/** The references that the server's orders carry, in the order of their arrival. */
const storedRefs = (): readonly unknown[] =>
  sandbox.controls.store.orders.all().map(({ items }) => (items[0] as { ref?: unknown }).ref);

const sent = () => calls('/api/order/').length;

test('an order that is accepted takes its gifts out of the cart, and nothing waits for an answer', async () => {
  const { outcome, onPlaced } = await place();
  expect(outcome).toEqual({ next: 'placed' });
  expect(onPlaced).toHaveBeenCalledExactlyOnceWith([{ productId: MUG._id, size: '325 ml', quantity: 1 }]);
  expect(unanswered()).toBeNull();
});

test('an order by UPI is placed like one for cash', async () => {
  expect((await place(anOrderRequest({ paymentMethod: 'upi' }))).outcome).toEqual({ next: 'placed' });
  expect(calls('/api/order/').map(({ path }) => path)).toEqual(['/api/order/place']);
});

test('S14: an order that is placed after its shopper logged out waits for My Orders to take its gifts', async () => {
  expect((await place(undefined, undefined, undefined, false)).outcome).toEqual({ next: 'placed' });
  expect(unanswered()).toMatchObject({
    state: 'unknown',
    lines: [{ productId: MUG._id, size: '325 ml', quantity: 1 }],
  });
});

test('R9: the note is there before the call leaves', async () => {
  sandbox.controls.faults.add({ route: '/api/order/place', fault: 'hang' });
  const placing = place();
  await until(() => expect(sent()).toBe(1));
  expect(unanswered()).toMatchObject({ state: 'sending', amount: rupees(MUG.price) });
  sandbox.controls.faults.release();
  await placing;
});

const DEFINITE = [
  { type: 'successFalse', message: 'No' },
  { type: 'successFalse' },
  { type: 'status', code: 400 },
  { type: 'status', code: 413 },
  { type: 'status', code: 429 },
] as const;

test.each(DEFINITE)('a server that says no ($type $code $message) may be asked again', async (fault) => {
  sandbox.controls.faults.add({ route: '/api/order/place', times: 1, fault });
  const { outcome, onPlaced } = await place();
  expect(outcome).toMatchObject({ next: 'refused' });
  expect(onPlaced).not.toHaveBeenCalled();
  expect(unanswered()).toBeNull();
  expect((await place()).outcome).toEqual({ next: 'placed' });
});

const UNKNOWN = [
  'refuse',
  'commitThenDrop',
  { type: 'status', code: 408 },
  { type: 'status', code: 500 },
  { type: 'status', code: 502 },
  // A gateway in JSON, for a backend that may have stored the order: whatever the body says, the outcome is unknown.
  ...([408, 499, 500, 502, 503, 504] as const).map((code) => ({ type: 'status' as const, code, message: 'upstream' })),
  // The order was saved, and the database failed over what came after.
  { type: 'commitThenStatus', code: 200, message: 'operation was interrupted because the database is down' },
  { type: 'body', kind: 'html' },
  { type: 'body', kind: 'truncated' },
  { type: 'body', kind: 'empty' },
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

const FELL_OVER = [
  'interrupted at shutdown',
  'Executor error during findAndModify command :: caused by :: WriteConflict',
  'Not Authorized Login Again',
  'Nothing that anybody has listed',
] as const;

test.each(FELL_OVER)('R9: an order that was stored before the backend said %j is an order, once', async (message) => {
  const failing = { type: 'commitThenStatus', code: 200, message } as const;
  sandbox.controls.faults.add({ route: '/api/order/place', times: 1, fault: failing });
  const { outcome } = await place();
  // Words of a program tell nothing; My Orders is asked about all others.
  if (outcome.next === 'unknown')
    expect(
      (await readOrders(await aToken(), { takeOrdered: () => true, holdCart: async () => {}, isOf: () => true }))
        .settled,
    ).toMatchObject([{ resolution: 'received' }]);
  else expect(outcome).toEqual({ next: 'placed' });
  expect(outcome.next).toBe(message.startsWith('Not') ? 'placed' : 'unknown');
  expect(unanswered()).toBeNull();
  expect(storedRefs()).toHaveLength(1);
});

test('R9: words of an ended session, while My Orders can be read and has no such order, are a refusal in our words', async () => {
  const fault = { type: 'successFalse', message: 'Not Authorized Login Again' } as const;
  sandbox.controls.faults.add({ route: '/api/order/place', times: 1, fault });
  const { outcome } = await place();
  const error = { kind: 'rejected', message: messagesOf(shopMessages).errors.order };
  expect(outcome).toMatchObject({ next: 'refused', error });
});

test('R9: a refusal that My Orders cannot confirm leaves the order unknown', async () => {
  const failing = { type: 'commitThenStatus', code: 200, message: 'No' } as const;
  sandbox.controls.faults.add({ route: '/api/order/place', times: 1, fault: failing });
  sandbox.controls.faults.add({ route: '/api/order/userorders', times: 1, fault: { type: 'status', code: 503 } });
  expect((await place()).outcome).toEqual({ next: 'unknown' });
  expect((await place()).outcome).toEqual({ next: 'unanswered' });
});

test.each(['cartChanged', 'sessionChanged', 'storageCleared'] as const)(
  'R19: an order from a page that %s is not sent, and the cause is distinguished from another tab’s order',
  async (blocker) => {
    const { outcome } = await place(anOrderRequest(), () => blocker);
    expect(outcome).toEqual({ next: blocker });
    expect(sent()).toBe(0);
    expect(unanswered()).toBeNull();
  },
);

test('R19: while another tab holds the lock nothing is sent', async () => {
  const request = (_name: string, _options: LockOptions, work: (lock: null) => unknown) => Promise.resolve(work(null));
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as Navigator, { locks: { request } }));
  expect((await place()).outcome).toEqual({ next: 'otherTab' });
  expect(sent()).toBe(0);
  vi.unstubAllGlobals();
});

test('R19: a tab that has not yet read what another one’s order left behind orders nothing', async () => {
  openBrowser();
  expect((await place()).outcome).toEqual({ next: 'placed' });
  vi.resetModules();
  const other = await import('#shop/orders/placeOrder.ts');
  // The note is gone, and the other tab still holds the cart for its own: only the lock can tell.
  expect((await place(anOrderRequest(), () => null, other)).outcome).toEqual({ next: 'otherTab' });
  expect(sent()).toBe(0);
  // The tab that ordered has nothing to wait for.
  expect((await place()).outcome).toEqual({ next: 'placed' });
});

test('R19: a second after an order every tab may order again, and then it is the first one’s turn to wait', async () => {
  openBrowser();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.resetModules();
  const first = await import('#shop/orders/placeOrder.ts');
  vi.resetModules();
  const second = await import('#shop/orders/placeOrder.ts');
  const orderIn = async (tab: typeof thisTab) => (await place(anOrderRequest(), () => null, tab)).outcome;
  expect(await orderIn(first)).toEqual({ next: 'placed' });
  await vi.advanceTimersByTimeAsync(ORDER_SETTLES_MS - 1);
  expect(await orderIn(second)).toEqual({ next: 'otherTab' });
  await vi.advanceTimersByTimeAsync(1);
  expect(await orderIn(second)).toEqual({ next: 'placed' });
  expect(await orderIn(first)).toEqual({ next: 'otherTab' });
  await vi.advanceTimersByTimeAsync(ORDER_SETTLES_MS);
});

test('while a payment is under way no other tab orders, and it does not begin while one does', async () => {
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

test('R9 R19: a tab that has read of an unanswered order says so, whichever tab sent it', async () => {
  openBrowser();
  sandbox.controls.faults.add({ route: '/api/order/place', times: 1, fault: 'commitThenDrop' });
  expect((await place()).outcome).toEqual({ next: 'unknown' });
  vi.resetModules();
  const other = await import('#shop/orders/placeOrder.ts');
  expect((await place(anOrderRequest(), () => null, other)).outcome).toEqual({ next: 'unanswered' });
  orderAttempts.update(unanswered()?.idempotencyKey ?? '', { state: 'open' });
  expect((await place()).outcome).toEqual({ next: 'placed' });
});

test.each([
  { type: 'successFalse', message: 'jwt expired' },
  { type: 'status', code: 401 },
] as const)('a session that has ended ($type $code $message) leaves the order to be sent again', async (fault) => {
  sandbox.controls.faults.add({ route: '/api/order/*', fault });
  await expect(place()).rejects.toMatchObject({ kind: 'signedOut' });
  expect(unanswered()).toBeNull();
  sandbox.controls.faults.clear();
  expect((await place()).outcome).toEqual({ next: 'placed' });
});

test('R19: what leaves nothing behind may be tried again at once', async () => {
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

test('R14: after the way to the card page no tab orders until the shopper is back or says that it was not paid', async () => {
  openBrowser();
  expect((await place(anOrderRequest({ paymentMethod: 'stripe' }))).outcome).toMatchObject({ next: 'redirect' });
  vi.resetModules();
  const other = await import('#shop/orders/placeOrder.ts');
  expect((await place(anOrderRequest(), () => null, other)).outcome).toEqual({ next: 'unanswered' });
  expect((await place()).outcome).toEqual({ next: 'unanswered' });
  orderAttempts.release(unanswered()?.idempotencyKey ?? '');
  expect((await place()).outcome).toEqual({ next: 'placed' });
});

test('without a connection nothing leaves, no note stays, and it may be tried again', async () => {
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
])('a widget that would ask for %j instead of what was promised is not opened', async (asked) => {
  const order = { id: 'order_1', ...asked };
  server.use(http.post(`${ORIGIN}/api/order/razorpay`, () => HttpResponse.json({ success: true, order })));
  expect((await place(anOrderRequest({ paymentMethod: 'razorpay' }))).outcome).toEqual({ next: 'unsafe' });
  expect(unanswered()).toBeNull();
});

test.each(['{', '7', 'null', '[7]', '[{"ref":1}]', '[{"ref":"x","account":"a","amount":"1","at":1,"method":"cod"}]'])(
  'R18: a spoiled note %s is none',
  async (text) => {
    localStorage.setItem('kanuka.orders', text);
    expect(orderAttempts.all()).toEqual([]);
    expect((await place()).outcome).toEqual({ next: 'placed' });
  },
);

test('a card order leads to the card page, and is not placed yet', async () => {
  const { outcome, onPlaced } = await place(anOrderRequest({ paymentMethod: 'stripe' }));
  expect(outcome).toMatchObject({
    next: 'redirect',
    url: expect.stringContaining(`${ORIGIN}/sandbox-pay/`) as string,
  });
  expect(onPlaced).not.toHaveBeenCalled();
  // Until it is known how the page ended, nothing more is ordered.
  expect(unanswered()).toMatchObject({ state: 'unknown', isOnCardPage: true });
});

test.each([
  'javascript:alert(document.domain)',
  'data:text/html,<script>alert(1)</script>',
  '//evil.example/pay',
  'https://checkout.stripe.com@evil.example/pay',
  'https://user:secret@checkout.stripe.com/pay',
  'https://checkout.stripe.com.evil.example/pay',
  'https://evil.example/?next=https://checkout.stripe.com',
  'http://checkout.stripe.com/pay',
  'https://checkout.stripe.com:8443/pay',
  'blob:https://checkout.stripe.com/1',
  '',
  7,
  null,
  undefined,
  {},
  ['https://checkout.stripe.com/pay'],
])('S5: a card address %j is not followed', async (address) => {
  server.use(http.post(`${ORIGIN}/api/order/stripe`, () => HttpResponse.json({ success: true, session_url: address })));
  expect((await place(anOrderRequest({ paymentMethod: 'stripe' }))).outcome).toEqual({ next: 'unsafe' });
  expect(unanswered()).toBeNull();
});

test('a widget order hands over the provider’s own order, in paise', async () => {
  const { outcome } = await place(anOrderRequest({ paymentMethod: 'razorpay' }));
  expect(outcome).toMatchObject({ next: 'widget', order: { amount: rupees(MUG.price), currency: 'INR' } });
  // My Orders asks the provider by this id, should the page go before the widget tells.
  const { order, idempotencyKey } = outcome as Extract<OrderOutcome, { readonly next: 'widget' }>;
  expect(orderAttempts.find(idempotencyKey)).toMatchObject({
    state: 'open',
    orderId: order.receipt,
    widgetOrderId: order.id,
  });
});

test('R9: whatever a wish had to go through, every try carries the same reference, and the next wish another', async () => {
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
  const [first, second, next] = storedRefs();
  expect(first).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(second).toBe(first);
  expect(next).not.toBe(first);
});

test('R9: another account on the same device is not held back, and clears nothing', async () => {
  sandbox.controls.faults.add({ route: '/api/order/place', times: 1, fault: 'commitThenDrop' });
  await place();
  const attempt = unanswered();
  const other = await register('Other', 'other@example.com', 'a-long-password');
  const context = { blocker: () => null, onPlaced: () => true, holdCart: () => {}, isSure: false };
  expect(await thisTab.placeOrderOnce(other, anOrderRequest(), context)).toEqual({ next: 'placed' });
  await readOrders(other, { takeOrdered: () => true, holdCart: async () => {}, isOf: () => true });
  expect(unanswered()).toEqual(attempt);
});

/** A browser whose storage refuses to keep notes of orders. */
function refuseAttempts(...shelves: readonly Storage[]): void {
  const write = Storage.prototype.setItem;
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    if (key === 'kanuka.orders' && shelves.includes(this)) throw new DOMException('full', 'QuotaExceededError');
    write.call(this, key, value);
  });
}

test('R18: with a full device the note of an unanswered order survives a reload in its tab', async () => {
  refuseAttempts(localStorage);
  sandbox.controls.faults.add({ route: '/api/order/place', times: 1, fault: 'commitThenDrop' });
  expect((await place()).outcome).toEqual({ next: 'unknown' });
  vi.resetModules();
  const reloaded = await import('#shop/orders/placeOrder.ts');
  expect((await place(anOrderRequest(), () => null, reloaded)).outcome).toEqual({ next: 'unanswered' });
  expect(storedRefs()).toHaveLength(1);
});

test('R18: where nothing keeps a note, the shop asks before it orders', async () => {
  refuseAttempts(localStorage, sessionStorage);
  expect((await place()).outcome).toEqual({ next: 'notPersisted' });
  expect([sent(), unanswered()]).toEqual([0, null]);
  const context = { blocker: () => null, onPlaced: () => true, holdCart: () => {}, isSure: true };
  expect(await thisTab.placeOrderOnce(await aToken(), anOrderRequest(), context)).toEqual({ next: 'placed' });
});

test('more lines than one order can carry are said, and nothing leaves', async () => {
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
