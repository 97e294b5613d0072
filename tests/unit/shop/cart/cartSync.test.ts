import { expect, test, vi } from 'vitest';

import { msUntilAllowed } from '#api/rateLimit.ts';
import { CART_DEBOUNCE_MS } from '#config/constants.ts';
import { messagesOf } from '#content/messages.ts';
import { commonMessages } from '#content/commonMessages.ts';
import type { CartRecord } from '#domain/cart/cart.ts';
import { paise } from '#domain/money/money.ts';
import { aLine, rawProduct, rupees } from '#tests/support/factories.ts';
import { openQuickNetwork, pass, settled } from '#tests/support/quickNetwork.ts';
import { cartTraffic, failOnce, sandbox } from '#tests/support/server.ts';
import {
  anOrderRequest,
  answers,
  calls,
  cartCalls,
  DEMO,
  writeCart,
  storedCart,
  loggedIn,
  putServerCart,
  serverCart,
} from '#tests/support/shopper.ts';
import { quiet, reconnect, startShop, stopTimers, type Visit } from '#tests/support/startShop.ts';

const { errors } = messagesOf(commonMessages);

const MUG = { productId: 'mug', size: 'M' };
const LAMP = { productId: 'lamp', size: 'L' };

/** A logged-in shopper after the start-up calls, with a clock that only the test advances. */
async function aShopper(cart: CartRecord = {}): Promise<Visit> {
  openQuickNetwork();
  putServerCart(cart);
  await loggedIn();
  const visit = startShop();
  await settled();
  sandbox.controls.journal.clear();
  return visit;
}

test('R15 R39: a change is shown at once, and the last of rapid changes, also during a push, is pushed 400 ms after it', async () => {
  const { actions, cart } = await aShopper({ mug: { M: 1 } });
  for (const quantity of [9, 3, 12]) actions.setQuantity(MUG, quantity);
  await pass(CART_DEBOUNCE_MS - 1);
  actions.setQuantity(MUG, 5);
  expect([cart(), storedCart()]).toEqual([{ mug: { M: 5 } }, { mug: { M: 5 } }]);
  await pass(CART_DEBOUNCE_MS - 1);
  expect(cartCalls()).toEqual([]);
  vi.advanceTimersByTime(1);
  for (const quantity of [6, 7]) actions.setQuantity(MUG, quantity);
  await pass(CART_DEBOUNCE_MS - 1);
  expect(cartCalls()).toEqual(['update mug M 5']);
  await settled();
  expect(cartCalls()).toEqual(['update mug M 5', 'update mug M 7']);
  expect(serverCart()).toEqual({ mug: { M: 7 } });
});

test('calls are sent one at a time in the order of the changes, by add only for products new to the server', async () => {
  const { actions, cart } = await aShopper({ mug: { M: 1 }, frame: { A4: 3 } });
  const changes = { lamp: { L: 1 }, pillow: { '12 x 15 in': 7 }, mug: { L: 4, M: 0 }, frame: { A4: 3 } };
  for (const [productId, sizes] of Object.entries(changes))
    for (const [size, quantity] of Object.entries(sizes)) actions.setQuantity({ productId, size }, quantity);
  await settled();
  expect(cartCalls()).toEqual([
    'add lamp L',
    'update lamp L 1',
    'add pillow 12 x 15 in',
    'update pillow 12 x 15 in 7',
    'update mug L 4',
    'update mug M 0',
  ]);
  expect(cartTraffic.most).toBe(1);
  expect(serverCart()).toEqual(cart());
});

test('without a size nothing is added, and a message says why', async () => {
  const { actions, toasts, cart } = await aShopper();
  expect(actions.addToCart({ productId: 'mug', size: '' })).toBe(0);
  expect([toasts, cart()]).toEqual([['Select Product Size'], {}]);
});

test('R15 R16: a failed change shows a message, and is sent with the next change, connection or load', async () => {
  const { actions, toasts, leave } = await aShopper();
  failOnce('/api/cart/add', 'refuse');
  actions.addToCart(MUG);
  await settled();
  expect([toasts, serverCart()]).toEqual([[errors.cartOffline], {}]);
  actions.addToCart(LAMP);
  await settled();
  expect(serverCart()).toEqual({ mug: { M: 1 }, lamp: { L: 1 } });
  failOnce('/api/cart/update', { type: 'status', code: 500, message: 'Back at nine.' });
  actions.setQuantity(MUG, 6);
  await settled();
  expect(toasts, 'the server’s own words').toEqual([errors.cartOffline, 'Back at nine.']);
  reconnect();
  await settled();
  expect(serverCart()).toEqual({ mug: { M: 6 }, lamp: { L: 1 } });
  failOnce('/api/cart/update', 'refuse');
  actions.setQuantity(MUG, 7);
  await settled();
  leave();
  // The account's cart wins, but for what is pending.
  putServerCart({ mug: { M: 6 }, vase: { S: 9 } });
  const { cart } = startShop();
  await settled();
  const both = { mug: { M: 7 }, vase: { S: 9 } };
  expect([cart(), serverCart()]).toEqual([both, both]);
});

