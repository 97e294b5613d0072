import { HttpResponse } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';

import type { OrderRequest } from '#api/orderBody.ts';
import type { OrderAttempt } from '#domain/order/orderAttempt.ts';
import type { PaymentMethod } from '#domain/order/order.ts';
import { orderAttempts } from '#shop/orders/orderAttempts.ts';
import { placedOrder } from '#shop/orders/checkoutStorage.ts';
import type { OrderOutcome } from '#shop/orders/placeOrder.ts';
import { answersOnce, look, lostOrder, MUG_LINE, mugOrder, mugs, REST } from '#tests/support/orders.ts';
import { failOnce, sandbox } from '#tests/support/server.ts';
import { calls, DEMO, storedCart, OTHER, payAtProvider, putServerCart, serverCart } from '#tests/support/shopper.ts';
import { quiet, shopperWith, until, type Visit } from '#tests/support/startShop.ts';

const VERIFY = '/api/order/verifyRazorpay';
const CARD = '/api/order/verifyStripe';
const CART = { ...mugs(1), ...REST };
const DECLINED = { type: 'successFalse', message: 'Your card was declined.' } as const;

afterEach(quiet);

/** A shopper of the older backend. */
function shopper(): Promise<Visit> {
  sandbox.controls.mode.generationA = true;
  return shopperWith(CART);
}

const order = (paymentMethod: PaymentMethod): OrderRequest => ({ ...mugOrder(1), paymentMethod });

type Opened = Extract<OrderOutcome, { readonly next: 'widget' }>;

/** A widget is opened for the order, as the checkout does. */
async function openWidget({ actions }: Visit): Promise<Opened> {
  const outcome = await actions.placeOrder(order('razorpay'));
  if (outcome.next !== 'widget') throw new Error(`no widget but ${outcome.next}`);
  orderAttempts.update(outcome.idempotencyKey, { state: 'unknown' });
  return outcome;
}

/** Pays in the widget; returns what the provider hands to the page. */
const pay = ({ order: { id } }: Opened) => payAtProvider(id);

/** The order is sent and its outcome is this one. */
const expectOrder = async ({ actions }: Visit, method: PaymentMethod, next: OrderOutcome['next']): Promise<void> =>
  expect((await actions.placeOrder(order(method))).next).toBe(next);

/** Opens the card page; returns the order's id. */
async function openCardPage({ actions }: Visit): Promise<string> {
  const outcome = await actions.placeOrder(order('stripe'));
  if (outcome.next !== 'redirect') throw new Error(`no card page but ${outcome.next}`);
  return outcome.url.split('/').at(-1) ?? '';
}

/** Pays in a widget, and the payment is captured later: the check of the widget's response is refused. */
async function payLate(visit: Visit) {
  sandbox.controls.mode.capturesLate = true;
  const widget = await openWidget(visit);
  const response = await pay(widget);
  await expect(visit.actions.verifyWidget(widget.idempotencyKey, response)).rejects.toMatchObject({ kind: 'rejected' });
  return { response, receipt: widget.order.receipt };
}

const checksSent = () => calls(VERIFY).map(({ body }) => body);
const stored = () => sandbox.controls.store.orders.all().map(({ paymentMethod, payment }) => [paymentMethod, payment]);

/** Logs out, and logs in as the other account, in this tab. */
async function switchAccount({ actions }: Visit): Promise<void> {
  sandbox.controls.store.users.add(OTHER, 0);
  actions.logOut();
  await actions.logIn(OTHER.email, OTHER.password);
  await until(() => expect(calls('/api/cart/get').at(-1)?.status).toBe(200));
}

test('R13: a payment that is captured late is checked with id, order and signature, and counts', async () => {
  const visit = await shopper();
  const { response, receipt } = await payLate(visit);
  expect(receipt).not.toBe('');
  expect(orderAttempts.unanswered(DEMO.id)).toMatchObject({ payment: response, orderId: receipt });
  expect(await look(visit.actions)).toEqual(['unconfirmed']);
  await expectOrder(visit, 'cod', 'unanswered');
  sandbox.controls.store.payments.capture();
  expect(await look(visit.actions)).toEqual(['received']);
  expect(checksSent()).toEqual([response, response, response]);
  expect([storedCart(), orderAttempts.unanswered(DEMO.id), stored()]).toEqual([REST, null, [['Razorpay', true]]]);
});

