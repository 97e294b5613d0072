import { shownOn, type Surface as PrintedSurface, type Triangle } from '#domain/design/lattice.ts';
import { paintSheet, type Photos } from './compose.ts';
import { paintPage } from './flatPreview.ts';
import { productCheck } from './productCheck.ts';
import { closeLayers, type Layers } from './mockupLayers.ts';
import { offscreenCanvas, type Context } from './offscreenCanvas.ts';
import type { SurfacePrint } from './painter.ts';
import { dimensionsOf, OVERLAP_PX, patchesFor } from './patches.ts';

/** A print as a surface of a mock-up takes it: drawn flat, and its width / height. */
type DrawnPrint = { readonly canvas: OffscreenCanvas; readonly shape: number };

/** Draws what is on one surface of a mock-up; photos that are not open are drawn as empty places. */
export function drawnPrint({ art, pixels, shape }: SurfacePrint, photos: Photos): DrawnPrint {
  const { canvas, context } = offscreenCanvas(pixels);
  if (art.page) paintPage(context, art, pixels.width, photos);
  else paintSheet(context, art, pixels, photos);
  return { canvas, shape };
}

/** Clips to a triangle, enlarged a little so that no seam shows. */
function clipTo(context: Context, triangle: Triangle): void {
  const [a, b, c] = triangle;
  const [middleX, middleY] = [(a.x + b.x + c.x) / 3, (a.y + b.y + c.y) / 3];
  context.beginPath();
  for (const { x, y } of triangle) {
    const [dx, dy] = [x - middleX, y - middleY];
    const grown = 1 + (2 * OVERLAP_PX) / Math.max(1, Math.hypot(dx, dy));
    context.lineTo(middleX + dx * grown, middleY + dy * grown);
  }
  context.closePath();
  context.clip();
}

/** Draws prints on one surface of a product, `size` pixels wide and high. */
function printedSurface(surface: PrintedSurface, size: number) {
  const scale = size / surface.width;
  // The print is first drawn flat at about its final size, so that no patch has to shrink it much.
  const room = dimensionsOf(surface, scale);
  const flat = offscreenCanvas(room, { isOpaque: false });
  const patches = patchesFor(surface, scale, room);

  const layOut = ({ canvas, shape }: DrawnPrint): void => {
    const { u, v, width, height } = shownOn(surface, shape);
    const [w, h] = [canvas.width, canvas.height];
    const left = Math.min(u, u + width);
    flat.context.setTransform(Math.sign(width), 0, 0, 1, width < 0 ? room.width : 0, 0);
    flat.context.drawImage(canvas, left * w, v * h, Math.abs(width) * w, height * h, 0, 0, room.width, room.height);
  };

  return (context: Context, print: DrawnPrint): void => {
    layOut(print);
    for (const { left, top, width, height, map, cut } of patches) {
      // Patches overlap their neighbours a little, inside the print.
      const [x, y] = [Math.max(0, left - OVERLAP_PX), Math.max(0, top - OVERLAP_PX)];
      const [right, bottom] = [left + width + OVERLAP_PX, top + height + OVERLAP_PX];
      const [w, h] = [Math.min(room.width, right) - x, Math.min(room.height, bottom) - y];
      if (cut) {
        context.save();
        clipTo(context, cut);
      }
      context.setTransform(...map);
      context.drawImage(flat.canvas, x, y, w, h, x, y, w, h);
      if (cut) context.restore();
      else context.resetTransform();
    }
  };
}

export type Surface = ReturnType<typeof canvasSurface>;

/**
 * Paints prints on a product with Canvas 2D: patch by patch, clipped to the mask, multiplied with the blank product.
 */
export function canvasSurface(layers: Layers, size: number) {
  const { blank, mask, surfaces } = layers;
  const inks = offscreenCanvas({ width: size, height: size }, { isOpaque: false });
  const { canvas: picture, context } = offscreenCanvas({ width: size, height: size }, { isOpaque: false });
  const painted = surfaces.map((surface) => printedSurface(surface, size));
  const showsProduct = productCheck(layers, (x, y) => context.getImageData(x, y, 1, 1).data);

  const warp = (prints: readonly (DrawnPrint | null)[]): void => {
    inks.context.globalCompositeOperation = 'source-over';
    inks.context.clearRect(0, 0, size, size);
    for (const [at, paintOn] of painted.entries()) {
      const print = prints[at];
      if (print) paintOn(inks.context, print);
    }
    inks.context.globalCompositeOperation = 'destination-in';
    inks.context.drawImage(mask, 0, 0);
  };

  /** Paints the product with the prints of its surfaces, or bare for null. */
  const draw = (prints: readonly (DrawnPrint | null)[] | null): void => {
    context.globalCompositeOperation = 'copy';
    context.drawImage(blank, 0, 0);
    if (prints) {
      warp(prints);
      context.globalCompositeOperation = 'multiply';
      context.drawImage(inks.canvas, 0, 0);
    }
    if (!showsProduct()) throw new RangeError('no memory for the product’s canvas');
  };

  return {
    /**
     * Paints the product with the prints of its surfaces, or bare for null; a surface whose print is null stays bare.
     * @throws RangeError where the canvas does not show it, for want of memory
     */
    paint: (prints: readonly (DrawnPrint | null)[] | null): ImageBitmap => {
      draw(prints);
      return picture.transferToImageBitmap();
    },
    /** The same as a JPEG file. @throws RangeError as `paint` */
    paintFile: (prints: readonly (DrawnPrint | null)[], quality: number): Promise<Blob> => {
      draw(prints);
      return picture.convertToBlob({ type: 'image/jpeg', quality });
    },
    release: (): void => closeLayers(layers),
  };
}
