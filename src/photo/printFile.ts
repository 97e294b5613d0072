import type { Dimensions } from '#domain/design/printSize.ts';
import { refused } from '#domain/image/imageFile.ts';
import { photosIn } from './art.ts';
import { paintPhoto, paintTexts } from './compose.ts';
import type { Answer, Task } from './messages.ts';
import { problemOf, shrunk } from './openFile.ts';
import { offscreenCanvas } from './offscreenCanvas.ts';
import { srgbProfile } from './press/srgb.ts';
import { readBack, UnsoundCanvasError, type CanvasState } from './readBack.ts';
import { loadTypefaces } from './typefaces.ts';

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

/** The longer side, in pixels, of the copies of photos with which a print is compared. */
const COPY_SIDE = 400;
/** A print whose canvas does not show it is drawn at the next of these scales, each with half the pixels of the one before. */
const SCALES = [1, Math.SQRT1_2, 1 / 2, Math.SQRT1_2 / 2, 1 / 4] as const;

type PrintTask = Extract<Task, { kind: 'print' }>;

/**
 * Draws a print on a canvas of this size; `copies` get small copies of its photos, by content hash. Photos are decoded one at a
 * time: several whole ones would exceed a phone's memory. @throws RangeError without memory
 */
async function drawn(
  { art, files }: PrintTask,
  pixels: Dimensions,
  copies: Map<string, ImageBitmap>,
): Promise<OffscreenCanvas> {
  const { canvas, context } = offscreenCanvas(pixels);
  for (const photo of photosIn([art])) {
    const full = await createImageBitmap(files[photo] ?? new Blob());
    paintPhoto(context, art, pixels, [photo, full]);
    if (!copies.has(photo)) copies.set(photo, shrunk(full, COPY_SIDE));
    full.close();
  }
  paintTexts(context, art, pixels);
  return canvas;
}

/** What the canvas of a print shows; 'blank' also where the browser refuses it. */
async function drawnAndRead(
  task: PrintTask,
  pixels: Dimensions,
): Promise<{ readonly state: CanvasState; readonly canvas: OffscreenCanvas | null }> {
  const copies = new Map<string, ImageBitmap>();
  try {
    const canvas = await drawn(task, pixels, copies);
    const state = readBack(canvas, (context) => {
      for (const copy of copies) paintPhoto(context, task.art, pixels, copy);
      paintTexts(context, task.art, pixels);
    });
    return { state, canvas };
  } catch (error) {
    if (problemOf(error, 'jpeg') !== 'memory') throw error;
    return { state: 'blank', canvas: null };
  } finally {
    for (const copy of copies.values()) copy.close();
  }
}

/**
 * A print as a JPEG in sRGB for a photo lab, without metadata but with its density. It is read back before it is handed over, and drawn smaller
 * until it is right. Without one of the photos, or where no canvas is right, the answer is a refusal.
 */
export async function printFile(task: PrintTask): Promise<Answer> {
  const { art, files, plan } = task;
  if (photosIn([art]).some((photo) => !files[photo])) return refused('damaged');
  try {
    await loadTypefaces(art.texts);
    let state: CanvasState = 'blank';
    for (const scale of SCALES) {
      const [width = 1, height = 1] = [plan.pixels.width, plan.pixels.height].map((side) =>
        Math.max(1, Math.floor(side * scale)),
      );
      const pixels = { width, height };
      const { canvas, ...read } = await drawnAndRead(task, pixels);
      state = read.state;
      if (state !== 'sound' || !canvas) continue;
      const picture = await canvas.convertToBlob({ type: 'image/jpeg', quality: PRINT_QUALITY });
      const ppi = plan.ppi && Math.max(1, Math.floor(plan.ppi * scale + 1e-6));
      return { status: 'printed', picture: await labelled(picture, ppi), ppi, pixels };
    }
    throw new UnsoundCanvasError(state);
  } catch (error) {
    return refused(problemOf(error, 'jpeg'));
  }
}
