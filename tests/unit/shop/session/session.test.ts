import { expect, onTestFinished, test } from 'vitest';

import type { CartRecord } from '#domain/cart/cart.ts';
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
import { expireSession, quiet, startShop, until, type Visit } from '#tests/support/startShop.ts';

const messages = messagesOf(shopMessages);

const ORDERS = '/api/order/userorders';

const logIn = ({ actions }: Pick<Visit, 'actions'>) => actions.logIn(DEMO.email, DEMO.password);

/** A logged-in shopper whose cart has been read. */
async function shopper(cart: CartRecord): Promise<Visit> {
  putServerCart(cart);
  await loggedIn();
  const visit = startShop();
  await until(() => expect(visit.cart()).toEqual(cart));
  return visit;
}

test('at any other start the server’s cart wins', async () => {
  writeCart({ mug: { M: 2 }, old: { M: 1 } });
  await shopper({ mug: { M: 7 } });
  await quiet();
  expect(storedCart()).toEqual({ mug: { M: 7 } });
  expect(cartCalls()).toEqual(['get']);
});

test('after a refused login the visitor is still logged out', async () => {
  writeCart({ mug: { M: 2 } });
  const { actions, token, cart } = startShop();
  await expect(actions.logIn(DEMO.email, 'wrong-password')).rejects.toMatchObject({ message: 'Invalid credentials' });
  expect([token(), localStorage.getItem('token'), cart()]).toEqual([null, null, { mug: { M: 2 } }]);
});

test('S14: a logout clears token, cart and the checkout’s data on the device, and nothing at the server', async () => {
  const { actions, cart, token } = await shopper({ mug: { M: 7 } });
  checkoutStorage.writePerson({ name: 'Asha', email: DEMO.email });
  actions.logOut();
  expect([token(), cart(), storedCart(), localStorage.getItem('token')]).toEqual([null, {}, {}, null]);
  expect(sessionStorage).toHaveLength(0);
  await quiet();
  expect(serverCart()).toEqual({ mug: { M: 7 } });
});

test.each([
  ['a late response does not refill a cart that it cleared', 'hang'],
  ['a late failure shows no message', { type: 'status', code: 500 }],
] as const)('S14 R20: after a logout %s', async (_, fault) => {
  putServerCart({ mug: { M: 7 } });
  await loggedIn();
  if (fault !== 'hang') sandbox.controls.faults.add({ route: '/api/cart/*', fault: { type: 'delay', ms: 30 } });
  sandbox.controls.faults.add({ route: '/api/cart/get', fault });
  const { actions, cart, toasts } = startShop();
  await until(() => expect(calls('/api/cart/get')).toHaveLength(1));
  actions.logOut();
  sandbox.controls.faults.release();
  await quiet();
  expect([cart(), storedCart(), toasts]).toEqual([{}, {}, []]);
});

test('R20: a late refusal of an old token does not end the new session', async () => {
  const old = await loggedIn();
  const visit = startShop();
  await quiet();
  const refusal = { type: 'successFalse', message: 'jwt expired' } as const;
  for (const fault of ['hang', refusal] as const) sandbox.controls.faults.add({ route: ORDERS, times: 1, fault });
  const late = visit.actions.fetchOrders().catch((error: Error) => error.message);
  await until(() => expect(calls(ORDERS)).toHaveLength(1));
  visit.actions.logOut();
  await logIn(visit);
  const current = visit.token();
  sandbox.controls.faults.release();
  expect(await late).toBe('jwt expired');
  expect(current).not.toBe(old);
  expect([visit.token(), visit.toasts]).toEqual([current, []]);
  await quiet();
});

test('R7: an expired session removes the token, keeps the cart, and shows one message', async () => {
  const visit = await shopper({ mug: { M: 1 }, vase: { S: 2 } });
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
  const visit = await shopper({});
  const hasEnded = () => visit.shop.store.get().hasSessionEnded;
  const [shown, dismissed]: [string[], string[]] = [[], []];
  const stop = onToast(
    ({ id }) => void shown.push(id),
    (id) => void dismissed.push(id),
  );
  onTestFinished(stop);
  await expireSession(visit);
  expect([hasEnded(), shown, dismissed]).toEqual([true, [LOGIN_TOPIC], []]);
  await logIn(visit);
  expect([hasEnded(), dismissed]).toEqual([false, [LOGIN_TOPIC]]);
  await expireSession(visit);
  visit.actions.logOut();
  expect(hasEnded()).toBe(false);
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
