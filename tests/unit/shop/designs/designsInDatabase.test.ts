// @vitest-environment node
import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { cardKey, MAX_CARD_PICTURES } from '#domain/design/cardPictureCache.ts';
import type { OwnPhoto } from '#domain/design/storedOwnPhoto.ts';
import { CENTRED } from '#domain/design/photoPlacement.ts';
import { deviceStorage } from '#lib/storage.ts';
import { createStore } from '#lib/store.ts';
import { designActions } from '#shop/designs/designActions.ts';
import { designerNow, ownerOfWork, readChosenPhoto, recordRemoval } from '#shop/designs/designOwner.ts';
import { deleteAllBut, deleteDesigns, deleteUnused, putDesign, readPhoto } from '#shop/designs/designStore.ts';
import {
  chooseOwnPhoto,
  designOwnPhoto,
  readOwnPhoto,
  removeOwnPhoto,
  putCardPicture,
  readCardPicture,
} from '#shop/designs/ownPhotoActions.ts';
import { adoptVisitors, ownerNow, OWNED_KEYS, removeOwned, TOKEN_KEY, writeOwned } from '#shop/session/owner.ts';
import { storedSession } from '#shop/session/storedSession.ts';
import { INITIAL_STATE, type ShopState } from '#shop/state.ts';
import { breakDatabase, loseRecords, mendDatabase, storedKeys } from '#tests/support/databaseFaults.ts';
import { aDesign } from '#tests/support/designs.ts';

const newStore = () => createStore<ShopState>(INITIAL_STATE);
/** The store of a page that has read who the shopper is. */
const startedStore = () => createStore<ShopState>({ ...INITIAL_STATE, shopper: storedSession.readShopper() });
const aPhoto = (photo: string, at = Date.now()): OwnPhoto => ({
  photo,
  name: `${photo}.jpg`,
  pixels: { width: 40, height: 30 },
  at,
});
const textOf = async (file: Promise<Blob | null>) => (await file)?.text();
const fileOf = (photo: string): Blob => new Blob([`file of ${photo}`], { type: 'image/jpeg' });
const choose = (store: ReturnType<typeof newStore>, photo: OwnPhoto) =>
  chooseOwnPhoto(store, photo, fileOf(photo.photo), designerNow());
const tokenOf = (id: string): string => `h.${btoa(JSON.stringify({ id }))}.s`;
const logInAs = (id: string | null): void =>
  id === null ? deviceStorage.remove(TOKEN_KEY) : void deviceStorage.write(TOKEN_KEY, tokenOf(id));

const ON_PAGE = { kind: 'product', productId: 'mug' } as const;

const stored = () => storedKeys('photos', 'previews');
const isChosen = (store: ReturnType<typeof newStore>) => [store.get().ownPhoto, readChosenPhoto()];

beforeEach(mendDatabase);
afterEach(async () => {
  mendDatabase();
  for (const key of deviceStorage.keys()) deviceStorage.remove(key);
  await deleteAllBut(new Set());
});

test('a photo is stored once and read again, and another one replaces it with all that was drawn of it', async () => {
  const store = newStore();
  const first = aPhoto('a');
  expect(await choose(store, first)).toBe('saved');
  expect(store.get()).toMatchObject({ ownPhoto: first, isOwnPhotoAsked: true });
  await putCardPicture(cardKey('a', 'mug'), fileOf('mug'), new Set());
  expect(await textOf(readOwnPhoto(newStore(), first))).toBe('file of a');
  expect(await textOf(readCardPicture(cardKey('a', 'mug')))).toBe('file of mug');
  await choose(store, aPhoto('b'));
  expect(await stored()).toEqual([['b'], []]);
  expect(await removeOwnPhoto(store)).toBe(true);
  expect(isChosen(store)).toEqual([null, null]);
  expect(await stored()).toEqual([[], []]);
});

test('a photo that a design has too stays for the design, and the other way round', async () => {
  const store = newStore();
  const { content, product: gift } = aDesign('d1', ON_PAGE);
  const hash = 'photo of d1';
  const put = () =>
    putDesign({ ...content, id: 'd1', madeAt: 1, gift }, new Blob(['p']), new Map([[hash, fileOf(hash)]]));
  await put();
  await choose(store, aPhoto(hash));
  await deleteDesigns(['d1']);
  expect(await stored()).toEqual([[hash], []]);
  await put();
  await removeOwnPhoto(store);
  expect(await stored()).toEqual([[hash], ['d1']]);
});

