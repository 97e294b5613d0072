import type { Surface } from '#domain/design/lattice.ts';
import type { SheetArt } from './art.ts';
import { loadCalendarFonts, withMonthPages, type Calendar } from './calendarPage.ts';
import { canvasSurface, drawnPrint } from './canvasSurface.ts';
import { paintSheet, type Photos } from './compose.ts';
import { fetchBitmap, type Layers } from './mockupLayers.ts';
import { offscreenCanvas, readsTruePixels } from './offscreenCanvas.ts';
import { surfacePrints } from './painter.ts';
import { UnsoundCanvasError } from './readBack.ts';

const QUALITY = 0.85;

/** What is drawn for a card: the prints of a product on it, or without a mock-up the first print alone. */
export type CardPicture = {
  /** The prints that the mock-up shows, in their order. */
  readonly arts: readonly SheetArt[];
  /** The calendar whose first month's page is around the print; null for other products. */
  readonly calendar: Calendar | null;
  /** The URL of the mock-up's folder, with a slash at its end; null without one. */
  readonly mockup: string | null;
  /** Width and height of the picture in pixels, which the mock-up's layers for cards have; of a print alone, its longer side. */
  readonly side: number;
};

async function layersOf(folder: string, side: number): Promise<Layers> {
  const [blank, mask, response] = await Promise.all([
    fetchBitmap(`${folder}blank-${side}.webp`),
    fetchBitmap(`${folder}mask-${side}.webp`),
    fetch(`${folder}mesh.json`),
  ]);
  if (!response.ok) throw new Error(`${folder}: ${response.status}`);
  return { blank, mask, surfaces: (await response.json()) as readonly Surface[] };
}

/**
 * Draws the picture of a card as a JPEG file. It has a surface of its own, so that it does not disturb the one of a dialog.
 * @throws UnsoundCanvasError in a browser that writes noise into files, RangeError without memory, Error without the mock-up
 */
export async function cardPicture(
  { arts: prints, calendar, mockup, side }: CardPicture,
  photos: Photos,
): Promise<Blob> {
  if (!readsTruePixels()) throw new UnsoundCanvasError('noise');
  // Not by the page: the first names of months and days take 100 ms of a cheap phone.
  const arts = withMonthPages(prints, calendar);
  const [first] = arts;
  if (first === undefined) throw new RangeError('a card without a print');
  if (mockup === null) {
    const size = { width: side * Math.min(1, first.shape), height: side * Math.min(1, 1 / first.shape) };
    const { canvas, context } = offscreenCanvas(size);
    paintSheet(context, first, { width: canvas.width, height: canvas.height }, photos);
    return canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY });
  }
  const [layers] = await Promise.all([
    layersOf(mockup, side),
    loadCalendarFonts(arts.flatMap(({ page }) => page ?? [])),
  ]);
  const surface = canvasSurface(layers, side);
  try {
    const drawn = surfacePrints(layers, arts, side).map((print) => print && drawnPrint(print, photos));
    return await surface.paintFile(drawn, QUALITY);
  } finally {
    surface.release();
  }
}
