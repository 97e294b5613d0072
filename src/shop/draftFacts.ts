import type { DraftKey, OrderedState } from '#domain/photoDraft.ts';
import type { PhotoPlacement } from '#domain/photoPlacement.ts';
import type { Dimensions } from '#domain/printSize.ts';

/** What is kept of a photo besides the photo itself. */
export type DraftFacts = DraftKey &
  OrderedState & {
    readonly productName: string;
    readonly placement: PhotoPlacement;
    /** Pixels of the photo. */
    readonly photoSize: Dimensions;
    /** A small JPEG of the gift with the photo. */
    readonly preview: Blob;
    readonly bytes: number;
    readonly changedAt: number;
    readonly sentAt: number | null;
    /** Which of the photos kept for this gift and size it is, where an ordered one and the present one differ. */
    readonly photoId?: number;
  };

export type Draft = { readonly facts: DraftFacts; readonly file: Blob };

const FACTS = 'facts';
const PHOTO = 'photo';
const keyOf = (kind: string, { productId, size }: DraftKey, part?: number) =>
  part === undefined ? [kind, productId, size] : [kind, productId, size, part];
/** Where facts lie on the device. */
export const factsKeyOf = (key: DraftKey) => keyOf(FACTS, key, key.version);
/** Where the photo itself lies. */
export const photoKeyOf = (facts: DraftFacts) => keyOf(PHOTO, facts, facts.photoId);
/** The keys of all facts: a list sorts after every text. */
export const everyFacts = () => IDBKeyRange.bound([FACTS], [FACTS, []]);

/** A draft's name in a map. */
export const nameOf = (key: DraftKey): string => JSON.stringify(factsKeyOf(key));

/** Which photo it is, as a text that is the same for all facts that share it. */
export const photoNameOf = (facts: DraftFacts): string => JSON.stringify(photoKeyOf(facts));

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** What the device gives back is not trusted: another version of the shop may have written it. */
export function isFacts(value: unknown): value is DraftFacts {
  if (!isObject(value)) return false;
  const { productId, size, preview, placement, photoSize, bytes } = value as Partial<Record<keyof DraftFacts, unknown>>;
  return (
    typeof productId === 'string' &&
    typeof size === 'string' &&
    preview instanceof Blob &&
    typeof bytes === 'number' &&
    isObject(placement) &&
    isObject(photoSize)
  );
}

/** A photo that was ordered stays as it is, under a key of its own, when the gift gets another one or none. */
export const setAside = (facts: DraftFacts): DraftFacts => ({ ...facts, version: Date.now() });

/** The photo's number, where it has one. */
export const photoIdOf = (facts: DraftFacts | undefined): Pick<DraftFacts, 'photoId'> =>
  facts?.photoId === undefined ? {} : { photoId: facts.photoId };

/** Two of them share a photo as long as only its placement differs: it is written once, and counted once. */
export function countedOnce<T extends DraftFacts>(all: readonly T[]): readonly T[] {
  const seen = new Set<string>();
  return all.map((facts) => {
    const photo = photoNameOf(facts);
    if (seen.has(photo)) return { ...facts, bytes: facts.preview.size };
    seen.add(photo);
    return facts;
  });
}
