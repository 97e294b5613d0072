// @vitest-environment node
import 'fake-indexeddb/auto';

import { openDB } from 'idb';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';

import { emptyContent, type Design } from '#domain/design/design.ts';
import { CENTRED } from '#domain/design/photoPlacement.ts';
import {
  deleteAllBut,
  deleteDesigns,
  isListComplete,
  listDesigns,
  putDesign,
  readPhoto,
} from '#shop/designs/designStore.ts';

const gift = { productId: 'mug', size: 'M', name: 'Photo Mug', category: 'Mugs', subCategory: '' };
let made = 0;

function aDesign(...photos: readonly string[]): Design {
  made += 1;
  const places = photos.map((photo) => ({ photo, pixels: { width: 9, height: 9 }, placement: CENTRED }));
  return { ...emptyContent('one', 1), places, id: `design ${made}`, gift, madeAt: made };
}

const preview = new Blob(['12345']);
const files = (...photos: readonly string[]) => new Map(photos.map((hash) => [hash, new Blob([hash.repeat(10)])]));

afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  await deleteDesigns((await listDesigns()).map(({ design }) => design.id));
  expect(await listDesigns()).toEqual([]);
});

test('two designs of one photo keep it once, and it goes with the last of them', async () => {
  const [first, second] = [aDesign('aa'), aDesign('aa', 'bb')];
  expect(await putDesign(first, preview, files('aa'))).toBe('saved');
  expect(await putDesign(second, preview, files('aa', 'bb'))).toBe('saved');
  const listed = await listDesigns();
  expect(listed.map(({ design }) => design)).toEqual([second, first]);
  expect(listed.map(({ bytes }) => bytes)).toEqual([5 + 20 + 20, 5]);
  expect(listed.every(({ isPersisted }) => isPersisted)).toBe(true);
  await deleteDesigns([second.id]);
  expect(await (await readPhoto('aa'))?.text()).toBe('aa'.repeat(10));
  expect(await readPhoto('bb')).toBeNull();
  await deleteDesigns([first.id]);
  expect(await readPhoto('aa')).toBeNull();
});

test('a design that does not fit stays with the page, and the others stay kept', async () => {
  const [first, second] = [aDesign('aa'), aDesign('bb')];
  await putDesign(first, preview, files('aa'));
  vi.stubGlobal('navigator', { storage: { estimate: async () => ({ quota: 100, usage: 99 }) } });
  expect(await putDesign(second, preview, files('bb'))).toBe('full');
  expect((await listDesigns()).map(({ design, isPersisted }) => [design.id, isPersisted])).toEqual([
    [second.id, false],
    [first.id, true],
  ]);
  expect(await (await readPhoto('bb'))?.text()).toBe('bb'.repeat(10));
  vi.unstubAllGlobals();
  expect(await putDesign(second, preview, files('bb'))).toBe('saved');
  expect((await listDesigns()).every(({ isPersisted }) => isPersisted)).toBe(true);
});

test('a browser that refuses to write says so, and the design serves the page', async () => {
  const design = aDesign('aa');
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('no', 'InvalidStateError');
  });
  expect(await putDesign(design, preview, files('aa'))).toBe('refused');
  expect(await listDesigns()).toEqual([{ design, preview, bytes: 25, isPersisted: false }]);
});

test('what another version of the shop wrote is left out, and the rest is there', async () => {
  const design = aDesign('aa');
  await putDesign(design, preview, files('aa'));
  await putDesign({ ...aDesign('aa'), look: 'sepia' } as unknown as Design, preview, files('aa'));
  expect((await listDesigns()).map(({ design: { id } }) => id)).toEqual([design.id]);
});

test('the browser is asked to keep what was designed', async () => {
  const persist = vi.fn(async () => true);
  vi.stubGlobal('navigator', { storage: { persist, estimate: async () => ({ quota: 1e9, usage: 0 }) } });
  await putDesign(aDesign('aa'), preview, files('aa'));
  expect(persist).toHaveBeenCalledOnce();
});

