import type { Context } from '#photo/offscreenCanvas.ts';
import { deflated, type PdfReference, type PdfWriter } from './pdf.ts';

/** Width and height in the unit that the value's name gives: millimetres of paper, pixels of a picture. */
export type Size = { readonly width: number; readonly height: number };

/** A picture that is not in a document yet. */
export type Picture =
  | {
      readonly kind: 'jpeg';
      /** In sRGB; a Blob, which the browser may leave on disk. */
      readonly bytes: Blob;
      readonly pixels: Size;
      /** The hash of a photo that is stored once, on however many pages it is; null for a drawing. */
      readonly photo: string | null;
    }
  /** One bit a pixel, through which a colour is printed; compressed. */
  | { readonly kind: 'stencil'; readonly bytes: Uint8Array<ArrayBuffer>; readonly pixels: Size };

/** Adds a picture to a document, a JPEG in the colour space of this profile. */
export function addImage(pdf: PdfWriter, { kind, bytes, pixels }: Picture, profile: PdfReference): PdfReference {
  const image = { Type: 'XObject', Subtype: 'Image', Width: pixels.width, Height: pixels.height };
  const reading =
    kind === 'jpeg'
      ? { ColorSpace: ['ICCBased', profile], BitsPerComponent: 8, Filter: 'DCTDecode' }
      : { ImageMask: true, BitsPerComponent: 1, Decode: [1, 0], Filter: 'FlateDecode' };
  return pdf.addStream({ ...image, ...reading }, bytes);
}

/**
 * What was drawn on a transparent canvas as a stencil: any colour prints, and is chosen where the stencil is placed. A pixel is
 * printed where at least half of it is covered.
 */
export async function stencilOf(context: Context): Promise<Picture> {
  const { width, height } = context.canvas;
  const { data } = context.getImageData(0, 0, width, height);
  const rowBytes = Math.ceil(width / 8);
  const bits = new Uint8Array(rowBytes * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0, at = 4 * y * width + 3; x < width; x += 1, at += 4)
      if ((data[at] ?? 0) > 127)
        bits[y * rowBytes + (x >> 3)] = (bits[y * rowBytes + (x >> 3)] ?? 0) | (0x80 >> (x & 7));
  return { kind: 'stencil', bytes: await deflated(bits), pixels: { width, height } };
}
