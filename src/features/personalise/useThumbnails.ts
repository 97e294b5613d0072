import { useEffect, useRef, useState } from 'react';

import { contourOf } from '#domain/design/contour.ts';
import { useDataSaver } from '#lib/preferences.ts';
import type { SheetArt } from '#photo/art.ts';
import type { PhotoWorker } from '#photo/photoWorker.ts';

/** The longer side of a thumbnail's canvas, in pixels. */
const SIDE_PX = 224;
/** Thumbnails follow a change when no other has come for so long, in milliseconds: a photo that is dragged changes with each frame. */
const DELAY_MS = 300;

/** The pixels of a print's thumbnail. */
export function thumbnailPixels(shape: number): { readonly width: number; readonly height: number } {
  return { width: Math.round(SIDE_PX * Math.min(1, shape)), height: Math.round(SIDE_PX / Math.max(1, shape)) };
}

/** Shows a drawn print in its outline; a shape of the shop's own die is shown as a rectangle. */
function show(canvas: HTMLCanvasElement, bitmap: ImageBitmap, { outline }: SheetArt): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  context.clearRect(0, 0, canvas.width, canvas.height);
  context.save();
  context.beginPath();
  for (const [x, y] of contourOf(outline, canvas) ?? contourOf('rectangle', canvas) ?? []) context.lineTo(x, y);
  context.clip();
  context.drawImage(bitmap, 0, 0);
  context.restore();
}

/** A thumbnail on the screen, what it shows, and whether the shopper sees it. */
export type Thumbnail = { readonly canvas: HTMLCanvasElement; isInSight: boolean; drawn: string };

/**
 * Draws prints as thumbnails in the worker: one after another when it has nothing else to do, those in sight first. What has not changed
 * is not drawn again. With the data saver no typeface is loaded for them: texts are in the system's font until a design's typefaces are
 * loaded for its own preview.
 * @param arts The print of each thumbnail by its key, computed when it is drawn; null draws nothing
 * @returns The thumbnails on the screen by their keys, which their components add and remove
 */
export function useThumbnails(
  arts: ReadonlyMap<string, () => SheetArt | undefined> | null,
  worker: PhotoWorker,
): Map<string, Thumbnail> {
  const [thumbnails] = useState(() => new Map<string, Thumbnail>());
  const isFirst = useRef(true);
  const [isDataSaverOn] = useDataSaver();
  useEffect(() => {
    if (!arts) return;
    const effect = new AbortController();
    const { signal } = effect;
    const waiting = new Set(arts.keys());
    const drawOne = async (key: string): Promise<void> => {
      const thumbnail = thumbnails.get(key);
      const art = arts.get(key)?.();
      if (!thumbnail || !art) return;
      const now = JSON.stringify(art);
      if (now === thumbnail.drawn) return;
      const pixels = thumbnailPixels(art.shape);
      const answer = await worker.askLater({ kind: 'compose', art, pixels, isWithoutLoading: isDataSaverOn }, signal);
      if (answer.status !== 'composed') return;
      if (!signal.aborted) {
        show(thumbnail.canvas, answer.bitmap, art);
        thumbnail.drawn = isDataSaverOn && answer.isFontMissing ? '' : now;
      }
      answer.bitmap.close();
    };
    const drawAll = async (): Promise<void> => {
      isFirst.current = false;
      while (!signal.aborted && waiting.size > 0) {
        const keys = [...waiting];
        const next = keys.find((key) => thumbnails.get(key)?.isInSight) ?? keys[0] ?? '';
        waiting.delete(next);
        await drawOne(next);
      }
    };
    const timer = setTimeout(() => void drawAll(), isFirst.current ? 0 : DELAY_MS);
    return () => {
      effect.abort();
      clearTimeout(timer);
    };
  }, [arts, worker, thumbnails, isDataSaverOn]);
  return thumbnails;
}
