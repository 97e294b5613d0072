import { cameraData } from '#domain/image/exif.ts';
import type { PhotoFormat } from '#domain/image/imageFormat.ts';
import {
  checkPhoto,
  END_MARK,
  MIME,
  PHOTO_LIMITS,
  refused,
  sizeProblem,
  type PhotoProblem,
  type RefusedPhoto,
} from '#domain/image/photoCheck.ts';
import { copyOf } from '#domain/image/photoOrigin.ts';
import type { Answer } from './workerMessages.ts';
import { offscreenCanvas, readsTruePixels } from './offscreenCanvas.ts';
import { UnsoundCanvasError } from './readBack.ts';

/** Longest side of a photo in a preview with one place, in pixels. */
const MAX_SIDE = 1600;
/** With many places each is small on the screen, and smaller photos save the memory of a phone. */
const MIN_SIDE = 500;

/** The longest side, in pixels, to which photos are shrunk for the preview of a product with so many places. */
export function previewSide(places: number): number {
  return Math.round(Math.max(MIN_SIDE, MAX_SIDE / Math.sqrt(Math.max(1, places))));
}

/** Longest side of the photo behind the crop's frame, in pixels. */
const SMALL_SIDE = 800;

/**
 * Why a photo could not be decoded. Browsers throw the same error without memory and for damage; only its text differs.
 */
export function problemOf(error: unknown, format: PhotoFormat): PhotoProblem {
  if (error instanceof UnsoundCanvasError && !readsTruePixels()) return 'noise';
  const reason = error instanceof Error ? `${error.name} ${error.message}` : '';
  if (/alloc|memory|RangeError|QuotaExceeded/i.test(reason)) return 'memory';
  return format === 'heic' ? 'heic' : 'damaged';
}

/** The photo on white, its longer side at most `side` pixels. */
export function shrunk(full: ImageBitmap, side: number): ImageBitmap {
  const scale = Math.min(1, side / Math.max(full.width, full.height));
  const size = { width: Math.round(full.width * scale), height: Math.round(full.height * scale) };
  const { canvas, context } = offscreenCanvas(size);
  context.drawImage(full, 0, 0, canvas.width, canvas.height);
  return canvas.transferToImageBitmap();
}

/** The names of errors for a file that a gallery lists and has only in its cloud. */
const NOT_HERE = new Set(['NotReadableError', 'NotFoundError']);

function unreadable(error: unknown): RefusedPhoto {
  return refused(error instanceof DOMException && NOT_HERE.has(error.name) ? 'cloud' : 'memory');
}

/** The side of the corners that are looked at, in pixels: decoders draw the missing blocks of a JPEG in grey. */
const CORNER = 8;
const GREY = { least: 120, most: 136, range: 4 } as const;

/** True where the last blocks of a JPEG are missing. They are in any corner, because a camera turns its photos. */
function isCutOff(full: ImageBitmap): boolean {
  const { context } = offscreenCanvas({ width: CORNER, height: CORNER });
  const [right, bottom] = [CORNER - full.width, CORNER - full.height];
  return [
    [0, 0],
    [right, 0],
    [0, bottom],
    [right, bottom],
  ].some(([x = 0, y = 0]) => {
    context.drawImage(full, x, y);
    const values = context.getImageData(0, 0, CORNER, CORNER).data.filter((_, at) => at % 4 !== 3);
    const [least, most] = [Math.min(...values), Math.max(...values)];
    return least >= GREY.least && most <= GREY.most && most - least <= GREY.range;
  });
}

async function hashOf(bytes: ArrayBuffer): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Opens a photo; `store` gets it shrunk to `side` pixels. Never throws: a file that cannot be used is a refused answer.
 */
export async function openFile(
  file: Blob,
  side: number,
  store: (photo: string, bitmap: ImageBitmap) => void,
): Promise<Answer> {
  if (file.size > PHOTO_LIMITS.mostBytes) return refused('tooManyBytes');
  const read = await file.arrayBuffer().catch(unreadable);
  if ('problem' in read) return read;
  const check = checkPhoto(new Uint8Array(read));
  if (check.status === 'refused') return check;
  const { format, lacksEnd } = check;
  // A file on disk may change or disappear. This copy cannot, and has the type that its bytes show.
  const copy = new Blob(lacksEnd ? [read, END_MARK] : [read], { type: MIME[format] });
  try {
    const bytes = lacksEnd ? await copy.arrayBuffer() : read;
    const photo = await hashOf(bytes);
    // Upright: by default the orientation that the camera recorded is applied.
    const full = await createImageBitmap(copy);
    const size = { width: full.width, height: full.height };
    const trouble = sizeProblem(size);
    if (trouble) {
      full.close();
      return refused(trouble, size);
    }
    if (lacksEnd && isCutOff(full)) {
      full.close();
      return refused('damaged', size);
    }
    const bitmap = shrunk(full, side);
    full.close();
    const small = shrunk(bitmap, SMALL_SIDE);
    store(photo, bitmap);
    const { takenAt, hasCamera } = cameraData(new Uint8Array(bytes));
    const name = file instanceof File ? file.name : '';
    const copied = copyOf({ name, format, size, hasCamera });
    return { status: 'opened', photo: { photo, file: copy, format, size, small, takenAt, copied } };
  } catch (error) {
    return refused(problemOf(error, format), check.size);
  }
}
