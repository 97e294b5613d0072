import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';

import { lineId } from '#domain/cart/cart.ts';
import { designerNow } from '#shop/designs/designOwner.ts';
import { adoptVisitors, readOwned } from '#shop/session/owner.ts';
import { aDesign } from '#tests/support/designs.ts';
import { anAddress } from '#tests/support/factories.ts';
import { sandbox } from '#tests/support/server.ts';
import { DEMO, storedCart, loggedIn, OTHER, putServerCart, serverCart } from '#tests/support/shopper.ts';
import { quiet, startShop, until, type Visit } from '#tests/support/startShop.ts';
import { openBrowser } from '#tests/support/tabs.ts';

// This browser has no database: designs live with the page, which every browser can.
const { createObjectURL, revokeObjectURL } = URL;
beforeEach(() => {
  Object.assign(URL, { createObjectURL: () => `blob:${Math.random()}`, revokeObjectURL: () => {} });
  sandbox.controls.store.users.add(OTHER, 0);
});
afterEach(async () => {
  const { actions } = startShop();
  await actions.deleteDesigns(['a', 'b', 'c']);
  Object.assign(URL, { createObjectURL, revokeObjectURL });
});

const LINE = { productId: 'mug', size: 'M' };
const KEY = lineId(LINE);
const onPage = { kind: 'product', productId: 'mug' } as const;

const logIn = ({ actions }: Pick<Visit, 'actions'>, { email, password }: { email: string; password: string }) =>
  actions.logIn(email, password);

/** The designs that the shop shows, once it has read them. */
async function shownBy({ shop, actions }: Pick<Visit, 'shop' | 'actions'>): Promise<readonly string[]> {
  await actions.loadDesigns();
  return shop.store.get().designs.map(({ design }) => design.id);
}

/** The shop after a login to this account, and what it shows. */
async function shownTo(account: { email: string; password: string } | null): Promise<readonly string[]> {
  const visit = startShop();
  if (account) await logIn(visit, account);
  const shown = await shownBy(visit);
  await quiet();
  visit.actions.logOut();
  return shown;
}

test('S25: a design that is still being kept at the logout is the account’s, and nobody else sees it', async () => {
  const visit = startShop();
  await logIn(visit, DEMO);
  const keeping = visit.actions.saveDesign(aDesign('a', onPage));
  visit.actions.logOut();
  await keeping;
  expect(await shownBy(visit)).toEqual([]);
  expect(visit.shop.store.get().designIndex.pending.size).toBe(0);
  expect(await shownTo(OTHER)).toEqual([]);
  expect(await shownTo(DEMO)).toEqual(['a']);
});

test('S25: what a screen keeps that was opened before a logout is its own account’s', async () => {
  const visit = startShop();
  await logIn(visit, DEMO);
  const by = designerNow();
  visit.actions.logOut();
  await logIn(visit, OTHER);
  await visit.actions.saveDesign({ ...aDesign('a', onPage), by });
  expect(await shownBy(visit)).toEqual([]);
  await quiet();
  visit.actions.logOut();
  expect(await shownTo(OTHER)).toEqual([]);
  expect(await shownTo(DEMO)).toEqual(['a']);
});

test('S25: a visitor’s screen keeps for the account that the visitor has logged in to, and for nobody after its logout', async () => {
  const visit = startShop();
  const by = designerNow();
  await logIn(visit, DEMO);
  await visit.actions.saveDesign({ ...aDesign('a', onPage), by });
  expect(await shownBy(visit)).toEqual(['a']);
  await quiet();
  visit.actions.logOut();
  expect(await visit.actions.saveDesign({ ...aDesign('b', onPage), by })).toBe('refused');
  expect(await shownBy(visit)).toEqual([]);
  expect(await visit.actions.readPhoto('photo of b')).toBeNull();
  expect(await shownTo(DEMO)).toEqual(['a']);
});

test('S25: photos that are removed at the logout are gone for the account as well, also one that was being kept', async () => {
  const visit = startShop();
  await logIn(visit, DEMO);
  await visit.actions.saveDesign(aDesign('a', onPage));
  const by = { ...designerNow(), since: Date.now() - 1 };
  const keeping = visit.actions.saveDesign({ ...aDesign('b', onPage), by });
  const removing = visit.actions.removePhotos();
  visit.actions.logOut();
  await keeping;
  expect(await removing).toBe(true);
  // The screen was open before: what it would keep on closing is refused.
  expect(await visit.actions.saveDesign({ ...aDesign('c', onPage), by })).toBe('refused');
  for (const id of ['a', 'b', 'c']) expect(await visit.actions.readPhoto(`photo of ${id}`), id).toBeNull();
  expect(Object.keys(localStorage).filter((key) => key.startsWith('kanuka.designs@'))).toEqual([]);
  expect(await shownTo(DEMO)).toEqual([]);
});