test('R13: the shopper may order again after confirming that a closed widget was not paid, and its payment is watched', async () => {
  const visit = await shopper();
  const widget = await openWidget(visit);
  expect(await look(visit.actions)).toEqual(['widgetBegun']);
  visit.actions.releaseOrder(widget.idempotencyKey);
  expect(await look(visit.actions)).toEqual(['unpaid']);
  await expectOrder(visit, 'cod', 'placed');
  await quiet();
  const before = checksSent().length;
  const { idempotencyKey } = widget;
  const shown = async () => (await visit.actions.fetchOrders()).orders;
  expect(await shown()).toMatchObject([{ idempotencyKey, copies: 1, isPaid: false }]);
  expect(checksSent()).toHaveLength(before + 1);
  // The payment in the shopper's app succeeds later.
  await pay(widget);
  expect(await shown()).toMatchObject([{ idempotencyKey, copies: 2, paidCopies: 1 }]);
  await shown();
  expect(checksSent(), 'no payment is left to check').toHaveLength(before + 2);
  await quiet();
  expect([storedCart(), serverCart()]).toEqual([REST, REST]);
});

test('R13: payments of two widgets for one cart are distinguished', async () => {
  const visit = await shopper();
  const first = await openWidget(visit);
  await visit.actions.fetchOrders();
  visit.actions.releaseOrder(first.idempotencyKey);
  const second = await openWidget(visit);
  expect(second.idempotencyKey).toBe(first.idempotencyKey);
  // The first widget hands over its payment late, and its check settles nothing.
  const response = await pay(first);
  failOnce(VERIFY, { type: 'successFalse', message: 'Payment Failed' });
  await expect(visit.actions.verifyWidget(first.idempotencyKey, response)).rejects.toMatchObject({ kind: 'rejected' });
  expect(orderAttempts.find(first.idempotencyKey)).toMatchObject({ payment: response, isMoreUnanswered: true });
  expect(await look(visit.actions)).toEqual(['received']);
  // The second may still be paid: it is watched.
  const attempts = orderAttempts.find(first.idempotencyKey)?.watchedPayments?.map(({ widgetOrderId }) => widgetOrderId);
  expect(attempts).toEqual([second.order.id]);
});

test('R14: cancelling on the card page releases the order, also when the first response is lost', async () => {
  const visit = await shopper();
  const id = await openCardPage(visit);
  failOnce(CARD, 'commitThenDrop');
  expect((await visit.actions.checkCard('false', id)).next).toBe('unconfirmed');
  expect(orderAttempts.unanswered(DEMO.id)).not.toBeNull();
  expect((await visit.actions.checkCard('false', id)).next).toBe('notPaid');
  expect(orderAttempts.unanswered(DEMO.id)).toBeNull();
  await expectOrder(visit, 'cod', 'placed');
});

test('R14: the return from an earlier card page does not release the later one', async () => {
  const visit = await shopper();
  const first = await openCardPage(visit);
  await visit.actions.fetchOrders();
  visit.actions.releaseOrder(orderAttempts.unanswered(DEMO.id)?.idempotencyKey ?? '');
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 1000 });
  const second = await openCardPage(visit);
  expect(second).not.toBe(first);
  expect((await visit.actions.checkCard('false', first)).next).toBe('notPaid');
  expect(orderAttempts.unanswered(DEMO.id)).toMatchObject({ isOnCardPage: true });
  expect((await visit.actions.checkCard('false', second)).next).toBe('notPaid');
  expect(orderAttempts.unanswered(DEMO.id)).toBeNull();
});

/** Begins a payment and returns its check, whose call may be under way when the account changes. */
async function checkOf(path: string, visit: Visit): Promise<() => Promise<string>> {
  if (path === CARD) {
    const id = await openCardPage(visit);
    return async () => (await visit.actions.checkCard('true', id)).next;
  }
  const widget = await openWidget(visit);
  const response = await pay(widget);
  return () => visit.actions.verifyWidget(widget.idempotencyKey, response);
}

test.each([VERIFY, CARD])(
  'R20 S14: an account that logs in during %s sees nothing of it; it waits for its own',
  async (path) => {
    const visit = await shopper();
    const check = await checkOf(path, visit);
    failOnce(path, 'hang');
    const checking = check();
    await until(() => expect(calls(path).at(-1)?.status).toBe('pending'));
    await switchAccount(visit);
    const shown = visit.toasts.length;
    sandbox.controls.faults.release();
    expect(await checking).toBe('gone');
    await quiet();
    expect([visit.toasts.slice(shown), placedOrder.read(), storedCart()]).toEqual([[], null, {}]);
    expect(orderAttempts.all()).toMatchObject([{ account: DEMO.id, state: 'unknown' }]);
    // A cart call under way wrote the server's cart back: the older backend has this race.
    putServerCart(CART);
    visit.actions.logOut();
    await visit.actions.logIn(DEMO.email, DEMO.password);
    await quiet();
    expect(await look(visit.actions)).toEqual(['received']);
    await quiet();
    expect([storedCart(), serverCart(), orderAttempts.unanswered(DEMO.id)]).toEqual([REST, REST, null]);
  },
);

