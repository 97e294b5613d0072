import { cardsToDrop, photoOfCardKey } from '#domain/design/cardPictureCache.ts';
import { indexFrom } from '#domain/design/designChanges.ts';
import type { OwnPhoto } from '#domain/design/storedOwnPhoto.ts';
import { exclusively } from '#lib/locks.ts';
import type { Store } from '#lib/store.ts';
import { OWNED_KEYS, ownerNow, ownersOf, readOwned, removeOwned, writeOwned } from '#shop/session/owner.ts';
import { storedSession } from '#shop/session/storedSession.ts';
import type { ShopState } from '#shop/state.ts';
import { readChosenPhoto, ownerOfWork, type Designer } from './designOwner.ts';
import { AWAY_FOR_MS, designActions, type NewDesign } from './designActions.ts';
import { withDatabase, withTimeout, type PreviewRecord } from './designDatabase.ts';
import {
  askToPersist,
  deleteUnused,
  fileFrom,
  hasRoomFor,
  holdChosenPhoto,
  readPhoto,
  recordFrom,
  resultOf,
  type SaveResult,
} from './designStore.ts';
import { showInTray } from './usePhotoTray.ts';

/** Stores a photo without a design. What the device does not take, 'full' or 'refused', is for the caller to hold. */
async function putPhoto(hash: string, file: Blob): Promise<SaveResult> {
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

/** Forgets the photos of owners who have not come back; the database follows with deleteUnused. */
function dropAbandoned(): void {
  const isAbandoned = (owner: string): boolean => Date.now() - (readChosenPhoto(owner)?.at ?? 0) > AWAY_FOR_MS;
  for (const owner of ownersOf(OWNED_KEYS.photo))
    if (owner !== ownerNow() && isAbandoned(owner)) removeOwned(OWNED_KEYS.photo, owner);
}

/** Ends the current shopper's choice, on the device and in the state. */
function forget(store: Store<ShopState>): void {
  removeOwned(OWNED_KEYS.photo);
  store.set({ ownPhoto: null });
}

/**
 * Shows a photo on every product from now on, in place of an earlier one. It belongs to the shopper who began to choose it;
 * null where that is not the current one any more. The result says whether the device has stored it.
 */
export async function chooseOwnPhoto(
  store: Store<ShopState>,
  photo: OwnPhoto,
  file: Blob,
  by: Designer,
): Promise<SaveResult | null> {
  const result = await exclusively('designs', async () => {
    dropAbandoned();
    // Under the lock, no other tab deletes the file before the choice names it.
    const result = await putPhoto(photo.photo, file);
    // The choice renders much of the page: not in the task that has just heard from the database.
    await new Promise((resolve) => void setTimeout(resolve));
    const owner = ownerOfWork(by);
    if (owner === null || owner !== ownerNow()) return null;
    holdChosenPhoto(result === 'saved' ? null : { photo: photo.photo, file });
    if (result === 'saved') writeOwned(OWNED_KEYS.photo, photo, owner);
    // Without its file, a stored choice would be lost at the next visit.
    else removeOwned(OWNED_KEYS.photo, owner);
    showInTray(photo.photo);
    store.set({ ownPhoto: photo, isOwnPhotoAsked: true });
    return result;
  });
  // The photo before, or one whose shopper has left meanwhile.
  await exclusively('designs', deleteUnused);
  return result;
}

/**
 * Takes the photo off every product and deletes it, unless a design has it. False where the browser does not delete it now:
 * it is then deleted with the next design or photo.
 */
export async function removeOwnPhoto(store: Store<ShopState>): Promise<boolean> {
  holdChosenPhoto(null);
  forget(store);
  return exclusively('designs', deleteUnused);
}

/**
 * The file of the photo; null where the device has lost it, which ends the choice.
 * @throws DOMException, SilentDatabaseError where it may be there and cannot be read now
 */
export async function readOwnPhoto(store: Store<ShopState>, { photo, name }: OwnPhoto): Promise<File | null> {
  const file = await readPhoto(photo);
  if (file) return new File([file], name, { type: file.type });
  if (readChosenPhoto()?.photo === photo || store.get().ownPhoto?.photo === photo) forget(store);
  return null;
}

/** The id of the design that waits on a product's page, as the device has it; null without one. */
const pendingNow = (productId: string): string | null =>
  indexFrom(readOwned(OWNED_KEYS.designs)).pending.get(productId) ?? null;

type OwnDesign = Required<Pick<NewDesign, 'by' | 'content' | 'product' | 'preview'>> & {
  /** The id of the product's design as the page has it; null without one. */
  readonly instead: string | null;
};

/**
 * Makes a design with the photo, which then waits on its product's page as one from the photo dialog, and returns its id. A design that the
 * product has got meanwhile, in another tab for example, is used instead. 'gone' where the device does not have the photo any more,
 * 'left' where the shopper has left: nothing is made then.
 * @throws DOMException, SilentDatabaseError where the photo may be there and cannot be read now
 */
export async function designOwnPhoto(
  store: Store<ShopState>,
  photo: OwnPhoto,
  { instead, ...made }: OwnDesign,
): Promise<{ readonly design: string } | 'gone' | 'left'> {
  const { productId } = made.product;
  const hasLeft = (): boolean => made.by.shopper !== storedSession.readShopper();
  const file = hasLeft() ? null : await readOwnPhoto(store, photo);
  if (hasLeft()) return 'left';
  if (file === null) return 'gone';
  if (pendingNow(productId) === instead) {
    // Not by lazyDesignActions: the code is here, also without a connection.
    await designActions(store).saveDesign({
      ...made,
      id: crypto.randomUUID(),
      target: { kind: 'product', productId },
      replaces: null,
      wasCleared: false,
      files: new Map([[photo.photo, file]]),
    });
  }
  if (hasLeft()) return 'left';
  const design = pendingNow(productId);
  // Without one, all photos were removed meanwhile.
  return design === null || design === instead ? 'gone' : { design };
}
