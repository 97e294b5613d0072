import { cardsToDrop, photoOfCardKey } from '#domain/design/cardPictures.ts';
import { withDatabase, withTimeout, type PreviewRecord } from './designDatabase.ts';
import { askToPersist, fileFrom, hasRoomFor, recordFrom, resultOf, type SaveResult } from './designStore.ts';

/** Stores a photo without a design. What the device does not take, 'full' or 'refused', is for the caller to hold. */
export async function putPhoto(hash: string, file: Blob): Promise<SaveResult> {
  try {
    return await withTimeout(() =>
      withDatabase(async (database) => {
        if ((await database.getKey('photos', hash)) !== undefined) return 'saved';
        if (!(await hasRoomFor(file.size))) return 'full';
        await database.put('photos', await recordFrom(file), hash);
        void askToPersist();
        return 'saved';
      }),
    );
  } catch (error) {
    return resultOf(error);
  }
}

/** The picture that was drawn for cards; null without one. @throws DOMException, SilentDatabaseError */
export async function readCardPicture(key: string): Promise<Blob | null> {
  return fileFrom(await withTimeout(() => withDatabase((database) => database.get('previews', key))));
}

/**
 * Stores a picture that was drawn for cards, and deletes others where there are too many; `shown` are the keys in use.
 * @throws DOMException, SilentDatabaseError
 */
export async function putCardPicture(key: string, picture: Blob, shown: ReadonlySet<string>): Promise<void> {
  const record: PreviewRecord = { ...(await recordFrom(picture)), photoSizes: [] };
  await withTimeout(() =>
    withDatabase(async (database) => {
      const transaction = database.transaction('previews', 'readwrite');
      const stored = (await transaction.store.getAllKeys()).filter((other) => photoOfCardKey(other) !== null);
      const gone = stored.includes(key) ? [] : cardsToDrop(stored, shown);
      await Promise.all([
        transaction.store.put(record, key),
        ...gone.map((other) => transaction.store.delete(other)),
        transaction.done,
      ]);
    }),
  );
}
