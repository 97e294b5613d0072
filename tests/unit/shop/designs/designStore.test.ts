// @vitest-environment node
import 'fake-indexeddb/auto';

import { openDB } from 'idb';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';

import { emptyContent, type Design } from '#domain/design/design.ts';
import { MAX_TEXTS, NEW_TEXT, type DesignText } from '#domain/design/designText.ts';
import { CENTRED } from '#domain/design/photoPlacement.ts';
import { fieldsOf, type DesignFields } from '#shop/designs/storedDesign.ts';
import { deleteAllBut, deleteDesigns, listDesigns, putDesign, readPhoto } from '#shop/designs/designStore.ts';
import { breakDatabase, loseRecords, mendDatabase, storedKeys } from '#tests/support/databaseFaults.ts';

const gift = { productId: 'mug', size: 'M', name: 'Photo Mug', category: 'Mugs', subCategory: '' };
let made = 0;

function aDesign(...photos: readonly string[]): Design {
  made += 1;
  const places = photos.map((photo) => ({ photo, pixels: { width: 9, height: 9 }, placement: CENTRED }));
  return { ...emptyContent('one', 1), places, id: `design ${made}`, gift, madeAt: made };
}

const preview = new Blob(['12345']);
const files = (...photos: readonly string[]) => new Map(photos.map((hash) => [hash, new Blob([hash.repeat(10)])]));

const textOf = async (photo: string) => (await readPhoto(photo))?.text();

/** Whether each listed design is stored, by id. */
const persisted = async () =>
  Object.fromEntries((await listDesigns()).designs.map(({ design, isPersisted }) => [design.id, isPersisted]));

/** Saves a design with its photos. */
const put = (design: Design) =>
  putDesign(design, preview, files(...design.places.flatMap((place) => place?.photo ?? [])));

/** A design as another version of the shop wrote it. */
const foreign = (design: Design) => ({ ...design, look: 'sepia' }) as unknown as Design;

/** The designs of a list that is complete. */
async function allDesigns() {
  const { designs, isComplete } = await listDesigns();
  expect(isComplete).toBe(true);
  return designs;
}

const stored = () => storedKeys('designs', 'photos', 'previews');

beforeEach(mendDatabase);
afterEach(async () => {
  mendDatabase();
  vi.unstubAllGlobals();
  expect(await deleteAllBut(new Set())).toBe(true);
  expect(await allDesigns()).toEqual([]);
});

test('a photo of two designs is stored once, and deleted with the last of them', async () => {
  const [first, unmarked] = [aDesign('aa'), aDesign('aa', 'bb')];
  const places = unmarked.places.map((place) => place && { ...place, copied: 'messenger' as const });
  const second = { ...unmarked, places };
  expect(await put(first)).toBe('saved');
  expect(await put(second)).toBe('saved');
  const listed = await allDesigns();
  expect(listed.map(({ design }) => design)).toEqual([second, first]);
  expect(listed.map(({ bytes }) => bytes)).toEqual([5 + 20 + 20, 5]);
  expect(listed.every(({ isPersisted }) => isPersisted)).toBe(true);
  await deleteDesigns([second.id]);
  expect(await textOf('aa')).toBe('aa'.repeat(10));
  expect(await readPhoto('bb')).toBeNull();
  await deleteDesigns([first.id]);
  expect(await readPhoto('aa')).toBeNull();
});

test('a design too large for the device is held in memory; storing one asks for persistent storage', async () => {
  const persist = vi.fn(async () => true);
  const [first, second] = [aDesign('aa'), aDesign('bb')];
  await put(first);
  vi.stubGlobal('navigator', { storage: { persist, estimate: async () => ({ quota: 100, usage: 99 }) } });
  expect(await put(second)).toBe('full');
  expect(await persisted()).toEqual({ [second.id]: false, [first.id]: true });
  expect(await textOf('bb')).toBe('bb'.repeat(10));
  vi.stubGlobal('navigator', { storage: { persist, estimate: async () => ({ quota: 1e9, usage: 0 }) } });
  expect(await put(second)).toBe('saved');
  expect(await persisted()).toEqual({ [second.id]: true, [first.id]: true });
  expect(persist).toHaveBeenCalledOnce();
});

