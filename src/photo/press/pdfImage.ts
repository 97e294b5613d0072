import { areAlike, type Colour, type Context } from '#photo/offscreenCanvas.ts';
import { drawnSoundly } from '#photo/readBack.ts';
import { deflated, type PdfReference, type PdfWriter } from './pdf.ts';

/** Width and height in the unit that the value's name gives: millimetres of paper, pixels of a picture. */
export type Size = { readonly width: number; readonly height: number };

/** 1 has Chromium keep the colour of every pixel (4:4:4). */
export const JPEG_QUALITY = 1;

/** One bit a pixel, through which a colour is printed; compressed. */
type Stencil = { readonly kind: 'stencil'; readonly bytes: Uint8Array<ArrayBuffer>; readonly pixels: Size };

/** A picture that is not in a document yet. */
export type Picture =
  | {
      readonly kind: 'jpeg';
      /** In sRGB; a Blob, which the browser may leave on disk. */
      readonly bytes: Blob;
      readonly pixels: Size;
      /** The hash of a photo that is stored once, on however many pages it is; null for a drawing. */
      readonly photo: string | null;
      /** The part of it that is printed; absent where all of it is. */
      readonly mask?: Stencil;
    }
  | Stencil;

/** Adds a picture to a document, a JPEG in the colour space of this profile. */
export function addImage(pdf: PdfWriter, picture: Picture, profile: PdfReference): PdfReference {
  const { width, height } = picture.pixels;
  const image = { Type: 'XObject', Subtype: 'Image', Width: width, Height: height };
  const reading =
    picture.kind === 'jpeg'
      ? {
          ColorSpace: ['ICCBased', profile],
          BitsPerComponent: 8,
          Filter: 'DCTDecode',
          Mask: picture.mask && addImage(pdf, picture.mask, profile),
        }
      : { ImageMask: true, BitsPerComponent: 1, Decode: [1, 0], Filter: 'FlateDecode' };
  return pdf.addStream({ ...image, ...reading }, picture.bytes);
}

/** One bit for each pixel that is covered by half at least, and where `isPrinted` says so of its values, which begin at a place. */
function bitsOf(
  context: Context,
  isPrinted: (data: Uint8ClampedArray, at: number) => boolean,
): Uint8Array<ArrayBuffer> {
  const { width, height } = context.canvas;
  const { data } = context.getImageData(0, 0, width, height);
  const rowBytes = Math.ceil(width / 8);
  const bits = new Uint8Array(rowBytes * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0, at = 4 * y * width; x < width; x += 1, at += 4)
      if ((data[at + 3] ?? 0) > 127 && isPrinted(data, at))
        bits[y * rowBytes + (x >> 3)] = (bits[y * rowBytes + (x >> 3)] ?? 0) | (0x80 >> (x & 7));
  return bits;
}

async function stencilFrom({ canvas: { width, height } }: Context, bits: Uint8Array<ArrayBuffer>): Promise<Stencil> {
  return { kind: 'stencil', bytes: await deflated(bits), pixels: { width, height } };
}

/**
 * What was drawn on a transparent canvas as a stencil: any colour prints, and is chosen where the stencil is placed. With an ink only what
 * has its colour.
 */
export async function stencilOf(context: Context, ink?: Colour): Promise<Picture> {
  return stencilFrom(
    context,
    bitsOf(context, (data, at) => !ink || areAlike(data, ink, at)),
  );
}

/**
 * What has another colour than the ink that a text was drawn in, as a picture: emoji, which fonts draw in colours of their own, and of which a
 * stencil would be a blot. Null where there is none.
 */
export async function emojiOf(context: Context, ink: Colour): Promise<Picture | null> {
  const bits = bitsOf(context, (data, at) => !areAlike(data, ink, at));
  if (bits.every((byte) => byte === 0)) return null;
  const { canvas } = drawnSoundly(context.canvas, (opaque) => opaque.drawImage(context.canvas, 0, 0));
  const bytes = await canvas.convertToBlob({ type: 'image/jpeg', quality: JPEG_QUALITY });
  const pixels = { width: canvas.width, height: canvas.height };
  return { kind: 'jpeg', bytes, pixels, photo: null, mask: await stencilFrom(context, bits) };
}
