import { expect, test } from 'vitest';

import type { OrderAttempt } from '#domain/order/orderAttempt.ts';
import { checkoutStorage } from '#shop/orders/checkoutStorage.ts';
import { orderAttempts } from '#shop/orders/orderAttempts.ts';
import { anAddress } from '#tests/support/factories.ts';
import { quiet, startShop } from '#tests/support/startShop.ts';

const SUMMARY = { name: 'Asha', email: 'a@b.co', phone: '1', address: 'Tenali', amount: '₹299', items: '1 x Mug' };

const ATTEMPT = {
  idempotencyKey: 'x',
  account: 'user',
  state: 'sending',
  method: 'cod',
  amount: 5,
  at: 7,
  lines: [{ productId: 'mug', size: 'M', quantity: 2 }],
} as const satisfies OrderAttempt;
const { idempotencyKey, ...others } = ATTEMPT;
const STORED = { ref: idempotencyKey, ...others };

function store(storage: Storage, entries: Readonly<Record<string, unknown>>): void {
  for (const [key, value] of Object.entries(entries)) storage.setItem(key, JSON.stringify(value));
}

test('data that an earlier release stored on the device is read', async () => {
  const addresses = [{ id: 'a', address: anAddress() }];
  store(localStorage, { 'kanuka.wishlist': ['mug'], 'kanuka.recent': ['lamp'], 'kanuka.addresses': addresses });
  store(localStorage, { 'kanuka.orders': [STORED] });
  const { shop } = startShop();
  expect(shop.store.get()).toMatchObject({ wishlist: ['mug'], recent: ['lamp'], addresses });
  expect(orderAttempts.all()).toEqual([ATTEMPT]);
  await quiet();
});

test('data that an earlier release stored for the tab is read', () => {
  store(sessionStorage, {
    'kanuka.checkout': anAddress(),
    'kanuka.checkout.choices': { method: 'upi', remember: true, giftNote: undefined },
    'kanuka.lastOrder': SUMMARY,
  });
  expect(checkoutStorage.readDraft()).toEqual(anAddress());
  expect(checkoutStorage.readChoices()).toEqual({ method: 'upi', remember: true, giftNote: undefined });
  expect(checkoutStorage.readOrder()).toEqual(SUMMARY);
});

test('the checkout reads back what it writes', () => {
  checkoutStorage.writeDraft(anAddress());
  checkoutStorage.writeChoices({ method: 'stripe', remember: false, giftNote: undefined });
  checkoutStorage.writeOrder(SUMMARY);
  expect(checkoutStorage.readDraft()).toEqual(anAddress());
  expect(checkoutStorage.readChoices()).toEqual({ method: 'stripe', remember: false, giftNote: undefined });
  expect(checkoutStorage.readOrder()).toEqual(SUMMARY);
});

test.each([{ ref: 7 }, { ref: '' }, { account: null }, { amount: '5' }, { at: null }, { method: 'gold' }])(
  'an attempt record with %j is ignored',
  (fields) => {
    store(localStorage, { 'kanuka.orders': [{ ...STORED, ...fields }] });
    expect(orderAttempts.all()).toEqual([]);
  },
);

test('a partly malformed attempt record is read without its malformed fields, and counts as unanswered', () => {
  const lines = [...ATTEMPT.lines, { productId: 'lamp' }, null, { productId: 'mug', size: 'M', quantity: 1.5 }];
  store(localStorage, {
    'kanuka.orders': [{ ...STORED, state: 'gone', amount: 1.5, lines, orderId: 7, payment: 'x' }],
  });
  expect(orderAttempts.all()).toEqual([{ ...ATTEMPT, state: 'unknown', amount: 0 }]);
});

test('the oldest records are dropped, placed orders first, and an unanswered attempt never', () => {
  const many = Array.from({ length: 60 }, (_, at) => ({ ...STORED, ref: `placed-${at}`, state: 'placed', at }));
  store(localStorage, { 'kanuka.orders': [...many, { ...STORED, at: -1 }] });
  orderAttempts.update('placed-59', { orderId: 'x' });
  const left = orderAttempts.all().map(({ idempotencyKey: key }) => key);
  expect(left).toHaveLength(40);
  expect([left[0], left[1], left.at(-1)]).toEqual(['x', 'placed-59', 'placed-21']);
});

test('changes of wishlist and addresses in another tab appear in this tab', async () => {
  const { shop } = startShop();
  await quiet();
  const saved = [{ id: 'a', address: anAddress() }];
  for (const [key, value] of Object.entries({ 'kanuka.wishlist': ['mug'], 'kanuka.addresses': saved })) {
    store(localStorage, { [key]: value });
    globalThis.dispatchEvent(new StorageEvent('storage', { key, newValue: JSON.stringify(value) }));
    expect(shop.store.get()[key === 'kanuka.wishlist' ? 'wishlist' : 'addresses']).toEqual(value);
    expect(shop.store.get().addresses).toEqual(key === 'kanuka.wishlist' ? [] : saved);
  }
});
