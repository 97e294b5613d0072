import { expect, onTestFinished, test, vi } from 'vitest';

import { EMPTY_CART, withLines } from '#domain/cart/cart.ts';
import { paise } from '#domain/money/money.ts';
import { aLine, rawProduct, rupees } from '#tests/support/factories.ts';
import { openQuickNetwork, pass, settled } from '#tests/support/quickNetwork.ts';
import { sandbox } from '#tests/support/server.ts';
import {
  anOrderRequest,
  answers,
  calls,
  cartCalls,
  DEMO,
  writeCart,
  storedCart,
  loggedIn,
  plain,
  putServerCart,
  serverCart,
} from '#tests/support/shopper.ts';
import { quiet, startShop, until } from '#tests/support/startShop.ts';

const WINDOW_MS = 15 * 60_000;
const SIZES = ['A', 'B', 'C'];
const PRICE = 100;
const idOf = (n: number): string => `gift-${n}`;
const PRODUCTS = 60;
/** 180 lines. */
const LINES = Array.from({ length: PRODUCTS }, (_, n) => SIZES.map((size) => ({ productId: idOf(n), size }))).flat();

/** One piece of each line. */
const cartOf = (lines: typeof LINES) =>
  plain(
    withLines(
      EMPTY_CART,
      lines.map((line) => ({ ...line, quantity: 1 })),
    ),
  );

function orderOf(lines: typeof LINES) {
  const price = rupees(PRICE);
  return anOrderRequest({
    lines: lines.map(({ productId, size }) => {
      return aLine({ product: { id: productId, name: productId, price, sizes: SIZES }, size });
    }),
    amount: paise(price * lines.length),
  });
}

/** The older backend, which accepts 100 calls per IP address in 15 minutes. */
function olderBackend(): void {
  Object.assign(sandbox.controls.mode, { generationA: true, limiter: true });
  onTestFinished(() => void Object.assign(sandbox.controls.mode, { generationA: false, limiter: false }));
  const products = Array.from({ length: PRODUCTS }, (_, n) =>
    rawProduct({ _id: idOf(n), name: idOf(n), price: PRICE, sizes: SIZES }),
  );
  answers('/api/product/list', { success: true, products });
}

const writes = (): readonly string[] => cartCalls().filter((call) => !call.startsWith('get'));

test('R39: a visitor with 180 lines logs in and orders them in two parts, within the backend’s rate limit', async () => {
  olderBackend();
  writeCart(cartOf(LINES));
  const { actions, cart, toasts, leave } = startShop();
  await quiet();
  await actions.logIn(DEMO.email, DEMO.password);
  await quiet();
  expect(cart()).toEqual(cartOf(LINES));
  expect(await actions.placeOrder(orderOf(LINES.slice(0, 100)))).toEqual({ next: 'placed' });
  await quiet();
  leave();
  const next = startShop();
  await quiet();
  expect(next.cart()).toEqual(cartOf(LINES.slice(100)));
  expect(await next.actions.placeOrder(orderOf(LINES.slice(100)))).toEqual({ next: 'placed' });
  await until(() => expect(serverCart()).toEqual({}));
  await quiet();
  expect(calls().filter(({ status }) => status === 429)).toEqual([]);
  expect([toasts, next.toasts, storedCart(), localStorage.getItem('kanuka.cart.unsent')]).toEqual([[], [], {}, null]);
});

test('R39: ordered lines are removed from the pending lines without a call', async () => {
  await loggedIn();
  const others = LINES.slice(30, 60);
  putServerCart(cartOf(LINES.slice(0, 60)));
  writeCart(cartOf(LINES.slice(0, 60)));
  const { shop } = startShop();
  await quiet();
  sandbox.controls.journal.clear();
  const token = localStorage.getItem('token') ?? '';
  putServerCart({});
  shop.orderedCart.takeOrderedOf(token)(LINES.slice(0, 30).map((line) => ({ ...line, quantity: 1 })));
  await quiet();
  // No call of the rate limit's budget is spent on a line that was ordered.
  expect(writes().filter((call) => !others.some(({ productId }) => call.includes(`${productId} `)))).toEqual([]);
  const waiting = JSON.parse(localStorage.getItem('kanuka.cart.unsent') ?? '[]') as unknown[];
  expect(waiting.length).toBeLessThanOrEqual(others.length);
});

test('R39: a large cart is pushed in batches of 40 calls per 15 minutes, also across reloads and for its own account only', async () => {
  openQuickNetwork();
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const lines = LINES.filter(({ size }) => size === 'A').slice(0, 50);
  writeCart(cartOf(lines));
  const first = startShop();
  await first.actions.logIn(DEMO.email, DEMO.password);
  await settled();
  expect(writes()).toHaveLength(40);
  first.leave();
  const { actions, cart } = startShop();
  await settled();
  expect(writes()).toHaveLength(40);
  actions.logOut();
  await actions.signUp('Other', 'other@kanuka.example', 'a-long-password');
  await settled();
  expect([cart(), storedCart()]).toEqual([{}, {}]);
  actions.logOut();
  await actions.logIn(DEMO.email, DEMO.password);
  await settled();
  expect(cart()).toEqual(cartOf(lines));
  await pass(WINDOW_MS);
  expect(writes()).toHaveLength(80);
  await pass(WINDOW_MS);
  expect(writes()).toHaveLength(100);
  expect([serverCart(), cart()]).toEqual([cartOf(lines), cartOf(lines)]);
  expect(localStorage.getItem('kanuka.cart.unsent')).toBeNull();
});