/** Safari's private window: a write with a Blob in it is neither done nor refused. */
function takesNoBlob(): void {
  const { put } = IDBObjectStore.prototype;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function hang(this: IDBObjectStore, value, key) {
    const hasBlob = [value, ...Object.values(value as object)].some((part) => part instanceof Blob);
    return hasBlob ? new IDBRequest() : put.call(this, value, key);
  });
}

/** What of the shop's database is a Blob. */
async function blobsKept(): Promise<readonly unknown[]> {
  const database = await openDB('kanuka-designs');
  const all = await Promise.all(['photos', 'previews'].map((name) => database.getAll(name)));
  database.close();
  return all.flat().filter((record) => record instanceof Blob);
}

test('R35: a private window that takes no Blob keeps a design all the same, byte for byte', async () => {
  takesNoBlob();
  const design = aDesign('aa');
  const photo = new Blob([new Uint8Array([0, 255, 1])], { type: 'image/jpeg' });
  expect(await putDesign(design, new Blob(['12345'], { type: 'image/webp' }), new Map([['aa', photo]]))).toBe('saved');
  const [listed] = await listDesigns();
  expect(listed).toMatchObject({ design, bytes: 8, isPersisted: true });
  expect([listed?.preview.type, await listed?.preview.text()]).toEqual(['image/webp', '12345']);
  const read = await readPhoto('aa');
  expect([read?.type, read && [...new Uint8Array(await read.arrayBuffer())]]).toEqual(['image/jpeg', [0, 255, 1]]);
});

test('R35: the largest of several photos is written first', async () => {
  const { put } = IDBObjectStore.prototype;
  const sizes: number[] = [];
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function note(this: IDBObjectStore, value, key) {
    if (this.name === 'photos') sizes.push((value as { bytes: ArrayBuffer }).bytes.byteLength);
    return put.call(this, value, key);
  });
  const photos = new Map([2, 9, 4].map((size) => [`photo ${size}`, new Blob(['x'.repeat(size)])] as const));
  expect(await putDesign(aDesign(...photos.keys()), preview, photos)).toBe('saved');
  expect(sizes).toEqual([9, 4, 2]);
});

/** Every write of a design stays open, and whatever comes after it waits, until it is let go. */
function databaseHangs(): { readonly letGo: () => void } {
  const { put } = IDBObjectStore.prototype;
  let isHanging = true;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function hang(this: IDBObjectStore, value, key) {
    const keepOpen = (): void => {
      // A transaction stays open as long as it is asked for more.
      if (isHanging) this.get('nothing').addEventListener('success', keepOpen);
    };
    if (this.name === 'designs') keepOpen();
    return put.call(this, value, key);
  });
  return { letGo: () => (isHanging = false) };
}

test('R35: a database that says nothing is given up after five seconds; the design serves the page and is kept after all', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const { letGo } = databaseHangs();
  onTestFinished(letGo);
  const [first, second] = [aDesign('aa'), aDesign('bb')];
  let result = '';
  const keeping = putDesign(first, preview, files('aa')).then((said) => (result = said));
  // The write has begun before its time counts.
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
  await new Promise((resolve) => void setTimeout(resolve, 50));
  vi.advanceTimersByTime(4000);
  await new Promise((resolve) => void setTimeout(resolve));
  expect(result).toBe('');
  vi.advanceTimersByTime(1000);
  await keeping;
  expect(result).toBe('refused');
  expect((await listDesigns()).map(({ design, isPersisted }) => [design.id, isPersisted])).toEqual([[first.id, false]]);
  expect(await (await readPhoto('aa'))?.text()).toBe('aa'.repeat(10));
  expect(await putDesign(second, preview, files('bb')), 'the next one does not wait behind it').toBe('refused');
  letGo();
  await vi.waitFor(async () => {
    const kept = new Map((await listDesigns()).map(({ design, isPersisted }) => [design.id, isPersisted]));
    expect(kept.get(first.id)).toBe(true);
  });
  expect(await putDesign(second, preview, files('bb'))).toBe('saved');
});