test('a design that is saved before all of its photos are open has them, and counts them', async () => {
  const first = aDesign('aa', 'bb');
  await put(first);
  const second = { ...aDesign('aa', 'bb'), note: 'changed' };
  expect(await putDesign(second, preview, files('aa'))).toBe('saved');
  await deleteDesigns([first.id]);
  expect((await allDesigns()).map(({ bytes }) => bytes)).toEqual([5 + 20 + 20]);
  expect(await textOf('bb')).toBe('bb'.repeat(10));
  vi.stubGlobal('navigator', { storage: { estimate: async () => ({ quota: 100, usage: 99 }) } });
  const third = aDesign('aa', 'bb');
  expect(await putDesign(third, preview, files('aa'))).toBe('full');
  await deleteDesigns([second.id]);
  expect(await textOf('bb')).toBe('bb'.repeat(10));
  await deleteDesigns([third.id]);
  expect(await stored()).toEqual([[], [], []]);
});

test('a design is saved although a photo that is not open cannot be read', async () => {
  await put(aDesign('aa', 'bb'));
  loseRecords((_, key) => key === 'bb');
  expect(await putDesign(aDesign('aa', 'bb'), preview, files('aa'))).toBe('saved');
});

/** The Blobs in the shop's database. */
async function storedBlobs(): Promise<readonly unknown[]> {
  const database = await openDB('kanuka-designs');
  const all = await Promise.all(['photos', 'previews'].map((name) => database.getAll(name)));
  database.close();
  return all.flat().filter((record) => record instanceof Blob);
}

test('R35: a private window that stores no Blobs stores a design byte for byte', async () => {
  const { put } = IDBObjectStore.prototype;
  // Safari's private window: a write that contains a Blob never finishes.
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function hang(this: IDBObjectStore, value, key) {
    const hasBlob = [value, ...Object.values(value as object)].some((part) => part instanceof Blob);
    return hasBlob ? new IDBRequest() : put.call(this, value, key);
  });
  const design = aDesign('aa');
  const photo = new Blob([new Uint8Array([0, 255, 1])], { type: 'image/jpeg' });
  expect(await putDesign(design, new Blob(['12345'], { type: 'image/webp' }), new Map([['aa', photo]]))).toBe('saved');
  const [listed] = await allDesigns();
  expect(listed).toMatchObject({ design, bytes: 8, isPersisted: true });
  expect([listed?.preview.type, await listed?.preview.text()]).toEqual(['image/webp', '12345']);
  const read = await readPhoto('aa');
  expect([read?.type, read && [...new Uint8Array(await read.arrayBuffer())]]).toEqual(['image/jpeg', [0, 255, 1]]);
});

test('R35: of several photos the largest is written first, so that a full device shows early', async () => {
  const puts = vi.spyOn(IDBObjectStore.prototype, 'put');
  const photos = new Map([2, 9, 4].map((size) => [`photo ${size}`, new Blob(['x'.repeat(size)])]));
  expect(await putDesign(aDesign(...photos.keys()), preview, photos)).toBe('saved');
  expect(puts.mock.calls.flatMap(([, key]) => (typeof key === 'string' && photos.has(key) ? [key] : []))).toEqual([
    'photo 9',
    'photo 4',
    'photo 2',
  ]);
});

/** Holds the transaction of every design open, and so all later ones, until `release`. */
function hangDatabase(): { readonly release: () => void } {
  const { put } = IDBObjectStore.prototype;
  let isHanging = true;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function hang(this: IDBObjectStore, value, key) {
    const extend = (): void => {
      // A transaction stays open while it has further requests.
      if (isHanging) this.get('nothing').addEventListener('success', extend);
    };
    if (this.name === 'designs') extend();
    return put.call(this, value, key);
  });
  return { release: () => (isHanging = false) };
}

const turn = (ms = 0): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));

test('R35: a hanging write times out after five seconds; what is not deleted meanwhile is held in memory and stored later', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { release } = hangDatabase();
  onTestFinished(release);
  const [first, second, deleted] = [aDesign('aa'), aDesign('bb'), aDesign('cc')];
  let result = '';
  const saving = put(first).then((outcome) => (result = outcome));
  // The timeout starts when the write has begun.
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
  await turn(50);
  vi.advanceTimersByTime(4000);
  await turn();
  expect(result).toBe('');
  vi.advanceTimersByTime(1000);
  await saving;
  expect([result, await persisted(), await textOf('aa')]).toEqual(['refused', { [first.id]: false }, 'aa'.repeat(10)]);
  for (const design of [second, deleted]) expect(await put(design), 'the next does not wait').toBe('refused');
  expect(await deleteDesigns([deleted.id])).toBe(true);
  release();
  await vi.waitFor(async () => expect((await persisted())[first.id]).toBe(true));
  expect(await put(second)).toBe('saved');
  await vi.waitFor(async () => {
    const [designs, photos] = await stored();
    expect([designs?.toSorted(), photos?.toSorted()]).toEqual([[first.id, second.id].toSorted(), ['aa', 'bb']]);
  });
});