test('R45: a photo that cannot be read now stays chosen; only one that the device has lost ends the choice', async () => {
  const store = newStore();
  const photo = aPhoto('a');
  await choose(store, photo);
  breakDatabase('UnknownError', () => true);
  await expect(readOwnPhoto(store, photo)).rejects.toThrow('closing');
  await expect(readCardPicture(cardKey('a', 'mug'))).rejects.toThrow('closing');
  expect(isChosen(store)).toEqual([photo, photo]);
  mendDatabase();
  expect(await textOf(readOwnPhoto(store, photo))).toBe('file of a');
  const database = await openDB('kanuka-designs');
  await database.clear('photos');
  database.close();
  expect(await readOwnPhoto(store, photo)).toBeNull();
  expect(isChosen(store)).toEqual([null, null]);
});

test('R45: what the device refuses is shown until the page is closed, and not looked for at the next visit', async () => {
  const store = newStore();
  breakDatabase('QuotaExceededError', () => true);
  expect(await choose(store, aPhoto('a'))).toBe('full');
  expect(readChosenPhoto()).toBeNull();
  expect(await textOf(readOwnPhoto(store, aPhoto('a')))).toBe('file of a');
});

test('S25: a photo belongs to its shopper, and a visitor’s goes along into a login', async () => {
  const store = newStore();
  logInAs('asha');
  await choose(store, aPhoto('a'));
  logInAs('bala');
  expect(readChosenPhoto()).toBeNull();
  await choose(store, aPhoto('b'));
  await removeOwnPhoto(store);
  expect((await stored())[0]).toEqual(['a']);
  logInAs(null);
  await choose(store, aPhoto('v'));
  adoptVisitors('bala');
  expect(readChosenPhoto()).toBeNull();
  logInAs('bala');
  expect(readChosenPhoto()?.photo).toBe('v');
});

test('S25: a photo whose shopper logs out while it is being opened is not stored', async () => {
  const store = newStore();
  const by = designerNow();
  deviceStorage.write('kanuka.shopper', '8');
  expect(await chooseOwnPhoto(store, aPhoto('a'), fileOf('a'), by)).toBeNull();
  expect(store.get().ownPhoto).toBeNull();
  expect(await stored()).toEqual([[], []]);
});

test('the photo of an account that stayed away for half a year is deleted when another shopper chooses one', async () => {
  const store = newStore();
  logInAs('asha');
  await choose(store, aPhoto('a', Date.now() - 181 * 24 * 60 * 60_000));
  logInAs('bala');
  await choose(store, aPhoto('b'));
  expect((await stored())[0]).toEqual(['b']);
});

test('drawn pictures are bounded in number', async () => {
  await choose(newStore(), aPhoto('a'));
  for (let at = 0; at < MAX_CARD_PICTURES + 3; at += 1)
    await putCardPicture(cardKey('a', String(at).padStart(2, '0')), fileOf('x'), new Set([cardKey('a', '00')]));
  const [, previews] = await stored();
  expect(previews).toHaveLength(MAX_CARD_PICTURES);
  expect(previews).toContain(cardKey('a', '00'));
  await deleteUnused();
  expect((await stored())[1]).toHaveLength(MAX_CARD_PICTURES);
});

