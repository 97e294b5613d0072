import { http, HttpResponse } from 'msw';
import { expect, onTestFinished, test, vi } from 'vitest';

import type { OrderAttempt } from '#domain/order/orderAttempt.ts';
import { exclusivelyOrNot } from '#lib/locks.ts';
import { onToast } from '#lib/notify.ts';
import { checkoutStorage } from '#shop/orders/checkoutStorage.ts';
import type { SettledOrder } from '#shop/orders/orderHistory.ts';
import { ORDER_LOCK, orderAttempts, UNKNOWN_ORDER_TOPIC } from '#shop/orders/orderAttempts.ts';
import { deferred } from '#tests/support/deferred.ts';
import { rawOrder, rawProduct } from '#tests/support/factories.ts';
import { sandbox, server } from '#tests/support/server.ts';
import { DEMO, writeCart, loggedIn, ORIGIN, putServerCart } from '#tests/support/shopper.ts';
import { openBrowser } from '#tests/support/tabs.ts';
import { quiet, startShop, until } from '#tests/support/startShop.ts';

const LIST = '/api/order/userorders';
const VERIFY = '/api/order/verifyRazorpay';
const CART = { mug: { M: 2 }, lamp: { L: 1 } };
const LINES = [{ productId: 'mug', size: 'M', quantity: 2 }];

/** A logged-in shopper with two mugs and a lamp in the cart, on both sides. */
async function shopper() {
  await loggedIn();
  writeCart(CART);
  putServerCart(CART);
  const visit = startShop();
  await quiet();
  return visit;
}

/** How often each path was called, in this test. */
const asked = { [LIST]: 0, [VERIFY]: 0 };

/** The server answers this path so, the last answer for all calls that follow. */
function answersInTurn(path: typeof LIST | typeof VERIFY, ...bodies: readonly object[]): void {
  asked[path] = 0;
  server.use(
    http.post(`${ORIGIN}${path}`, () => {
      asked[path] += 1;
      return HttpResponse.json({ ...bodies[Math.min(asked[path], bodies.length) - 1] });
    }),
  );
}
const lists = (...orders: readonly (readonly Record<string, unknown>[])[]): void =>
  answersInTurn(LIST, ...orders.map((list) => ({ success: true, orders: list })));

/** Two mugs were ordered, and the answer got lost. */
function lost(fields: Partial<OrderAttempt> = {}, amount = 59_800): string {
  const { attempt } = orderAttempts.begin({ account: DEMO.id, method: 'cod', amount, lines: LINES });
  orderAttempts.update(attempt.idempotencyKey, { state: 'unknown', ...fields });
  return attempt.idempotencyKey;
}

/** The server's copy of that order. */
const stored = (ref: string, fields: Record<string, unknown> = {}): Record<string, unknown> =>
  rawOrder({ items: [{ ...rawProduct(), size: 'M', quantity: 2, ref }], amount: 598, date: Date.now(), ...fields });

const resolutions = (settled: readonly SettledOrder[]): readonly string[] =>
  settled.map(({ resolution }) => resolution);
const SUMMARY = { name: 'Asha', email: '', phone: '', address: '', amount: '₹598', items: '' };
const IN_WIDGET = { method: 'razorpay', orderId: 'order', widgetOrderId: 'order_1' } as const;

test('the message that an order may have been received goes when My Orders tells', async () => {
  const { actions } = await shopper();
  const dismissed: string[] = [];
  onTestFinished(
    onToast(
      () => {},
      (id) => void dismissed.push(id),
    ),
  );
  sandbox.controls.faults.add({ route: LIST, times: 1, fault: { type: 'status', code: 503 } });
  await expect(actions.fetchOrders()).rejects.toMatchObject({ kind: 'http' });
  expect(dismissed).toEqual([]);
  await actions.fetchOrders();
  expect(dismissed).toEqual([UNKNOWN_ORDER_TOPIC]);
});

test('R14: a card payment in doubt stays so while My Orders has the very order it named, and while it has lost it', async () => {
  const { actions } = await shopper();
  const ref = lost({ method: 'stripe', orderId: 'named', payment: { orderId: 'named' } });
  const unpaid = { paymentMethod: 'Stripe' };
  lists([], [stored(ref, { ...unpaid, _id: 'other' }), stored(ref, { ...unpaid, _id: 'named' })]);
  for (const look of [1, 2]) {
    const { settled } = await actions.fetchOrders();
    expect(settled, `look ${look}`).toMatchObject([{ resolution: 'unconfirmed', cardOrderId: 'named' }]);
  }
  lists([stored(ref, { ...unpaid, _id: 'other' })]);
  expect(resolutions((await actions.fetchOrders()).settled)).toEqual(['unconfirmed']);
  // Held to be this order's while nothing could be read, it is another's.
  orderAttempts.update(ref, { orderId: 'other' });
  expect(resolutions((await actions.fetchOrders()).settled)).toEqual(['unpaid']);
});

test('R14: a payment that was made for no order is not settled by another try at the same one', async () => {
  const { actions } = await shopper();
  const ref = lost({ method: 'stripe', orderId: 'named', payment: { orderId: 'named' }, isUnfound: true });
  lists([stored(ref, { paymentMethod: 'Stripe', _id: 'other' })]);
  expect(resolutions((await actions.fetchOrders()).settled)).toEqual(['unconfirmed']);
  expect(orderAttempts.unanswered(DEMO.id)?.idempotencyKey).toBe(ref);
});

