import { useImperativeHandle, useLayoutEffect, useState, type Ref } from 'react';

import { personaliseWords } from '#content/personaliseWords.ts';
import type { PrintArea } from '#domain/mockup.ts';
import { cornersOf, cropOf, type Point } from '#domain/photoPlacement.ts';
import type { PhotoWorker } from '#photo/photoWorker.ts';
import type { Print } from '#photo/painter.ts';
import { useWords } from '#lib/hooks/useWords.ts';
import { Button } from '#ui/Button.tsx';
import type { PlacedPhoto } from './placedPhoto.ts';
import { usePainter } from './usePainter.ts';

export type StageHandle = {
  /** Resolves when the gift shows what was done last. */
  readonly settled: () => Promise<void>;
  readonly capture: () => Promise<Captured | null>;
};

/** A small JPEG to keep with a photo; of the photo alone while the gift cannot be drawn. */
export type Captured = { readonly picture: Blob; readonly isOfGift: boolean };

const PREVIEW_PX = 360;
const PREVIEW_QUALITY = 0.85;

/** The printed part in the pixels of the bitmap, which is smaller than the photo. */
function printOf({ photo, placement }: PlacedPhoto, shape: number): Print {
  const scale = photo.bitmap.width / photo.size.width;
  const { topLeft, topRight, bottomLeft } = cornersOf(cropOf(photo.size, shape, placement));
  const at = ({ x, y }: Point): Point => ({ x: x * scale, y: y * scale });
  return {
    bitmap: photo.bitmap,
    corners: { topLeft: at(topLeft), topRight: at(topRight), bottomLeft: at(bottomLeft) },
  };
}

function drawCovering(context: OffscreenCanvasRenderingContext2D, photo: ImageBitmap): void {
  const scale = PREVIEW_PX / Math.min(photo.width, photo.height);
  const [width, height] = [photo.width * scale, photo.height * scale];
  context.drawImage(photo, (PREVIEW_PX - width) / 2, (PREVIEW_PX - height) / 2, width, height);
}

type StageProps = {
  readonly area: PrintArea;
  readonly placed: PlacedPhoto | null;
  readonly name: string;
  readonly worker: PhotoWorker;
  readonly handle: Ref<StageHandle>;
};

/** The gift with the photo on it, drawn anew with every change. */
export function Stage({ area, placed, name, worker, handle }: StageProps) {
  const t = useWords(personaliseWords).personalise;
  const [canvas, setCanvas] = useState<HTMLCanvasElement | null>(null);
  const { status, painter, canvasKey, retry } = usePainter(canvas, area, worker);
  // Before the browser shows anything: a new canvas is never seen empty.
  useLayoutEffect(() => painter?.paint(placed && printOf(placed, area.shape)), [painter, placed, area.shape]);

  useImperativeHandle(
    handle,
    () => ({
      settled: async () => painter?.settled?.(),
      capture: async () => {
        const small = new OffscreenCanvas(PREVIEW_PX, PREVIEW_PX);
        const context = small.getContext('2d');
        if (!context) return null;
        context.imageSmoothingQuality = 'high';
        if (canvas && painter) {
          // Painted at once: the picture is taken now, for the screen may go.
          if (painter.settled) await painter.settled();
          context.drawImage(canvas, 0, 0, PREVIEW_PX, PREVIEW_PX);
        } else if (placed) drawCovering(context, placed.photo.small);
        else return null;
        const picture = await small.convertToBlob({ type: 'image/jpeg', quality: PREVIEW_QUALITY });
        return { picture, isOfGift: painter !== null };
      },
    }),
    [canvas, painter, placed],
  );

  return (
    <div className="stage md:p-3.5">
      <div className="relative aspect-square overflow-hidden bg-cream">
        {status === 'loading' && <div className="skeleton absolute inset-0" aria-hidden="true" />}
        {status === 'failed' ? (
          <div role="alert" className="grid size-full content-center justify-items-center gap-4 p-8 text-center">
            <p>{t.failedToLoad}</p>
            <Button onClick={retry}>{t.retry}</Button>
          </div>
        ) : (
          <canvas
            key={canvasKey}
            ref={setCanvas}
            role="img"
            aria-label={placed ? t.preview(name) : t.blank(name)}
            data-painter={painter?.kind}
            className="relative size-full"
          />
        )}
      </div>
    </div>
  );
}
