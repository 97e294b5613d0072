import { paintPage } from './flatPreview.ts';
import { paintSheet, type Photos } from './compose.ts';
import { offscreenCanvas } from './offscreenCanvas.ts';
import type { SurfacePrint } from './painter.ts';

/** A print as a surface of a mock-up takes it: drawn flat, and its width / height. */
type DrawnPrint = { readonly canvas: OffscreenCanvas; readonly shape: number };

/** Draws what is on one surface of a mock-up; photos that are not open are drawn as empty places. */
export function drawnPrint({ art, pixels, shape }: SurfacePrint, photos: Photos): DrawnPrint {
  const { canvas, context } = offscreenCanvas(pixels);
  if (art.page) paintPage(context, art, pixels.width, photos);
  else paintSheet(context, art, pixels, photos);
  return { canvas, shape };
}