test('S25: removing takes one’s own photos alone', async () => {
  const visit = startShop();
  await logIn(visit, OTHER);
  await visit.actions.saveDesign(aDesign('a', onPage));
  await quiet();
  visit.actions.logOut();
  await logIn(visit, DEMO);
  await visit.actions.saveDesign(aDesign('b', onPage));
  expect(await visit.actions.removePhotos()).toBe(true);
  await quiet();
  visit.actions.logOut();
  expect(await shownTo(OTHER)).toEqual(['a']);
  expect(await shownTo(DEMO)).toEqual([]);
});

test('S25: a logout counts in every tab: no design, saved product or address of the account is left in any', async () => {
  const { openTab } = openBrowser();
  const [first, second] = [openTab(), openTab()];
  await logIn(first.shop, DEMO);
  await first.shop.actions.saveDesign(aDesign('a', onPage));
  first.shop.actions.toggleWish('mug');
  first.shop.actions.recordViewed('lamp');
  first.shop.actions.saveAddress(anAddress());
  await until(() => expect(second.shop.store.get().designs).toHaveLength(1));
  first.shop.actions.logOut();
  await until(() => expect(second.shop.store.get().token).toBeNull());
  for (const { shop } of [first, second])
    expect(shop.store.get()).toMatchObject({ designs: [], wishlist: [], recent: [], addresses: [] });
  await logIn(second.shop, OTHER);
  await until(() => expect(first.shop.store.get().token).not.toBeNull());
  expect(first.shop.store.get()).toMatchObject({ designs: [], wishlist: [], recent: [], addresses: [] });
});

test('S25: photos that are removed in one tab are gone from the others at once', async () => {
  const { openTab } = openBrowser();
  const [first, second] = [openTab(), openTab()];
  await first.shop.actions.saveDesign(aDesign('a', onPage));
  await until(() => expect(second.shop.store.get().designs).toHaveLength(1));
  const before = Date.now();
  await first.shop.actions.removePhotos();
  await until(() => expect(second.shop.store.get().designs).toEqual([]));
  expect(second.shop.store.get().photosRemovedAt).toBeGreaterThanOrEqual(before);
  expect(await second.shop.actions.readPhoto('photo of a')).toBeNull();
});

test('S25: what a tab of an earlier shopper asks for changes nothing of the next one’s', async () => {
  const { openTab } = openBrowser();
  const [first, second] = [openTab(), openTab()];
  await logIn(first.shop, DEMO);
  await first.shop.actions.saveDesign(aDesign('a', onPage));
  await until(() => expect(second.shop.store.get().designs).toHaveLength(1));
  second.freeze();
  first.shop.actions.logOut();
  await logIn(first.shop, OTHER);
  await second.shop.actions.placeDesign({ kind: 'line', key: KEY, part: 0, isOne: false }, 'a');
  expect(readOwned('kanuka.designs', OTHER.id)).toBeNull();
  expect(await shownBy({ ...first, actions: first.shop.actions })).toEqual([]);
});

/** The current session ends by itself. */
async function expire(visit: Visit): Promise<void> {
  sandbox.controls.faults.add({ route: '/api/order/userorders', times: 1, fault: { type: 'expireToken' } });
  await expect(visit.actions.fetchOrders()).rejects.toMatchObject({ kind: 'signedOut' });
}

test('S25 R7: a session that ends by itself takes nothing away, and the same account finds all of it', async () => {
  const visit = startShop();
  await logIn(visit, DEMO);
  await visit.actions.saveDesign(aDesign('a', onPage));
  visit.actions.toggleWish('mug');
  await expire(visit);
  expect(await shownBy(visit)).toEqual(['a']);
  await visit.actions.saveDesign(aDesign('b', { kind: 'product', productId: 'lamp' }));
  await logIn(visit, DEMO);
  expect((await shownBy(visit)).toSorted()).toEqual(['a', 'b']);
  expect(visit.shop.store.get().wishlist).toEqual(['mug']);
  await quiet();
});

test('S25 R7: another account finds nothing of an ended session, and its cart waits for its own account', async () => {
  putServerCart({ lamp: { M: 1 } }, OTHER.id);
  const visit = startShop();
  await logIn(visit, DEMO);
  visit.actions.addToCart(LINE);
  await visit.actions.saveDesign(aDesign('a', onPage));
  visit.actions.toggleWish('mug');
  await quiet();
  await expire(visit);
  // Changed after the end: the account's server does not know of it.
  visit.actions.setQuantity(LINE, 3);
  await logIn(visit, OTHER);
  expect(visit.toasts).toContain(
    'The cart on this device was another account’s. It waits there until that account logs in again.',
  );
  expect(await shownBy(visit)).toEqual([]);
  await quiet();
  expect([storedCart(), serverCart(OTHER.id)]).toEqual([{ lamp: { M: 1 } }, { lamp: { M: 1 } }]);
  expect(visit.shop.store.get().wishlist).toEqual([]);
  visit.actions.logOut();
  await logIn(visit, DEMO);
  expect(await shownBy(visit)).toEqual(['a']);
  await quiet();
  expect(storedCart()).toEqual({ mug: { M: 3 } });
  expect(serverCart()).toEqual({ mug: { M: 3 } });
});