test('R15: after a lost answer the server’s quantity is read before the next push', async () => {
  const { actions } = await aShopper();
  failOnce('/api/cart/add', { type: 'unanswered', repeats: 1 });
  actions.addToCart(MUG);
  await settled();
  expect(serverCart()).toEqual({ mug: { M: 2 } });
  sandbox.controls.journal.clear();
  reconnect();
  await settled();
  expect(cartCalls()).toEqual(['get', 'update mug M 1']);
  expect(serverCart()).toEqual({ mug: { M: 1 } });
});

test('R15: after a 429 only the shopper’s next change is sent before Retry-After has passed', async () => {
  const { actions, toasts } = await aShopper({ mug: { M: 1 } });
  const limit = async (quantity: number) => {
    failOnce('/api/cart/*', { type: 'status', code: 429 });
    actions.setQuantity(MUG, quantity);
    await settled();
    sandbox.controls.journal.clear();
  };
  await limit(2);
  expect(toasts).toEqual([errors.cart]);
  actions.setQuantity(MUG, 3);
  await settled();
  expect(serverCart()).toEqual({ mug: { M: 3 } });
  await limit(4);
  reconnect();
  await pass(msUntilAllowed() - 1);
  reconnect();
  await pass(0);
  expect(cartCalls()).toEqual([]);
  await pass(1);
  reconnect();
  await settled();
  expect(serverCart()).toEqual({ mug: { M: 4 } });
});

test('hiding or leaving the page pushes every pending change; a closed page leaves it to the next one', async () => {
  const { actions, leave } = await aShopper({ mug: { M: 1 } });
  const hide = (): void => {
    const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    state.mockRestore();
  };
  actions.setQuantity(MUG, 2);
  hide();
  await pass(0);
  expect(serverCart()).toEqual({ mug: { M: 2 } });
  actions.setQuantity(MUG, 3);
  globalThis.dispatchEvent(new Event('pagehide'));
  await pass(0);
  hide();
  await settled();
  expect(cartCalls()).toEqual(['update mug M 2', 'update mug M 3']);
  actions.setQuantity(MUG, 4);
  leave();
  await settled();
  expect(serverCart()).toEqual({ mug: { M: 3 } });
  startShop();
  await settled();
  expect(serverCart()).toEqual({ mug: { M: 4 } });
});

// Large carts

const WINDOW_MS = 15 * 60_000;
const IDS = Array.from({ length: 180 }, (_, n) => `gift-${n}`);

/** One piece of each product. */
const cartOf = (ids: typeof IDS): CartRecord => Object.fromEntries(ids.map((id) => [id, { M: 1 }]));

const orderOf = (ids: typeof IDS) => {
  const lines = ids.map((id) => aLine({ product: { id, name: id } }));
  return anOrderRequest({ lines, amount: paise(rupees(299) * ids.length) });
};

test('R39: a visitor with 180 lines logs in and orders them in two parts, within the backend’s rate limit', async () => {
  // The older backend accepts 100 calls per IP address in 15 minutes.
  Object.assign(sandbox.controls.mode, { generationA: true, limiter: true });
  answers('/api/product/list', { success: true, products: IDS.map((_id) => rawProduct({ _id, name: _id })) });
  stopTimers();
  writeCart(cartOf(IDS));
  const { actions, cart, toasts, leave } = startShop();
  await quiet();
  await actions.logIn(DEMO.email, DEMO.password);
  await quiet();
  expect(cart()).toEqual(cartOf(IDS));
  expect(await actions.placeOrder(orderOf(IDS.slice(0, 100)))).toEqual({ next: 'placed' });
  await quiet();
  leave();
  const next = startShop();
  await quiet();
  expect(next.cart()).toEqual(cartOf(IDS.slice(100)));
  expect(await next.actions.placeOrder(orderOf(IDS.slice(100)))).toEqual({ next: 'placed' });
  await quiet();
  expect(serverCart()).toEqual({});
  expect(calls().filter(({ status }) => status === 429)).toEqual([]);
  expect([toasts, next.toasts, storedCart(), localStorage.getItem('kanuka.cart.unsent')]).toEqual([[], [], {}, null]);
});

const writes = (): readonly string[] => cartCalls().filter((call) => !call.startsWith('get'));

test('R39: a large cart is pushed in batches of 40 calls per 15 minutes, also across reloads and for its own account only', async () => {
  openQuickNetwork();
  const whole = cartOf(IDS.slice(0, 50));
  writeCart(whole);
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
  expect(cart()).toEqual(whole);
  await pass(WINDOW_MS);
  expect(writes()).toHaveLength(80);
  await pass(WINDOW_MS);
  expect(writes()).toHaveLength(100);
  expect([serverCart(), cart()]).toEqual([whole, whole]);
  expect(localStorage.getItem('kanuka.cart.unsent')).toBeNull();
});