test('R13: what the provider knows of a widget is asked again with each look, for a day', async () => {
  const { actions } = await shopper();
  const ref = lost(IN_WIDGET);
  lists([stored(ref, { paymentMethod: 'Razorpay' })]);
  answersInTurn(VERIFY, { success: false });
  const { settled } = await actions.fetchOrders();
  // Not a card's: it is checked by its reference.
  expect(settled).toMatchObject([{ resolution: 'widgetBegun', cardOrderId: null }]);
  await actions.fetchOrders();
  expect(asked[VERIFY]).toBe(2);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 24 * 60 * 60 * 1000 });
  expect(resolutions((await actions.fetchOrders()).settled)).toEqual(['widgetBegun']);
  expect(asked[VERIFY], 'not after a day').toBe(2);
  expect(orderAttempts.unanswered(DEMO.id)?.idempotencyKey, 'nor is it paid again by itself').toBe(ref);
  vi.useRealTimers();
});

test('R13: a session that ends while the provider is asked settles nothing', async () => {
  const { actions } = await shopper();
  const ref = lost(IN_WIDGET);
  lists([stored(ref, { paymentMethod: 'Razorpay' })]);
  sandbox.controls.faults.add({ route: VERIFY, fault: { type: 'successFalse', message: 'jwt expired' } });
  await expect(actions.fetchOrders()).rejects.toMatchObject({ kind: 'signedOut' });
  expect(orderAttempts.find(ref)).toMatchObject({ state: 'unknown' });
});

test('R13: an order that came another way is told although its widget stands open, and another one is not', async () => {
  openBrowser();
  const { actions } = await shopper();
  const ref = lost(IN_WIDGET);
  const inWidget = stored(ref, { paymentMethod: 'Razorpay', payment: false });
  lists([inWidget], [inWidget, stored(ref, { _id: 'late', paymentMethod: 'COD' })]);
  const widget = deferred();
  const isOver = exclusivelyOrNot(ORDER_LOCK, () => widget.promise);
  expect((await actions.fetchOrders()).settled).toEqual([]);
  expect(resolutions((await actions.fetchOrders()).settled)).toEqual(['received']);
  expect(orderAttempts.find(ref)?.state).toBe('placed');
  widget.resolve();
  await isOver;
});

test('R13: a widget’s payment that the provider knows of is shown as paid at once', async () => {
  const { actions } = await shopper();
  const ref = lost(IN_WIDGET);
  const order = stored(ref, { paymentMethod: 'Razorpay' });
  lists([order], [{ ...order, payment: true }]);
  answersInTurn(VERIFY, { success: true });
  expect((await actions.fetchOrders()).orders).toMatchObject([{ isPaid: true }]);
  expect(asked).toEqual({ [LIST]: 2, [VERIFY]: 1 });
});

test.each([
  ['was paid', IN_WIDGET, [{ paymentMethod: 'Razorpay', payment: true }], 0],
  ['is not in the list', IN_WIDGET, [], 1],
  ['may be tried again', { ...IN_WIDGET, state: 'open' }, [{ paymentMethod: 'Razorpay' }], 0],
  ['never opened a widget', { method: 'razorpay' }, [{ paymentMethod: 'Razorpay' }], 0],
  ['is not paid, as far as the list knows,', IN_WIDGET, [{ paymentMethod: 'Razorpay' }], 1],
] as const)(
  'R13: the provider of an order that %s is asked about it as often as need be',
  async (_, attempt, copies, times) => {
    const { actions } = await shopper();
    const ref = lost(attempt);
    lists(copies.map((fields) => stored(ref, fields)));
    answersInTurn(VERIFY, { success: false, message: 'Payment Failed' });
    await actions.fetchOrders();
    expect(asked).toEqual({ [LIST]: 1, [VERIFY]: times });
  },
);

test('R9: an order that was answered while My Orders was on its way is not settled by it', async () => {
  const { actions } = await shopper();
  const [placed, gone] = [lost(), lost({}, 1)];
  sandbox.controls.faults.add({ route: LIST, times: 1, fault: 'hang' });
  const looking = actions.fetchOrders();
  await until(() => expect(sandbox.controls.journal.entries().some(({ path }) => path === LIST)).toBe(true));
  orderAttempts.close(placed);
  orderAttempts.remove(gone);
  sandbox.controls.faults.release();
  expect((await looking).settled).toEqual([]);
  expect(orderAttempts.find(placed)?.state).toBe('placed');
});

test.each([
  ['never reached the shop', 'unknown', [], null],
  ['is stored and not paid', 'unknown', [{ paymentMethod: 'Stripe' }], SUMMARY],
  ['was known not to have reached the shop', 'open', [], SUMMARY],
] as const)('the summary for the e-mail of an order that %s', async (_, state, copies, summary) => {
  const { actions } = await shopper();
  const ref = lost({ state });
  checkoutStorage.writeOrder(SUMMARY);
  lists(copies.map((fields) => stored(ref, fields)));
  const { settled } = await actions.fetchOrders();
  expect(checkoutStorage.readOrder()).toEqual(summary);
  // Who had read so before is not told again.
  expect(settled).toHaveLength(state === 'open' ? 0 : 1);
});

test('R9: what became of one shopper’s order is not told to the next one in the same tab', async () => {
  const { actions } = await shopper();
  lost();
  lists([]);
  expect(resolutions((await actions.fetchOrders()).settled)).toEqual(['missing']);
  actions.logOut();
  await actions.signUp('Other', 'other@kanuka.example', 'a-long-password');
  expect((await actions.fetchOrders()).settled).toEqual([]);
  await quiet();
});
