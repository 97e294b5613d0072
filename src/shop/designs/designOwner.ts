import { ownPhotoFrom, type OwnPhoto } from '#domain/design/storedOwnPhoto.ts';
import { deviceStorage, readJson } from '#lib/storage.ts';
import { isNameless, OWNED_KEYS, ownerNow, ownersOf, readOwned, removeOwned, VISITOR } from '#shop/session/owner.ts';
import { storedSession } from '#shop/session/storedSession.ts';

/**
 * Who works on a design, and since when in milliseconds: the design stays theirs when another account logs in
 * meanwhile.
 */
export type Designer = { readonly owner: string; readonly shopper: string; readonly since: number };

/** The current shopper, from now on. */
export const designerNow = (): Designer => ({
  owner: ownerNow(),
  shopper: storedSession.readShopper(),
  since: Date.now(),
});

/** True where the current shopper has designs. Without any, the code that reads them is not loaded. */
export const hasDesigns = (): boolean => readOwned(OWNED_KEYS.designs) !== null;

/** True where the current shopper has photos here: in designs, or chosen for every product. */
export const hasPhotos = (): boolean => hasDesigns() || readOwned(OWNED_KEYS.photo) !== null;

/** Removes what names an owner's photos: the database deletes them afterwards. */
export function removePhotoRecords(owner: string): void {
  removeOwned(OWNED_KEYS.designs, owner);
  removeOwned(OWNED_KEYS.photo, owner);
  removeOwned(OWNED_KEYS.hiddenPhotos, owner);
}

/** The storage key of the latest removal of photos. */
export const REMOVED_KEY = 'kanuka.designs.removed';

/** Whose photos were removed from the device last. See DesignActions.removePhotos. */
export type Removal = {
  readonly owner: string;
  /** In milliseconds. */
  readonly at: number;
  /** The database may still hold them: deleting them is tried again at each start. */
  readonly isPending: boolean;
};

/** The latest removal of photos; null when there was none. */
export function lastRemoval(): Removal | null {
  const { owner, at, isPending } = (readJson(deviceStorage, REMOVED_KEY) ?? {}) as Readonly<Record<string, unknown>>;
  if (typeof owner !== 'string' || typeof at !== 'number') return null;
  // A time in the future is from before the device's clock was set back: every design is newer.
  return { owner, at: at > Date.now() ? 0 : at, isPending: isPending === true };
}

function writeRemoval(removal: Removal): void {
  deviceStorage.write(REMOVED_KEY, JSON.stringify(removal));
}

/**
 * Records a removal that starts now: designs that this owner began earlier are not saved any more. The database
 * follows.
 */
export function recordRemoval(owner: string): Removal {
  const removal: Removal = { owner, at: Date.now(), isPending: true };
  writeRemoval(removal);
  return removal;
}

/** Records that the database has deleted what the latest removal was about. */
export function finishRemoval(): void {
  const removal = lastRemoval();
  if (removal) writeRemoval({ ...removal, isPending: false });
}

/**
 * The owner of a design that this designer saves now. A visitor's design goes along into a login. After a logout the design
 * still belongs to the account that made it; null where the owner cannot be told, or has removed all photos meanwhile.
 */
export function ownerOfWork({ owner, shopper, since }: Designer): string | null {
  const isCurrent = shopper === storedSession.readShopper();
  if (!isCurrent && owner === VISITOR) return null;
  const current = isCurrent ? ownerNow() : owner;
  const removal = lastRemoval();
  const isRemoved = removal !== null && removal.at > since && [owner, current].includes(removal.owner);
  return isRemoved ? null : current;
}

/**
 * Deletes what earlier owners without an account name left on the device: each token that names no account counts as another
 * owner, so nobody could come back to it. Their designs are removed from the database later, as by removePhotos.
 */
export function dropNamelessOwners(): void {
  for (const key of Object.values(OWNED_KEYS)) {
    for (const owner of ownersOf(key).filter((name) => isNameless(name) && name !== ownerNow())) {
      removeOwned(key, owner);
      if (key === OWNED_KEYS.designs || key === OWNED_KEYS.photo) recordRemoval(owner);
    }
  }
}

/** The photo that an owner, by default the current shopper, has chosen for every product; null without one. */
export const readChosenPhoto = (owner?: string): OwnPhoto | null => ownPhotoFrom(readOwned(OWNED_KEYS.photo, owner));

/**
 * The photos, by content hash, that some owner has chosen for every product: they are not deleted with a design. A choice that
 * another version of the shop has written counts too.
 */
export const chosenPhotos = (): ReadonlySet<unknown> =>
  new Set(
    ownersOf(OWNED_KEYS.photo).map((owner) => (readOwned(OWNED_KEYS.photo, owner) as Partial<OwnPhoto> | null)?.photo),
  );
