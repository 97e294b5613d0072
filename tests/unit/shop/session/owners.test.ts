import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { lineId } from '#domain/cart/cart.ts';
import { designerNow } from '#shop/designs/designOwner.ts';
import { adoptVisitors, readOwned } from '#shop/session/owner.ts';
import { aDesign } from '#tests/support/designs.ts';
import { anAddress } from '#tests/support/factories.ts';
import { fillDevice } from '#tests/support/fullDevice.ts';
import { sandbox } from '#tests/support/server.ts';
import { DEMO, storedCart, loggedIn, OTHER, putServerCart, serverCart } from '#tests/support/shopper.ts';
import type { Login } from '#tests/support/shopper.ts';
import { expireSession, quiet, startShop, stopTimers, until, type Visit } from '#tests/support/startShop.ts';
import { openBrowser } from '#tests/support/tabs.ts';

// jsdom has no IndexedDB: designs are held in memory.
beforeEach(() => sandbox.controls.store.users.add(OTHER, 0));
afterEach(() => startShop().actions.deleteDesigns(['a', 'b', 'c', 'd']));

const LINE = { productId: 'mug', size: 'M' };
const KEY = lineId(LINE);
const onPage = { kind: 'product', productId: 'mug' } as const;

const ITS_LINE = { kind: 'line', key: KEY, part: 0, isOne: false } as const;
const MONTH_MS = 31 * 24 * 60 * 60_000;
const NOTHING = { designs: [], wishlist: [], recent: [], addresses: [], ownPhoto: null, hasSessionEnded: false };

const logIn = ({ actions }: Pick<Visit, 'actions'>, { email, password }: Login) => actions.logIn(email, password);

/** Opens the shop and logs in to this account. */
async function visitOf(account: Login): Promise<Visit> {
  const visit = startShop();
  await logIn(visit, account);
  return visit;
}

/** Logs out once no call is under way. */
async function leave({ actions }: Visit): Promise<void> {
  await quiet();
  actions.logOut();
}

/** Ids of the designs that the shop shows after loading them. */
async function shownDesigns({ shop, actions }: Pick<Visit, 'shop' | 'actions'>): Promise<readonly string[]> {
  await actions.loadDesigns();
  return shop.store.get().designs.map(({ design }) => design.id);
}

/** Opens the shop, logs in to this account, and returns the ids of its designs. */
async function designsAfterLogin(account: Login): Promise<readonly string[]> {
  const visit = await visitOf(account);
  const shown = await shownDesigns(visit);
  await leave(visit);
  return shown;
}

test('S25: a design that is being saved at the logout, or from a screen opened before it, is the account’s alone', async () => {
  const visit = await visitOf(DEMO);
  const by = designerNow();
  const saving = visit.actions.saveDesign(aDesign('a', onPage));
  visit.actions.logOut();
  await saving;
  expect(await shownDesigns(visit)).toEqual([]);
  expect(visit.shop.store.get().designIndex.pending.size).toBe(0);
  await logIn(visit, OTHER);
  await visit.actions.saveDesign({ ...aDesign('b', { kind: 'product', productId: 'lamp' }), by });
  expect(await shownDesigns(visit)).toEqual([]);
  await leave(visit);
  expect(await designsAfterLogin(OTHER)).toEqual([]);
  expect((await designsAfterLogin(DEMO)).toSorted()).toEqual(['a', 'b']);
});

test('S25: a design from a visitor’s screen is saved for the account of a later login, and refused after its logout', async () => {
  const visit = startShop();
  const by = designerNow();
  await logIn(visit, DEMO);
  await visit.actions.saveDesign({ ...aDesign('a', onPage), by });
  expect(await shownDesigns(visit)).toEqual(['a']);
  await leave(visit);
  expect(await visit.actions.saveDesign({ ...aDesign('b', onPage), by })).toBe('refused');
  expect(await shownDesigns(visit)).toEqual([]);
  expect(await visit.actions.readPhoto('photo of b')).toBeNull();
  expect(await designsAfterLogin(DEMO)).toEqual(['a']);
});

