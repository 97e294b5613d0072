import { expect, test } from 'vitest';

import { paise } from '#domain/money/money.ts';
import { checkoutStorage, placedOrder } from '#shop/orders/checkoutStorage.ts';
import { anAddress } from '#tests/support/factories.ts';
import { sandbox } from '#tests/support/server.ts';
import { DEMO, loggedIn, OTHER } from '#tests/support/shopper.ts';
import { quiet, startShop } from '#tests/support/startShop.ts';

const SUMMARY = { name: 'Asha', email: 'a@b.co', phone: '1', address: 'Tenali', amount: '₹299', items: '1 x Mug' };
const NO_PERSON = { name: '', email: '' };

/** Writes everything that a tab stores about its shopper. */
function storeAll(): void {
  checkoutStorage.writeDraft(anAddress());
  checkoutStorage.writeChoices({ method: 'upi', remember: true, giftNote: 'For Amma' });
  checkoutStorage.writeExpectedTotal(paise(29_900));
  checkoutStorage.writePerson({ name: 'Asha', email: DEMO.email });
  checkoutStorage.writeOrder(SUMMARY);
  placedOrder.write({ idempotencyKey: 'x', account: DEMO.id, method: 'upi', amount: 29_900, at: 7 });
}

const readAll = (): readonly unknown[] => [
  checkoutStorage.readDraft(),
  checkoutStorage.readChoices(),
  checkoutStorage.readExpectedTotal(),
  checkoutStorage.readPerson(),
  checkoutStorage.readOrder(),
  placedOrder.read(),
];
const NO_DATA = [null, { method: 'cod', remember: false, giftNote: undefined }, null, NO_PERSON, null, null];

/** The shopper logs out in another tab without an event in this one; another account may log in there. */
function logOutInAnotherTab(token: string | null = null): void {
  localStorage.setItem('kanuka.shopper', String(Number(localStorage.getItem('kanuka.shopper')) + 1));
  if (token === null) localStorage.removeItem('token');
  else localStorage.setItem('token', token);
}

test('S13 S14: data that a tab stored for a shopper who logged out in another tab is removed when the shop is opened again', async () => {
  await loggedIn();
  const visit = startShop();
  storeAll();
  await quiet();
  visit.leave();
  logOutInAnotherTab('somebody.elses.token');
  startShop();
  expect(sessionStorage).toHaveLength(0);
  expect(readAll()).toEqual(NO_DATA);
  await quiet();
});

test('S14: a page that received no event removes such data before it is read', async () => {
  await loggedIn();
  startShop();
  storeAll();
  await quiet();
  logOutInAnotherTab();
  expect(checkoutStorage.readDraft()).toBeNull();
  expect(sessionStorage).toHaveLength(0);
  expect(readAll()).toEqual(NO_DATA);
  storeAll();
  expect(readAll()).not.toContain(null);
});

test('S14: a write after such a logout does not restore the other entries', async () => {
  storeAll();
  logOutInAnotherTab();
  placedOrder.write({ idempotencyKey: 'y', account: OTHER.id, method: 'cod', amount: 1, at: 8 });
  expect(placedOrder.read()).toMatchObject({ idempotencyKey: 'y' });
  expect(readAll().slice(0, -1)).toEqual(NO_DATA.slice(0, -1));
});

test('a visitor’s typed address survives a login and an expired session', async () => {
  const visit = startShop();
  checkoutStorage.writeDraft(anAddress());
  await visit.actions.logIn(DEMO.email, DEMO.password);
  expect(checkoutStorage.readDraft()).toEqual(anAddress());
  await quiet();
  sandbox.controls.faults.add({ route: '/api/order/userorders', fault: { type: 'expireToken' } });
  await expect(visit.actions.fetchOrders()).rejects.toMatchObject({ kind: 'signedOut' });
  sandbox.controls.faults.clear();
  expect(checkoutStorage.readDraft()).toEqual(anAddress());
  await visit.actions.logIn(DEMO.email, DEMO.password);
  expect(checkoutStorage.readDraft()).toEqual(anAddress());
  await quiet();
});

test('S14: after an expired session another account finds no data of the earlier account', async () => {
  sandbox.controls.store.users.add(OTHER, 0);
  const visit = startShop();
  await visit.actions.logIn(DEMO.email, DEMO.password);
  storeAll();
  await quiet();
  sandbox.controls.faults.add({ route: '/api/order/userorders', fault: { type: 'expireToken' } });
  await expect(visit.actions.fetchOrders()).rejects.toMatchObject({ kind: 'signedOut' });
  sandbox.controls.faults.clear();
  await visit.actions.logIn(OTHER.email, OTHER.password);
  const [draft, choices, total, person, ...orders] = readAll();
  expect([draft, choices, total, ...orders]).toEqual([...NO_DATA.slice(0, 3), null, null]);
  expect(person).toEqual({ name: '', email: OTHER.email });
  await quiet();
});