describe('a design of the photo', () => {
  const { content, product } = aDesign('d1', ON_PAGE);
  const place = { photo: 'a', pixels: { width: 40, height: 30 }, placement: CENTRED };
  const toMake = () => {
    const [preview, places] = [new Blob(['p']), [place]];
    return { by: designerNow(), content: { ...content, places }, product, preview, instead: null };
  };
  const pendingOf = (store: ReturnType<typeof newStore>) => store.get().designIndex.pending.get('mug');

  test('R48: waits on its product’s page, and another that the product has got meanwhile is used in its place', async () => {
    const store = startedStore();
    await choose(store, aPhoto('a'));
    const made = await designOwnPhoto(store, aPhoto('a'), toMake());
    expect(made).toEqual({ design: pendingOf(store) });
    expect(store.get().designs).toMatchObject([{ isPersisted: true, design: { places: [place], gift: product } }]);
    expect(await designOwnPhoto(store, aPhoto('a'), toMake())).toEqual(made);
    expect(store.get().designs).toHaveLength(1);
    breakDatabase('UnknownError', () => true);
    const later = startedStore();
    for (const each of [store, later]) await designActions(each).loadDesigns();
    expect(store.get(), 'known from an earlier read').toMatchObject({ areDesignsUnreadable: false, designs: [{}] });
    expect(later.get()).toMatchObject({ areDesignsUnreadable: true, designs: [] });
    mendDatabase();
    await designActions(later).loadDesigns();
    expect(later.get()).toMatchObject({ areDesignsUnreadable: false, designs: [{ isPersisted: true }] });
  });

  test('R48: lasts until the page is closed where the device stores nothing', async () => {
    const store = startedStore();
    breakDatabase('QuotaExceededError', () => true);
    await choose(store, aPhoto('a'));
    const made = await designOwnPhoto(store, aPhoto('a'), toMake());
    expect(made).toEqual({ design: pendingOf(store) });
    expect(store.get().designs).toMatchObject([{ isPersisted: false, design: { places: [place] } }]);
    expect(await textOf(readPhoto('a'))).toBe('file of a');
  });

  test('R48: is not made for the next shopper, nor after all photos were removed', async () => {
    const store = startedStore();
    await choose(store, aPhoto('a'));
    const made = toMake();
    const { at } = recordRemoval(made.by.owner);
    expect(ownerOfWork({ ...made.by, since: at }), 'begun as the removal was').toBe(made.by.owner);
    expect(await designOwnPhoto(store, aPhoto('a'), { ...made, by: { ...made.by, since: 0 } })).toBe('gone');
    recordRemoval('another owner');
    expect(ownerOfWork({ ...made.by, since: 0 })).toBe(made.by.owner);
    deviceStorage.write('kanuka.shopper', '8');
    expect(await designOwnPhoto(store, aPhoto('a'), made)).toBe('left');
    expect(store.get().designs).toEqual([]);
  });
});

describe('designs that are loaded', () => {
  const KEY = OWNED_KEYS.designs;
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));

  /** A page of the shop, and the ids of the designs that it knows. */
  function newPage() {
    const store = startedStore();
    const actions = designActions(store);
    const ids = (): string => String(store.get().designs.map(({ design }) => design.id));
    const make = async (id: string): Promise<void> => {
      await actions.saveDesign(aDesign(id, { kind: 'product', productId: id }));
      vi.setSystemTime(Date.now() + 1000);
    };
    return { actions, ids, make };
  }

  test('R43: a design that cannot be read now stays known, once, at its place by age, unless another tab has deleted it', async () => {
    const { actions, ids, make } = newPage();
    for (const id of ['a', 'b', 'c']) await make(id);
    loseRecords((store, key) => store === 'previews' && key === 'b');
    await actions.loadDesigns();
    expect(ids()).toBe('c,b,a');
    await newPage().actions.deleteDesigns(['c']);
    await actions.loadDesigns();
    expect(ids()).toBe('b,a');
  });

  test('S25: designs that are read while another shopper takes over are not shown', async () => {
    await newPage().make('a');
    const { actions, ids } = newPage();
    const loading = actions.loadDesigns();
    deviceStorage.write('kanuka.shopper', '8');
    await loading;
    expect(ids()).toBe('');
  });

  test.each([
    ['goes with all photos that another tab removes', () => {}, undefined],
    ['stays if it was made after that', () => void vi.setSystemTime(Date.now() + 1), 'photo'],
    ['stays if another owner has it too', () => void writeOwned(KEY, { pending: [['a', 'a']] }, 'another'), 'photo'],
    ['stays if no photos were removed', () => deviceStorage.remove('kanuka.designs.removed'), 'photo'],
  ])('S25: a design in this page’s memory alone %s', async (_, given, left) => {
    const { actions, ids, make } = newPage();
    breakDatabase('QuotaExceededError', () => true);
    recordRemoval(ownerNow());
    given();
    await make('a');
    removeOwned(KEY);
    await actions.loadDesigns();
    expect(ids()).toBe('');
    expect(await textOf(readPhoto('photo of a').catch(() => null))).toBe(left);
  });
});
