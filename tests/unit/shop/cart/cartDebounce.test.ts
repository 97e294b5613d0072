import { http, HttpResponse } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';

import { msUntilAllowed } from '#api/rateLimit.ts';
import { CART_DEBOUNCE_MS } from '#config/constants.ts';
import { messagesOf } from '#content/language.ts';
import { shopMessages } from '#content/shopMessages.ts';
import type { CartRecord } from '#domain/cart/cart.ts';
import { openQuickNetwork, pass, settled } from '#tests/support/quickNetwork.ts';
import { sandbox, server } from '#tests/support/server.ts';
import {
  calls,
  cartCalls,
  DEMO,
  writeCart,
  storedCart,
  loggedIn,
  ORIGIN,
  putServerCart,
  serverCart,
} from '#tests/support/shopper.ts';
import { quiet, reconnect, startShop, until, type Visit } from '#tests/support/startShop.ts';

const messages = messagesOf(shopMessages);

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

function hide(): void {
  const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  state.mockRestore();
}

/** The browser resends this call by itself, as it may when a connection closes without a response. */
function sendsTwice(path: string, isAnswered = true): void {
  const both = async ({ request }: { readonly request: Request }): Promise<Response> => {
    await sandbox.fetch(request.clone());
    const answer = await sandbox.fetch(request);
    return isAnswered ? answer : HttpResponse.error();
  };
  server.use(http.post(`${ORIGIN}${path}`, both));
}

test('R15: thirty-four clicks on + cost one call', async () => {
  const { actions, cart } = await aShopper({ mug: { M: 1 } });
  for (let pieces = 2; pieces <= 35; pieces++) {
    actions.setQuantity({ productId: 'mug', size: 'M' }, pieces);
    await pass(150);
  }
  expect(cartCalls()).toEqual([]);
  await settled();
  expect(cartCalls()).toEqual(['update mug M 35']);
  expect([cart(), serverCart()]).toEqual([{ mug: { M: 35 } }, { mug: { M: 35 } }]);
});

test('the cart is pushed 400 ms after the last change, not before', async () => {
  const { actions } = await aShopper({ mug: { M: 1 } });
  actions.setQuantity({ productId: 'mug', size: 'M' }, 2);
  await pass(CART_DEBOUNCE_MS - 1);
  actions.setQuantity({ productId: 'mug', size: 'M' }, 3);
  await pass(CART_DEBOUNCE_MS - 1);
  expect(cartCalls()).toEqual([]);
  await pass(1);
  expect(cartCalls()).toEqual(['update mug M 3']);
});

test('clicks during a push are sent as one further call', async () => {
  putServerCart({ mug: { M: 1 } });
  await loggedIn();
  const { actions } = startShop();
  await quiet();
  sandbox.controls.faults.add({ route: '/api/cart/update', times: 1, fault: 'hang' });
  actions.setQuantity({ productId: 'mug', size: 'M' }, 2);
  await until(() => expect(calls('/api/cart/update')).toHaveLength(1));
  sandbox.controls.journal.clear();
  actions.setQuantity({ productId: 'mug', size: 'M' }, 3);
  sandbox.controls.faults.release();
  actions.setQuantity({ productId: 'mug', size: 'M' }, 4);
  await new Promise((resolve) => {
    setTimeout(resolve, CART_DEBOUNCE_MS / 4);
  });
  expect(cartCalls()).toEqual([]);
  await quiet();
  expect(cartCalls()).toEqual(['update mug M 4']);
});

test('hiding or leaving the page pushes every pending change', async () => {
  const { actions } = await aShopper({ mug: { M: 1 } });
  actions.setQuantity({ productId: 'mug', size: 'M' }, 2);
  hide();
  await pass(0);
  expect(serverCart()).toEqual({ mug: { M: 2 } });
  actions.setQuantity({ productId: 'mug', size: 'M' }, 3);
  globalThis.dispatchEvent(new Event('pagehide'));
  await pass(0);
  expect(serverCart()).toEqual({ mug: { M: 3 } });
  hide();
  await settled();
  expect(cartCalls()).toEqual(['update mug M 2', 'update mug M 3']);
});

test('a closed page pushes nothing more; the next page pushes the rest', async () => {
  const { actions, leave } = await aShopper({ mug: { M: 1 } });
  actions.setQuantity({ productId: 'mug', size: 'M' }, 2);
  leave();
  await settled();
  expect(cartCalls()).toEqual([]);
  startShop();
  await settled();
  expect(serverCart()).toEqual({ mug: { M: 2 } });
});

