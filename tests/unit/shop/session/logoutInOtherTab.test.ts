import { expect, test } from 'vitest';

import { paise } from '#domain/money/money.ts';
import { checkoutStorage, placedOrder } from '#shop/orders/checkoutStorage.ts';
import { anAddress } from '#tests/support/factories.ts';
import { sandbox } from '#tests/support/server.ts';
import { DEMO, loggedIn, OTHER } from '#tests/support/shopper.ts';
import { expireSession, quiet, startShop } from '#tests/support/startShop.ts';

const PLACED = { idempotencyKey: 'x', account: DEMO.id, method: 'upi', amount: 29_900, at: 7 } as const;
const ALL = {
  draft: anAddress(),
  choices: { method: 'upi', remember: true, giftNote: 'For Amma' },
  total: paise(29_900),
  person: { name: 'Asha', email: DEMO.email },
  order: { name: 'Asha', email: 'a@b.co', phone: '1', address: 'Tenali', amount: '₹299', items: '1 x Mug' },
  placed: PLACED,
} as const;
const NONE = {
  draft: null,
  choices: { method: 'cod', remember: false, giftNote: undefined },
  total: null,
  person: { name: '', email: '' },
  order: null,
  placed: null,
};

/** Writes everything that a tab stores about its shopper. */
function storeAll(): void {
  checkoutStorage.writeDraft(ALL.draft);
  checkoutStorage.writeChoices(ALL.choices);
  checkoutStorage.writeExpectedTotal(ALL.total);
  checkoutStorage.writePerson(ALL.person);
  checkoutStorage.writeOrder(ALL.order);
  placedOrder.write(ALL.placed);
}

const readAll = () => ({
  draft: checkoutStorage.readDraft(),
  choices: checkoutStorage.readChoices(),
  total: checkoutStorage.readExpectedTotal(),
  person: checkoutStorage.readPerson(),
  order: checkoutStorage.readOrder(),
  placed: placedOrder.read(),
});

test('what a tab stores about its shopper is read back; an order removes the form, and a logout all of it', () => {
  expect(readAll()).toEqual(NONE);
  storeAll();
  expect(readAll()).toEqual(ALL);
  checkoutStorage.clearDraft();
  expect(readAll()).toEqual({ ...ALL, draft: null, choices: NONE.choices, total: null });
  checkoutStorage.writeExpectedTotal(paise(0));
  expect(checkoutStorage.readExpectedTotal()).toBe(0);
  checkoutStorage.clear();
  expect(readAll()).toEqual(NONE);
});

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
  expect(readAll()).toEqual(NONE);
  await quiet();
});

test('S14: a page that received no event removes such data before it is read or written', async () => {
  await loggedIn();
  startShop();
  storeAll();
  await quiet();
  logOutInAnotherTab();
  expect(checkoutStorage.readDraft()).toBeNull();
  expect(sessionStorage).toHaveLength(0);
  expect(readAll()).toEqual(NONE);
  storeAll();
  expect(readAll()).toEqual(ALL);
  logOutInAnotherTab();
  const placed = { ...PLACED, idempotencyKey: 'y', account: OTHER.id };
  placedOrder.write(placed);
  expect(readAll()).toEqual({ ...NONE, placed });
});

test('S14: a typed address survives a login and an expired session, after which another account finds no data', async () => {
  sandbox.controls.store.users.add(OTHER, 0);
  const visit = startShop();
  storeAll();
  for (const time of ['before', 'after']) {
    await visit.actions.logIn(DEMO.email, DEMO.password);
    expect(checkoutStorage.readDraft(), time).toEqual(anAddress());
    await quiet();
    await expireSession(visit);
    expect(checkoutStorage.readDraft(), time).toEqual(anAddress());
  }
  await visit.actions.logIn(OTHER.email, OTHER.password);
  expect(readAll()).toEqual({ ...NONE, person: { name: '', email: OTHER.email } });
  await quiet();
});
