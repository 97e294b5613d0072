import { expect, onTestFinished, test } from 'vitest';

import { messagesOf } from '#content/messages.ts';
import { commonMessages } from '#content/commonMessages.ts';
import { accountIdOf } from '#domain/account/accountId.ts';
import type { CartRecord } from '#domain/cart/cart.ts';
import { onToast } from '#lib/notify.ts';
import { checkoutStorage } from '#shop/orders/checkoutStorage.ts';
import { orderAttempts } from '#shop/orders/orderAttempts.ts';
import { LOGIN_TOPIC } from '#shop/session/session.ts';
import { KEYS } from '#shop/session/storedSession.ts';
import { aCart, anAddress } from '#tests/support/factories.ts';
import { fillDevice } from '#tests/support/fullDevice.ts';
import { sandbox } from '#tests/support/server.ts';
import {
  calls,
  cartCalls,
  DEMO,
  writeCart,
  storedCart,
  loggedIn,
  OTHER,
  putServerCart,
  serverCart,
} from '#tests/support/shopper.ts';
import { expireSession, quiet, startShop, stopTimers, until, type Visit } from '#tests/support/startShop.ts';

const messages = messagesOf(commonMessages);

const MUG = { productId: 'mug', size: 'M' };

const logIn = ({ actions }: Pick<Visit, 'actions'>) => actions.logIn(DEMO.email, DEMO.password);

/** A logged-in shopper whose cart has been read. */
async function shopper(cart: CartRecord): Promise<Visit> {
  putServerCart(cart);
  await loggedIn();
  const visit = startShop();
  await until(() => expect(visit.cart()).toEqual(cart));
  return visit;
}

/** A write to the device by another tab. */
function otherTab(key: string, newValue: string | null): void {
  if (newValue === null) localStorage.removeItem(key);
  else localStorage.setItem(key, newValue);
  globalThis.dispatchEvent(new StorageEvent('storage', { key, newValue }));
}

