import { shownPart, type Triangle } from '#domain/design/lattice.ts';
import { closeLayers, type Layers } from './layers.ts';
import { productCheck } from './knownPixels.ts';
import { dimensionsOf, OVERLAP_PX, patchesFor } from './patches.ts';
import { offscreenCanvas, type Context } from './offscreenCanvas.ts';

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

export type Surface = ReturnType<typeof canvasSurface>;

/**
 * Paints prints on a product with Canvas 2D: patch by patch, clipped to the mask, multiplied with the blank product.
 */
export function canvasSurface(layers: Layers, size: number) {
  const { blank, mask, lattice } = layers;
  const scale = size / lattice.width;
  // The print is first drawn flat at about its final size, so that no patch has to shrink it much.
  const room = dimensionsOf(lattice, scale);
  const flat = offscreenCanvas(room, { isOpaque: false });
  const surface = offscreenCanvas({ width: size, height: size }, { isOpaque: false });
  const { canvas: picture, context } = offscreenCanvas({ width: size, height: size }, { isOpaque: false });
  const patches = patchesFor(lattice, scale, room);
  const showsProduct = productCheck(layers, (x, y) => context.getImageData(x, y, 1, 1).data);

  const layOut = (print: OffscreenCanvas, shape: number): void => {
    const { u, v, width, height } = shownPart(shape, lattice.aspect);
    const [w, h] = [print.width, print.height];
    flat.context.drawImage(print, u * w, v * h, width * w, height * h, 0, 0, room.width, room.height);
  };

  const warp = (): void => {
    surface.context.globalCompositeOperation = 'source-over';
    surface.context.clearRect(0, 0, size, size);
    for (const { left, top, width, height, map, cut } of patches) {
      // Patches overlap their neighbours a little, inside the print.
      const [x, y] = [Math.max(0, left - OVERLAP_PX), Math.max(0, top - OVERLAP_PX)];
      const [right, bottom] = [left + width + OVERLAP_PX, top + height + OVERLAP_PX];
      const [w, h] = [Math.min(room.width, right) - x, Math.min(room.height, bottom) - y];
      if (cut) {
        surface.context.save();
        clipTo(surface.context, cut);
      }
      surface.context.setTransform(...map);
      surface.context.drawImage(flat.canvas, x, y, w, h, x, y, w, h);
      if (cut) surface.context.restore();
      else surface.context.resetTransform();
    }
    surface.context.globalCompositeOperation = 'destination-in';
    surface.context.drawImage(mask, 0, 0);
  };

  return {
    /**
     * Paints the product with a print of this shape (width / height), or bare for null.
     * @throws RangeError where the canvas does not show it, for want of memory
     */
    paint: (print: OffscreenCanvas | null, shape: number): ImageBitmap => {
      context.globalCompositeOperation = 'copy';
      context.drawImage(blank, 0, 0);
      if (print) {
        layOut(print, shape);
        warp();
        context.globalCompositeOperation = 'multiply';
        context.drawImage(surface.canvas, 0, 0);
      }
      if (!showsProduct()) throw new RangeError('no memory for the product’s canvas');
      return picture.transferToImageBitmap();
    },
    release: (): void => closeLayers(layers),
  };
}
