import { HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';

import { CART_DEBOUNCE_MS, CART_PUSH_BEFORE_ORDER_MS } from '#config/constants.ts';
import type { Cart, CartRecord } from '#domain/cart/cart.ts';
import { placedOrder } from '#shop/orders/checkoutStorage.ts';
import { orderAttempts } from '#shop/orders/orderAttempts.ts';
import { aLine, rawProduct, rupees } from '#tests/support/factories.ts';
import {
  answersOnce,
  heldDuring,
  lostOrder,
  MUG_LINE,
  mugOrder,
  mugs,
  NIGHT_LAMP,
  orders,
  SIZE,
  storedOrder,
} from '#tests/support/orders.ts';
import { failOnce, sandbox } from '#tests/support/server.ts';
import { calls, DEMO, writeCart, storedCart, OTHER, putServerCart, serverCart } from '#tests/support/shopper.ts';
import { quiet, shopperWith, startShop, until, wait, type Visit } from '#tests/support/startShop.ts';

const CART = mugs(2);
const LAMP = { lamp: { L: 1 } };
const BOTH = { ...CART, ...LAMP };
const LAMP_LINE = { productId: 'lamp', size: 'L' };
const PLACE = '/api/order/place';
const GET = '/api/cart/get';
const UPDATE = '/api/cart/update';
const VERIFY = '/api/order/verifyRazorpay';
const TWO_MUGS = [{ ...MUG_LINE, quantity: 2 }];
const PAYMENT = { razorpay_payment_id: 'pay_1', razorpay_order_id: 'order_1', razorpay_signature: 'signed' };

/** A logged-in shopper with two mugs in the cart, on both sides. */
const shopper = () => shopperWith(CART);

/** Orders these mugs, which waits a while for a cart call that hangs. */
async function placeDespiteCall({ actions }: Pick<Visit, 'actions'>, quantity?: number): Promise<void> {
  const placing = actions.placeOrder(mugOrder(quantity));
  await vi.advanceTimersByTimeAsync(CART_PUSH_BEFORE_ORDER_MS);
  expect(await placing).toEqual({ next: 'placed' });
}

async function placeMugs({ actions }: Pick<Visit, 'actions'>): Promise<void> {
  expect(await actions.placeOrder(mugOrder())).toEqual({ next: 'placed' });
  await quiet();
}

/** My Orders asks about a payment, and the cart is pushed. */
async function openMyOrders({ actions }: Pick<Visit, 'actions'>) {
  const { settled } = await actions.fetchOrders();
  await quiet();
  return settled;
}

/** The shopper has sent an order of these mugs, whose answer is held. */
async function ordering({ actions }: Visit, body: object = { success: true }, status = 200) {
  const { done, answer } = await heldDuring(() => actions.placeOrder(mugOrder()), PLACE, body, status);
  return async () => {
    answer();
    const { next } = await done;
    await quiet();
    return next;
  };
}

test('a cart response that was under way during the order does not restore the ordered lines', async () => {
  const { actions, cart } = await shopper();
  const { answer } = await heldDuring(() => actions.reloadCart(), GET, { success: true, cartData: CART });
  await placeDespiteCall({ actions });
  answer();
  await quiet();
  expect([cart(), storedCart()]).toEqual([{}, {}]);
});

test('ordered lines that a late cart call wrote back are removed again', async () => {
  const { actions, cart } = await shopper();
  actions.setQuantity(MUG_LINE, 5);
  const { answer } = await heldDuring(() => vi.advanceTimersByTime(CART_DEBOUNCE_MS), UPDATE, { success: true });
  await placeDespiteCall({ actions }, 5);
  // The call read the cart before the order emptied it, and writes the whole cart back.
  putServerCart(mugs(5));
  answer();
  await quiet();
  expect([cart(), serverCart(), localStorage.getItem('kanuka.cart.unsent')]).toEqual([{}, {}, null]);
});

test.each([
  ['that another tab’s call wrote back', CART, { ...CART, vase: { S: 1 } }, { vase: { S: 1 } }],
  ['to which another tab added lines', { ...mugs(3), lamp: { L: 1 } }, {}, { ...mugs(1), lamp: { L: 1 } }],
])('only the ordered lines leave a cart %s before the order’s response', async (_, here, there, left) => {
  const visit = await shopper();
  const answer = await ordering(visit);
  writeCart(here);
  putServerCart(there);
  expect(await answer()).toBe('placed');
  expect([visit.cart(), storedCart(), serverCart()]).toEqual([left, left, left]);
});

test.each([
  ['placed', 'a visitor', { success: true }, 200],
  ['unknown', 'another account', { message: 'upstream' }, 504],
])('S14: an order that is %s after a logout changes nothing in the cart of %s', async (next, who, body, status) => {
  const visit = await shopper();
  const answer = await ordering(visit, body, status);
  visit.actions.logOut();
  if (who !== 'a visitor') await visit.actions.signUp(OTHER.name, OTHER.email, OTHER.password);
  visit.actions.setQuantity(MUG_LINE, 2);
  await quiet();
  expect(await answer()).toBe(next);
  expect([visit.cart(), localStorage.getItem('kanuka.cart.unsent')]).toEqual([mugs(2), null]);
  // The ordering account's cart still has the lines: My Orders removes them at the next login.
  expect(orderAttempts.unanswered(DEMO.id)).toMatchObject({ state: 'unknown', lines: TWO_MUGS });
});

test('R19: an order is not sent when one of its lines changed meanwhile', async () => {
  const { actions } = await shopper();
  const { _id: id, price } = NIGHT_LAMP;
  const lines = ['Medium', 'Large'].map((size) => aLine({ product: { id, price: rupees(price) }, size, quantity: 2 }));
  const request = { ...mugOrder(), lines, amount: rupees(price * 4) };
  writeCart({ [id]: { Medium: 2, Large: 1 } });
  expect(await actions.placeOrder(request)).toEqual({ next: 'cartChanged' });
  writeCart({ [id]: { Medium: 2, Large: 2 } });
  expect(await actions.placeOrder(request)).toEqual({ next: 'placed' });
  await quiet();
});

test('R9: an order without an answer is not shown as the earlier one, which was placed', async () => {
  const { actions } = await shopper();
  await placeMugs({ actions });
  expect(placedOrder.read()).toMatchObject({ account: DEMO.id });
  actions.setQuantity(MUG_LINE, 2);
  failOnce(PLACE, 'commitThenDrop');
  expect(await actions.placeOrder(mugOrder())).toEqual({ next: 'unknown' });
  expect(placedOrder.read()).toBeNull();
  await quiet();
});

test.each([
  ['has refused', (key: string) => orderAttempts.dropPayment(key)],
  ['never had, as the shopper says,', (key: string) => orderAttempts.release(key)],
])('R9: lines of a payment that the provider %s are saved in the account again, at once', async (_, settle) => {
  const { actions } = await shopper();
  const key = aWidgetPayment();
  orderAttempts.markUnconfirmed(key, PAYMENT);
  // Until then only a removal is.
  for (const [quantity, saved] of [
    [3, CART],
    [0, {}],
    [3, {}],
  ] as const) {
    actions.setQuantity(MUG_LINE, quantity);
    await quiet();
    expect(serverCart()).toEqual(saved);
  }
  settle(key);
  await quiet();
  expect(serverCart()).toEqual(mugs(3));
});

test('R14: after a lost check of a card payment a reload leaves the cart unchanged', async () => {
  const { actions, leave } = await shopper();
  sandbox.controls.mode.generationA = true;
  failOnce('/api/order/verifyStripe', 'commitThenDrop');
  expect(await actions.checkCard('true', '7'.repeat(24), true)).toEqual({ next: 'unconfirmed' });
  await quiet();
  sandbox.controls.mode.generationA = false;
  expect(serverCart()).toEqual(CART);
  leave();
  const next = startShop();
  await quiet();
  expect(next.cart()).toEqual(CART);
});

/** A logged-in shopper at the checkout with two mugs, whose cart another device has changed since. */
async function shopperWhoseOtherDevice(changed: CartRecord = BOTH) {
  const visit = await shopper();
  putServerCart(changed);
  return visit;
}

test('R38: a line that this device removed does not return with the order', async () => {
  const { actions, cart } = await shopperWhoseOtherDevice();
  actions.reloadCart();
  await until(() => expect(cart()).toEqual(BOTH));
  failOnce(UPDATE, 'refuse');
  actions.setQuantity(LAMP_LINE, 0);
  await quiet();
  failOnce(UPDATE, 'refuse');
  await placeMugs({ actions });
  expect([cart(), serverCart()]).toEqual([{}, {}]);
});

/** A shopper with two mugs whose server's cart, of these mugs, is being read before an order. */
async function readingBeforeOrder(onServer: CartRecord) {
  const { shop, token } = await shopper();
  const [{ orderedCart }, session] = [shop, token() ?? ''];
  const read = () => orderedCart.linesOfOtherDevices(session);
  const { done, answer } = await heldDuring(read, GET, { success: true, cartData: onServer });
  const answered = () => {
    answer();
    return done;
  };
  return { answered, holdCart: (others: Cart) => orderedCart.holdCartOf(session, others)() };
}

test.each([
  ['while the server’s cart is read', mugs(5), mugs(1), mugs(1)],
  ['after it was read', CART, CART, mugs(1)],
])('R38: a line whose quantity a tab lowers %s keeps that quantity', async (_, onServer, atRead, left) => {
  const { answered, holdCart } = await readingBeforeOrder(onServer);
  writeCart(atRead);
  const others = await answered();
  writeCart(left);
  holdCart(others);
  expect(storedCart()).toEqual(left);
});

test('R38: what was read for a session adds nothing once another one has begun', async () => {
  const { answered } = await readingBeforeOrder(mugs(5));
  localStorage.setItem('token', 'of another session');
  expect(await answered()).toEqual(new Map());
});

test('R38: an order is sent although the server’s cart cannot be read before it, and waits 1.5 s for a call that hangs', async () => {
  const { actions, cart } = await shopperWhoseOtherDevice();
  failOnce(GET, 'refuse');
  await placeMugs({ actions });
  expect(cart()).toEqual({});
  actions.setQuantity(MUG_LINE, 2);
  await quiet();
  failOnce(GET, 'hang');
  const placing = actions.placeOrder(mugOrder());
  // An interval of 0 lets no time of the stopped clock pass.
  await vi.waitFor(() => expect(calls(GET).at(-1)?.status).toBe('pending'), { interval: 0 });
  vi.advanceTimersByTime(1499);
  await wait(20);
  expect(calls(PLACE)).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(await placing).toEqual({ next: 'placed' });
  sandbox.controls.faults.release();
});

test('R9 R38: after an order without an answer and a reload its lines stay on this device alone; all others are saved in the account', async () => {
  const { actions, leave } = await shopperWhoseOtherDevice();
  failOnce(PLACE, 'commitThenDrop');
  expect(await actions.placeOrder(mugOrder())).toEqual({ next: 'unknown' });
  expect(serverCart()).toEqual({});
  leave();
  const next = startShop();
  await quiet();
  // No other device can order the mugs again.
  expect([next.cart(), serverCart()]).toEqual([BOTH, LAMP]);
  next.actions.addToCart({ productId: 'vase', size: 'S' });
  await quiet();
  const others = { ...LAMP, vase: { S: 1 } };
  expect(serverCart()).toEqual(others);
  await openMyOrders(next);
  expect([next.cart(), serverCart(), localStorage.getItem('kanuka.cart.unsent')]).toEqual([others, others, null]);
});

test('R38: while the order is under way the shopper sees the same total, and a refusal shows the new cart', async () => {
  const { actions, cart } = await shopperWhoseOtherDevice();
  const seen: CartRecord[] = [];
  answersOnce(PLACE, () => {
    seen.push(cart());
    return HttpResponse.json({ success: false, message: 'The shop is closed today.' });
  });
  expect(await actions.placeOrder(mugOrder())).toMatchObject({ next: 'refused' });
  expect([seen, cart()]).toEqual([[CART], BOTH]);
  await quiet();
  expect(serverCart()).toEqual(BOTH);
});

test.each(['stripe', 'razorpay'] as const)(
  'R38: pieces that another device adds before a payment by %s stay',
  async (paymentMethod) => {
    const { actions, leave } = await shopperWhoseOtherDevice(CART);
    expect(['redirect', 'widget']).toContain((await actions.placeOrder({ ...mugOrder(), paymentMethod })).next);
    putServerCart(mugs(5));
    leave();
    const next = startShop();
    await quiet();
    expect([next.cart(), serverCart()]).toEqual([mugs(5), mugs(5)]);
  },
);

/** A payment of the two mugs in the widget, which was not handed over yet. */
const aWidgetPayment = (): string => lostOrder({ method: 'razorpay', widgetOrderId: 'order_1', lines: TWO_MUGS });

/** The server empties its cart with the payment that it confirms next. */
const empties = (answer: Response): void =>
  answersOnce(VERIFY, () => {
    putServerCart({});
    return answer;
  });

test('R38: lines that another device added stay when a widget payment empties the cart', async () => {
  const { actions, cart } = await shopperWhoseOtherDevice();
  empties(HttpResponse.json({ success: true, message: 'Payment Successful' }));
  await actions.verifyWidget(aWidgetPayment(), PAYMENT);
  await quiet();
  expect([cart(), serverCart()]).toEqual([LAMP, LAMP]);
});

test('R38: lines that another device added stay when the response to My Orders’ check of a payment is lost', async () => {
  const { actions, cart } = await shopperWhoseOtherDevice();
  const key = aWidgetPayment();
  empties(HttpResponse.error());
  expect(await openMyOrders({ actions })).toMatchObject([{ idempotencyKey: key, resolution: 'widgetBegun' }]);
  // What may be paid is not written back.
  expect([cart(), serverCart()]).toEqual([BOTH, LAMP]);
});

test('R38: a piece that another device adds after a lost check of a payment stays when the next check confirms it', async () => {
  const { actions, cart } = await shopper();
  aWidgetPayment();
  answersOnce(VERIFY, () => HttpResponse.error());
  await openMyOrders({ actions });
  putServerCart(mugs(3));
  empties(HttpResponse.json({ success: true, message: 'Payment Successful' }));
  await openMyOrders({ actions });
  expect([cart(), serverCart()]).toEqual([mugs(1), mugs(1)]);
});

test('R38: pieces beyond an unanswered order stay when the server empties its cart for it late', async () => {
  const { actions, cart } = await shopperWith(mugs(5));
  const key = aWidgetPayment();
  orderAttempts.update(key, { orderId: 'order' });
  answersOnce(VERIFY, () => HttpResponse.error());
  await openMyOrders({ actions });
  // The other device has added a mug since.
  putServerCart(mugs(1));
  actions.reloadCart();
  await quiet();
  expect(cart()).toEqual(mugs(5));
  orders(storedOrder(key, { items: [{ ...rawProduct(), size: SIZE, quantity: 2, ref: key }], payment: true }));
  await openMyOrders({ actions });
  expect([cart(), serverCart()]).toEqual([mugs(3), mugs(3)]);
});

test('My Orders reads the cart only to check a payment; if both fail it says nothing about a change of the cart', async () => {
  const { actions, toasts } = await shopperWhoseOtherDevice();
  sandbox.controls.journal.clear();
  await openMyOrders({ actions });
  expect(calls().map(({ path }) => path)).toEqual(['/api/order/userorders']);
  aWidgetPayment();
  answersOnce(VERIFY, () => HttpResponse.error());
  sandbox.controls.journal.clear();
  sandbox.controls.faults.add({ route: GET, fault: { type: 'status', code: 503 } });
  await openMyOrders({ actions });
  // Before the check and after it.
  expect([calls(GET).length, toasts]).toEqual([2, []]);
});
