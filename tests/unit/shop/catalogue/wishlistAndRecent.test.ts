import { beforeEach, expect, test, vi } from 'vitest';

import { EMPTY_ADDRESS } from '#domain/address/address.ts';
import { createStore } from '#lib/store.ts';
import { addressActions, addressFrom, readAddresses } from '#shop/session/addressBook.ts';
import { checkoutStorage, placedOrder } from '#shop/orders/checkoutStorage.ts';
import { storedSession } from '#shop/session/storedSession.ts';
import { readSaved, savedActions } from '#shop/catalogue/wishlistAndRecent.ts';
import { INITIAL_STATE } from '#shop/state.ts';
import { anAddress } from '#tests/support/factories.ts';

const ADDRESSES = 'kanuka.addresses';
const WISHLIST = 'kanuka.wishlist';
const ids = (count: number): readonly string[] => Array.from({ length: count }, (_, n) => `gift-${n}`);

function aShop() {
  const store = createStore({ ...INITIAL_STATE, shopper: storedSession.readShopper() });
  return { store, ...savedActions(store), ...addressActions(store) };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_700_000_000_000 });
});

test('a new address comes first, and an equal one is not stored twice', () => {
  const { store, saveAddress } = aShop();
  for (const firstName of ['Asha', 'Padma', 'Asha']) {
    saveAddress(anAddress({ firstName }));
    vi.setSystemTime(Date.now() + 1000);
  }
  const { addresses } = store.get();
  expect(addresses.map(({ address }) => address.firstName)).toEqual(['Asha', 'Padma']);
  expect(new Set(addresses.map(({ id }) => id)).size).toBe(2);
  expect(readAddresses()).toEqual(addresses);
});

test('of a stored address only strings in known fields are read', () => {
  expect(addressFrom({ firstName: 'Asha', city: 7, country: 'Nepal', evil: 'x' })).toEqual({
    ...EMPTY_ADDRESS,
    firstName: 'Asha',
    country: 'Nepal',
  });
  for (const nothing of [null, undefined, 'x', 7]) expect(addressFrom(nothing)).toEqual(EMPTY_ADDRESS);
});

test('the last viewed product comes first, once', () => {
  const { store, recordViewed } = aShop();
  for (const id of [...ids(13), 'gift-5']) recordViewed(id);
  const last = ids(13)
    .toReversed()
    .filter((id) => id !== 'gift-5');
  expect(store.get().recent).toEqual(['gift-5', ...last.slice(0, 11)]);
  expect([readSaved('recent'), readSaved('wishlist')]).toEqual([store.get().recent, []]);
});

test('fifty addresses and two hundred wishes are stored, and invalid ones skipped', () => {
  const { store, saveAddress } = aShop();
  for (const city of ids(51)) saveAddress(anAddress({ city }));
  expect([store.get().addresses.length, store.get().addresses.at(-1)?.address.city]).toEqual([50, 'gift-1']);
  localStorage.setItem(ADDRESSES, JSON.stringify(ids(52).map((id) => ({ id, address: {} }))));
  expect(readAddresses()).toHaveLength(50);
  const read = (value: unknown) => {
    localStorage.setItem(WISHLIST, JSON.stringify(value));
    return readSaved('wishlist');
  };
  expect(read(ids(201))).toEqual(ids(200));
  const [long, longer] = [200, 201].map((length) => 'x'.repeat(length));
  expect(read(['mug', '', 7, null, 'mug', long, longer, 'lamp'])).toEqual(['mug', long, 'lamp']);
  expect(read({ mug: 1 })).toEqual([]);
});

test('R18 I8: only valid parts of damaged data of the checkout are read, and no order placed at a time that is no date', () => {
  sessionStorage.setItem('kanuka.lastOrder', '{"name":"Asha","amount":7,"evil":"x"}');
  const empty = { email: '', phone: '', address: '', amount: '', items: '' };
  expect(checkoutStorage.readOrder()).toEqual({ ...empty, name: 'Asha' });
  for (const text of ['7', '"x"', 'null', '{']) {
    sessionStorage.setItem('kanuka.lastOrder', text);
    expect(checkoutStorage.readOrder()).toBeNull();
  }
  for (const text of ['{', 'null', '"7"', '-1', '0.5', '[7]']) {
    sessionStorage.setItem('kanuka.checkout.total', text);
    expect(checkoutStorage.readExpectedTotal()).toBeNull();
  }
  const person = { name: 'Asha', email: 'a@b.example' };
  for (const [fields, read] of [[{ name: 7 }, { name: '' }] as const, [{ email: null }, { email: '' }] as const]) {
    sessionStorage.setItem('kanuka.checkout.person', JSON.stringify({ ...person, ...fields }));
    expect(checkoutStorage.readPerson()).toEqual({ ...person, ...read });
  }
  const placed = { ref: 'x', account: 'user', method: 'upi', amount: 59_800, at: 7 };
  const faults = [{ ref: 7 }, { account: null }, { method: 'gold' }, { amount: 0.5 }, { at: '7' }, { at: 1e300 }];
  for (const fields of faults) {
    sessionStorage.setItem('kanuka.placed', JSON.stringify({ ...placed, ...fields }));
    expect(placedOrder.read(), JSON.stringify(fields)).toBeNull();
  }
});

test('a token is read without surrounding spaces', () => {
  storedSession.writeToken(' abc ');
  expect(storedSession.readToken()).toBe('abc');
  storedSession.writeToken(null);
  expect([storedSession.readToken(), localStorage.getItem('token')]).toEqual([null, null]);
});

test('a page reloads once per release, also when two servers alternate between two releases', () => {
  const reload = (release: string): boolean => checkoutStorage.recordReload(`assets/${release}.js`);
  expect([reload('a'), checkoutStorage.isJustReloaded()]).toEqual([true, true]);
  checkoutStorage.recordReloadNotice();
  expect(checkoutStorage.isJustReloaded()).toBe(false);
  expect([reload('b'), reload('a')]).toEqual([false, false]);
  vi.setSystemTime(Date.now() + 11 * 60_000);
  expect([reload('a'), reload('b')]).toEqual([false, true]);
});