/** Stores a design as an earlier version of the shop did. */
async function storeAsBlobs(design: Design): Promise<void> {
  await allDesigns();
  const database = await openDB('kanuka-designs');
  const transaction = database.transaction(['designs', 'photos', 'previews'], 'readwrite');
  await Promise.all([
    transaction.objectStore('designs').put(fieldsOf(design)),
    transaction.objectStore('photos').put(new Blob(['photo'], { type: 'image/png' }), 'aa'),
    transaction.objectStore('previews').put(preview, design.id),
    transaction.done,
  ]);
  database.close();
}

test('Blobs of an earlier version are read, and rewritten as bytes', async () => {
  const design = aDesign('aa');
  await storeAsBlobs(design);
  expect(await storedBlobs()).toHaveLength(2);
  expect(await allDesigns()).toMatchObject([{ design, bytes: 5 + 5, isPersisted: true }]);
  expect(await textOf('aa')).toBe('photo');
  await vi.waitFor(async () => expect(await storedBlobs()).toEqual([]));
  expect(await allDesigns()).toMatchObject([{ design, bytes: 5 + 5, isPersisted: true }]);
  expect((await readPhoto('aa'))?.type).toBe('image/png');
});

test('a photo deleted while it is rewritten stays deleted', async () => {
  const design = aDesign('aa');
  await storeAsBlobs(design);
  await allDesigns();
  await readPhoto('aa');
  await deleteDesigns([design.id]);
  await new Promise((resolve) => void setTimeout(resolve, 20));
  expect(await readPhoto('aa')).toBeNull();
});

test('R43: whichever call fails on a closed connection, a new one reads, saves and deletes', async () => {
  const [first, second] = [aDesign('aa'), aDesign('bb')];
  await put(first);
  const work: Readonly<Record<string, () => Promise<unknown>>> = {
    list: async () => (await allDesigns()).map(({ design: { id }, isPersisted }) => [id, isPersisted]),
    read: () => textOf('aa'),
    save: () => put(second),
    delete: () => deleteDesigns([second.id]),
    deleteAllBut: () => deleteAllBut(new Set([first.id])),
  };
  let faults = 0;
  for (const [name, act] of Object.entries(work)) {
    const count = breakDatabase('', () => false);
    const expected = await act();
    const calls = count();
    mendDatabase();
    for (const error of ['InvalidStateError', 'UnknownError', 'AbortError'])
      for (let call = 0; call < calls; call += 1) {
        if (name === 'save') await deleteDesigns([second.id]);
        if (name.startsWith('delete')) await put(second);
        breakDatabase(error, (at) => at === call);
        expect(await act(), `${name}: ${error} at call ${call}`).toEqual(expected);
        mendDatabase();
        faults += 1;
      }
  }
  expect(faults).toBeGreaterThan(40);
  expect(await stored()).toEqual([[first.id], ['aa'], [first.id]]);
});

test('R43: designs and photos that cannot be read are not gone, and nothing is deleted', async () => {
  const design = aDesign('aa');
  await put(design);
  for (const error of ['InvalidStateError', 'UnknownError', 'QuotaExceededError']) {
    breakDatabase(error, () => true);
    await expect(readPhoto('aa'), error).rejects.toThrow('closing');
    expect(await listDesigns(), error).toEqual({ designs: [], isComplete: false });
    expect(await deleteDesigns([design.id]), error).toBe(false);
    mendDatabase();
  }
  expect(await stored()).toEqual([[design.id], ['aa'], [design.id]]);
  expect(await readPhoto('another')).toBeNull();
  // A browser that blocks its database holds nothing.
  breakDatabase('SecurityError', () => true);
  expect([await readPhoto('aa'), await allDesigns()]).toEqual([null, []]);
});

