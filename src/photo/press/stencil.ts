import type { Context } from '#photo/offscreenCanvas.ts';
import { deflated, type PdfReference, type PdfWriter } from './pdf.ts';
import { imageOf, type Size } from './printPage.ts';

/** A stencil's pixel is printed where at least half of it is covered. */
const COVERED = 128;

/** One bit for each pixel, 1 where it is covered; rows fill whole bytes. */
function bitsOf(context: Context, { width, height }: { readonly width: number; readonly height: number }) {
  const { data } = context.getImageData(0, 0, width, height);
  const rowBytes = Math.ceil(width / 8);
  const bits = new Uint8Array(rowBytes * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const alpha = data[4 * (y * width + x) + 3] ?? 0;
      const at = y * rowBytes + (x >> 3);
      if (alpha >= COVERED) bits[at] = (bits[at] ?? 0) | (0x80 >> (x & 7));
    }
  return bits;
}

/** What was drawn on a see-through canvas as a stencil: any colour prints, and is chosen where the stencil is placed. */
export async function stencilOf(pdf: PdfWriter, context: Context, { width, height }: Size): Promise<PdfReference> {
  const pixels = { width: Math.round(width), height: Math.round(height) };
  const bits = await deflated(bitsOf(context, pixels));
  const dictionary = {
    ...imageOf(pixels),
    ImageMask: true,
    BitsPerComponent: 1,
    Decode: [1, 0],
    Filter: 'FlateDecode',
  };
  return pdf.addStream(dictionary, bits);
}