/** What an earlier version of the shop kept, without an owner. */
async function keepWithoutOwner(): Promise<void> {
  const visit = startShop();
  await visit.actions.saveDesign(aDesign('a', onPage));
  visit.actions.toggleWish('mug');
  visit.actions.recordViewed('lamp');
  visit.actions.saveAddress(anAddress());
  visit.leave();
}

test('S25: what was kept before there were owners is whose login is there, else the visitor’s', async () => {
  await keepWithoutOwner();
  expect(await shownBy(startShop()), 'a visitor’s').toEqual(['a']);
  const token = await loggedIn();
  const visit = startShop();
  expect(await shownBy(visit)).toEqual(['a']);
  expect(visit.shop.store.get()).toMatchObject({
    wishlist: ['mug'],
    recent: ['lamp'],
    addresses: [{ address: anAddress() }],
  });
  await quiet();
  visit.actions.logOut();
  expect(await shownTo(OTHER)).toEqual([]);
  localStorage.setItem('token', token);
  expect(await shownBy(startShop())).toEqual(['a']);
  await quiet();
});

test('S25: at login a visitor’s things join the account’s, and joining them twice changes nothing', () => {
  const put = (key: string, value: unknown): void => localStorage.setItem(key, JSON.stringify(value));
  const [own, home, work] = ['own', 'home', 'work'].map((id) => ({ id, address: anAddress({ street: id }) }));
  const visitors = (): void => {
    put('kanuka.wishlist', ['new', 'both']);
    put('kanuka.addresses', [home, { ...own, id: 'again' }]);
    put('kanuka.cart.later', { mug: { M: 2 } });
    put('kanuka.designs', { pending: [['mug', 'b']], lines: [[KEY, [{ design: 'b', pieces: 1 }]]], ordered: [] });
  };
  put(`kanuka.wishlist@${DEMO.id}`, ['both', 'old']);
  put(`kanuka.addresses@${DEMO.id}`, [own, work]);
  put(`kanuka.cart.later@${DEMO.id}`, { mug: { M: 1 }, lamp: { M: 1 } });
  put(`kanuka.designs@${DEMO.id}`, {
    pending: [['mug', 'a']],
    lines: [[KEY, [{ design: 'a', pieces: 1 }]]],
    ordered: [['c', 7]],
  });
  for (let time = 0; time < 2; time += 1) {
    visitors();
    adoptVisitors(DEMO.id);
    expect(Object.keys(localStorage).filter((key) => !key.includes('@'))).toEqual([]);
    localStorage.setItem('token', `x.${btoa(JSON.stringify({ id: DEMO.id }))}.y`);
    const { shop, leave } = startShop();
    const { wishlist, addresses, savedForLater } = shop.store.get();
    expect(wishlist).toEqual(['new', 'both', 'old']);
    expect(addresses.map(({ address }) => address.street)).toEqual(['own', 'home', 'work']);
    expect([...savedForLater.keys()].toSorted()).toEqual(['lamp', 'mug']);
    expect(savedForLater.get('mug')?.get('M')).toBe(2);
    leave();
    localStorage.removeItem('token');
  }
});

test('S25: designs of an account expire after half a year, and those of removed lines after a month', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const visit = startShop();
  await logIn(visit, DEMO);
  await visit.actions.saveDesign(aDesign('a', onPage));
  await visit.actions.saveDesign(aDesign('b', { kind: 'line', key: KEY, part: 0, isOne: false }));
  await quiet();
  visit.actions.logOut();
  await visit.actions.saveDesign(aDesign('c', onPage));
  const month = 31 * 24 * 60 * 60_000;
  vi.setSystemTime(Date.now() + month);
  await visit.actions.loadDesigns();
  expect(await visit.actions.readPhoto('photo of b')).toBeNull();
  expect(await visit.actions.readPhoto('photo of a')).not.toBeNull();
  vi.setSystemTime(Date.now() + 5 * month);
  await visit.actions.loadDesigns();
  expect(await visit.actions.readPhoto('photo of a')).toBeNull();
  expect(await visit.actions.readPhoto('photo of c'), 'the current shopper sees and deletes theirs').not.toBeNull();
});

test('S25: what was kept under a token that names no account goes with it, for nobody could come back to it', async () => {
  localStorage.setItem('token', 'says.nothing.atall');
  sandbox.controls.faults.add({ route: '/api/cart/*', fault: { type: 'status', code: 500 } });
  const { actions } = openBrowser().openTab().shop;
  await actions.saveDesign(aDesign('a', onPage));
  actions.toggleWish('mug');
  actions.logOut();
  await actions.loadDesigns();
  expect(Object.keys(localStorage).filter((key) => key.includes('@'))).toEqual([]);
  expect(await actions.readPhoto('photo of a')).toBeNull();
});