test('R43: another tab that upgrades the database does not end this one’s work', async () => {
  const design = aDesign('aa');
  await put(design);
  // The upgrade waits until this page's connection is closed.
  const upgraded = await openDB('kanuka-designs', 2);
  upgraded.close();
  await expect(readPhoto('aa')).rejects.toThrow(expect.objectContaining({ name: 'VersionError' }));
  expect(await listDesigns()).toEqual({ designs: [], isComplete: false });
  indexedDB.deleteDatabase('kanuka-designs');
  expect(await put(design)).toBe('saved');
});

test('R43: a lost preview and a design of another version hide no other design, whose deletion spares their photos', async () => {
  const [ours, theirs, lost] = [aDesign('aa'), aDesign('bb'), aDesign('cc')];
  for (const design of [ours, foreign(theirs), lost]) await put(design);
  loseRecords((store, key) => store === 'previews' && key === lost.id);
  const { designs, isComplete } = await listDesigns();
  expect([designs.map(({ design: { id } }) => id), isComplete]).toEqual([[ours.id], false]);
  expect(await deleteDesigns([ours.id])).toBe(true);
  const ids = [theirs.id, lost.id].toSorted();
  expect(await stored()).toEqual([ids, ['bb', 'cc'], ids]);
});

test('all designs and their previews are read in one transaction', async () => {
  for (const photo of ['aa', 'bb', 'cc']) await put(aDesign(photo));
  await allDesigns();
  const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction');
  expect(await allDesigns()).toHaveLength(3);
  expect(transaction).toHaveBeenCalledTimes(1);
});

test('S25: deleting all but the named designs also deletes unreadable records', async () => {
  const [remaining, removed] = [aDesign('aa', 'bb'), aDesign('bb', 'cc')];
  await put(remaining);
  await put(removed);
  await put(foreign(aDesign('dd')));
  expect(await deleteAllBut(new Set([remaining.id]))).toBe(true);
  expect(await stored()).toEqual([[remaining.id], ['aa', 'bb'], [remaining.id]]);
  vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(() => {
    throw new DOMException('no', 'InvalidStateError');
  });
  expect(await deleteAllBut(new Set())).toBe(false);
});

const aText = (text: string): DesignText => ({ ...NEW_TEXT, text });

test('an earlier version finds the first text where it always was, and the further ones come back in their order', async () => {
  const many = { ...aDesign(), texts: [aText(''), aText('Ravi'), aText('Sita')] };
  const none = { ...aDesign(), texts: [NEW_TEXT] };
  for (const each of [many, none]) expect(await put(each)).toBe('saved');
  const database = await openDB('kanuka-designs');
  const records: readonly DesignFields[] = await database.getAll('designs');
  database.close();
  expect(records.map(({ words, moreTexts }) => [words, moreTexts?.map(({ text }) => text)])).toMatchObject([
    [{ text: 'Ravi' }, ['Sita']],
    [null, undefined],
  ]);
  expect((await allDesigns()).map(({ design }) => design.texts)).toEqual([[], many.texts.slice(1)]);
});

test('a design whose note and answer are still being composed, beyond their limits, is read back with what fits', async () => {
  expect(await put({ ...aDesign(), note: 'n'.repeat(205), answer: 'a'.repeat(65) })).toBe('saved');
  const [read] = await allDesigns();
  expect([read?.design.note, read?.design.answer]).toEqual(['n'.repeat(200), 'a'.repeat(60)]);
});

test('a design of an earlier version is read with its text, or without one', async () => {
  const { surface: _, ...earlier } = aText('Ravi');
  const { texts: __, ...fields } = aDesign();
  // The last has more texts than this version knows: unreadable, so that nothing is deleted because of it.
  const changedByEarlier = { words: null, moreTexts: [aText('Sita')] };
  const tooMany = { words: null, moreTexts: Array(MAX_TEXTS).fill(earlier) };
  const database = await openDB('kanuka-designs');
  for (const [at, record] of [{ words: earlier }, { words: null }, changedByEarlier, tooMany].entries()) {
    const id = `design of ${at}`;
    await database.put('designs', { ...fields, ...record, id, madeAt: at });
    await database.put('previews', { type: 'image/png', bytes: new ArrayBuffer(1), photoSizes: [] }, id);
  }
  database.close();
  const { designs, isComplete } = await listDesigns();
  expect(designs.map(({ design }) => design.texts)).toEqual([[aText('Sita')], [], [aText('Ravi')]]);
  expect(isComplete).toBe(false);
});