test('R20 S14: My Orders that arrive after another account logged in neither settle an attempt nor change the cart', async () => {
  const visit = await shopper();
  failOnce('/api/order/place', 'commitThenDrop');
  await expectOrder(visit, 'cod', 'unknown');
  await quiet();
  failOnce('/api/order/userorders', 'hang');
  const looking = visit.actions.fetchOrders();
  await until(() => expect(calls('/api/order/userorders').at(-1)?.status).toBe('pending'));
  await switchAccount(visit);
  sandbox.controls.faults.release();
  expect((await looking).settled).toEqual([]);
  expect(orderAttempts.all()).toMatchObject([{ account: DEMO.id, state: 'unknown' }]);
});

test('R18: a payment handed over after the storage was cleared is checked, and the ordered lines leave the cart', async () => {
  const visit = await shopper();
  const widget = await openWidget(visit);
  const attempt = orderAttempts.find(widget.idempotencyKey);
  const response = await pay(widget);
  localStorage.clear();
  if (attempt) orderAttempts.restore(attempt);
  expect(await visit.actions.verifyWidget(widget.idempotencyKey, response)).toBe('paid');
  expect([visit.cart(), stored()]).toEqual([REST, [['Razorpay', true]]]);
});

test('R18: a page whose storage was cleared sends no order, shows its cart and requires a login', async () => {
  const visit = await shopper();
  localStorage.clear();
  expect(await visit.actions.placeOrder(order('cod'))).toEqual({ next: 'storageCleared' });
  expect([visit.cart(), storedCart(), visit.token()]).toEqual([CART, CART, null]);
  await visit.actions.logIn(DEMO.email, DEMO.password);
  await quiet();
  await expectOrder(visit, 'cod', 'placed');
  expect(storedCart()).toEqual(REST);
});

test('S18: a payment that the provider refuses when My Orders checks it is reported as unpaid, and the order is released', async () => {
  const visit = await shopper();
  await payLate(visit);
  failOnce(VERIFY, DECLINED);
  expect(await look(visit.actions)).toEqual(['unpaid']);
  await expectOrder(visit, 'cod', 'placed');
});

/** An attempt to pay for the cart's mug in a widget, which has been opened. */
const inWidget = (fields: Partial<OrderAttempt> = {}): string =>
  lostOrder({ method: 'razorpay', lines: [{ ...MUG_LINE, quantity: 1 }], orderId: 'order', ...fields });

test('S18: a payment for an order already received is still sent to the server, and removes nothing more', async () => {
  const { actions } = await shopper();
  const key = inWidget();
  orderAttempts.close(key);
  // The server empties its cart on every payment that it confirms.
  answersOnce(VERIFY, () => {
    putServerCart({});
    return HttpResponse.json({ success: true });
  });
  await actions.verifyWidget(key, { razorpay_payment_id: 'p' });
  await quiet();
  expect([storedCart(), serverCart()]).toEqual([CART, CART]);
  expect(orderAttempts.find(key)?.state).toBe('placed');
  await actions.verifyWidget(key);
});

test('S18: only a refusal of a check with payment, order and signature releases the next attempt', async () => {
  const { actions } = await shopper();
  const key = inWidget({ widgetOrderId: 'order_1' });
  sandbox.controls.faults.add({ route: VERIFY, fault: DECLINED });
  await expect(actions.verifyWidget(key, { razorpay_payment_id: 'p' })).rejects.toMatchObject({ kind: 'rejected' });
  expect(orderAttempts.find(key)).toMatchObject({ state: 'unknown', payment: { razorpay_payment_id: 'p' } });
  const whole = { razorpay_payment_id: 'p', razorpay_order_id: 'order_1', razorpay_signature: 's' };
  await expect(actions.verifyWidget(key, whole)).rejects.toMatchObject({ kind: 'rejected' });
  expect(orderAttempts.find(key)?.payment).toBeUndefined();
  expect([storedCart(), orderAttempts.find(key)?.state]).toEqual([CART, 'retryable']);
});

test('S18: a payment is not checked for another account, and stays pending for its own', async () => {
  const { actions } = await shopper();
  const key = inWidget({ account: 'somebody-else' });
  expect(await actions.verifyWidget(key, { razorpay_payment_id: 'p' })).toBe('gone');
  expect(calls(VERIFY)).toEqual([]);
  expect([storedCart(), orderAttempts.find(key)]).toMatchObject([CART, { state: 'unknown', payment: {} }]);
});

test('S24: a payment without any record is never reported as received', async () => {
  const { actions } = await shopper();
  for (const [key, payment] of [['gone'], ['gone', { razorpay_payment_id: 'p' }], [inWidget()]] as const)
    await expect(actions.verifyWidget(key, payment)).rejects.toMatchObject({ kind: 'http' });
});
