import type { Page } from '@playwright/test';

import { AUTOSAVE_DELAY_MS } from '#config/constants.ts';
import type { DesignFields } from '#shop/designs/storedDesign.ts';

/** Asks a store of the shop's database, after pending writes have finished; null before the shop has made it. */
function ask(page: Page, store: string, method: 'getAll' | 'count' | 'clear'): Promise<unknown> {
  return page.evaluate(
    async ({ store, method }) => {
      await navigator.locks.request('kanuka:designs', () => {});
      // Opening the database before the shop creates it would leave it without its stores.
      if (!(await indexedDB.databases()).some(({ name }) => name === 'kanuka-designs')) return null;
      const done = (request: IDBRequest): Promise<unknown> =>
        new Promise((resolve) => {
          request.addEventListener('success', () => resolve(request.result));
        });
      const database = (await done(indexedDB.open('kanuka-designs'))) as IDBDatabase;
      const answer = done(database.transaction(store, 'readwrite').objectStore(store)[method]());
      database.close();
      return answer;
    },
    { store, method },
  );
}

/** The designs in the database, newest first. */
export async function savedDesigns(page: Page): Promise<readonly DesignFields[]> {
  const designs = (await ask(page, 'designs', 'getAll')) as readonly DesignFields[] | null;
  return (designs ?? []).toSorted((a, b) => b.madeAt - a.madeAt);
}

/** The first text of the newest design, after the delay of the autosave. */
export async function savedText(page: Page): Promise<string | undefined> {
  await page.clock.runFor(AUTOSAVE_DELAY_MS);
  return (await savedDesigns(page))[0]?.words?.text;
}

/** Zoom of the newest design's first photo; NaN without one. */
export const savedZoom = async (page: Page): Promise<number> =>
  (await savedDesigns(page))[0]?.places[0]?.placement.zoom ?? Number.NaN;

/** How many records a store of the database has, of all owners. */
export const storedRecords = (page: Page, store: 'photos' | 'previews'): Promise<unknown> => ask(page, store, 'count');

/** Deletes every photo, as a browser short of storage may do. */
export const evictPhotos = (page: Page): Promise<unknown> => ask(page, 'photos', 'clear');
