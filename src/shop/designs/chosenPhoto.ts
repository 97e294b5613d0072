import { ownPhotoFrom, type OwnPhoto } from '#domain/design/ownPhoto.ts';
import { OWNED_KEYS, ownersOf, readOwned } from '#shop/session/owner.ts';

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
