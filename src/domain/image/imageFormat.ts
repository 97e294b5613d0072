import type { Dimensions } from '#domain/design/printSharpness.ts';

/** Formats of a photo; whether HEIC can be decoded depends on the browser. */
export type PhotoFormat = 'jpeg' | 'png' | 'webp' | 'heic';

/** What a file contains that is not a photo. */
export type OtherKind = 'moving' | 'otherFormat' | 'svg' | 'notImage';

/** The picture in a file, as its bytes describe it; `size` in pixels, null where only decoding shows it. */
export type FoundPhoto = {
  readonly format: PhotoFormat;
  readonly size: Dimensions | null;
  /** False where a part of the picture is known to be missing. */
  readonly isWhole: boolean;
  /** True for a JPEG that may be whole but for its end mark, without which browsers refuse it. */
  readonly lacksEnd: boolean;
  readonly moves: boolean;
};

/** The photo in a file; null without one. */
export function photoIn(bytes: Uint8Array): FoundPhoto | null {
  return jpeg(bytes) ?? png(bytes) ?? webp(bytes) ?? heic(bytes);
}

const text = (bytes: Uint8Array, from: number, length: number): string =>
  String.fromCodePoint(...bytes.subarray(from, from + length));
const big16 = (bytes: Uint8Array, at: number): number => ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);
const little16 = (bytes: Uint8Array, at: number): number => (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8);
const little24 = (bytes: Uint8Array, at: number): number => little16(bytes, at) | ((bytes[at + 2] ?? 0) << 16);
const big32 = (bytes: Uint8Array, at: number): number => big16(bytes, at) * 65_536 + big16(bytes, at + 2);
const little32 = (bytes: Uint8Array, at: number): number => little16(bytes, at) + little16(bytes, at + 2) * 65_536;

const PROGRESSIVE_FRAMES = new Set([0xc2, 0xc6, 0xca, 0xce]);
const NOT_FRAMES = new Set([0xc4, 0xc8, 0xcc]);

function jpeg(bytes: Uint8Array): FoundPhoto | null {
  if (big16(bytes, 0) !== 0xffd8 || bytes[2] !== 0xff) return null;
  let size: Dimensions | null = null;
  let isProgressive = false;
  let at = 2;
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xda) break;
    if (marker === 0xff) at += 1;
    else {
      if (marker >= 0xc0 && marker <= 0xcf && !NOT_FRAMES.has(marker)) {
        size = { width: big16(bytes, at + 7), height: big16(bytes, at + 5) };
        isProgressive = PROGRESSIVE_FRAMES.has(marker);
      }
      at += 2 + big16(bytes, at + 2);
    }
  }
  const hasScan = size !== null && bytes[at + 1] === 0xda;
  const { hasEnd, isRefined } = scansFrom(bytes, at);
  return {
    format: 'jpeg',
    size,
    isWhole: hasScan && (hasEnd || !isProgressive || isRefined),
    lacksEnd: !hasEnd,
    moves: false,
  };
}

/**
 * Whether a JPEG has its end mark after this offset, and whether the last scan of every component of a progressive one has
 * begun: without it the picture is blurred all over. A thumbnail has an end mark too, but lies before the picture; inside a
 * picture the mark cannot occur.
 */
function scansFrom(bytes: Uint8Array, from: number): { readonly hasEnd: boolean; readonly isRefined: boolean } {
  const components = new Set<number>();
  const refined = new Set<number>();
  const result = (hasEnd: boolean) => ({ hasEnd, isRefined: components.size > 0 && refined.size === components.size });
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const marker = bytes[at + 1];
    if (marker === 0xd9) return result(true);
    if (marker !== 0xda) continue;
    const count = bytes[at + 4] ?? 0;
    const parameters = at + 5 + 2 * count;
    const [last, precision = 0] = [bytes[parameters + 1], bytes[parameters + 2]];
    for (let each = 0; each < count; each += 1) {
      const component = bytes[at + 5 + 2 * each] ?? 0;
      components.add(component);
      // The last coefficient, in its last bit.
      if (last === 63 && (precision & 15) === 0) refined.add(component);
    }
  }
  return result(false);
}

function png(bytes: Uint8Array): FoundPhoto | null {
  if (big32(bytes, 0) !== 0x89504e47 || text(bytes, 12, 4) !== 'IHDR') return null;
  const size = { width: big32(bytes, 16), height: big32(bytes, 20) };
  let moves = false;
  for (let at = 8; at + 8 <= bytes.length;) {
    const kind = text(bytes, at + 4, 4);
    if (kind === 'IEND') return { format: 'png', size, isWhole: true, lacksEnd: false, moves };
    moves ||= kind === 'acTL';
    at += 12 + big32(bytes, at);
  }
  return { format: 'png', size, isWhole: false, lacksEnd: false, moves };
}

function webp(bytes: Uint8Array): FoundPhoto | null {
  if (text(bytes, 0, 4) !== 'RIFF' || text(bytes, 8, 4) !== 'WEBP') return null;
  const isWhole = little32(bytes, 4) + 8 <= bytes.length;
  const kind = text(bytes, 12, 4);
  const of = (width: number, height: number, moves = false): FoundPhoto => ({
    format: 'webp',
    size: { width, height },
    isWhole,
    lacksEnd: false,
    moves,
  });
  if (kind === 'VP8X') return of(little24(bytes, 24) + 1, little24(bytes, 27) + 1, ((bytes[20] ?? 0) & 2) !== 0);
  if (kind === 'VP8L') {
    const bits = little32(bytes, 21);
    return of((bits % 16_384) + 1, (Math.floor(bits / 16_384) % 16_384) + 1);
  }
  return of(little16(bytes, 26) & 0x3fff, little16(bytes, 28) & 0x3fff);
}

const HEIF_BRANDS = /^(?:hei[cmsx]|hev[cmsx]|mif1|heif|avif)$/;

/** Its size is nested too deep to be read here: the browser finds it, if it can decode the file. */
function heic(bytes: Uint8Array): FoundPhoto | null {
  if (text(bytes, 4, 4) !== 'ftyp') return null;
  const brand = text(bytes, 8, 4);
  if (brand === 'msf1' || brand === 'avis')
    return { format: 'heic', size: null, isWhole: true, lacksEnd: false, moves: true };
  return HEIF_BRANDS.test(brand) ? { format: 'heic', size: null, isWhole: true, lacksEnd: false, moves: false } : null;
}

const OTHER_PICTURES = ['BM', 'II*\0', 'MM\0*', '8BPS', '\0\0\u0001\0'];

/** Other files are distinguished only as far as it helps the shopper. */
export function otherKind(bytes: Uint8Array): OtherKind {
  const start = text(bytes, 0, Math.min(1024, bytes.length));
  if (start.startsWith('GIF8')) return isMovingGif(bytes) ? 'moving' : 'otherFormat';
  if (/<svg[\s>]/i.test(start)) return 'svg';
  return OTHER_PICTURES.some((mark) => start.startsWith(mark)) ? 'otherFormat' : 'notImage';
}

/** Every frame of an animated GIF has a control block. */
function isMovingGif(bytes: Uint8Array): boolean {
  let frames = 0;
  for (let at = bytes.indexOf(0x21); at !== -1 && frames < 2; at = bytes.indexOf(0x21, at + 1)) {
    if (bytes[at + 1] === 0xf9 && bytes[at + 2] === 4) frames += 1;
  }
  return frames > 1;
}
