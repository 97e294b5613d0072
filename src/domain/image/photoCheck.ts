import type { Dimensions } from '#domain/design/printSharpness.ts';
import { otherKind, photoIn, type OtherKind, type PhotoFormat } from './imageFormat.ts';

/** Why a file cannot be used. Each reason has its own message. */
export type PhotoProblem =
  | OtherKind
  | 'empty'
  | 'damaged'
  | 'heic'
  | 'cloud'
  | 'noise'
  | 'tooSmall'
  | 'tooWide'
  | 'tooManyPixels'
  | 'tooManyBytes'
  | 'memory';

/** A file that cannot be used, and its size in pixels where that is known. */
export type RefusedPhoto = {
  readonly status: 'refused';
  readonly problem: PhotoProblem;
  readonly size: Dimensions | null;
};

/** A refusal; `size` is in pixels, null where it is unknown. */
export function refused(problem: PhotoProblem, size: Dimensions | null = null): RefusedPhoto {
  return { status: 'refused', problem, size };
}

/** What the bytes of a file say about it as a photo; `size` is in pixels, null where the header does not have it. */
export type FileCheck =
  | {
      readonly status: 'fine';
      readonly format: PhotoFormat;
      readonly size: Dimensions | null;
      /** True for a JPEG that needs END_MARK, and may lack more than that. */
      readonly lacksEnd: boolean;
    }
  | RefusedPhoto;

/** Bounds of a usable photo. Cameras sold as 50 megapixels write a little more. */
export const PHOTO_LIMITS = {
  leastSide: 100,
  mostSide: 16_384,
  mostPixels: 51_000_000,
  mostBytes: 100_000_000,
} as const;

/** The media type of each format. */
export const MIME: Readonly<Record<PhotoFormat, string>> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  heic: 'image/heic',
};

/** Checks a picture by its bytes, never by its name: format, size, animation and completeness. */
export function checkPhoto(bytes: Uint8Array): FileCheck {
  if (bytes.length === 0) return refused('empty');
  const found = photoIn(bytes);
  if (!found) return refused(otherKind(bytes));
  const { format, size } = found;
  if (found.moves) return refused('moving', size);
  const trouble = size && sizeProblem(size);
  if (trouble) return refused(trouble, size);
  return found.isWhole ? { status: 'fine', format, size, lacksEnd: found.lacksEnd } : refused('damaged', size);
}

/** The last bytes of every JPEG. Messengers and card readers lose them, and browsers then refuse the whole photo. */
export const END_MARK = Uint8Array.of(0xff, 0xd9);

/** What is wrong with a photo of this size, if anything. */
export function sizeProblem({ width, height }: Dimensions): PhotoProblem | null {
  const { leastSide, mostSide, mostPixels } = PHOTO_LIMITS;
  if (Math.max(width, height) > mostSide) return 'tooWide';
  if (width * height > mostPixels) return 'tooManyPixels';
  return Math.min(width, height) < leastSide ? 'tooSmall' : null;
}

/** The format of a file name's extension; null for any other. */
export function formatNamed(name: string): PhotoFormat | null {
  const ending = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  if (ending === 'jpg' || ending === 'jpeg' || ending === 'jfif') return 'jpeg';
  if (ending === 'heic' || ending === 'heif') return 'heic';
  return ending === 'png' || ending === 'webp' ? ending : null;
}
