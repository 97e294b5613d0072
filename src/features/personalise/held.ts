import type { DraftKey } from '#domain/photoDraft.ts';
import type { Placement } from '#domain/placement.ts';
import type { OpenPhoto } from '#lib/photo/work.ts';

/** The photo in hand: what it is, how it lies, and which draft it is kept as. */
export type Held = {
  readonly photo: OpenPhoto;
  readonly placement: Placement;
  readonly key: DraftKey;
  readonly sentAt: number | null;
};
