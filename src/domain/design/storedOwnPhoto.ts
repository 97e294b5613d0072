import type { CopiedPhoto } from '#domain/image/photoOrigin.ts';
import type { Dimensions } from './printSharpness.ts';

// Every page reads this: it imports types only.

/** The one photo that a shopper wants to see on every product. docs/behaviour.md, Your photo on everything */
export type OwnPhoto = {
  /** SHA-256 of the file, in hexadecimal. */
  readonly photo: string;
  /** The filename, by which a copy is recognised; '' where it is unknown. */
  readonly name: string;
  /** Pixels of the photo, the right way up. */
  readonly pixels: Dimensions;
  /** Why it is probably not the original; absent for any other photo. */
  readonly copied?: CopiedPhoto;
  /** When it was chosen, in milliseconds. */
  readonly at: number;
};

const isLength = (value: unknown): value is number => typeof value === 'number' && value >= 1;

const isCopied = (value: unknown): value is CopiedPhoto => value === 'messenger' || value === 'screenshot';

/** The photo of a stored value; null for anything that is none, as another version of the shop may have written it. */
export function ownPhotoFrom(value: unknown): OwnPhoto | null {
  const { photo, name, pixels, copied, at } = (value ?? {}) as Readonly<Record<string, unknown>>;
  const { width, height } = (pixels ?? {}) as Readonly<Record<string, unknown>>;
  if (typeof photo !== 'string' || photo === '' || typeof at !== 'number') return null;
  if (!isLength(width) || !isLength(height)) return null;
  const text = typeof name === 'string' ? name : '';
  return { photo, name: text, pixels: { width, height }, at, ...(isCopied(copied) && { copied }) };
}
