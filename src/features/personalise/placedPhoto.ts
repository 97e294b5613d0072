import type { DraftKey } from '#domain/photoDraft.ts';
import type { PhotoPlacement } from '#domain/photoPlacement.ts';
import type { OpenPhoto } from '#photo/messages.ts';

/** The photo in hand: what it is, how it lies, and which draft it is kept as. */
export type PlacedPhoto = {
  readonly photo: OpenPhoto;
  readonly placement: PhotoPlacement;
  readonly key: DraftKey;
  readonly sentAt: number | null;
};
