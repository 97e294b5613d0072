import { beforeEach, expect, test, vi } from 'vitest';

import { EMPTY_ADDRESS } from '#domain/address/address.ts';
import { paise } from '#domain/money/money.ts';
import { createStore } from '#lib/store.ts';
import { cartStorage } from '#shop/cart/cartStorage.ts';
import { addressActions, addressFrom, readAddresses } from '#shop/session/addressBook.ts';
import { checkoutStorage, placedOrder } from '#shop/orders/checkoutStorage.ts';
import { storage } from '#shop/session/storage.ts';
import { readSaved, savedActions } from '#shop/catalogue/savedLists.ts';
import { INITIAL_STATE } from '#shop/state.ts';
import { anAddress } from '#tests/support/factories.ts';

const ADDRESSES = 'kanuka.addresses';
const WISHLIST = 'kanuka.wishlist';
const onDevice = (key: string): unknown => JSON.parse(localStorage.getItem(key) ?? 'null');
const ids = (count: number): readonly string[] => Array.from({ length: count }, (_, n) => `gift-${n}`);

function aShop() {
  const store = createStore(INITIAL_STATE);
  return { store, ...savedActions(store), ...addressActions(store) };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_700_000_000_000 });
});

test('a new address comes first, and an equal one is not stored twice', () => {
  const { store, saveAddress } = aShop();
  saveAddress(anAddress({ firstName: 'Asha' }));
  vi.setSystemTime(1_700_000_001_000);
  saveAddress(anAddress({ firstName: 'Padma' }));
  vi.setSystemTime(1_700_000_002_000);
  saveAddress(anAddress({ firstName: 'Asha' }));
  const { addresses } = store.get();
  expect(addresses.map(({ address }) => address.firstName)).toEqual(['Asha', 'Padma']);
  expect(new Set(addresses.map(({ id }) => id)).size).toBe(2);
  expect(readAddresses()).toEqual(addresses);
});

test('two addresses saved at the same moment get different ids', () => {
  const { store, saveAddress } = aShop();
  for (const city of ['Tenali', 'Guntur', 'Delhi']) saveAddress(anAddress({ city }));
  expect(new Set(store.get().addresses.map(({ id }) => id)).size).toBe(3);
});

test('an edited address keeps its position, a preferred one moves to the front, and a removed one is gone', () => {
  const { store, saveAddress, removeAddress, preferAddress } = aShop();
  for (const city of ['Tenali', 'Guntur', 'Delhi']) saveAddress(anAddress({ city }));
  const [delhi, guntur, tenali] = store.get().addresses.map(({ id }) => id);
  saveAddress(anAddress({ city: 'Vijayawada' }), guntur);
  const cities = () => store.get().addresses.map(({ address }) => address.city);
  expect(cities()).toEqual(['Delhi', 'Vijayawada', 'Tenali']);
  preferAddress(String(tenali));
  expect(cities()).toEqual(['Tenali', 'Delhi', 'Vijayawada']);
  removeAddress(String(delhi));
  expect(cities()).toEqual(['Tenali', 'Vijayawada']);
  expect((onDevice(ADDRESSES) as unknown[]).length).toBe(2);
  removeAddress(String(tenali));
  removeAddress(String(guntur));
  expect(localStorage.getItem(ADDRESSES)).toBeNull();
});

test('ten addresses are stored; the eleventh replaces the oldest', () => {
  const { store, saveAddress } = aShop();
  for (const city of ids(11)) saveAddress(anAddress({ city }));
  expect(store.get().addresses).toHaveLength(10);
  expect(store.get().addresses.at(-1)?.address.city).toBe('gift-1');
  localStorage.setItem(ADDRESSES, JSON.stringify(ids(12).map((id) => ({ id, address: {} }))));
  expect(readAddresses()).toHaveLength(10);
});

