import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';

import type { CartRecord } from '#domain/cart/cart.ts';
import { paise } from '#domain/money/money.ts';
import { orderAttempts } from '#shop/orders/orderAttempts.ts';
import { aLine, rawProduct, rupees } from '#tests/support/factories.ts';
import { sandbox, server } from '#tests/support/server.ts';
import {
  anOrderRequest,
  answers,
  DEMO,
  demoProduct,
  writeCart,
  storedCart,
  loggedIn,
  ORIGIN,
  putServerCart,
  serverCart,
} from '#tests/support/shopper.ts';
import { quiet, shopperWith, startShop, until, type Visit } from '#tests/support/startShop.ts';
import { openBrowser } from '#tests/support/tabs.ts';

const MUG = demoProduct('Magic Photo Mug with Colour Inside');
const SIZE = '325 ml';
const CART = { [MUG._id]: { [SIZE]: 2 } };

/** An order draft for this many mugs. */
function order(quantity = 2) {
  const product = { id: MUG._id, name: MUG.name, price: rupees(MUG.price), sizes: [SIZE] };
  return anOrderRequest({
    lines: [aLine({ product, size: SIZE, quantity })],
    amount: paise(rupees(MUG.price) * quantity),
  });
}

/** A logged-in shopper with two mugs in the cart, on both sides. */
const shopper = (cart: CartRecord = CART) => shopperWith(cart);

type Held = { readonly isAsked: () => boolean; readonly answer: () => void };

/** Holds the next call to this path until the test releases it, and answers it with this body. */
function heldAnswer(path: string, body: object, status = 200): Held {
  let isAsked = false;
  let answer = (): void => {};
  const released = new Promise<void>((resolve) => (answer = resolve));
  const handle = async (): Promise<Response> => {
    isAsked = true;
    await released;
    return HttpResponse.json(body, { status });
  };
  server.use(http.post(`${ORIGIN}${path}`, handle, { once: true }));
  return { isAsked: () => isAsked, answer: () => answer() };
}

test('a cart response that was under way during the order does not restore the ordered lines', async () => {
  await loggedIn();
  writeCart(CART);
  putServerCart(CART);
  const held = heldAnswer('/api/cart/get', { success: true, cartData: CART });
  const { actions, cart } = startShop();
  await until(() => expect(held.isAsked()).toBe(true));
  expect(await actions.placeOrder(order())).toEqual({ next: 'placed' });
  held.answer();
  await quiet();
  expect([cart(), storedCart()]).toEqual([{}, {}]);
});

test('ordered lines that a late cart call wrote back are removed again', async () => {
  const { actions, cart, leave } = await shopper();
  const held = heldAnswer('/api/cart/update', { success: true });
  actions.setQuantity({ productId: MUG._id, size: SIZE }, 5);
  await until(() => expect(held.isAsked()).toBe(true));
  expect(await actions.placeOrder(order(5))).toEqual({ next: 'placed' });
  // The call read the cart before the order emptied it, and writes the whole cart back.
  putServerCart({ [MUG._id]: { [SIZE]: 5 } });
  held.answer();
  await until(() => expect(serverCart()).toEqual({}));
  await quiet();
  expect([cart(), localStorage.getItem('kanuka.cart.unsent')]).toEqual([{}, null]);
  leave();
  const next = startShop();
  await quiet();
  expect(next.cart()).toEqual({});
});

test('a cart that another tab’s call wrote back before the order’s response is emptied again', async () => {
  const { actions, cart } = await shopper();
  const held = heldAnswer('/api/order/place', { success: true });
  const placing = actions.placeOrder(order());
  await until(() => expect(held.isAsked()).toBe(true));
  // No call is under way in this tab, yet the server's cart is full after the order.
  putServerCart({ ...CART, vase: { S: 1 } });
  held.answer();
  expect(await placing).toEqual({ next: 'placed' });
  // Lines that this device never held were not ordered here.
  await until(() => expect(serverCart()).toEqual({ vase: { S: 1 } }));
  await quiet();
  expect(cart()).toEqual({ vase: { S: 1 } });
});

test('only the ordered lines leave the cart: lines that another tab added meanwhile stay here and at the server', async () => {
  const { actions, cart } = await shopper();
  const held = heldAnswer('/api/order/place', { success: true });
  const placing = actions.placeOrder(order());
  await until(() => expect(held.isAsked()).toBe(true));
  writeCart({ [MUG._id]: { [SIZE]: 3 }, lamp: { L: 1 } });
  putServerCart({});
  held.answer();
  expect(await placing).toEqual({ next: 'placed' });
  const left = { [MUG._id]: { [SIZE]: 1 }, lamp: { L: 1 } };
  await until(() => expect(serverCart()).toEqual(left));
  await quiet();
  expect([cart(), storedCart()]).toEqual([left, left]);
});

