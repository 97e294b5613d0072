// @vitest-environment node
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { deviceStorage } from '#lib/storage.ts';
import { createStore } from '#lib/store.ts';
import { designActions } from '#shop/designs/designActions.ts';
import { recordRemoval } from '#shop/designs/designOwner.ts';
import { deleteAllBut, readPhoto } from '#shop/designs/designStore.ts';
import { ownerNow, OWNED_KEYS, readOwned, removeOwned, writeOwned } from '#shop/session/owner.ts';
import { storedSession } from '#shop/session/storedSession.ts';
import { INITIAL_STATE } from '#shop/state.ts';
import { breakDatabase, mendDatabase } from '#tests/support/databaseFaults.ts';
import { aDesign } from '#tests/support/designs.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  mendDatabase();
});
afterEach(async () => {
  mendDatabase();
  vi.useRealTimers();
  for (const key of deviceStorage.keys()) deviceStorage.remove(key);
  await deleteAllBut(new Set());
});

/** A page of the shop, and the ids of the designs that it knows. */
function newPage() {
  const store = createStore({ ...INITIAL_STATE, shopper: storedSession.readShopper() });
  const actions = designActions(store);
  const ids = (): string =>
    store
      .get()
      .designs.map(({ design }) => design.id)
      .join();
  const make = async (id: string): Promise<void> => {
    await actions.saveDesign(aDesign(id, { kind: 'product', productId: id }));
    vi.setSystemTime(Date.now() + 1000);
  };
  return { actions, ids, make };
}

test('R43: a design that cannot be read now stays known, once, at its place by age, unless another tab has deleted it', async () => {
  const { actions, ids, make } = newPage();
  for (const id of ['a', 'b', 'c']) await make(id);
  const { get } = IDBObjectStore.prototype;
  vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(function lost(this: IDBObjectStore, key) {
    if (this.name === 'previews' && key === 'b') throw new DOMException('Failed to read large value', 'DataError');
    return get.call(this, key);
  });
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
  ['goes with all photos that another tab removes', {}, null],
  ['stays if it was made after that', { madeLater: true }, 'photo'],
  ['stays if another owner has it too', { isShared: true }, 'photo'],
  ['stays if no photos were removed', { isRemoved: false }, 'photo'],
])(
  'S25: a design in this page’s memory alone %s',
  async (
    _,
    { madeLater, isShared, isRemoved = true }: { madeLater?: boolean; isShared?: boolean; isRemoved?: boolean },
    left,
  ) => {
    const { actions, ids, make } = newPage();
    breakDatabase('QuotaExceededError', () => true);
    const { at } = recordRemoval(ownerNow());
    if (!isRemoved) deviceStorage.remove('kanuka.designs.removed');
    vi.setSystemTime(madeLater ? at + 1 : at);
    await make('a');
    if (isShared) writeOwned(OWNED_KEYS.designs, readOwned(OWNED_KEYS.designs), 'another');
    removeOwned(OWNED_KEYS.designs);
    await actions.loadDesigns();
    expect(ids()).toBe('');
    expect((await readPhoto('photo of a').catch(() => null)) && 'photo').toBe(left);
  },
);