test('S25: photos removed at the logout are deleted for the account alone, also one that was being saved', async () => {
  const visit = await visitOf(OTHER);
  await visit.actions.saveDesign(aDesign('d', onPage));
  await leave(visit);
  await logIn(visit, DEMO);
  await visit.actions.saveDesign(aDesign('a', onPage));
  const by = { ...designerNow(), since: Date.now() - 1 };
  const saving = visit.actions.saveDesign({ ...aDesign('b', onPage), by });
  const removing = visit.actions.removePhotos();
  visit.actions.logOut();
  await saving;
  expect(await removing).toBe(true);
  // The screen was opened before the removal: its save on closing is refused.
  expect(await visit.actions.saveDesign({ ...aDesign('c', onPage), by })).toBe('refused');
  for (const id of ['a', 'b', 'c']) expect(await visit.actions.readPhoto(`photo of ${id}`), id).toBeNull();
  expect(readOwned('kanuka.designs', DEMO.id)).toBeNull();
  expect(await designsAfterLogin(DEMO)).toEqual([]);
  expect(await designsAfterLogin(OTHER)).toEqual(['d']);
});

test('S25: after photos were removed while the clock was ahead, designs are saved as usual', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const now = Date.now();
  const visit = startShop();
  vi.setSystemTime(now + MONTH_MS);
  await visit.actions.removePhotos();
  vi.setSystemTime(now);
  await visit.actions.saveDesign(aDesign('a', onPage));
  expect(await shownDesigns(visit)).toEqual(['a']);
});

const SAVED = { wishlist: ['mug'], recent: ['lamp'], addresses: [{ address: anAddress() }] };
function saveAll({ actions }: Pick<Visit, 'actions'>): void {
  actions.toggleWish('mug');
  actions.recordViewed('lamp');
  actions.saveAddress(anAddress());
}

/** Two tabs that show the design which the first has saved. */
async function twoTabs(account?: Login) {
  const { openTab } = openBrowser();
  const [first, second] = [openTab(), openTab()];
  if (account) await logIn(first.shop, account);
  await first.shop.actions.saveDesign(aDesign('a', onPage));
  await until(() => expect(second.shop.store.get().designs).toHaveLength(1));
  return { first, second };
}

test('S14 S25 R19: a logout applies to every tab: no design, photo, saved product or address of the account remains', async () => {
  const ownPhoto = { photo: 'a', name: 'a.jpg', pixels: { width: 40, height: 30 }, at: 7 };
  localStorage.setItem(`kanuka.photo@${DEMO.id}`, JSON.stringify(ownPhoto));
  const { first, second } = await twoTabs(DEMO);
  saveAll(first.shop);
  for (const { shop } of [first, second]) expect(shop.store.get()).toMatchObject({ ownPhoto });
  first.shop.actions.logOut();
  await until(() => expect(second.shop.store.get().token).toBeNull());
  for (const { shop } of [first, second]) expect(shop.store.get()).toMatchObject(NOTHING);
  await logIn(second.shop, OTHER);
  await until(() => expect(first.shop.store.get().token).not.toBeNull());
  for (const { shop } of [first, second]) expect(shop.store.get()).toMatchObject(NOTHING);
  second.shop.actions.logOut();
  await logIn(second.shop, DEMO);
  expect(second.shop.store.get(), 'its own account finds it again').toMatchObject({ ownPhoto });
});

test('S25: photos removed in one tab disappear from the others at once', async () => {
  const { first, second } = await twoTabs();
  const before = Date.now();
  await first.shop.actions.removePhotos();
  await until(() => expect(second.shop.store.get().designs).toEqual([]));
  expect(second.shop.store.get().photosRemovedAt).toBeGreaterThanOrEqual(before);
  expect(await second.shop.actions.readPhoto('photo of a')).toBeNull();
});

