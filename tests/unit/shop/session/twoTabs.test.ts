import { afterEach, expect, test } from 'vitest';

import { indexFrom, indexRecord, indexSteps, withDesign, withOrdered } from '#domain/design/designChanges.ts';
import { EMPTY_ADDRESS } from '#domain/address/address.ts';
import { withOperation } from '#domain/storageOperations.ts';
import { storedAttempt } from '#domain/order/orderAttempt.ts';
import { cartStorage } from '#shop/cart/cartStorage.ts';
import { nextShopper } from '#shop/session/session.ts';
import { orderAttempts } from '#shop/orders/orderAttempts.ts';
import { mayOrderStillArrive } from '#shop/orders/storedAttempts.ts';
import { aCart } from '#tests/support/factories.ts';
import { quiet, startShop } from '#tests/support/startShop.ts';

const MUG = { productId: 'mug', size: 'M' };
const LAMP = { productId: 'lamp', size: 'L' };
const DRAFT = { account: 'user', method: 'cod', amount: 5, lines: [{ ...MUG, quantity: 2 }] } as const;

afterEach(quiet);

const stored = (key: string): unknown => JSON.parse(localStorage.getItem(key) ?? 'null');

/** Another tab writes an entry that contains its own first change only. */
function otherTabWrites(key: string, value: object): void {
  const version = { '': { other: [1, Date.now()] } };
  const entry = Array.isArray(value) ? [...(value as unknown[]), version] : { ...value, ...version };
  localStorage.setItem(key, JSON.stringify(entry));
}

const fireStorageEvent = (key: string): boolean =>
  globalThis.dispatchEvent(new StorageEvent('storage', { key, newValue: '1' }));

test('R40: wishlist and viewed products survive a write by another tab at the same moment', () => {
  localStorage.setItem('kanuka.wishlist', '["old"]');
  const { shop } = startShop();
  shop.actions.toggleWish('mug');
  shop.actions.toggleWish('old');
  shop.actions.recordViewed('mug');
  otherTabWrites('kanuka.wishlist', ['lamp', 'old']);
  otherTabWrites('kanuka.recent', ['lamp']);
  for (const key of ['kanuka.wishlist', 'kanuka.recent']) fireStorageEvent(key);
  expect(shop.store.get().wishlist).toEqual(['mug', 'lamp']);
  // The entry itself contains the change now: a page that opens later needs no log.
  expect(stored('kanuka.wishlist')).toMatchObject(['mug', 'lamp', {}]);
  expect(stored('kanuka.recent')).toMatchObject(['mug', 'lamp', {}]);
  // A tab merges another tab's entry also before the storage event arrives.
  otherTabWrites('kanuka.wishlist', ['vase', 'mug', 'lamp']);
  shop.actions.toggleWish('frame');
  expect(shop.store.get().wishlist).toContain('vase');
  shop.actions.clearSaved('wishlist');
  otherTabWrites('kanuka.wishlist', ['cup', 'mug']);
  fireStorageEvent('kanuka.wishlist');
  expect(shop.store.get().wishlist).toEqual([]);
});

test('R40: saved products and pending lines survive a write by another tab at the same moment', () => {
  const { shop } = startShop();
  cartStorage.writeSavedForLater(aCart({ mug: { M: 2 } }), [['add', 'mug', 'M', 2]]);
  otherTabWrites('kanuka.cart.later', { lamp: { L: 1 } });
  fireStorageEvent('kanuka.cart.later');
  expect(shop.store.get().savedForLater).toEqual(aCart({ lamp: { L: 1 }, mug: { M: 2 } }));
  cartStorage.changePending('put', [MUG]);
  otherTabWrites('kanuka.cart.unsent', [['lamp', 'L', '0']]);
  expect(cartStorage.readPending()).toEqual([LAMP, MUG]);
  cartStorage.changePending('drop', [MUG]);
  otherTabWrites(
    'kanuka.cart.unsent',
    [LAMP, MUG].map(({ productId, size }) => [productId, size, '0']),
  );
  expect(cartStorage.readPending()).toEqual([LAMP]);
  nextShopper();
  expect(cartStorage.readPending()).toEqual([]);
});

test('R40 R9: the attempt of an order that is being sent survives a write by another tab at the same moment', () => {
  startShop();
  const { attempt } = orderAttempts.begin(DRAFT);
  const other = { ...DRAFT, ref: 'other', state: 'placed', at: Date.now(), lines: [] };
  otherTabWrites('kanuka.orders', [other]);
  expect(orderAttempts.unanswered('user')).toEqual(attempt);
  expect(mayOrderStillArrive('user')).toBe(true);
  fireStorageEvent('kanuka.orders');
  expect(stored('kanuka.orders')).toMatchObject([storedAttempt(attempt), other, {}]);
  orderAttempts.close(attempt.idempotencyKey);
  otherTabWrites('kanuka.orders', [storedAttempt(attempt), other]);
  expect(orderAttempts.find(attempt.idempotencyKey)?.state).toBe('placed');
});

test('R40: saving an address keeps those that another tab has just saved, and needs none that it has removed', () => {
  const { shop } = startShop();
  const theirs = [{ id: 'a', address: { ...EMPTY_ADDRESS, city: 'Tenali' } }];
  localStorage.setItem('kanuka.addresses', JSON.stringify(theirs));
  shop.actions.saveAddress({ ...EMPTY_ADDRESS, city: 'Guntur' });
  expect(shop.store.get().addresses.map(({ address }) => address.city)).toEqual(['Guntur', 'Tenali']);
  localStorage.removeItem('kanuka.addresses');
  shop.actions.saveAddress({ ...EMPTY_ADDRESS, city: 'Vijayawada' }, shop.store.get().addresses[0]?.id);
  expect(shop.store.get().addresses.map(({ address }) => address.city)).toEqual(['Vijayawada']);
});

test('R40: designs of different products chosen in two tabs at once are both stored', () => {
  const before = indexFrom({ pending: [['vase', 'v']], lines: [], ordered: [['gone', null]] });
  const mine = withOrdered(withDesign(before, { kind: 'product', productId: 'mug' }, 1, 'm'), ['m'], 5);
  const theirs = withDesign(before, { kind: 'product', productId: 'lamp' }, 1, 'l');
  const merged = indexFrom(withOperation(indexRecord(theirs), { lists: indexSteps(before, mine) }));
  expect(Object.fromEntries(merged.pending)).toEqual({ vase: 'v', lamp: 'l', mug: 'm' });
  expect(merged.ordered.get('m')).toBe(5);
  const emptied = indexFrom(withOperation(indexRecord(merged), { lists: indexSteps(merged, before) }));
  expect(emptied).toEqual(before);
});
