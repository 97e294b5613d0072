import type { Dimensions } from '#domain/design/printSharpness.ts';
import type { PhotoFormat } from './imageFormat.ts';

/** Why a photo is probably not the original: a messenger shrank it, or it is a picture of a phone's screen. */
export const COPIES = ['messenger', 'screenshot'] as const;
export type CopiedPhoto = (typeof COPIES)[number];

/** WhatsApp shrinks the longest side to 1,280 or 1,600 pixels, in its better quality and on Facebook to 2,048. */
const MESSENGER_SIDES: readonly number[] = [1280, 1600, 2048];
/** The short sides of phones' screens, in pixels. */
const SCREEN_SIDES: readonly number[] = [
  640, 720, 750, 828, 1080, 1125, 1170, 1179, 1206, 1242, 1260, 1284, 1290, 1320, 1440,
];
const NAMED_SCREENSHOT = /screen[ _-]?shot|स्क्रीनशॉट|స్క్రీన్.?షాట్/i;
/** The shapes of phones' screens, long side / short side: from 16:9 to the longest. */
const SCREEN_SHAPES = { least: 1.77, most: 2.4 } as const;

function isScreen(short: number, long: number): boolean {
  const shape = long / short;
  return SCREEN_SIDES.includes(short) && shape >= SCREEN_SHAPES.least && shape <= SCREEN_SHAPES.most;
}

type OpenedPhoto = {
  /** The file's name; '' where it is unknown. */
  readonly name: string;
  readonly format: PhotoFormat;
  readonly size: Dimensions;
  readonly hasCamera: boolean;
};

/** Recognises a photo that is probably a smaller copy of another one; null for any other. What a camera wrote is an original. */
export function copyOf({ name, format, size, hasCamera }: OpenedPhoto): CopiedPhoto | null {
  if (hasCamera) return null;
  const [short, long] = [Math.min(size.width, size.height), Math.max(size.width, size.height)];
  if (NAMED_SCREENSHOT.test(name) || (format === 'png' && isScreen(short, long))) return 'screenshot';
  return format !== 'png' && MESSENGER_SIDES.includes(long) ? 'messenger' : null;
}
