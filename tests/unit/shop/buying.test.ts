import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';

import { paise } from '#domain/money.ts';
import { checkoutSession } from '#shop/checkoutSession.ts';
import { orderIntent } from '#shop/orderIntent.ts';
import { aLine, anAddress, rawOrder, rupees } from '#tests/support/factories.ts';
import { sandbox, server } from '#tests/support/server.ts';
import {
  anOrderRequest,
  answers,
  calls,
  keepCart,
  keptCart,
  loggedIn,
  ORIGIN,
  putServerCart,
  serverCart,
} from '#tests/support/shopper.ts';
import { quiet, startShop, until } from '#tests/support/startShop.ts';

const LIST = '/api/order/userorders';
const CART = { mug: { M: 2 } };
const YEAR_MS = 365 * 86_400_000;

/** A logged-in shopper with two mugs in the cart, on both sides. */
async function shopper() {
  await loggedIn();
  keepCart(CART);
  putServerCart(CART);
  const visit = startShop();
  await quiet();
  return visit;
}

const orders = (...list: readonly Record<string, unknown>[]): void => answers(LIST, { success: true, orders: list });

test('a paid card order empties the cart; one that is not leaves it', async () => {
  const { actions } = await shopper();
  answers('/api/order/verifyStripe', { success: true });
  orders();
  expect(await actions.verifyCard('false', 'x')).toBe(false);
  expect(keptCart()).toEqual(CART);
  expect(await actions.verifyCard('true', 'x')).toBe(true);
  expect(keptCart()).toEqual({});
});

test('R14: what My Orders calls paid is not asked about, and keeps its cart', async () => {
  const { actions } = await shopper();
  orders(rawOrder({ _id: 'other', payment: false, paymentMethod: 'Stripe' }), rawOrder({ _id: 'x', payment: true }));
  expect(await actions.verifyCard('false', 'x')).toBe(true);
  expect(calls('/api/order/verifyStripe')).toEqual([]);
  expect(keptCart()).toEqual(CART);
});

test.each(['COD', 'upi', 'Razorpay'])(
  'R14: an order by %s is not cancelled by a card’s address',
  async (paymentMethod) => {
    const { actions } = await shopper();
    orders(rawOrder({ _id: 'x', payment: false, paymentMethod }));
    expect(await actions.verifyCard('false', 'x')).toBe(false);
    expect(calls('/api/order/verifyStripe')).toEqual([]);
  },
);

test('S24: a check that fails leaves cart and note as they are', async () => {
  const { actions } = await shopper();
  sandbox.controls.faults.add({ route: '/api/order/*', fault: 'refuse' });
  await expect(actions.verifyCard('true', 'x')).rejects.toMatchObject({ kind: 'network' });
  expect(keptCart()).toEqual(CART);
  await expect(actions.verifyWidget({}, paise(100))).rejects.toMatchObject({ kind: 'network' });
  expect(keptCart()).toEqual(CART);
  expect(orderIntent.read()).toMatchObject({ state: 'unknown', amount: 100 });
});

test('S18: a widget’s payment counts after the server’s word, and a refusal frees the next try', async () => {
  const { actions } = await shopper();
  answers('/api/order/verifyRazorpay', { success: false, message: 'Payment verification failed' });
  await expect(actions.verifyWidget({}, paise(100))).rejects.toMatchObject({ kind: 'rejected' });
  expect([keptCart(), orderIntent.read()]).toEqual([CART, null]);
  answers('/api/order/verifyRazorpay', { success: true });
  await actions.verifyWidget({ razorpay_payment_id: 'p' }, paise(100));
  expect([keptCart(), orderIntent.read()]).toEqual([{}, null]);
});

/** An order whose answer got lost a moment ago, and what the shopper typed for it. */
function lost(amount = rupees(598)) {
  checkoutSession.keepDraft(anAddress());
  const intent = orderIntent.begin(amount);
  orderIntent.markUnknown(intent);
  return intent;
}

test.each([
  ['of its amount and time', {}, null],
  ['of another amount', { amount: 597 }, 'kept'],
  ['of a time long before', { date: Date.now() - YEAR_MS }, 'kept'],
  ['without a date', { date: null, createdAt: null }, 'kept'],
  ['with a date that is only text', { date: 'yesterday' }, 'kept'],
  ['by card, not paid yet', { paymentMethod: 'Stripe' }, 'kept'],
  ['by card, and paid', { paymentMethod: 'Stripe', payment: true }, null],
  ['by widget, not paid yet', { paymentMethod: 'razorpay' }, 'kept'],
])('R9: seeing an order %s settles what was lost, and its draft', async (_, fields, draft) => {
  const { actions } = await shopper();
  lost();
  orders(rawOrder({ amount: 598, date: Date.now(), ...fields }));
  await actions.fetchOrders();
  expect(orderIntent.read()).toBeNull();
  expect(checkoutSession.readDraft() === null ? null : 'kept').toBe(draft);
});

test('R9: an order that is just being sent is not settled by a look at the list', async () => {
  const { actions } = await shopper();
  orderIntent.begin(rupees(598));
  orders(rawOrder({ amount: 598, date: Date.now() }));
  await actions.fetchOrders();
  expect(orderIntent.read()).toMatchObject({ state: 'sending' });
  orderIntent.clear();
});