test('S25: an action in a tab of an earlier account changes nothing of the next account, and shows nothing of it', async () => {
  const { first, second } = await twoTabs(DEMO);
  second.freeze();
  first.shop.actions.logOut();
  await logIn(first.shop, OTHER);
  first.shop.actions.toggleWish('vase');
  first.shop.actions.saveAddress(anAddress({ street: 'theirs' }));
  const { wishlist, addresses } = first.shop.store.get();
  await second.shop.actions.placeDesign(ITS_LINE, 'a');
  saveAll(second.shop);
  expect(readOwned('kanuka.designs', OTHER.id)).toBeNull();
  expect(readOwned('kanuka.wishlist', OTHER.id)).toEqual(wishlist);
  expect(readOwned('kanuka.addresses', OTHER.id)).toEqual(addresses);
  expect(readOwned('kanuka.recent', OTHER.id)).toBeNull();
  expect(second.shop.store.get()).toMatchObject({ wishlist: [], recent: [], addresses: [] });
  expect(await shownDesigns({ ...first, actions: first.shop.actions })).toEqual([]);
});

test('S25 R7: after an expired session another account finds no data, and its own account all of it, with the cart', async () => {
  stopTimers();
  putServerCart({ lamp: { M: 1 } }, OTHER.id);
  const visit = await visitOf(DEMO);
  visit.actions.addToCart(LINE);
  await visit.actions.saveDesign(aDesign('a', onPage));
  visit.actions.toggleWish('mug');
  await quiet();
  await expireSession(visit);
  expect(await shownDesigns(visit)).toEqual(['a']);
  await visit.actions.saveDesign(aDesign('b', { kind: 'product', productId: 'lamp' }));
  // Changed after the session expired: the server does not have this change.
  visit.actions.setQuantity(LINE, 3);
  await logIn(visit, OTHER);
  expect(visit.toasts).toContain(
    'The cart on this device belongs to another account. It will be here when that account logs in again.',
  );
  expect(await shownDesigns(visit)).toEqual([]);
  await quiet();
  expect([storedCart(), serverCart(OTHER.id)]).toEqual([{ lamp: { M: 1 } }, { lamp: { M: 1 } }]);
  expect(visit.shop.store.get().wishlist).toEqual([]);
  visit.actions.logOut();
  await logIn(visit, DEMO);
  expect((await shownDesigns(visit)).toSorted()).toEqual(['a', 'b']);
  expect(visit.shop.store.get().wishlist).toEqual(['mug']);
  await quiet();
  expect([storedCart(), serverCart()]).toEqual([{ mug: { M: 3 } }, { mug: { M: 3 } }]);
});

test('S25: data stored without an owner belongs to the logged-in account, or else to the visitor', async () => {
  // As an earlier version of the shop stored it.
  const first = startShop();
  await first.actions.saveDesign(aDesign('a', onPage));
  saveAll(first);
  first.leave();
  expect(await shownDesigns(startShop()), 'a visitor’s').toEqual(['a']);
  const token = await loggedIn();
  const visit = startShop();
  expect(await shownDesigns(visit)).toEqual(['a']);
  expect(visit.shop.store.get()).toMatchObject(SAVED);
  await leave(visit);
  expect(await designsAfterLogin(OTHER)).toEqual([]);
  localStorage.setItem('token', token);
  expect(await shownDesigns(startShop())).toEqual(['a']);
  await quiet();
});

