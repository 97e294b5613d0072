import { expect, test } from 'vitest';

import { paise } from '#domain/money/money.ts';
import { orderAttempts } from '#shop/orders/orderAttempts.ts';
import { rawProduct, rupees } from '#tests/support/factories.ts';
import { heldAnswer, MUG, MUG_LINE, mugOrder, mugs, SIZE } from '#tests/support/mugOrder.ts';
import { sandbox } from '#tests/support/server.ts';
import {
  anOrderRequest,
  answers,
  DEMO,
  writeCart,
  storedCart,
  loggedIn,
  OTHER,
  putServerCart,
  serverCart,
} from '#tests/support/shopper.ts';
import { quiet, shopperWith, startShop, until, type Visit } from '#tests/support/startShop.ts';
import { openBrowser } from '#tests/support/tabs.ts';

const CART = mugs(2);
const PLACE = '/api/order/place';
const LAMP = { productId: 'lamp', size: 'L' };

/** A logged-in shopper with two mugs in the cart, on both sides. */
const shopper = () => shopperWith(CART);

/** The shopper has sent an order of these mugs, whose answer is held. */
async function ordering({ actions }: Visit, body: object = { success: true }, status = 200) {
  const held = heldAnswer(PLACE, body, status);
  const placing = actions.placeOrder(mugOrder());
  await until(() => expect(held.isAsked()).toBe(true));
  return async () => {
    held.answer();
    return (await placing).next;
  };
}

test('a cart response that was under way during the order does not restore the ordered lines', async () => {
  await loggedIn();
  writeCart(CART);
  putServerCart(CART);
  const held = heldAnswer('/api/cart/get', { success: true, cartData: CART });
  const { actions, cart } = startShop();
  await until(() => expect(held.isAsked()).toBe(true));
  expect(await actions.placeOrder(mugOrder())).toEqual({ next: 'placed' });
  held.answer();
  await quiet();
  expect([cart(), storedCart()]).toEqual([{}, {}]);
});

test('ordered lines that a late cart call wrote back are removed again', async () => {
  const { actions, cart } = await shopper();
  const held = heldAnswer('/api/cart/update', { success: true });
  actions.setQuantity(MUG_LINE, 5);
  await until(() => expect(held.isAsked()).toBe(true));
  expect(await actions.placeOrder(mugOrder(5))).toEqual({ next: 'placed' });
  // The call read the cart before the order emptied it, and writes the whole cart back.
  putServerCart(mugs(5));
  held.answer();
  await until(() => expect(serverCart()).toEqual({}));
  await quiet();
  expect([cart(), localStorage.getItem('kanuka.cart.unsent')]).toEqual([{}, null]);
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
  await until(() => expect(serverCart()).toEqual(left));
  await quiet();
  expect([visit.cart(), storedCart()]).toEqual([left, left]);
});

test('S14: an order answered after a logout removes nothing from the next account’s cart', async () => {
  const visit = await shopper();
  const answer = await ordering(visit);
  visit.actions.logOut();
  visit.actions.addToCart(MUG_LINE);
  await answer();
  await quiet();
  expect(visit.cart()).toEqual(mugs(1));
  // The ordering account's cart still has the lines: My Orders removes them at the next login.
  expect(orderAttempts.unanswered(DEMO.id)).toMatchObject({ lines: [{ ...MUG_LINE, quantity: 2 }] });
});

test('S14: an unanswered order does not change another account’s cart', async () => {
  const visit = await shopper();
  const answer = await ordering(visit, { message: 'upstream' }, 504);
  visit.actions.logOut();
  await visit.actions.signUp(OTHER.name, OTHER.email, OTHER.password);
  visit.actions.setQuantity(MUG_LINE, 2);
  await quiet();
  expect(await answer()).toBe('unknown');
  expect(localStorage.getItem('kanuka.cart.unsent')).toBeNull();
});

test('R19: an order is not sent when one of its lines changed meanwhile', async () => {
  const { actions } = await shopper();
  const sizes = [SIZE, 'Small'];
  const lines = mugOrder().lines.flatMap((line) =>
    sizes.map((size) => ({ ...line, size, product: { ...line.product, sizes } })),
  );
  answers('/api/product/list', { success: true, products: [rawProduct({ _id: MUG._id, price: MUG.price, sizes })] });
  const request = anOrderRequest({ lines, amount: paise(rupees(MUG.price) * 4) });
  writeCart({ [MUG._id]: { [SIZE]: 2, Small: 1 } });
  expect(await actions.placeOrder(request)).toEqual({ next: 'cartChanged' });
  writeCart({ [MUG._id]: { [SIZE]: 2, Small: 2 } });
  expect(await actions.placeOrder(request)).toEqual({ next: 'placed' });
  await quiet();
});

test('R14: after a lost check of a card payment a reload leaves the cart unchanged', async () => {
  const { actions, leave } = await shopper();
  sandbox.controls.mode.generationA = true;
  sandbox.controls.faults.add({ route: '/api/order/verifyStripe', times: 1, fault: 'commitThenDrop' });
  expect(await actions.checkCard('true', '7'.repeat(24), true)).toEqual({ next: 'unconfirmed' });
  await quiet();
  sandbox.controls.mode.generationA = false;
  expect(serverCart()).toEqual(CART);
  leave();
  const next = startShop();
  await quiet();
  expect(next.cart()).toEqual(CART);
});

test('R9: after a lost order emptied the server’s cart another tab pushes the whole cart, not only its own change', async () => {
  await loggedIn();
  writeCart(CART);
  putServerCart(CART);
  const { openTab } = openBrowser();
  const [ordering, other] = [openTab(), openTab()];
  await quiet();
  sandbox.controls.faults.add({ route: PLACE, times: 1, fault: 'commitThenDrop' });
  expect(await ordering.shop.actions.placeOrder(mugOrder())).toEqual({ next: 'unknown' });
  await quiet();
  other.shop.actions.addToCart(LAMP);
  await until(() => expect(serverCart()).toEqual({ ...CART, lamp: { L: 1 } }));
  for (const tab of [ordering, other]) tab.close();
});
