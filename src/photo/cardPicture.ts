import type { Lattice } from '#domain/design/lattice.ts';
import type { SheetArt } from './art.ts';
import { canvasSurface } from './canvasSurface.ts';
import { paintSheet, type Photos } from './compose.ts';
import { readsTruePixels } from './knownPixels.ts';
import type { Layers } from './layers.ts';
import { offscreenCanvas } from './offscreenCanvas.ts';
import { previewPixels } from './painter.ts';
import { UnsoundCanvasError } from './readBack.ts';

const QUALITY = 0.85;

/** What is drawn for a card: a print on its product, or without a mock-up the print alone. */
export type CardPicture = {
  readonly art: SheetArt;
  /** The URL of the mock-up's folder, with a slash at its end; null without one. */
  readonly mockup: string | null;
  /** Width and height of the picture in pixels; of a print alone, its longer side. */
  readonly side: number;
};

type LoadPictures = (urls: {
  readonly blank: string;
  readonly mask: string;
  readonly side: number;
}) => Promise<Pick<Layers, 'blank' | 'mask'>>;

async function layersOf(folder: string, side: number, load: LoadPictures): Promise<Layers> {
  const [pictures, response] = await Promise.all([
    load({ blank: `${folder}blank.webp`, mask: `${folder}mask.webp`, side }),
    fetch(`${folder}mesh.json`),
  ]);
  if (!response.ok) throw new Error(`${folder}: ${response.status}`);
  return { ...pictures, lattice: (await response.json()) as Lattice };
}

/**
 * Draws the picture of a card as a JPEG file. It has a surface of its own, so that it does not disturb the one of a dialog.
 * @throws UnsoundCanvasError in a browser that writes noise into files, RangeError without memory, Error without the mock-up
 */
export async function cardPicture(
  { art, mockup, side }: CardPicture,
  photos: Photos,
  load: LoadPictures,
): Promise<Blob> {
  if (!readsTruePixels()) throw new UnsoundCanvasError('noise');
  if (mockup === null) {
    const size = { width: side * Math.min(1, art.shape), height: side * Math.min(1, 1 / art.shape) };
    const { canvas, context } = offscreenCanvas(size);
    paintSheet(context, art, { width: canvas.width, height: canvas.height }, photos);
    return canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY });
  }
  const layers = await layersOf(mockup, side, load);
  const surface = canvasSurface(layers, side);
  try {
    const pixels = previewPixels(layers.lattice, side / layers.lattice.width, art.shape);
    const print = offscreenCanvas(pixels);
    paintSheet(print.context, art, pixels, photos);
    const bitmap = surface.paint(print.canvas, art.shape);
    const { canvas, context } = offscreenCanvas({ width: side, height: side });
    context.drawImage(bitmap, 0, 0);
    bitmap.close();
    return await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY });
  } finally {
    surface.release();
  }
}
