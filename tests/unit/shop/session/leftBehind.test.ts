import { expect, test } from 'vitest';

import { paise } from '#domain/money/money.ts';
import { checkoutStorage, placedOrder } from '#shop/orders/checkoutStorage.ts';
import { anAddress } from '#tests/support/factories.ts';
import { sandbox } from '#tests/support/server.ts';
import { DEMO, loggedIn, OTHER } from '#tests/support/shopper.ts';
import { quiet, startShop } from '#tests/support/startShop.ts';

const SUMMARY = { name: 'Asha', email: 'a@b.co', phone: '1', address: 'Tenali', amount: '₹299', items: '1 x Mug' };
const NOBODY = { name: '', email: '' };

/** Everything that a tab keeps of its shopper. */
function keepAll(): void {
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
const NOTHING = [null, { method: 'cod', remember: false, giftNote: undefined }, null, NOBODY, null, null];

/** In another tab, of which this one hears nothing, the shopper logs out; another one may log in. */
function logsOutElsewhere(token: string | null = null): void {
  localStorage.setItem('kanuka.shopper', String(Number(localStorage.getItem('kanuka.shopper')) + 1));
  if (token === null) localStorage.removeItem('token');
  else localStorage.setItem('token', token);
}

test('S13 S14: what a tab kept for a shopper who logged out elsewhere is dropped when it opens the shop again', async () => {
  await loggedIn();
  const visit = startShop();
  keepAll();
  await quiet();
  visit.leave();
  logsOutElsewhere('somebody.elses.token');
  startShop();
  expect(sessionStorage).toHaveLength(0);
  expect(readAll()).toEqual(NOTHING);
  await quiet();
});

test('S14: and it is dropped unread by a page that has heard of nothing', async () => {
  await loggedIn();
  startShop();
  keepAll();
  await quiet();
  logsOutElsewhere();
  expect(checkoutStorage.readDraft()).toBeNull();
  expect(sessionStorage).toHaveLength(0);
  expect(readAll()).toEqual(NOTHING);
  keepAll();
  expect(readAll()).not.toContain(null);
});

test('S14: what is written next does not bring back what lay beside it', async () => {
  keepAll();
  logsOutElsewhere();
  placedOrder.write({ idempotencyKey: 'y', account: OTHER.id, method: 'cod', amount: 1, at: 8 });
  expect(placedOrder.read()).toMatchObject({ idempotencyKey: 'y' });
  expect(readAll().slice(0, -1)).toEqual(NOTHING.slice(0, -1));
});

test('what a visitor typed goes along into a login, and stays when the session ends by itself', async () => {
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

test('S14: another account that logs in after a session ended by itself finds nothing of the one before', async () => {
  sandbox.controls.store.users.add(OTHER, 0);
  const visit = startShop();
  await visit.actions.logIn(DEMO.email, DEMO.password);
  keepAll();
  await quiet();
  sandbox.controls.faults.add({ route: '/api/order/userorders', fault: { type: 'expireToken' } });
  await expect(visit.actions.fetchOrders()).rejects.toMatchObject({ kind: 'signedOut' });
  sandbox.controls.faults.clear();
  await visit.actions.logIn(OTHER.email, OTHER.password);
  const [draft, choices, total, person, ...orders] = readAll();
  expect([draft, choices, total, ...orders]).toEqual([...NOTHING.slice(0, 3), null, null]);
  expect(person).toEqual({ name: '', email: OTHER.email });
  await quiet();
});