test.each(['{', 'null', '7', '{}', '[null,7,"x",{"id":""},{"id":7},{}]'])(
  'a stored address book of %s is read as empty',
  (text) => {
    localStorage.setItem(ADDRESSES, text);
    expect(readAddresses()).toEqual([]);
  },
);

test('of a stored address only strings in known fields are read', () => {
  expect(addressFrom({ firstName: 'Asha', city: 7, country: 'Nepal', evil: 'x' })).toEqual({
    ...EMPTY_ADDRESS,
    firstName: 'Asha',
    country: 'Nepal',
  });
  for (const nothing of [null, undefined, 'x', 7]) expect(addressFrom(nothing)).toEqual(EMPTY_ADDRESS);
});

test('a product is added to the wishlist and removed again', () => {
  const { store, toggleWish, clearSaved } = aShop();
  toggleWish('mug');
  toggleWish('lamp');
  expect(store.get().wishlist).toEqual(['lamp', 'mug']);
  expect(readSaved('wishlist')).toEqual(['lamp', 'mug']);
  toggleWish('lamp');
  expect(store.get().wishlist).toEqual(['mug']);
  clearSaved('wishlist');
  expect(store.get().wishlist).toEqual([]);
  expect(localStorage.getItem(WISHLIST)).toBeNull();
});

test('the last viewed product comes first, once, and twelve are stored', () => {
  const { store, recordViewed } = aShop();
  for (const id of ids(13)) recordViewed(id);
  recordViewed('gift-5');
  expect(store.get().recent).toHaveLength(12);
  expect(store.get().recent.slice(0, 3)).toEqual(['gift-5', 'gift-12', 'gift-11']);
  expect(new Set(store.get().recent).size).toBe(12);
  expect(readSaved('recent')).toEqual(store.get().recent);
  expect(readSaved('wishlist')).toEqual([]);
});

test('two hundred wishlist entries are stored', () => {
  localStorage.setItem(WISHLIST, JSON.stringify(ids(201)));
  expect(readSaved('wishlist')).toEqual(ids(200));
});

test('invalid entries of a stored list are skipped', () => {
  localStorage.setItem(WISHLIST, JSON.stringify(['mug', '', 7, null, 'mug', 'x'.repeat(200), 'x'.repeat(201), 'lamp']));
  expect(readSaved('wishlist')).toEqual(['mug', 'x'.repeat(200), 'lamp']);
  localStorage.setItem(WISHLIST, '{"mug":1}');
  expect(readSaved('wishlist')).toEqual([]);
});

test('the checkout’s draft, choices and last order are read back unchanged', () => {
  const order = { name: 'Asha', email: 'a@b.example', phone: '1', address: 'x', amount: '₹1', items: '1 x Mug' };
  expect([checkoutStorage.readDraft(), checkoutStorage.readOrder()]).toEqual([null, null]);
  checkoutStorage.writeDraft(anAddress());
  checkoutStorage.writeChoices({ method: 'upi', remember: true, giftNote: undefined });
  checkoutStorage.writeOrder(order);
  expect(checkoutStorage.readDraft()).toEqual(anAddress());
  expect(checkoutStorage.readChoices()).toEqual({ method: 'upi', remember: true, giftNote: undefined });
  expect(checkoutStorage.readOrder()).toEqual(order);
  checkoutStorage.clearDraft();
  expect(checkoutStorage.readDraft()).toBeNull();
  expect(checkoutStorage.readChoices()).toEqual({ method: 'cod', remember: false, giftNote: undefined });
  expect(checkoutStorage.readOrder()).toEqual(order);
  checkoutStorage.clear();
  expect(checkoutStorage.readOrder()).toBeNull();
});

test('strings of a damaged order summary are read', () => {
  sessionStorage.setItem('kanuka.lastOrder', '{"name":"Asha","amount":7,"evil":"x"}');
  const empty = { email: '', phone: '', address: '', amount: '', items: '' };
  expect(checkoutStorage.readOrder()).toEqual({ ...empty, name: 'Asha' });
  for (const text of ['7', '"x"', 'null', '{']) {
    sessionStorage.setItem('kanuka.lastOrder', text);
    expect(checkoutStorage.readOrder()).toBeNull();
  }
});

