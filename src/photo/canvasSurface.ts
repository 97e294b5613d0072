import { affineOf, type Triangle } from '#domain/lattice.ts';
import type { Corners } from '#domain/photoPlacement.ts';
import type { Dimensions } from '#domain/printSize.ts';
import { closeLayers, type Layers } from './layers.ts';
import { dimensionsOf, OVERLAP_PX, patchesFor } from './patches.ts';

/** Cuts out a triangle with its sides moved outwards. */
function clipTo(context: OffscreenCanvasRenderingContext2D, triangle: Triangle): void {
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

/** A canvas that nobody sees. @throws RangeError without memory */
function scratch({ width, height }: Dimensions): {
  canvas: OffscreenCanvas;
  context: OffscreenCanvasRenderingContext2D;
} {
  const canvas = new OffscreenCanvas(Math.max(1, Math.round(width)), Math.max(1, Math.round(height)));
  const context = canvas.getContext('2d');
  if (!context) throw new RangeError('no memory for a canvas');
  context.imageSmoothingQuality = 'high';
  return { canvas, context };
}

/** A gift that photos are painted on. */
export type Surface = {
  /** The gift with a photo, or bare; the corners are those of the part that shows, in pixels of the photo. */
  readonly paint: (photo: ImageBitmap | null, corners: Corners | null) => ImageBitmap;
  readonly release: () => void;
};

/** Draws with Canvas 2D alone: piece by piece, kept inside the mask, multiplied with the blank gift. */
export function canvasSurface(layers: Layers, size: number): Surface {
  const { blank, mask, lattice } = layers;
  const scale = size / lattice.width;
  // The photo is first laid out flat at about the size it will have, so that no piece shrinks it much.
  const room = dimensionsOf(lattice, scale);
  const flat = scratch(room);
  const surface = scratch({ width: size, height: size });
  const { canvas: picture, context } = scratch({ width: size, height: size });
  const patches = patchesFor(lattice, scale, room);

  const layOut = (bitmap: ImageBitmap, { topLeft, topRight, bottomLeft }: Corners): void => {
    const map = affineOf(
      [topLeft, topRight, bottomLeft],
      [
        { x: 0, y: 0 },
        { x: room.width, y: 0 },
        { x: 0, y: room.height },
      ],
    );
    flat.context.resetTransform();
    flat.context.clearRect(0, 0, room.width, room.height);
    if (!map) return;
    flat.context.setTransform(...map);
    flat.context.drawImage(bitmap, 0, 0);
  };

  const warp = (): void => {
    surface.context.globalCompositeOperation = 'source-over';
    surface.context.clearRect(0, 0, size, size);
    for (const { left, top, width, height, map, cut } of patches) {
      // Pieces reach a little over their neighbours, as far as the print goes.
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
    paint: (photo, corners) => {
      context.globalCompositeOperation = 'copy';
      context.drawImage(blank, 0, 0);
      if (photo && corners) {
        layOut(photo, corners);
        warp();
        context.globalCompositeOperation = 'multiply';
        context.drawImage(surface.canvas, 0, 0);
      }
      return picture.transferToImageBitmap();
    },
    release: () => closeLayers(layers),
  };
}
