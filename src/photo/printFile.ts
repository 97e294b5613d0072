import { refused } from '#domain/image/imageFile.ts';
import { photosIn } from './art.ts';
import { paintPhoto, paintText } from './compose.ts';
import type { Answer, Task } from './messages.ts';
import { problemOf } from './openFile.ts';
import { offscreenCanvas } from './offscreenCanvas.ts';
import { loadTypeface } from './typefaces.ts';

const JFIF = [0xff, 0xd8, 0xff, 0xe0] as const;
const DOTS_PER_INCH = 1;

/** The same JPEG with its density in pixels per inch, so that a print shop opens it at the right size. */
async function withDensity(jpeg: Blob, ppi: number | null): Promise<Blob> {
  if (ppi === null) return jpeg;
  const bytes = new Uint8Array(await jpeg.arrayBuffer());
  // Browsers start a JPEG with the JFIF block, whose last three fields are unit and density; other files stay
  // unchanged.
  if (!JFIF.every((byte, at) => bytes[at] === byte)) return jpeg;
  bytes.set([DOTS_PER_INCH, ppi >> 8, ppi & 0xff, ppi >> 8, ppi & 0xff], 13);
  return new Blob([bytes], { type: 'image/jpeg' });
}

const PRINT_QUALITY = 0.93;

/**
 * A print as a JPEG in sRGB, without metadata but with its density. Photos are decoded one at a time: several whole ones
 * would exceed a phone's memory. Without one of the photos, or without memory, the answer is a refusal.
 */
export async function printFile({ art, files, plan }: Extract<Task, { kind: 'print' }>): Promise<Answer> {
  try {
    const { canvas, context } = offscreenCanvas(plan.pixels);
    for (const photo of photosIn([art])) {
      const file = files[photo];
      if (!file) return refused('damaged');
      const full = await createImageBitmap(file);
      paintPhoto(context, art, plan.pixels, [photo, full]);
      full.close();
    }
    if (art.text) await loadTypeface(art.text.typeface, art.text.text);
    paintText(context, art, plan.pixels);
    const picture = await canvas.convertToBlob({ type: 'image/jpeg', quality: PRINT_QUALITY });
    return { status: 'printed', picture: await withDensity(picture, plan.ppi) };
  } catch (error) {
    return refused(problemOf(error, 'jpeg'));
  }
}
