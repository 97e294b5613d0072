import { COPIES, type CopiedPhoto } from '#domain/image/photoOrigin.ts';
import { emptyContent, type DesignContent } from './design.ts';
import { countPlaces, firstLayout, type PlacesOffer } from './layouts.ts';
import { UPPER } from './photoPlacement.ts';
import type { Dimensions } from './printSize.ts';

/** The one photo that a shopper wants to see on every product. docs/behaviour.md, Your photo on everything */
export type OwnPhoto = {
  /** SHA-256 of the file, in hexadecimal. */
  readonly photo: string;
  /** Of the file, from which a copy is recognised; '' where it is unknown. */
  readonly name: string;
  /** Pixels of the photo, the right way up. */
  readonly pixels: Dimensions;
  /** Why it is probably not the original; absent for any other photo. */
  readonly copied?: CopiedPhoto;
  /** When it was chosen, in milliseconds. */
  readonly at: number;
};

const isLength = (value: unknown): value is number => typeof value === 'number' && value >= 1;

/** The photo of a stored value; null for anything that is none, as another version of the shop may have written it. */
export function ownPhotoFrom(value: unknown): OwnPhoto | null {
  const { photo, name, pixels, copied, at } = (value ?? {}) as Readonly<Record<string, unknown>>;
  const { width, height } = (pixels ?? {}) as Readonly<Record<string, unknown>>;
  if (typeof photo !== 'string' || photo === '' || typeof at !== 'number') return null;
  if (!isLength(width) || !isLength(height)) return null;
  const copy = COPIES.find((known) => known === copied);
  return { photo, name: typeof name === 'string' ? name : '', pixels: { width, height }, at, ...(copy && { copied: copy }) };
}

/** The photo in every place of a product, as its card shows it: one filled opening beside empty ones would look unfinished. */
export function contentWithPhoto({ photo, pixels }: OwnPhoto, offer: PlacesOffer): DesignContent {
  const layout = firstLayout(offer);
  const content = emptyContent(layout, countPlaces(offer, layout));
  return { ...content, places: content.places.map(() => ({ photo, pixels, placement: UPPER })) };
}

/** How many drawn pictures a device stores: about 40 KB each. */
export const MOST_CARD_PICTURES = 48;

const CARD = 'card';
const SEPARATOR = '/';

/** The key under which a drawn picture is stored: by its photo, and by what is drawn. A photo's keys begin with that of ''. */
export const cardKey = (photo: string, drawing: string): string => [CARD, photo, drawing].join(SEPARATOR);

/** The photo of a key of cardKey; null for any other key. */
export function photoOfCardKey(key: string): string | null {
  const [kind, photo = ''] = key.split(SEPARATOR, 2);
  return kind === CARD ? photo : null;
}

/**
 * The drawn pictures to delete so that one more fits in: those that no card on the page shows go first. `keys` are those
 * stored, `shown` those in use.
 */
export function cardsToDrop(keys: readonly string[], shown: ReadonlySet<string>): readonly string[] {
  const excess = keys.length + 1 - MOST_CARD_PICTURES;
  if (excess <= 0) return [];
  return [...keys.filter((key) => !shown.has(key)), ...keys.filter((key) => shown.has(key))].slice(0, excess);
}
