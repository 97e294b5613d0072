import { expect, test } from 'vitest';

import { checkoutSession } from '#shop/checkoutSession.ts';
import { confirmedPayments } from '#shop/confirmedPayments.ts';
import { orderIntent } from '#shop/orderIntent.ts';
import { anAddress } from '#tests/support/factories.ts';
import { quiet, startShop } from '#tests/support/startShop.ts';

const SUMMARY = { name: 'Asha', email: 'a@b.co', phone: '1', address: 'Tenali', amount: '₹299', items: '1 x Mug' };

function keep(storage: Storage, kept: Readonly<Record<string, unknown>>): void {
  for (const [key, value] of Object.entries(kept)) storage.setItem(key, JSON.stringify(value));
}

test('what an earlier release kept on the device is found by this one', async () => {
  const addresses = [{ id: 'a', address: anAddress() }];
  keep(localStorage, { 'kanuka.wishlist': ['mug'], 'kanuka.recent': ['lamp'], 'kanuka.addresses': addresses });
  keep(localStorage, { 'kanuka.order': { id: 'x', state: 'sending', amount: 5, at: 7 } });
  const { shop } = startShop();
  expect(shop.store.get()).toMatchObject({ wishlist: ['mug'], recent: ['lamp'], addresses });
  expect(orderIntent.read()).toEqual({ id: 'x', state: 'sending', amount: 5, at: 7 });
  await quiet();
});

test('what an earlier release kept for the tab is found by this one', () => {
  keep(sessionStorage, {
    'kanuka.checkout': anAddress(),
    'kanuka.checkout.choices': { method: 'upi', remember: true },
    'kanuka.lastOrder': SUMMARY,
    'kanuka.confirmed': ['paid', 7],
  });
  expect(checkoutSession.readDraft()).toEqual(anAddress());
  expect(checkoutSession.readChoices()).toEqual({ method: 'upi', remember: true });
  expect(checkoutSession.readOrder()).toEqual(SUMMARY);
  expect([confirmedPayments.has('paid'), confirmedPayments.has('other')]).toEqual([true, false]);
  confirmedPayments.add('other');
  expect(JSON.parse(sessionStorage.getItem('kanuka.confirmed') ?? '')).toEqual(['paid', 'other']);
});

test('checkout writes what it reads', () => {
  checkoutSession.keepDraft(anAddress());
  checkoutSession.keepChoices({ method: 'stripe', remember: false });
  checkoutSession.keepOrder(SUMMARY);
  expect(checkoutSession.readDraft()).toEqual(anAddress());
  expect(checkoutSession.readChoices()).toEqual({ method: 'stripe', remember: false });
  expect(checkoutSession.readOrder()).toEqual(SUMMARY);
});

test.each([{ id: 7 }, { amount: '5' }, { at: null }])('a note of an order with %j is none', (fields) => {
  keep(localStorage, { 'kanuka.order': { id: 'x', state: 'sending', amount: 5, at: 7, ...fields } });
  expect(orderIntent.read()).toBeNull();
});

test('what another tab does with wishlist and addresses is seen here', async () => {
  const { shop } = startShop();
  await quiet();
  const saved = [{ id: 'a', address: anAddress() }];
  for (const [key, value] of Object.entries({ 'kanuka.wishlist': ['mug'], 'kanuka.addresses': saved })) {
    keep(localStorage, { [key]: value });
    globalThis.dispatchEvent(new StorageEvent('storage', { key, newValue: JSON.stringify(value) }));
    expect(shop.store.get()[key === 'kanuka.wishlist' ? 'wishlist' : 'addresses']).toEqual(value);
    expect(shop.store.get().addresses).toEqual(key === 'kanuka.wishlist' ? [] : saved);
  }
});
