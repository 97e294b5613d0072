import { refused } from '#domain/image/imageFile.ts';
import type { Dimensions } from '#domain/design/printSize.ts';
import { photosIn, type SheetArt } from './art.ts';
import { paintPhoto, paintText } from './compose.ts';
import type { Answer, Task } from './messages.ts';
import { problemOf } from './openFile.ts';
import { offscreenCanvas, type OffscreenSurface } from './offscreenCanvas.ts';
import { srgbProfile } from './press/srgb.ts';
import { readBack, UnsoundCanvasError } from './readBack.ts';
import { loadTypeface } from './typefaces.ts';

const SOI_BYTES = 2;
const JFIF = [0xff, 0xd8, 0xff, 0xe0] as const;
const DOTS_PER_INCH = 1;
const PROFILE_NAME = 'ICC_PROFILE\0';

const big16 = (value: number): readonly [number, number] => [value >> 8, value & 0xff];

/** The segment that says sRGB, which Firefox leaves out. */
function profileSegment(): Uint8Array<ArrayBuffer> {
  const profile = srgbProfile();
  const name = new TextEncoder().encode(PROFILE_NAME);
  // The first of one piece.
  return new Uint8Array([0xff, 0xe2, ...big16(2 + name.length + 2 + profile.length), ...name, 1, 1, ...profile]);
}

/**
 * The same JPEG with its density in pixels per inch, so that a photo lab opens it at the right size, and with a colour profile. Null:
 * its size is not known.
 */
async function labelled(jpeg: Blob, ppi: number | null): Promise<Blob> {
  const bytes = new Uint8Array(await jpeg.arrayBuffer());
  // Browsers start a JPEG with the JFIF block, whose last three fields are unit and density; other files stay
  // unchanged.
  if (!JFIF.every((byte, at) => bytes[at] === byte)) return jpeg;
  if (ppi !== null) bytes.set([DOTS_PER_INCH, ...big16(ppi), ...big16(ppi)], 13);
  const end = SOI_BYTES + 2 + (((bytes[4] ?? 0) << 8) | (bytes[5] ?? 0));
  const hasProfile = new TextDecoder('latin1').decode(bytes.subarray(end, end + 4096)).includes(PROFILE_NAME);
  const profile = hasProfile ? [] : [profileSegment()];
  return new Blob([bytes.subarray(0, end), ...profile, bytes.subarray(end)], { type: 'image/jpeg' });
}

/** 1 has Chromium keep the colour of every pixel (4:4:4). */
const PRINT_QUALITY = 1;
/** A canvas that does not show its drawing is drawn again with half the pixels, at most so often. */
const MOST_RETRIES = 3;
/** The longer side of the small canvas that the large one is compared with. */
const SMALL_SIDE = 500;

/** Draws a print on all these canvases. Photos are decoded one at a time: several whole ones would exceed a phone's memory. */
async function drawOn(
  surfaces: readonly OffscreenSurface[],
  art: SheetArt,
  files: Readonly<Record<string, Blob>>,
): Promise<void> {
  const sized = surfaces.map(({ canvas, context }) => ({
    context,
    print: { width: canvas.width, height: canvas.height },
  }));
  for (const photo of photosIn([art])) {
    const file = files[photo];
    if (!file) throw new Error(`no file of the photo ${photo}`);
    const full = await createImageBitmap(file);
    for (const { context, print } of sized) paintPhoto(context, art, print, [photo, full]);
    full.close();
  }
  if (art.text) await loadTypeface(art.text.typeface, art.text.text);
  for (const { context, print } of sized) paintText(context, art, print);
}

const scaled = ({ width, height }: Dimensions, scale: number): Dimensions => ({
  width: Math.max(1, Math.floor(width * scale)),
  height: Math.max(1, Math.floor(height * scale)),
});

/** A canvas with the print, and its scale: below 1 where a canvas of all its pixels does not show it. */
async function drawnPrint({ art, files, plan: { pixels } }: Extract<Task, { kind: 'print' }>) {
  const small = offscreenCanvas(scaled(pixels, Math.min(1, SMALL_SIDE / Math.max(pixels.width, pixels.height))));
  for (let retry = 0; ; retry += 1) {
    const scale = Math.SQRT1_2 ** retry;
    const whole = offscreenCanvas(scaled(pixels, scale));
    await drawOn(retry === 0 ? [whole, small] : [whole], art, files);
    const { canvas } = whole;
    const state = readBack(canvas, (context) => context.drawImage(small.canvas, 0, 0, canvas.width, canvas.height));
    if (state === 'sound') return { canvas, scale };
    if (retry === MOST_RETRIES) throw new UnsoundCanvasError(state);
  }
}

/**
 * A print as a JPEG in sRGB for a photo lab, without metadata but with its density. Without one of the photos, or without memory, the
 * answer is a refusal.
 */
export async function printFile(task: Extract<Task, { kind: 'print' }>): Promise<Answer> {
  try {
    const { canvas, scale } = await drawnPrint(task);
    const picture = await canvas.convertToBlob({ type: 'image/jpeg', quality: PRINT_QUALITY });
    const { ppi } = task.plan;
    return {
      status: 'printed',
      picture: await labelled(picture, ppi && Math.floor(ppi * scale + 1e-6)),
      isLowered: scale < 1,
    };
  } catch (error) {
    return refused(problemOf(error, 'jpeg'));
  }
}
