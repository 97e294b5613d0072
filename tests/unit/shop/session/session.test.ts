import { expect, onTestFinished, test } from 'vitest';

import { messagesOf } from '#content/language.ts';
import { shopMessages } from '#content/shopMessages.ts';
import { onToast } from '#lib/notify.ts';
import { checkoutStorage } from '#shop/orders/checkoutStorage.ts';
import { LOGIN_TOPIC } from '#shop/session/session.ts';
import { sandbox } from '#tests/support/server.ts';
import {
  calls,
  cartCalls,
  DEMO,
  writeCart,
  storedCart,
  loggedIn,
  putServerCart,
  serverCart,
} from '#tests/support/shopper.ts';
import { quiet, startShop, until } from '#tests/support/startShop.ts';

const messages = messagesOf(shopMessages);

const ORDERS = '/api/order/userorders';

const logIn = (visit: ReturnType<typeof startShop>) => visit.actions.logIn(DEMO.email, DEMO.password);

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

test('S14: a logout clears token, cart and the checkout’s data on the device, and nothing at the server', async () => {
  putServerCart({ mug: { M: 7 } });
  await loggedIn();
  const { actions, cart, token } = startShop();
  await until(() => expect(cart()).toEqual({ mug: { M: 7 } }));
  checkoutStorage.writePerson({ name: 'Asha', email: DEMO.email });
  actions.logOut();
  expect([token(), cart(), storedCart(), localStorage.getItem('token')]).toEqual([null, {}, {}, null]);
  expect(sessionStorage).toHaveLength(0);
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
  putServerCart({ mug: { M: 1 }, vase: { S: 2 } });
  await loggedIn();
  const visit = startShop();
  await until(() => expect(visit.cart()).toEqual({ mug: { M: 1 }, vase: { S: 2 } }));
  sandbox.controls.faults.add({ route: '/api/cart/*', fault: { type: 'expireToken' } });
  visit.actions.setQuantity({ productId: 'mug', size: 'M' }, 4);
  visit.actions.setQuantity({ productId: 'vase', size: 'S' }, 0);
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

test('a sign-up keeps the visitor’s cart, and the checkout knows the name and e-mail of a shopper', async () => {
  const { actions, cart } = startShop();
  await actions.logIn(DEMO.email, DEMO.password);
  expect(checkoutStorage.readPerson()).toEqual({ name: '', email: DEMO.email });
  actions.logOut();
  actions.addToCart({ productId: 'mug', size: 'M' });
  await actions.signUp('Asha', 'asha@example.com', 'long-enough');
  expect(checkoutStorage.readPerson()).toEqual({ name: 'Asha', email: 'asha@example.com' });
  await until(() => expect(cartCalls().at(-1)).toBe('update mug M 1'));
  await quiet();
  expect(cart()).toEqual({ mug: { M: 1 } });
});
