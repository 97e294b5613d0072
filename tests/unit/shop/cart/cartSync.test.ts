import { afterEach, expect, test, vi } from 'vitest';

import { msUntilAllowed } from '#api/rateLimit.ts';
import { CART_DEBOUNCE_MS } from '#config/constants.ts';
import { messagesOf } from '#content/language.ts';
import { shopMessages } from '#content/shopMessages.ts';
import type { CartRecord } from '#domain/cart/cart.ts';
import { openQuickNetwork, pass, settled } from '#tests/support/quickNetwork.ts';
import { cartTraffic, sandbox } from '#tests/support/server.ts';
import { cartCalls, storedCart, loggedIn, putServerCart, serverCart } from '#tests/support/shopper.ts';
import { reconnect, startShop, type Visit } from '#tests/support/startShop.ts';

const { errors } = messagesOf(shopMessages);

const MUG = { productId: 'mug', size: 'M' };
const LAMP = { productId: 'lamp', size: 'L' };

afterEach(() => void vi.unstubAllGlobals());

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

const fails = (route: string, fault: Parameters<typeof sandbox.controls.faults.add>[0]['fault']): void =>
  sandbox.controls.faults.add({ route, times: 1, fault });

test('R15: a change is shown at once, and the last of rapid changes is pushed 400 ms after it', async () => {
  const { actions, cart } = await aShopper({ mug: { M: 1 } });
  for (const quantity of [9, 3, 12]) actions.setQuantity(MUG, quantity);
  await pass(CART_DEBOUNCE_MS - 1);
  actions.setQuantity(MUG, 5);
  expect([cart(), storedCart()]).toEqual([{ mug: { M: 5 } }, { mug: { M: 5 } }]);
  await pass(CART_DEBOUNCE_MS - 1);
  expect(cartCalls()).toEqual([]);
  await pass(1);
  expect(cartCalls()).toEqual(['update mug M 5']);
  expect(serverCart()).toEqual({ mug: { M: 5 } });
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

test('a visitor’s changes are stored on the device only', async () => {
  openQuickNetwork();
  const { actions } = startShop();
  actions.addToCart(MUG);
  await settled();
  reconnect();
  await settled();
  expect([cartCalls(), storedCart()]).toEqual([[], { mug: { M: 1 } }]);
});

test('R15 R16: a failed change shows a message, and is sent with the next change, connection or load', async () => {
  const { actions, toasts, leave } = await aShopper();
  fails('/api/cart/add', 'refuse');
  actions.addToCart(MUG);
  await settled();
  expect([toasts, serverCart()]).toEqual([[errors.cartOffline], {}]);
  actions.addToCart(LAMP);
  await settled();
  expect(serverCart()).toEqual({ mug: { M: 1 }, lamp: { L: 1 } });
  fails('/api/cart/update', { type: 'status', code: 500 });
  actions.setQuantity(MUG, 6);
  await settled();
  expect(toasts).toEqual([errors.cartOffline, errors.cart]);
  reconnect();
  await settled();
  expect(serverCart()).toEqual({ mug: { M: 6 }, lamp: { L: 1 } });
  fails('/api/cart/update', 'refuse');
  actions.setQuantity(MUG, 7);
  await settled();
  leave();
  putServerCart({ mug: { M: 6 }, lamp: { L: 9 } });
  const { cart } = startShop();
  await settled();
  expect([cart(), serverCart()]).toEqual([
    { mug: { M: 7 }, lamp: { L: 9 } },
    { mug: { M: 7 }, lamp: { L: 9 } },
  ]);
});

test('R15: after a lost answer the server’s quantity is read before the next push', async () => {
  const { actions } = await aShopper();
  fails('/api/cart/add', { type: 'unanswered', repeats: 1 });
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
    fails('/api/cart/*', { type: 'status', code: 429 });
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