test('S25: at login a visitor’s data is merged into the account’s, and merging twice changes nothing', () => {
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

test.each([
  ['moves to the account', 99, `kanuka.addresses@${DEMO.id}`],
  ['stays where the account has no room for it, until the next start', 0, 'kanuka.addresses'],
])('R18: at a login on a full device what the visitor has stored %s', (_, room, key) => {
  const addresses = ['a', 'b', 'c', 'd'].map((id) => ({ id, address: anAddress({ street: `Street ${id}` }) }));
  localStorage.setItem('kanuka.addresses', JSON.stringify(addresses));
  fillDevice(room);
  adoptVisitors(DEMO.id);
  expect(Object.keys(localStorage)).toEqual([key]);
  expect(localStorage.getItem(key)).toContain('Street d');
});

test('S25 R18: what a full device could not move to an account does not go to the next one', async () => {
  localStorage.setItem('kanuka.addresses', JSON.stringify([{ id: '1', address: anAddress() }]));
  fillDevice(0);
  const visit = await visitOf(DEMO);
  const shown = () => visit.shop.store.get().addresses.length;
  expect([shown(), localStorage.getItem('kanuka.addresses')]).toEqual([1, expect.stringContaining('address')]);
  await leave(visit);
  expect([shown(), localStorage.getItem('kanuka.addresses')]).toEqual([0, null]);
  await logIn(visit, OTHER);
  expect(shown()).toBe(0);
  await leave(visit);
});

test('S25 R18: what an account removes leaves a full device that keeps it for the visitor, too', async () => {
  const [kept, removed] = ['Kept', 'Removed'].map((street) => ({ id: street, address: anAddress({ street }) }));
  localStorage.setItem('kanuka.addresses', JSON.stringify([kept, removed]));
  localStorage.setItem('kanuka.designs', JSON.stringify({ pending: [['mug', 'a']] }));
  fillDevice(0);
  const visit = await visitOf(DEMO);
  visit.actions.removeAddress('Removed');
  await visit.actions.removePhotos();
  expect(Object.values(localStorage).join('')).toMatch(/^(?!.*Removed).*Kept/s);
  expect(localStorage.getItem('kanuka.designs')).toBeNull();
  await leave(visit);
});

test('S25: designs of an account expire after half a year, and those of removed lines after a month', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const visit = await visitOf(DEMO);
  await visit.actions.saveDesign(aDesign('a', onPage));
  await visit.actions.saveDesign(aDesign('b', ITS_LINE));
  await leave(visit);
  await visit.actions.saveDesign(aDesign('c', onPage));
  vi.setSystemTime(Date.now() + MONTH_MS);
  await visit.actions.loadDesigns();
  expect(await visit.actions.readPhoto('photo of b')).toBeNull();
  expect(await visit.actions.readPhoto('photo of a')).not.toBeNull();
  vi.setSystemTime(Date.now() + 5 * MONTH_MS);
  await visit.actions.loadDesigns();
  expect(await visit.actions.readPhoto('photo of a')).toBeNull();
  expect(await visit.actions.readPhoto('photo of c'), 'the current shopper sees and deletes theirs').not.toBeNull();
});

test('S25: a login more than a month after the logout finds the designs of the lines in the account’s cart', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const visit = await visitOf(DEMO);
  visit.actions.addToCart(LINE);
  await visit.actions.saveDesign(aDesign('a', ITS_LINE));
  await leave(visit);
  vi.setSystemTime(Date.now() + MONTH_MS);
  expect(await designsAfterLogin(DEMO)).toEqual(['a']);
});

test('S25: designs of lines that wait for their account, in its cart or saved for later, do not expire', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const visit = await visitOf(DEMO);
  visit.actions.addToCart(LINE);
  await visit.actions.saveDesign(aDesign('a', ITS_LINE));
  await visit.actions.saveDesign(aDesign('b', { ...ITS_LINE, key: lineId({ ...LINE, size: 'L' }) }));
  localStorage.setItem(`kanuka.cart.later@${DEMO.id}`, '{"mug":{"L":1}}');
  await quiet();
  await expireSession(visit);
  vi.setSystemTime(Date.now() + MONTH_MS);
  await logIn(visit, OTHER);
  await visit.actions.saveDesign(aDesign('c', onPage));
  await visit.actions.loadDesigns();
  for (const id of ['a', 'b']) expect(await visit.actions.readPhoto(`photo of ${id}`), id).not.toBeNull();
  await leave(visit);
});

test('S25: data stored under a token that names no account is removed at the logout, since no login can reach it again', async () => {
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
