import fc from 'fast-check';
import { expect, onTestFinished, test, vi } from 'vitest';

import { messagesOf } from '#content/language.ts';
import { shopMessages } from '#content/shopMessages.ts';
import { mergeCarts } from '#domain/cart/cart.ts';
import { onToast } from '#lib/notify.ts';
import { checkoutStorage } from '#shop/orders/checkoutStorage.ts';
import { LOGIN_TOPIC } from '#shop/session/session.ts';
import { aCart, anAddress } from '#tests/support/factories.ts';
import { holdsInTime } from '#tests/support/properties.ts';
import { openQuickNetwork, settled } from '#tests/support/quickNetwork.ts';
import { cartTraffic, sandbox } from '#tests/support/server.ts';
import {
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
import { quiet, reconnect, startShop, until } from '#tests/support/startShop.ts';

const messages = messagesOf(shopMessages);

const ORDERS = '/api/order/userorders';

const logIn = (visit: ReturnType<typeof startShop>) => visit.actions.logIn(DEMO.email, DEMO.password);

test('at login both carts are merged: every line stays, and the larger quantity wins', async () => {
  writeCart({ mug: { M: 2, L: 1 }, frame: { A4: 5 } });
  putServerCart({ mug: { M: 3, S: 1 }, frame: { A4: 1 }, lamp: { L: 4 } });
  const visit = startShop();
  await logIn(visit);
  const all = { mug: { M: 3, L: 1, S: 1 }, frame: { A4: 5 }, lamp: { L: 4 } };
  await until(() => expect(serverCart()).toEqual(all));
  expect(visit.cart()).toEqual(all);
  expect(storedCart()).toEqual(all);
});

test('a line that is new to the server is sent by add before update', async () => {
  writeCart({ mug: { M: 3 } });
  const visit = startShop();
  await logIn(visit);
  await until(() => expect(serverCart()).toEqual({ mug: { M: 3 } }));
  expect(cartCalls()).toEqual(['get', 'add mug M', 'update mug M 3']);
});

test('a sign-up keeps the visitor’s cart', async () => {
  writeCart({ mug: { M: 2 } });
  const { actions, cart } = startShop();
  await actions.signUp('Asha', 'asha@example.com', 'long-enough');
  await until(() => expect(cartCalls().at(-1)).toBe('update mug M 2'));
  await quiet();
  expect(cart()).toEqual({ mug: { M: 2 } });
});

test('R16: a login merges any two carts without losing a piece', async () => {
  openQuickNetwork();
  const size = fc.dictionary(fc.constantFrom('M', 'L', '__proto__'), fc.integer({ min: 1, max: 5 }), { minKeys: 1 });
  const record = fc.dictionary(fc.constantFrom('mug', 'lamp', 'constructor'), size, { maxKeys: 3 });
  await holdsInTime(
    fc.asyncProperty(record, record, async (device, server) => {
      localStorage.clear();
      writeCart(device);
      putServerCart(server);
      const visit = startShop();
      const wanted = plain(mergeCarts(aCart(device), aCart(server)));
      await logIn(visit);
      await settled();
      expect(serverCart()).toEqual(wanted);
      expect(visit.cart()).toEqual(wanted);
      expect(cartTraffic.most).toBeLessThanOrEqual(1);
      visit.leave();
    }),
  );
  vi.unstubAllGlobals();
});

test('a login interrupted after its first call is finished at the next load', async () => {
  writeCart({ mug: { M: 2 } });
  putServerCart({ lamp: { L: 1 } });
  sandbox.controls.faults.add({ route: '/api/cart/get', times: 1, fault: 'refuse' });
  const visit = startShop();
  await logIn(visit);
  await until(() => expect(visit.toasts).toEqual([messages.errors.network]));
  visit.leave();
  const { cart } = startShop();
  await until(() => expect(serverCart()).toEqual({ mug: { M: 2 }, lamp: { L: 1 } }));
  expect(cart()).toEqual(serverCart());
});

test('at any other start the server’s cart wins', async () => {
  writeCart({ mug: { M: 2 }, old: { M: 1 } });
  putServerCart({ mug: { M: 7 } });
  await loggedIn();
  const { cart } = startShop();
  await until(() => expect(cart()).toEqual({ mug: { M: 7 } }));
  await quiet();
  expect(storedCart()).toEqual({ mug: { M: 7 } });
  expect(cartCalls()).toEqual(['get']);
});

test('after a refused login the visitor is still logged out', async () => {
  writeCart({ mug: { M: 2 } });
  const { actions, token, cart } = startShop();
  await expect(actions.logIn(DEMO.email, 'wrong-password')).rejects.toMatchObject({ message: 'Invalid credentials' });
  expect(token()).toBeNull();
  expect(localStorage.getItem('token')).toBeNull();
  expect(cart()).toEqual({ mug: { M: 2 } });
});

test('a logout clears token and cart on the device, not at the server', async () => {
  putServerCart({ mug: { M: 7 } });
  await loggedIn();
  const { actions, cart, token } = startShop();
  await until(() => expect(cart()).toEqual({ mug: { M: 7 } }));
  actions.logOut();
  expect([token(), cart(), storedCart(), localStorage.getItem('token')]).toEqual([null, {}, {}, null]);
  await quiet();
  expect(serverCart()).toEqual({ mug: { M: 7 } });
});

test('S14 R20: a late response does not refill a cart that a logout cleared', async () => {
  putServerCart({ mug: { M: 7 } });
  await loggedIn();
  sandbox.controls.faults.add({ route: '/api/cart/get', fault: 'hang' });
  const { actions, cart, toasts } = startShop();
  await until(() => expect(calls('/api/cart/get')).toHaveLength(1));
  actions.logOut();
  sandbox.controls.faults.release();
  await quiet();
  expect(cart()).toEqual({});
  expect(storedCart()).toEqual({});
  expect(toasts).toEqual([]);
});

test('R20: a failure after a logout shows no message', async () => {
  await loggedIn();
  sandbox.controls.faults.add({ route: '/api/cart/*', fault: { type: 'delay', ms: 30 } });
  sandbox.controls.faults.add({ route: '/api/cart/*', fault: { type: 'status', code: 500 } });
  const { actions, toasts } = startShop();
  actions.addToCart({ productId: 'mug', size: 'M' });
  await until(() => expect(calls('/api/cart/')).toHaveLength(1));
  actions.logOut();
  await quiet();
  expect(toasts).toEqual([]);
});

test('a shopper who logs in again while an earlier cart call is under way gets their cart', async () => {
  putServerCart({ mug: { M: 1 } });
  await loggedIn();
  sandbox.controls.faults.add({ route: '/api/cart/get', times: 1, fault: 'hang' });
  const visit = startShop();
  await until(() => expect(calls('/api/cart/get')).toHaveLength(1));
  visit.actions.logOut();
  visit.actions.addToCart({ productId: 'lamp', size: 'L' });
  await logIn(visit);
  sandbox.controls.faults.release();
  await until(() => expect(serverCart()).toEqual({ mug: { M: 1 }, lamp: { L: 1 } }));
  await quiet();
  expect(visit.cart()).toEqual(serverCart());
  expect(cartTraffic.most).toBe(1);
});

test('R20: a late refusal of an old token does not end the new session', async () => {
  const old = await loggedIn();
  const visit = startShop();
  await quiet();
  sandbox.controls.faults.add({ route: '/api/order/userorders', times: 1, fault: 'hang' });
  sandbox.controls.faults.add({
    route: '/api/order/userorders',
    times: 1,
    fault: { type: 'successFalse', message: 'jwt expired' },
  });
  const late = visit.actions.fetchOrders().catch((error: Error) => error.message);
  await until(() => expect(calls('/api/order/userorders')).toHaveLength(1));
  visit.actions.logOut();
  await logIn(visit);
  const current = visit.token();
  sandbox.controls.faults.release();
  expect(await late).toBe('jwt expired');
  expect(current).not.toBe(old);
  expect(visit.token()).toBe(current);
  expect(visit.toasts).toEqual([]);
  await quiet();
});

test('R7: an expired session removes the token, keeps the cart, and shows one message', async () => {
  putServerCart({ mug: { M: 1 } });
  await loggedIn();
  const visit = startShop();
  await until(() => expect(visit.cart()).toEqual({ mug: { M: 1 } }));
  sandbox.controls.faults.add({ route: '/api/cart/*', fault: { type: 'expireToken' } });
  visit.actions.setQuantity({ productId: 'mug', size: 'M' }, 4);
  visit.actions.addToCart({ productId: 'lamp', size: 'L' });
  await until(() => expect(visit.token()).toBeNull());
  await quiet();
  expect(visit.cart()).toEqual({ mug: { M: 4 }, lamp: { L: 1 } });
  expect(localStorage.getItem('token')).toBeNull();
  expect(visit.toasts).toEqual([messages.errors.signedOut]);
  // A token created within the same second is equal: the sandbox would expire it again.
  sandbox.controls.faults.clear();
  await logIn(visit);
  await quiet();
  expect(serverCart()).toEqual({ mug: { M: 4 }, lamp: { L: 1 } });
});

test('R7: the state and message of an expired session last until the next login or logout', async () => {
  await loggedIn();
  const { shop, actions } = startShop();
  await quiet();
  const [shown, dismissed]: [string[], string[]] = [[], []];
  onTestFinished(
    onToast(
      ({ id }) => void shown.push(id),
      (id) => void dismissed.push(id),
    ),
  );
  const expireSession = async (): Promise<void> => {
    sandbox.controls.faults.add({ route: ORDERS, fault: { type: 'expireToken' } });
    await expect(actions.fetchOrders()).rejects.toMatchObject({ kind: 'signedOut' });
    sandbox.controls.faults.clear();
    expect(shop.store.get().hasSessionEnded).toBe(true);
  };
  await expireSession();
  expect([shown, dismissed]).toEqual([[LOGIN_TOPIC], []]);
  await actions.logIn(DEMO.email, DEMO.password);
  expect([shop.store.get().hasSessionEnded, dismissed]).toEqual([false, [LOGIN_TOPIC]]);
  await expireSession();
  actions.logOut();
  expect(shop.store.get().hasSessionEnded).toBe(false);
  await quiet();
});

test('the checkout knows the name and e-mail of a shopper who has logged in or signed up', async () => {
  const { actions } = startShop();
  await actions.logIn(DEMO.email, DEMO.password);
  expect(checkoutStorage.readPerson()).toEqual({ name: '', email: DEMO.email });
  actions.logOut();
  await actions.signUp('Asha', 'asha@example.com', 'long-enough');
  expect(checkoutStorage.readPerson()).toEqual({ name: 'Asha', email: 'asha@example.com' });
  await quiet();
});

test('a line deleted while the session expired does not return at the next login', async () => {
  putServerCart({ mug: { M: 3 }, lamp: { L: 1 } });
  await loggedIn();
  const visit = startShop();
  await until(() => expect(visit.cart()).toEqual(serverCart()));
  sandbox.controls.faults.add({ route: '/api/cart/update', fault: { type: 'expireToken' } });
  visit.actions.setQuantity({ productId: 'mug', size: 'M' }, 0);
  await until(() => expect(visit.token()).toBeNull());
  sandbox.controls.faults.clear();
  await logIn(visit);
  await until(() => expect(serverCart()).toEqual({ lamp: { L: 1 } }));
  expect(visit.cart()).toEqual({ lamp: { L: 1 } });
});

test('without a session reconnecting sends no call', async () => {
  writeCart({ mug: { M: 1 } });
  startShop();
  await quiet();
  reconnect();
  await quiet();
  expect(cartCalls()).toEqual([]);
});

test('a logout removes the checkout’s stored data; an expired session keeps it', async () => {
  await loggedIn();
  const visit = startShop();
  const storeCheckout = (): void => {
    checkoutStorage.writeDraft(anAddress());
    checkoutStorage.writeChoices({ method: 'upi', remember: true, giftNote: undefined });
    checkoutStorage.writeOrder({ name: 'Asha', email: '', phone: '', address: '', amount: '', items: '' });
  };
  storeCheckout();
  sandbox.controls.faults.add({
    route: ORDERS,
    fault: { type: 'successFalse', message: 'jwt expired' },
  });
  await expect(visit.actions.fetchOrders()).rejects.toMatchObject({ kind: 'signedOut' });
  // The three entries, and the one that names their owner.
  expect(sessionStorage).toHaveLength(4);
  visit.actions.logOut();
  expect(sessionStorage).toHaveLength(0);
});
