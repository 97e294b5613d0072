import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';

import { lineId, withQuantity } from '#domain/cart/cart.ts';
import { partsOf, type DesignTarget } from '#domain/design/designIndex.ts';
import { aDesign } from '#tests/support/designs.ts';
import { startShop, until } from '#tests/support/startShop.ts';

// jsdom has no IndexedDB: designs are held in memory.
const objectUrls = new Set<string>();
const { createObjectURL, revokeObjectURL } = URL;
beforeEach(() => {
  URL.createObjectURL = () => {
    const url = `blob:${Math.random()}`;
    objectUrls.add(url);
    return url;
  };
  URL.revokeObjectURL = (url) => void objectUrls.delete(url);
});
afterEach(async () => {
  const { actions, shop } = startShop();
  await actions.deleteDesigns(shop.store.get().designs.map(({ design }) => design.id));
  await actions.deleteDesigns(['a', 'b', 'c', 'd']);
  Object.assign(URL, { createObjectURL, revokeObjectURL });
  objectUrls.clear();
});

const DAY_MS = 24 * 60 * 60_000;
const LINE = { productId: 'mug', size: 'M' };
const KEY = lineId(LINE);
const onPage: DesignTarget = { kind: 'product', productId: 'mug' };
const inLine = (part = 0, isOne = false): DesignTarget => ({ kind: 'line', key: KEY, part, isOne });

function shopWith(quantity = 0) {
  const { actions, shop } = startShop();
  const ids = (): readonly string[] => shop.store.get().designs.map(({ design }) => design.id);
  const parts = (pieces: number) => partsOf(shop.store.get().designIndex, KEY, pieces);
  if (quantity > 0) shop.store.set({ cart: withQuantity(shop.store.get().cart, LINE, quantity) });
  return { actions, shop, ids, parts };
}

test('a changed design replaces the old one, whose photo is deleted', async () => {
  const { actions, ids, shop } = shopWith();
  expect(await actions.saveDesign(aDesign('a', onPage))).toBe('refused');
  await actions.saveDesign(aDesign('b', onPage, { replaces: 'a' }));
  expect(ids()).toEqual(['b']);
  expect(shop.store.get().designs[0]).toMatchObject({ isPersisted: false, bytes: 6 });
  expect(objectUrls.size, 'URLs of old previews are revoked').toBe(1);
  expect(await actions.readPhoto('photo of a')).toBeNull();
  expect((await actions.readPhoto('photo of b'))?.size).toBe('photo'.length);
  expect(shop.store.get().designIndex.pending.get('mug')).toBe('b');
});

test('a second piece with another photo does not change the first piece’s photo', async () => {
  const { actions, parts, ids } = shopWith(1);
  await actions.saveDesign(aDesign('a', onPage));
  expect(parts(1), 'a piece added before gets the photo').toEqual([{ design: 'a', pieces: 1 }]);
  await actions.saveDesign(aDesign('b', onPage));
  expect(parts(1)).toEqual([{ design: 'a', pieces: 1 }]);
  await actions.recordPiece(LINE, 1);
  expect(parts(2)).toEqual([
    { design: 'a', pieces: 1 },
    { design: 'b', pieces: 1 },
  ]);
  expect(ids().toSorted()).toEqual(['a', 'b']);
});

test('one piece is split off, and its part has a separate quantity', async () => {
  const { actions, parts } = shopWith(3);
  await actions.saveDesign(aDesign('a', inLine()));
  await actions.saveDesign(aDesign('b', inLine(0, true)));
  await actions.saveDesign(aDesign('c', inLine(0, true), { replaces: 'b' }));
  expect(parts(3)).toEqual([
    { design: 'a', pieces: 2 },
    { design: 'c', pieces: 1 },
  ]);
  await actions.placeDesign(inLine(0, true), null, 'c');
  expect(parts(3), 'what is taken away leaves its piece').toEqual([
    { design: 'a', pieces: 2 },
    { design: null, pieces: 1 },
  ]);
  await actions.saveDesign(aDesign('d', inLine(0, true), { wasCleared: true }));
  expect(parts(3), 'and what comes back goes to that piece').toEqual([
    { design: 'a', pieces: 2 },
    { design: 'd', pieces: 1 },
  ]);
  await actions.setPieces({ ...LINE, quantity: 3 }, 1, 4);
  expect(parts(6)).toEqual([
    { design: 'a', pieces: 2 },
    { design: 'd', pieces: 4 },
  ]);
  await actions.placeDesign(inLine(1), null);
  expect(parts(6)).toEqual([
    { design: 'a', pieces: 2 },
    { design: null, pieces: 4 },
  ]);
});

