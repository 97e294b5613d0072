import type { OwnPhoto } from '#domain/design/ownPhoto.ts';
import { exclusively } from '#lib/locks.ts';
import type { Store } from '#lib/store.ts';
import { OWNED_KEYS, ownerNow, ownersOf, removeOwned, writeOwned } from '#shop/session/owner.ts';
import type { ShopState } from '#shop/state.ts';
import { readChosenPhoto } from './chosenPhoto.ts';
import { ownerOfWork, type Designer } from './designOwner.ts';
import { deleteUnused, readPhoto, type SaveResult } from './designStore.ts';
import { putPhoto } from './ownPhotoStore.ts';

/** What the device refused to store, until the page is closed. */
let held: { readonly photo: string; readonly file: Blob } | null = null;

/**
 * A photo that was chosen this long ago, in milliseconds, is deleted when another shopper uses the device: nobody else
 * could see or remove it.
 */
const AWAY_FOR_MS = 180 * 24 * 60 * 60_000;

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
    const owner = ownerOfWork(by);
    if (owner === null || owner !== ownerNow()) return null;
    held = result === 'saved' ? null : { photo: photo.photo, file };
    if (result === 'saved') writeOwned(OWNED_KEYS.photo, photo, owner);
    // Without its file, a stored choice would be lost at the next visit.
    else removeOwned(OWNED_KEYS.photo, owner);
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
  held = null;
  forget(store);
  return exclusively('designs', deleteUnused);
}

/**
 * The file of the photo; null where the device has lost it, which ends the choice.
 * @throws DOMException, SilentDatabaseError where it may be there and cannot be read now
 */
export async function readOwnPhoto(store: Store<ShopState>, { photo, name }: OwnPhoto): Promise<File | null> {
  const file = held?.photo === photo ? held.file : await readPhoto(photo);
  if (file) return new File([file], name, { type: file.type });
  if (readChosenPhoto()?.photo === photo || store.get().ownPhoto?.photo === photo) forget(store);
  return null;
}