test('S14: a logout clears token, cart and the checkout’s data on the device, but not the reference of a possible payment', async () => {
  const { actions, cart, token } = await shopper({ mug: { M: 7 } });
  const shown = (account: string) => orderAttempts.idempotencyKeyOf({ account, amount: 7, lines: [] });
  const paid = shown(DEMO.id);
  checkoutStorage.writePerson({ name: 'Asha', email: DEMO.email });
  actions.logOut();
  expect([token(), cart(), storedCart(), localStorage.getItem('token')]).toEqual([null, {}, {}, null]);
  expect(sessionStorage.getItem('kanuka.checkout.person')).toBeNull();
  await quiet();
  expect(serverCart()).toEqual({ mug: { M: 7 } });
  expect(shown(OTHER.id)).not.toBe(paid);
  expect(shown(DEMO.id)).toBe(paid);
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

const logInAsOther = ({ actions }: Visit) => actions.logIn(OTHER.email, OTHER.password);

test.each([
  ['another login', logInAsOther],
  ['another login and its logout', (visit: Visit) => logInAsOther(visit).then(visit.actions.logOut)],
  ['a login and logout in another tab', () => localStorage.setItem(KEYS.shopper, '7')],
])('S14: the late answer to a login that was given up changes no session after %s', async (_, happens) => {
  sandbox.controls.store.users.add(OTHER, 0);
  sandbox.controls.faults.add({ route: 'POST /api/user/login', times: 1, fault: 'hang' });
  const visit = startShop();
  const late = logIn(visit);
  await until(() => expect(calls('/api/user/login')).toHaveLength(1));
  await happens(visit);
  const token = localStorage.getItem('token');
  sandbox.controls.faults.release();
  await late;
  expect([visit.token(), localStorage.getItem('token')]).toEqual([token, token]);
  await quiet();
});

test('R18: a login counts after the browser cleared its storage on a page where somebody had logged out', async () => {
  const visit = await shopper({ mug: { M: 1 } });
  visit.actions.logOut();
  localStorage.clear();
  await logIn(visit);
  expect([accountIdOf(visit.token() ?? ''), visit.shop.store.get().shopper]).toEqual([DEMO.id, '1']);
  await quiet();
});

test('R7: an expired session removes the token, keeps the cart, and shows one message until the next login or logout', async () => {
  stopTimers();
  const visit = await shopper({ mug: { M: 1 }, vase: { S: 2 } });
  const hasEnded = () => visit.shop.store.get().hasSessionEnded;
  const [shown, dismissed]: [string[], string[]] = [[], []];
  const stop = onToast(
    ({ id, text }) => void shown.push(id, text),
    (id) => void dismissed.push(id),
  );
  onTestFinished(stop);
  sandbox.controls.faults.add({ route: '/api/cart/*', fault: { type: 'expireToken' } });
  visit.actions.setQuantity(MUG, 4);
  visit.actions.setQuantity({ productId: 'vase', size: 'S' }, 0);
  visit.actions.addToCart({ productId: 'lamp', size: 'L' });
  await quiet();
  const changed = { mug: { M: 4 }, lamp: { L: 1 } };
  expect([visit.token(), localStorage.getItem('token'), visit.cart()]).toEqual([null, null, changed]);
  expect([hasEnded(), shown, dismissed]).toEqual([true, [LOGIN_TOPIC, messages.errors.signedOut], []]);
  // A token created within the same second is equal: the sandbox would expire it again.
  sandbox.controls.faults.clear();
  await logIn(visit);
  expect([hasEnded(), dismissed]).toEqual([false, [LOGIN_TOPIC]]);
  await quiet();
  expect(serverCart()).toEqual(changed);
  await expireSession(visit);
  visit.actions.logOut();
  expect(hasEnded()).toBe(false);
  await quiet();
});

// The device and its other tabs

test('R18: on a full device stored entries stay, and later ones are held in memory', () => {
  writeCart({ mug: { M: 1 } });
  fillDevice(0);
  const { actions, cart, toasts } = startShop();
  actions.addToCart({ productId: 'lamp', size: 'L' });
  expect(cart()).toEqual({ mug: { M: 1 }, lamp: { L: 1 } });
  expect(toasts).toContain(messages.errors.deviceOnly);
});

test('S14 R18: a logout on a full device leaves no cart there', async () => {
  writeCart({ mug: { M: 1 } });
  const { actions, toasts } = await shopper({ mug: { M: 1 } });
  await quiet();
  fillDevice(0);
  actions.logOut();
  expect([storedCart(), toasts]).toEqual([{}, []]);
});

test('R19: a change of carts, lists, addresses or photos in another tab appears in this tab', () => {
  const { cart, shop } = startShop();
  const addresses = [{ id: 'a', address: anAddress() }];
  for (const [text, shown] of [['{"mug":{"M":5}}', { mug: { M: 5 } }] as const, ['nonsense', {}] as const]) {
    otherTab('kanuka.cart', text);
    expect(cart()).toEqual(shown);
  }
  otherTab('kanuka.wishlist', '["mug"]');
  otherTab('kanuka.recent', '["lamp"]');
  expect(shop.store.get()).toMatchObject({ wishlist: ['mug'], recent: ['lamp'], addresses: [] });
  otherTab('kanuka.recent', null);
  otherTab('kanuka.addresses', JSON.stringify(addresses));
  expect(shop.store.get()).toMatchObject({ wishlist: ['mug'], recent: [], addresses });
  const ownPhoto = { photo: 'a', name: 'a.jpg', pixels: { width: 40, height: 30 }, at: 7 };
  otherTab('kanuka.photo', JSON.stringify(ownPhoto));
  otherTab('kanuka.designs.removed', '{"owner":"","at":7}');
  otherTab('kanuka.cart.visit', '{"mug":{"M":1}}');
  expect(shop.store.get()).toMatchObject({ ownPhoto, photosRemovedAt: 7, guestCart: aCart({ mug: { M: 1 } }) });
});

test('a session that expired in another tab does not change this tab’s cart and form, and is handled once', async () => {
  const { cart, token, shop } = await shopper({ mug: { M: 1 } });
  checkoutStorage.writeDraft(anAddress());
  await quiet();
  const before = calls('/api/cart/').length;
  otherTab('token', token());
  await quiet();
  expect(calls('/api/cart/')).toHaveLength(before);
  otherTab('token', null);
  expect([token(), cart(), checkoutStorage.readDraft()]).toEqual([null, { mug: { M: 1 } }, anAddress()]);
  expect(shop.store.get().hasSessionEnded).toBe(true);
});

test('after a change in another tab the server’s cart is read again before the next call', async () => {
  stopTimers();
  await loggedIn();
  const { actions } = startShop();
  await quiet();
  putServerCart({ mug: { M: 1 } });
  otherTab('kanuka.cart', '{"mug":{"M":1}}');
  actions.addToCart(MUG);
  await quiet();
  expect(cartCalls()).toEqual(['get', 'get', 'update mug M 2']);
});