test('R35: what was deleted while the database said nothing does not lie there afterwards', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const { letGo } = databaseHangs();
  onTestFinished(letGo);
  const design = aDesign('aa');
  const keeping = putDesign(design, preview, files('aa'));
  await new Promise((resolve) => void setTimeout(resolve, 50));
  vi.advanceTimersByTime(5000);
  await keeping;
  expect(await deleteDesigns([design.id])).toBe(true);
  letGo();
  await vi.waitFor(async () => {
    const database = await openDB('kanuka-designs');
    const left = await Promise.all(['designs', 'photos', 'previews'].map((name) => database.getAllKeys(name)));
    database.close();
    expect(left.flat()).not.toContain(design.id);
    expect(left[1]).toEqual([]);
  });
});

/** A design as an earlier version of the shop kept it. */
async function keepAsBlobs(design: Design): Promise<void> {
  await listDesigns();
  const database = await openDB('kanuka-designs');
  const transaction = database.transaction(['designs', 'photos', 'previews'], 'readwrite');
  await Promise.all([
    transaction.objectStore('designs').put(design),
    transaction.objectStore('photos').put(new Blob(['photo'], { type: 'image/png' }), 'aa'),
    transaction.objectStore('previews').put(preview, design.id),
    transaction.done,
  ]);
  database.close();
}

test('Blobs of an earlier version are read, and rewritten as bytes as they are read', async () => {
  const design = aDesign('aa');
  await keepAsBlobs(design);
  expect(await blobsKept()).toHaveLength(2);
  expect(await listDesigns()).toMatchObject([{ design, bytes: 5 + 5, isPersisted: true }]);
  expect(await (await readPhoto('aa'))?.text()).toBe('photo');
  await vi.waitFor(async () => expect(await blobsKept()).toEqual([]));
  expect(await listDesigns()).toMatchObject([{ design, bytes: 5 + 5, isPersisted: true }]);
  expect((await readPhoto('aa'))?.type).toBe('image/png');
});

test('a photo that is deleted while it is rewritten stays deleted', async () => {
  const design = aDesign('aa');
  await keepAsBlobs(design);
  await listDesigns();
  await readPhoto('aa');
  await deleteDesigns([design.id]);
  await new Promise((resolve) => void setTimeout(resolve, 20));
  expect(await readPhoto('aa')).toBeNull();
});

test('a list that could not be read is known to be incomplete, so that nothing is tidied by it', async () => {
  const design = aDesign('aa');
  await putDesign(design, preview, files('aa'));
  vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(() => {
    throw new DOMException('no', 'UnknownError');
  });
  expect([await listDesigns(), isListComplete()]).toEqual([[], false]);
  vi.restoreAllMocks();
  expect((await listDesigns()).map(({ design: { id } }) => id)).toEqual([design.id]);
  expect(isListComplete()).toBe(true);
});

test('S25: what nobody names is taken away, also what no version of the shop can read', async () => {
  const [staying, going] = [aDesign('aa', 'bb'), aDesign('bb', 'cc')];
  await putDesign(staying, preview, files('aa', 'bb'));
  await putDesign(going, preview, files('bb', 'cc'));
  await putDesign({ ...aDesign('dd'), look: 'sepia' } as unknown as Design, preview, files('dd'));
  expect(await deleteAllBut(new Set([staying.id]))).toBe(true);
  const database = await openDB('kanuka-designs');
  const left = await Promise.all(['designs', 'photos', 'previews'].map((name) => database.getAllKeys(name)));
  database.close();
  expect(left).toEqual([[staying.id], ['aa', 'bb'], [staying.id]]);
  vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(() => {
    throw new DOMException('no', 'InvalidStateError');
  });
  expect(await deleteAllBut(new Set())).toBe(false);
});