test('S14: an order answered after a logout removes nothing from the next account’s cart', async () => {
  const { actions, cart } = await shopper();
  const held = heldAnswer('/api/order/place', { success: true });
  const placing = actions.placeOrder(order());
  await until(() => expect(held.isAsked()).toBe(true));
  actions.logOut();
  actions.addToCart({ productId: MUG._id, size: SIZE });
  held.answer();
  await placing;
  await quiet();
  expect(cart()).toEqual({ [MUG._id]: { [SIZE]: 1 } });
  // The ordering account's cart still has the lines: My Orders removes them at the next login.
  expect(orderAttempts.unanswered(DEMO.id)).toMatchObject({ lines: [{ productId: MUG._id, size: SIZE, quantity: 2 }] });
});

const OTHER = ['Other', 'other@kanuka.example', 'a-long-password'] as const;

/** Another shopper logs in on this device, and puts the same two mugs into the cart. */
async function anotherShopper({ actions }: Visit, isThere: () => Promise<void> = quiet): Promise<void> {
  actions.logOut();
  await actions.signUp(...OTHER);
  actions.setQuantity({ productId: MUG._id, size: SIZE }, 2);
  await isThere();
}

test('S14: an unanswered order does not change another account’s cart', async () => {
  const visit = await shopper();
  const held = heldAnswer('/api/order/place', { message: 'upstream' }, 504);
  const placing = visit.actions.placeOrder(order());
  await until(() => expect(held.isAsked()).toBe(true));
  await anotherShopper(visit);
  held.answer();
  expect(await placing).toEqual({ next: 'unknown' });
  expect(localStorage.getItem('kanuka.cart.unsent')).toBeNull();
});

test('R19: an order is not sent when one of its lines changed meanwhile', async () => {
  const { actions } = await shopper();
  const [line] = order().lines;
  if (!line) throw new Error('no line');
  const small = { ...line, size: 'Small', product: { ...line.product, sizes: [SIZE, 'Small'] } };
  const lines = [line, small];
  answers('/api/product/list', {
    success: true,
    products: [rawProduct({ _id: MUG._id, price: MUG.price, sizes: [SIZE, 'Small'] })],
  });
  const request = anOrderRequest({ lines, amount: paise(rupees(MUG.price) * 4) });
  writeCart({ [MUG._id]: { [SIZE]: 2, Small: 1 } });
  expect(await actions.placeOrder(request)).toEqual({ next: 'cartChanged' });
  writeCart({ [MUG._id]: { [SIZE]: 2, Small: 2 } });
  expect(await actions.placeOrder(request)).toEqual({ next: 'placed' });
  await quiet();
});

/** Closes the shop and opens it again, which reads the server's cart. */
async function reopened(leave: () => void) {
  leave();
  const next = startShop();
  await quiet();
  return next.cart();
}

test('R9: an order whose response was lost leaves the cart unchanged after a reload, until My Orders lists it', async () => {
  const { actions, leave } = await shopper({ ...CART, lamp: { L: 1 } });
  sandbox.controls.faults.add({ route: '/api/order/place', times: 1, fault: 'commitThenDrop' });
  expect(await actions.placeOrder(order())).toEqual({ next: 'unknown' });
  expect(serverCart()).toEqual({});
  expect(await reopened(leave)).toEqual({ ...CART, lamp: { L: 1 } });
});

test('R14: after a lost check of a card payment a reload leaves the cart unchanged', async () => {
  const { actions, leave } = await shopper();
  sandbox.controls.mode.generationA = true;
  sandbox.controls.faults.add({ route: '/api/order/verifyStripe', times: 1, fault: 'commitThenDrop' });
  expect(await actions.checkCard('true', '7'.repeat(24), true)).toEqual({ next: 'unconfirmed' });
  await quiet();
  sandbox.controls.mode.generationA = false;
  expect(serverCart()).toEqual(CART);
  expect(await reopened(leave)).toEqual(CART);
});

test('R9: after a lost order emptied the server’s cart another tab pushes the whole cart, not only its own change', async () => {
  await loggedIn();
  writeCart(CART);
  putServerCart(CART);
  const { openTab } = openBrowser();
  const [ordering, other] = [openTab(), openTab()];
  await quiet();
  sandbox.controls.faults.add({ route: '/api/order/place', times: 1, fault: 'commitThenDrop' });
  expect(await ordering.shop.actions.placeOrder(order())).toEqual({ next: 'unknown' });
  await quiet();
  other.shop.actions.addToCart({ productId: 'lamp', size: 'L' });
  await until(() => expect(serverCart()).toEqual({ ...CART, lamp: { L: 1 } }));
  ordering.close();
  other.close();
});
