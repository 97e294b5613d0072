import type { JSHandle, Page } from '@playwright/test';

import { AUTOSAVE_DELAY_MS } from '#config/constants.ts';
import type { DesignFields } from '#shop/designs/storedDesign.ts';

/** A file as stored in the database; a preview record also holds the sizes of its photos. */
type StoredFile = { readonly type: string; readonly bytes: ArrayBuffer };

const databaseOf = (page: Page): Promise<JSHandle<IDBDatabase>> =>
  page.evaluateHandle(
    () =>
      new Promise<IDBDatabase>((resolve) => {
        const request = indexedDB.open('kanuka-designs');
        request.addEventListener('success', () => resolve(request.result));
      }),
  );

const writesAreDone = (page: Page): Promise<void> =>
  page.evaluate(() => navigator.locks.request('kanuka:designs', () => {}));

/** Asks a store of the shop's database, after pending writes have finished. */
async function ask<T>(page: Page, store: string, method: 'getAll' | 'count' | 'clear'): Promise<T> {
  await writesAreDone(page);
  const database = await databaseOf(page);
  return database.evaluate(
    (database, { store, method }) =>
      new Promise<T>((resolve) => {
        const request = database.transaction(store, 'readwrite').objectStore(store)[method]();
        request.addEventListener('success', () => resolve(request.result as T));
        database.close();
      }),
    { store, method },
  );
}

/** The designs in the database, newest first. */
export async function savedDesigns(page: Page): Promise<readonly DesignFields[]> {
  await writesAreDone(page);
  const isMade = await page.evaluate(async () =>
    (await indexedDB.databases()).some(({ name }) => name === 'kanuka-designs'),
  );
  // Opening the database before the shop creates it would leave it without its stores.
  if (!isMade) return [];
  const designs = await ask<readonly DesignFields[]>(page, 'designs', 'getAll');
  return designs.toSorted((a, b) => b.madeAt - a.madeAt);
}

/** The first text of the newest design, after the delay of the autosave. */
export async function savedText(page: Page): Promise<string | undefined> {
  await page.clock.runFor(AUTOSAVE_DELAY_MS);
  return (await savedDesigns(page))[0]?.words?.text;
}

/** Zoom of the newest design's first photo; NaN without one. */
export const savedZoom = async (page: Page): Promise<number> =>
  (await savedDesigns(page))[0]?.places[0]?.placement.zoom ?? Number.NaN;

/** The local storage key of the design index. Tests that use it have designs of one owner only. */
const indexKey = (page: Page): Promise<string> =>
  page.evaluate(() => Object.keys(localStorage).find((key) => /^kanuka\.designs(?:@|$)/.test(key)) ?? 'kanuka.designs');

/** How many records a store of the database has, of all owners. */
export const storedRecords = (page: Page, store: 'photos' | 'previews'): Promise<number> => ask(page, store, 'count');

/** Stores a second product's design that uses nearly all of the storage quota. */
export async function fillStorage(page: Page): Promise<void> {
  const database = await databaseOf(page);
  const key = await indexKey(page);
  await database.evaluate(async (database, key) => {
    const done = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve) => {
        request.addEventListener('success', () => resolve(request.result));
      });
    const used = async (): Promise<number> => {
      const stores = database.transaction(['photos', 'previews']);
      const lists = ['photos', 'previews'].map((name) => done<StoredFile[]>(stores.objectStore(name).getAll()));
      return (await Promise.all(lists)).flat().reduce((sum, { bytes }) => sum + bytes.byteLength, 0);
    };
    const stores = database.transaction(['designs', 'photos', 'previews'], 'readwrite');
    const [design] = await done<DesignFields[]>(stores.objectStore('designs').getAll());
    const [preview] = await done<StoredFile[]>(stores.objectStore('previews').getAll());
    if (!design || !preview) throw new Error('no design is stored');
    const photo = 'f'.repeat(64);
    const places = design.places.map((place) => place && { ...place, photo });
    const gift = { ...design.gift, productId: 'lamp', name: 'Photo Lamp', size: 'M' };
    await done(stores.objectStore('designs').put({ ...design, id: 'lamp', gift, places }));
    await done(stores.objectStore('photos').put({ type: 'image/jpeg', bytes: new ArrayBuffer(2_000_000) }, photo));
    await done(stores.objectStore('previews').put({ ...preview, photoSizes: [[photo, 2_000_000]] }, 'lamp'));
    // The index lists it as the design of a product that is not in the cart.
    const index = JSON.parse(localStorage.getItem(key) ?? '{}') as { pending?: readonly unknown[] };
    const pending = [...(index.pending ?? []), ['lamp', 'lamp']];
    localStorage.setItem(key, JSON.stringify({ ...index, pending }));
    const quota = (await used()) + 50_000;
    // The page reads the quota from navigator.storage.
    Object.assign(navigator.storage, { estimate: async () => ({ quota, usage: await used() }) });
  }, key);
}

/** Deletes every photo, as a browser short of storage may do. */
export const evictPhotos = (page: Page): Promise<unknown> => ask(page, 'photos', 'clear');