test('an ordered design is stored after its line is removed, with the time of its hand-over', async () => {
  const { actions, shop, ids } = shopWith(1);
  await actions.saveDesign(aDesign('a', onPage));
  const lines = [{ ...LINE, quantity: 1 }];
  const dismiss = await actions.recordOrdering(lines);
  expect([...shop.store.get().designIndex.ordered]).toEqual([['a', null]]);
  dismiss();
  expect(shop.store.get().designIndex.ordered.size, 'an order that was refused').toBe(0);
  await actions.recordOrdering(lines);
  await actions.recordOrdered(lines, new Map());
  expect(shop.store.get().designIndex).toMatchObject({ pending: new Map(), lines: new Map() });
  expect(ids()).toEqual(['a']);
  const before = Date.now();
  await actions.recordSent(['a']);
  expect(shop.store.get().designIndex.ordered.get('a')).toBeGreaterThanOrEqual(before);
  await actions.deleteDesigns(['a']);
  expect(ids()).toEqual([]);
  expect(localStorage.getItem('kanuka.designs')).toBeNull();
});

test('a line with pieces left after an order keeps its designs', async () => {
  const { actions, shop, parts } = shopWith(2);
  await actions.saveDesign(aDesign('a', inLine()));
  await actions.recordOrdered([LINE], withQuantity(new Map(), LINE, 1));
  expect(parts(1)).toEqual([{ design: 'a', pieces: 1 }]);
  expect(shop.store.get().designs).toHaveLength(1);
});

test('designs of an earlier page and of other tabs are loaded; without designs no load starts', async () => {
  const first = shopWith();
  await first.actions.saveDesign(aDesign('a', onPage));
  const savedForLater = shopWith();
  await until(() => expect(savedForLater.ids()).toEqual(['a']));
  await first.actions.saveDesign(aDesign('b', onPage));
  globalThis.dispatchEvent(new StorageEvent('storage', { key: 'kanuka.designs', newValue: '1' }));
  await until(() => expect(savedForLater.ids()).toEqual(['b']));
  expect(savedForLater.shop.store.get().designIndex.pending.get('mug')).toBe('b');
  localStorage.clear();
  const third = shopWith();
  await third.actions.loadDesigns();
  await third.actions.recordPiece(LINE, 0);
  expect(third.ids()).toEqual([]);
});

test('designs that a killed tab left without an index entry are deleted, and a line that may return keeps its designs', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const { actions, ids, shop } = shopWith(1);
  await actions.saveDesign(aDesign('a', inLine()));
  const named = localStorage.getItem('kanuka.designs') ?? '';
  await actions.saveDesign(aDesign('b', onPage));
  // The tab was killed before the index or its log contained the second design.
  localStorage.clear();
  localStorage.setItem('kanuka.designs', named);
  await actions.loadDesigns();
  expect(ids()).toEqual(['a']);
  expect(await actions.readPhoto('photo of b')).not.toBeNull();
  vi.setSystemTime(Date.now() + 2 * 60_000);
  await actions.loadDesigns();
  expect(await actions.readPhoto('photo of b')).toBeNull();
  shop.store.set({ cart: new Map() });
  vi.setSystemTime(Date.now() + 29 * DAY_MS);
  await actions.loadDesigns();
  expect(ids(), 'the line may come back with the cart of the account').toEqual(['a']);
  vi.setSystemTime(Date.now() + 2 * DAY_MS);
  await actions.loadDesigns();
  expect(ids()).toEqual([]);
  expect(localStorage.getItem('kanuka.designs')).toBeNull();
});