test('after a logout nothing more is sent', async () => {
  const { actions } = await aShopper({ mug: { M: 1 } });
  actions.setQuantity({ productId: 'mug', size: 'M' }, 2);
  actions.logOut();
  await settled();
  expect(cartCalls()).toEqual([]);
  await actions.logIn(DEMO.email, DEMO.password);
  await settled();
  expect(serverCart()).toEqual({ mug: { M: 1 } });
});

test('R19: a piece added in each of two tabs at once counts as two pieces', async () => {
  openQuickNetwork();
  await loggedIn();
  const [one, other] = [startShop(), startShop()];
  await settled();
  one.actions.addToCart({ productId: 'mug', size: 'M' });
  other.actions.addToCart({ productId: 'mug', size: 'M' });
  other.actions.addToCart({ productId: 'lamp', size: 'L' });
  one.actions.setQuantity({ productId: 'frame', size: 'A4' }, 2);
  expect(storedCart()).toEqual({ mug: { M: 2 }, lamp: { L: 1 }, frame: { A4: 2 } });
  await settled();
  expect(serverCart()).toEqual(storedCart());
});

test('R15: a call that the browser resends adds one piece only', async () => {
  await loggedIn();
  const { actions } = startShop();
  await quiet();
  sendsTwice('/api/cart/add');
  sendsTwice('/api/cart/update');
  actions.addToCart({ productId: 'mug', size: 'M' });
  actions.setQuantity({ productId: 'lamp', size: 'L' }, 3);
  await quiet();
  expect(serverCart()).toEqual({ mug: { M: 1 }, lamp: { L: 3 } });
});

test('R15: after a lost answer the server’s quantity is read before the next push', async () => {
  await loggedIn();
  const { actions } = startShop();
  await quiet();
  sandbox.controls.journal.clear();
  sendsTwice('/api/cart/add', false);
  actions.addToCart({ productId: 'mug', size: 'M' });
  await quiet();
  expect(serverCart()).toEqual({ mug: { M: 2 } });
  sandbox.controls.journal.clear();
  reconnect();
  await quiet();
  expect(cartCalls()).toEqual(['get', 'update mug M 1']);
  expect(serverCart()).toEqual({ mug: { M: 1 } });
});

test('R15: after a 429 reconnecting sends no cart call before Retry-After has passed', async () => {
  const { actions, toasts } = await aShopper({ mug: { M: 1 } });
  sandbox.controls.faults.add({ route: '/api/cart/*', times: 1, fault: { type: 'status', code: 429 } });
  actions.setQuantity({ productId: 'mug', size: 'M' }, 2);
  await settled();
  expect(toasts).toEqual([messages.errors.tooManyCalls]);
  sandbox.controls.journal.clear();
  reconnect();
  await pass(msUntilAllowed() - 1);
  reconnect();
  await pass(0);
  expect(cartCalls()).toEqual([]);
  await pass(1);
  reconnect();
  await settled();
  expect(serverCart()).toEqual({ mug: { M: 2 } });
});

test('after a 429 the shopper’s next change is sent at once', async () => {
  const { actions } = await aShopper({ mug: { M: 1 } });
  sandbox.controls.faults.add({ route: '/api/cart/*', times: 1, fault: { type: 'status', code: 429 } });
  actions.setQuantity({ productId: 'mug', size: 'M' }, 2);
  await settled();
  actions.setQuantity({ productId: 'mug', size: 'M' }, 3);
  await settled();
  expect(serverCart()).toEqual({ mug: { M: 3 } });
});

test('after a login in another tab this tab shows the account’s cart', async () => {
  openQuickNetwork();
  putServerCart({ mug: { M: 2 } });
  const { cart } = startShop();
  await settled();
  const token = await loggedIn();
  globalThis.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: token }));
  await settled();
  expect(cart()).toEqual({ mug: { M: 2 } });
});

test('the tab that reconnects first pushes the device’s pending lines', async () => {
  await aShopper({ mug: { M: 1 } });
  writeCart({ mug: { M: 4 } });
  localStorage.setItem('kanuka.cart.unsent', '[["mug","M"]]');
  globalThis.dispatchEvent(new StorageEvent('storage', { key: 'kanuka.cart' }));
  reconnect();
  await settled();
  expect(serverCart()).toEqual({ mug: { M: 4 } });
  expect(localStorage.getItem('kanuka.cart.unsent')).toBeNull();
});
