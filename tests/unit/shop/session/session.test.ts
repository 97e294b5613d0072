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

const words = messagesOf(shopMessages);

const ORDERS = '/api/order/userorders';

const logIn = (visit: ReturnType<typeof startShop>) => visit.actions.logIn(DEMO.email, DEMO.password);

test('at login the visitor’s lines join the server’s: nothing is lost, the larger quantity wins', async () => {
  writeCart({ mug: { M: 2, L: 1 }, frame: { A4: 5 } });
  putServerCart({ mug: { M: 3, S: 1 }, frame: { A4: 1 }, lamp: { L: 4 } });
  const visit = startShop();
  await logIn(visit);
  const all = { mug: { M: 3, L: 1, S: 1 }, frame: { A4: 5 }, lamp: { L: 4 } };
  await until(() => expect(serverCart()).toEqual(all));
  expect(visit.cart()).toEqual(all);
  expect(storedCart()).toEqual(all);
});

test('a line the server did not have goes by add before update', async () => {
  writeCart({ mug: { M: 3 } });
  const visit = startShop();
  await logIn(visit);
  await until(() => expect(serverCart()).toEqual({ mug: { M: 3 } }));
  expect(cartCalls()).toEqual(['get', 'add mug M', 'update mug M 3']);
});

test('sign up brings the visitor’s cart along', async () => {
  writeCart({ mug: { M: 2 } });
  const { actions, cart } = startShop();
  await actions.signUp('Asha', 'asha@example.com', 'long-enough');
  await until(() => expect(cartCalls().at(-1)).toBe('update mug M 2'));
  await quiet();
  expect(cart()).toEqual({ mug: { M: 2 } });
});

test('R16: any two carts meet at login without losing a piece', async () => {
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

test('a login that is broken off after the first call is finished at the next load', async () => {
  writeCart({ mug: { M: 2 } });
  putServerCart({ lamp: { L: 1 } });
  sandbox.controls.faults.add({ route: '/api/cart/get', times: 1, fault: 'refuse' });
  const visit = startShop();
  await logIn(visit);
  await until(() => expect(visit.heard).toEqual([words.errors.network]));
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

test('a refused login leaves the visitor a visitor', async () => {
  writeCart({ mug: { M: 2 } });
  const { actions, token, cart } = startShop();
  await expect(actions.logIn(DEMO.email, 'wrong-password')).rejects.toMatchObject({ message: 'Invalid credentials' });
  expect(token()).toBeNull();
  expect(localStorage.getItem('token')).toBeNull();
  expect(cart()).toEqual({ mug: { M: 2 } });
});

test('logging out clears token and cart, here and not on the server', async () => {
  putServerCart({ mug: { M: 7 } });
  await loggedIn();
  const { actions, cart, token } = startShop();
  await until(() => expect(cart()).toEqual({ mug: { M: 7 } }));
  actions.logOut();
  expect([token(), cart(), storedCart(), localStorage.getItem('token')]).toEqual([null, {}, {}, null]);
  await quiet();
  expect(serverCart()).toEqual({ mug: { M: 7 } });
});

test('S14 R20: a late answer never refills what logging out cleared', async () => {
  putServerCart({ mug: { M: 7 } });
  await loggedIn();
  sandbox.controls.faults.add({ route: '/api/cart/get', fault: 'hang' });
  const { actions, cart, heard } = startShop();
  await until(() => expect(calls('/api/cart/get')).toHaveLength(1));
  actions.logOut();
  sandbox.controls.faults.release();
  await quiet();
  expect(cart()).toEqual({});
  expect(storedCart()).toEqual({});
  expect(heard).toEqual([]);
});

test('R20: a failure that comes after logging out is nobody’s business any more', async () => {
  await loggedIn();
  sandbox.controls.faults.add({ route: '/api/cart/*', fault: { type: 'delay', ms: 30 } });
  sandbox.controls.faults.add({ route: '/api/cart/*', fault: { type: 'status', code: 500 } });
  const { actions, heard } = startShop();
  actions.addToCart({ productId: 'mug', size: 'M' });
  await until(() => expect(calls('/api/cart/')).toHaveLength(1));
  actions.logOut();
  await quiet();
  expect(heard).toEqual([]);
});

test('a shopper who logs in again while the last answer is still under way gets their cart', async () => {
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

test('R20: a late refusal of an old session leaves the new one alone', async () => {
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
  const now = visit.token();
  sandbox.controls.faults.release();
  expect(await late).toBe('jwt expired');
  expect(now).not.toBe(old);
  expect(visit.token()).toBe(now);
  expect(visit.heard).toEqual([]);
  await quiet();
});

test('R7: an expired session drops the token, keeps the cart, and says so once', async () => {
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
  expect(visit.heard).toEqual([words.errors.signedOut]);
  // A token made within the same second is the same token: the sandbox would end it again.
  sandbox.controls.faults.clear();
  await logIn(visit);
  await quiet();
  expect(serverCart()).toEqual({ mug: { M: 4 }, lamp: { L: 1 } });
});

test('R7: that the session has ended is known until the next login or logout, and its message goes with it', async () => {
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
  const end = async (): Promise<void> => {
    sandbox.controls.faults.add({ route: ORDERS, fault: { type: 'expireToken' } });
    await expect(actions.fetchOrders()).rejects.toMatchObject({ kind: 'signedOut' });
    sandbox.controls.faults.clear();
    expect(shop.store.get().hasSessionEnded).toBe(true);
  };
  await end();
  expect([shown, dismissed]).toEqual([[LOGIN_TOPIC], []]);
  await actions.logIn(DEMO.email, DEMO.password);
  expect([shop.store.get().hasSessionEnded, dismissed]).toEqual([false, [LOGIN_TOPIC]]);
  await end();
  actions.logOut();
  expect(shop.store.get().hasSessionEnded).toBe(false);
  await quiet();
});

test('a shopper who has logged in or signed up is known to the checkout', async () => {
  const { actions } = startShop();
  await actions.logIn(DEMO.email, DEMO.password);
  expect(checkoutStorage.readPerson()).toEqual({ name: '', email: DEMO.email });
  actions.logOut();
  await actions.signUp('Asha', 'asha@example.com', 'long-enough');
  expect(checkoutStorage.readPerson()).toEqual({ name: 'Asha', email: 'asha@example.com' });
  await quiet();
});

test('what was deleted while the session ended does not come back at the next login', async () => {
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

test('without a session the connection’s return sends nothing', async () => {
  writeCart({ mug: { M: 1 } });
  startShop();
  await quiet();
  reconnect();
  await quiet();
  expect(cartCalls()).toEqual([]);
});

test('logging out takes along what the checkout noted; an ended session leaves it', async () => {
  await loggedIn();
  const visit = startShop();
  const note = (): void => {
    checkoutStorage.writeDraft(anAddress());
    checkoutStorage.writeChoices({ method: 'upi', remember: true, giftNote: undefined });
    checkoutStorage.writeOrder({ name: 'Asha', email: '', phone: '', address: '', amount: '', items: '' });
  };
  note();
  sandbox.controls.faults.add({
    route: ORDERS,
    fault: { type: 'successFalse', message: 'jwt expired' },
  });
  await expect(visit.actions.fetchOrders()).rejects.toMatchObject({ kind: 'signedOut' });
  // The three, and whose they are.
  expect(sessionStorage).toHaveLength(4);
  visit.actions.logOut();
  expect(sessionStorage).toHaveLength(0);
});
