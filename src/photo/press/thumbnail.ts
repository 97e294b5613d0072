import { contourOf } from '#domain/design/contour.ts';
import { offscreenCanvas, type Context } from '#photo/offscreenCanvas.ts';
import { pictureOf, type PrintedPage } from './printedPage.ts';
import type { Size } from './pdfImage.ts';

/** The longer side in pixels: 24 mm at 150 pixels an inch. */
const SIDE = 142;

/** A small picture of a page with its bleed, for the job sheet; drawn in millimetres from the finished piece's upper left corner. */
export type Thumbnail = { readonly context: Context };

/** An empty thumbnail of a page. */
export function thumbnailOf({ piece: { trim, bleed } }: PrintedPage): Thumbnail {
  const [width, height] = [trim.width + 2 * bleed, trim.height + 2 * bleed];
  const scale = SIDE / Math.max(width, height);
  const { context } = offscreenCanvas({ width: width * scale, height: height * scale });
  context.scale(scale, scale);
  context.translate(bleed, bleed);
  return { context };
}

/** Painting rounds to whole units: this many are a millimetre. */
const UNITS = 1000;

/** Paints the print of a page on its thumbnail, in units of which UNITS are a millimetre. */
export function paintOnThumbnail(
  { context }: Thumbnail,
  print: PrintedPage,
  paint: (context: Context, size: Size, bleed: number) => void,
): void {
  const { x, y, width, height, bleed } = pictureOf(print);
  context.save();
  context.translate(x, y);
  context.scale(1 / UNITS, 1 / UNITS);
  paint(context, { width: width * UNITS, height: height * UNITS }, bleed * UNITS);
  context.restore();
}

/** Shows where the print is cut: dashes in black on white, to be seen on any photo. */
export function paintTrimLine({ context }: Thumbnail, { piece: { shape, trim, bleed } }: PrintedPage): void {
  const pixel = (Math.max(trim.width, trim.height) + 2 * bleed) / SIDE;
  context.save();
  context.beginPath();
  for (const [x, y] of contourOf(shape, trim) ?? contourOf('rectangle', trim) ?? []) context.lineTo(x, y);
  context.closePath();
  context.lineWidth = 1.5 * pixel;
  context.strokeStyle = '#fff';
  context.stroke();
  context.setLineDash([4 * pixel, 3 * pixel]);
  context.strokeStyle = '#000';
  context.stroke();
  context.restore();
}

/** Its rows of pixels, true where black: shades become dots of different density (Floyd and Steinberg). */
export function ditheredRows({ context }: Thumbnail): readonly (readonly boolean[])[] {
  const { width, height } = context.canvas;
  const { data } = context.getImageData(0, 0, width, height);
  const light = Float32Array.from({ length: width * height }, (_, at) => {
    const [red = 0, green = 0, blue = 0] = data.subarray(4 * at, 4 * at + 3);
    return 0.299 * red + 0.587 * green + 0.114 * blue;
  });
  const spread = (x: number, y: number, error: number): void => {
    if (x >= 0 && x < width && y < height) light[y * width + x] = (light[y * width + x] ?? 0) + error;
  };
  return Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (__, x) => {
      const value = light[y * width + x] ?? 0;
      const isBlack = value < 128;
      const error = value - (isBlack ? 0 : 255);
      spread(x + 1, y, (error * 7) / 16);
      spread(x - 1, y + 1, (error * 3) / 16);
      spread(x, y + 1, (error * 5) / 16);
      spread(x + 1, y + 1, error / 16);
      return isBlack;
    }),
  );
}