test('R9: after a lost order the server’s cart is read again', async () => {
  const { actions, cart } = await shopper();
  lost();
  putServerCart({ lamp: { L: 1 } });
  orders();
  await actions.fetchOrders();
  await quiet();
  expect(cart()).toEqual({ lamp: { L: 1 } });
});

test('orders are listed newest first, and nothing is asked without a session', async () => {
  const { actions } = await shopper();
  orders(rawOrder({ _id: 'old', date: 1_700_000_000_000 }), rawOrder({ _id: 'new', date: 1_750_000_000_000 }));
  expect((await actions.fetchOrders()).map(({ id }) => id)).toEqual(['new', 'old']);
  actions.logOut();
  await expect(actions.fetchOrders()).rejects.toMatchObject({ kind: 'signedOut' });
  const order = { address: anAddress(), lines: [aLine()], amount: rupees(299), paymentMethod: 'cod' } as const;
  await expect(actions.placeOrder(order)).rejects.toMatchObject({ kind: 'signedOut' });
  expect(calls('/api/order/place')).toEqual([]);
});

type Held = { readonly isAsked: () => boolean; readonly answer: () => void };

/** The next call of this path is answered when the test says so, with what the server knew when it was made. */
function heldAnswer(path: string, body: object): Held {
  let isAsked = false;
  let answer = (): void => {};
  const said = new Promise<void>((resolve) => (answer = resolve));
  const handle = async (): Promise<Response> => {
    isAsked = true;
    await said;
    return HttpResponse.json(body);
  };
  server.use(http.post(`${ORIGIN}${path}`, handle, { once: true }));
  return { isAsked: () => isAsked, answer: () => answer() };
}

test('a cart that was being read while its gifts were ordered does not come back', async () => {
  await loggedIn();
  keepCart(CART);
  putServerCart(CART);
  const held = heldAnswer('/api/cart/get', { success: true, cartData: CART });
  const { actions, cart } = startShop();
  await until(() => expect(held.isAsked()).toBe(true));
  expect(await actions.placeOrder(anOrderRequest())).toEqual({ next: 'placed' });
  held.answer();
  await quiet();
  expect([cart(), keptCart()]).toEqual([{}, {}]);
});

test('a change that was being told while its gifts were ordered leaves nothing in the server’s cart', async () => {
  const { actions, cart } = await shopper();
  const held = heldAnswer('/api/cart/update', { success: true });
  actions.setQuantity('mug', 'M', 5);
  await until(() => expect(held.isAsked()).toBe(true));
  expect(await actions.placeOrder(anOrderRequest())).toEqual({ next: 'placed' });
  // The change reached the server after the order had emptied its cart.
  putServerCart({ mug: { M: 5 } });
  held.answer();
  await until(() => expect(serverCart()).toEqual({}));
  expect([cart(), localStorage.getItem('kanuka.cart.unsent')]).toEqual([{}, null]);
});

test('gifts that a late cart call wrote back after they were ordered leave the cart again, all of them', async () => {
  const all = { mug: { M: 2 }, lamp: { L: 1 }, frame: { A4: 3 } };
  await loggedIn();
  keepCart(all);
  putServerCart(all);
  const { actions, cart, leave } = startShop();
  await quiet();
  const held = heldAnswer('/api/cart/update', { success: true });
  actions.setQuantity('mug', 'M', 5);
  actions.setQuantity('frame', 'A4', 0);
  await until(() => expect(held.isAsked()).toBe(true));
  expect(await actions.placeOrder(anOrderRequest())).toEqual({ next: 'placed' });
  // The call had read the cart before the order emptied it, and writes the whole of it back.
  putServerCart({ ...all, mug: { M: 5 } });
  held.answer();
  await until(() => expect(serverCart()).toEqual({}));
  await quiet();
  expect([cart(), localStorage.getItem('kanuka.cart.unsent')]).toEqual([{}, null]);
  leave();
  const next = startShop();
  await quiet();
  expect(next.cart()).toEqual({});
});

test('a cart that another tab’s call wrote back before the order was answered is emptied again', async () => {
  const { actions, cart } = await shopper();
  const held = heldAnswer('/api/order/place', { success: true });
  const placing = actions.placeOrder(anOrderRequest());
  await until(() => expect(held.isAsked()).toBe(true));
  // Nothing is under way in this tab, and the server's cart is full although the order has emptied it.
  putServerCart({ mug: { M: 2 }, vase: { S: 1 } });
  held.answer();
  expect(await placing).toEqual({ next: 'placed' });
  // What this device never held was not ordered here.
  await until(() => expect(serverCart()).toEqual({ vase: { S: 1 } }));
  await quiet();
  expect(cart()).toEqual({ vase: { S: 1 } });
});

test('a change that comes back after the shopper logged out is not told for the next one', async () => {
  const { actions } = await shopper();
  const held = heldAnswer('/api/cart/update', { success: true });
  actions.setQuantity('mug', 'M', 5);
  await until(() => expect(held.isAsked()).toBe(true));
  actions.logOut();
  held.answer();
  await quiet();
  expect(localStorage.getItem('kanuka.cart.unsent')).toBeNull();
});
