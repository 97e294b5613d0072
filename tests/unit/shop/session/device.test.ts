import { afterEach, expect, test, vi } from 'vitest';

import { messagesOf } from '#content/language.ts';
import { shopMessages } from '#content/shopMessages.ts';
import { deviceStorage } from '#lib/storage.ts';
import { checkoutStorage } from '#shop/orders/checkoutStorage.ts';
import { CART_KEYS } from '#shop/cart/cartStorage.ts';
import { KEYS } from '#shop/session/storage.ts';
import { anAddress } from '#tests/support/factories.ts';
import { calls, writeCart, loggedIn, putServerCart, serverCart } from '#tests/support/shopper.ts';
import { quiet, startShop, until } from '#tests/support/startShop.ts';

const messages = messagesOf(shopMessages);

afterEach(() => {
  vi.restoreAllMocks();
  // Entries that storage refused live in the page's memory and are lost with the page.
  for (const key of Object.values({ ...CART_KEYS, ...KEYS })) deviceStorage.remove(key);
});

/** A write to the device by another tab. */
function otherTab(key: string, newValue: string | null): void {
  if (newValue === null) localStorage.removeItem(key);
  else localStorage.setItem(key, newValue);
  globalThis.dispatchEvent(new StorageEvent('storage', { key, newValue }));
}

/** A logged-in shopper with this mug in the cart, which has been read, and with a typed address. */
async function shopper(M = 1) {
  putServerCart({ mug: { M } });
  await loggedIn();
  const visit = startShop();
  await until(() => expect(visit.cart()).toEqual({ mug: { M } }));
  checkoutStorage.writeDraft(anAddress());
  return visit;
}

test('a visitor’s cart survives a reload', () => {
  const first = startShop();
  first.actions.addToCart({ productId: 'mug', size: '12 x 15 ' });
  first.actions.addToCart({ productId: 'mug', size: '12 x 15 ' });
  first.leave();
  expect(startShop().cart()).toEqual({ mug: { '12 x 15 ': 2 } });
});

test('R18: in a browser that blocks storage the shop works, and shows a message', async () => {
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  const { actions, cart, toasts } = startShop();
  actions.addToCart({ productId: 'mug', size: 'M' });
  actions.setQuantity({ productId: 'mug', size: 'M' }, 3);
  expect(cart()).toEqual({ mug: { M: 3 } });
  expect(new Set(toasts)).toEqual(new Set([messages.errors.deviceOnly]));
  await quiet();
});

test('R18: on a full device stored entries stay, and later ones are held in memory', () => {
  writeCart({ mug: { M: 1 } });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  const { actions, cart, toasts } = startShop();
  actions.addToCart({ productId: 'lamp', size: 'L' });
  expect(cart()).toEqual({ mug: { M: 1 }, lamp: { L: 1 } });
  expect(toasts).toContain(messages.errors.deviceOnly);
});

test('R19: a change of cart, wishlist or addresses in another tab appears in this tab', () => {
  const { cart, shop } = startShop();
  const addresses = [{ id: 'a', address: anAddress() }];
  for (const [text, shown] of [['{"mug":{"M":5}}', { mug: { M: 5 } }] as const, ['nonsense', {}] as const]) {
    otherTab('kanuka.cart', text);
    expect(cart()).toEqual(shown);
  }
  otherTab('kanuka.wishlist', '["mug"]');
  expect(shop.store.get()).toMatchObject({ wishlist: ['mug'], addresses: [] });
  otherTab('kanuka.addresses', JSON.stringify(addresses));
  expect(shop.store.get()).toMatchObject({ wishlist: ['mug'], addresses });
});

test('S14 R19: a logout applies to every open tab', async () => {
  const { cart, token, shop } = await shopper();
  otherTab('kanuka.cart', '{}');
  otherTab('kanuka.shopper', '1');
  otherTab('token', null);
  expect([token(), cart(), shop.store.get().hasSessionEnded]).toEqual([null, {}, false]);
  expect(checkoutStorage.readDraft()).toBeNull();
  await quiet();
  expect(serverCart()).toEqual({ mug: { M: 1 } });
});

test('a session that expired in another tab does not change this tab’s cart and form, and is handled once', async () => {
  const { cart, token, shop } = await shopper();
  await quiet();
  const before = calls('/api/cart/').length;
  otherTab('token', token());
  await quiet();
  expect(calls('/api/cart/')).toHaveLength(before);
  otherTab('token', null);
  expect([token(), cart(), checkoutStorage.readDraft()]).toEqual([null, { mug: { M: 1 } }, anAddress()]);
  expect(shop.store.get().hasSessionEnded).toBe(true);
});

test('a page restored from the back/forward cache applies the logout', async () => {
  const { cart, token, leave } = await shopper();
  const comeBack = (persisted: boolean) =>
    globalThis.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  localStorage.removeItem('token');
  localStorage.setItem('kanuka.cart', '{}');
  comeBack(false);
  expect(token()).not.toBeNull();
  comeBack(true);
  expect([token(), cart()]).toEqual([null, {}]);
  leave();
  localStorage.setItem('kanuka.cart', '{"mug":{"M":5}}');
  comeBack(true);
  expect(cart()).toEqual({});
});

test('a login in another tab logs this tab in, which keeps the address typed here', async () => {
  const { token, cart, actions, shop } = startShop();
  checkoutStorage.writeDraft(anAddress());
  const fresh = await loggedIn();
  putServerCart({ mug: { M: 2 } });
  otherTab('token', fresh);
  expect([token(), shop.store.get().hasSessionEnded]).toEqual([fresh, false]);
  expect(checkoutStorage.readDraft()).toEqual(anAddress());
  await until(() => expect(cart()).toEqual({ mug: { M: 2 } }));
  actions.setQuantity({ productId: 'mug', size: 'M' }, 6);
  await until(() => expect(serverCart()).toEqual({ mug: { M: 6 } }));
});

test('after a change in another tab the server’s cart is read again before the next call', async () => {
  putServerCart({});
  await loggedIn();
  const { actions } = startShop();
  await quiet();
  putServerCart({ mug: { M: 1 } });
  otherTab('kanuka.cart', '{"mug":{"M":1}}');
  actions.addToCart({ productId: 'mug', size: 'M' });
  await until(() => expect(serverCart()).toEqual({ mug: { M: 2 } }));
});
