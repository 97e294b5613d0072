import type { Layers } from './mockupLayers.ts';
import { areAlike, offscreenCanvas, readsTruePixels, type Colour } from './offscreenCanvas.ts';

/** A pixel of a product's picture that no print covers. */
type ProductPixel = { readonly x: number; readonly y: number; readonly colour: Colour };

/** So many pixels are tried on each side. */
const GRID = 8;
/** Darker pixels look like a canvas that shows nothing. */
const MIN_SUM = 60;
/** The least time between two readings of a canvas, in milliseconds: each waits for the graphics card. */
const READ_EVERY_MS = 1000;

function sampled(layer: ImageBitmap): Uint8ClampedArray {
  const { context } = offscreenCanvas({ width: GRID, height: GRID }, { isOpaque: false });
  for (let at = 0; at < GRID * GRID; at += 1) {
    const { x, y } = placeOf(at, layer);
    context.drawImage(layer, x, y, 1, 1, at % GRID, Math.floor(at / GRID), 1, 1);
  }
  return context.getImageData(0, 0, GRID, GRID).data;
}

function placeOf(at: number, { width, height }: ImageBitmap): { readonly x: number; readonly y: number } {
  const along = (step: number, side: number): number => Math.floor(((step + 0.5) / GRID) * side);
  return { x: along(at % GRID, width), y: along(Math.floor(at / GRID), height) };
}

function pixelsBesidePrint({ blank, mask }: Layers): readonly ProductPixel[] {
  const [ground, cover] = [sampled(blank), sampled(mask)];
  return Array.from({ length: GRID * GRID }, (_, at) => at).flatMap((at): readonly ProductPixel[] => {
    const [red = 0, green = 0, blue = 0] = ground.subarray(4 * at);
    const isBeside = cover[4 * at + 3] === 0 && red + green + blue >= MIN_SUM;
    return isBeside ? [{ ...placeOf(at, blank), colour: [red, green, blue] }] : [];
  });
}

/**
 * Looks, once in a while, whether a canvas shows the product: where memory ends it is black or empty, without an error.
 * `read` returns red, green and blue of a pixel, from 0 to 255. True where it cannot be known.
 */
export function productCheck(layers: Layers, read: (x: number, y: number) => ArrayLike<number>): () => boolean {
  let readAt = -READ_EVERY_MS;
  let pixels: readonly ProductPixel[] | null = null;
  return () => {
    if (performance.now() - readAt < READ_EVERY_MS || !readsTruePixels()) return true;
    readAt = performance.now();
    pixels ??= pixelsBesidePrint(layers);
    return pixels.length === 0 || pixels.some(({ x, y, colour }) => areAlike(read(x, y), colour));
  };
}