test('the total that the shopper saw is stored per tab and removed with the order', () => {
  expect(checkoutStorage.readExpectedTotal()).toBeNull();
  for (const total of [59_800, 0]) {
    checkoutStorage.writeExpectedTotal(paise(total));
    expect(checkoutStorage.readExpectedTotal()).toBe(total);
  }
  checkoutStorage.clearDraft();
  expect(checkoutStorage.readExpectedTotal()).toBeNull();
});

test.each(['{', 'null', '"7"', '-1', '0.5', '[7]'])('a stored total of %s is ignored', (text) => {
  sessionStorage.setItem('kanuka.checkout.total', text);
  expect(checkoutStorage.readExpectedTotal()).toBeNull();
});

test.each([
  ['{"name":"Asha","email":"a@b.example"}', { name: 'Asha', email: 'a@b.example' }],
  ['{"name":7,"email":"a@b.example"}', { name: '', email: 'a@b.example' }],
  ['{"name":"Asha","email":null}', { name: 'Asha', email: '' }],
  ['null', { name: '', email: '' }],
])('only valid parts of a shopper’s name and e-mail are read from %s', (text, person) => {
  sessionStorage.setItem('kanuka.checkout.person', text);
  expect(checkoutStorage.readPerson()).toEqual(person);
});

test('the checkout knows a logged-in shopper’s name and e-mail until the logout', () => {
  checkoutStorage.writePerson({ name: 'Asha', email: 'a@b.example' });
  expect(checkoutStorage.readPerson()).toEqual({ name: 'Asha', email: 'a@b.example' });
  checkoutStorage.clear();
  expect(checkoutStorage.readPerson()).toEqual({ name: '', email: '' });
});

const PLACED = { idempotencyKey: 'x', account: 'user', method: 'upi', amount: 59_800, at: 7 } as const;

test('the tab shows the order just placed until the shopper closes it', () => {
  expect(placedOrder.read()).toBeNull();
  placedOrder.write(PLACED);
  expect(placedOrder.read()).toEqual(PLACED);
  placedOrder.forget();
  expect(placedOrder.read()).toBeNull();
});

test.each([{ ref: 7 }, { account: null }, { method: 'gold' }, { amount: 0.5 }, { at: '7' }])(
  'a stored placed order with %j is ignored',
  (fields) => {
    sessionStorage.setItem('kanuka.placed', JSON.stringify({ ...PLACED, ref: PLACED.idempotencyKey, ...fields }));
    expect(placedOrder.read()).toBeNull();
  },
);

test('pending lines are read one by one, without the invalid ones', () => {
  cartStorage.changePending('put', [{ productId: 'mug', size: 'M' }]);
  expect(cartStorage.readPending()).toEqual([{ productId: 'mug', size: 'M' }]);
  localStorage.setItem('kanuka.cart.unsent', '[["lamp","L"],["x",7],[7,"x"],null,"ab",[]]');
  expect(cartStorage.readPending()).toEqual([{ productId: 'lamp', size: 'L' }]);
  cartStorage.changePending('drop', [{ productId: 'lamp', size: 'L' }]);
  expect(localStorage.getItem('kanuka.cart.unsent')).toBeNull();
});

test('a pending merge is stored, and a token is read without surrounding spaces', () => {
  expect(cartStorage.isMergePending()).toBe(false);
  cartStorage.writeMergePending(true);
  expect([cartStorage.isMergePending(), localStorage.getItem('kanuka.cart.merge')]).toEqual([true, '1']);
  cartStorage.writeMergePending(false);
  expect(localStorage.getItem('kanuka.cart.merge')).toBeNull();
  storage.writeToken(' abc ');
  expect(storage.readToken()).toBe('abc');
  storage.writeToken(null);
  expect([storage.readToken(), localStorage.getItem('token')]).toEqual([null, null]);
});
