import { useImperativeHandle, useLayoutEffect, useState, type Ref } from 'react';

import { useMessages } from '#content/language.ts';
import { designingMessages } from '#content/designingMessages.ts';
import { personaliseMessages } from '#content/personaliseMessages.ts';
import type { SheetArt } from '#photo/art.ts';
import type { PhotoWorker } from '#photo/photoWorker.ts';
import { Button } from '#ui/Button.tsx';
import { usePainter, type DrawnProduct } from './usePainter.ts';

export type StageHandle = {
  /** Resolves when the product shows what was done last. */
  readonly settled: () => Promise<void>;
  /** A small JPEG to keep with a design; of the first print alone while the product cannot be drawn. */
  readonly capture: () => Promise<Blob | null>;
};

const PREVIEW_PX = 640;
const PREVIEW_QUALITY = 0.85;

/** The print alone, covering the picture. */
async function drawPrint(
  context: OffscreenCanvasRenderingContext2D,
  art: SheetArt,
  worker: PhotoWorker,
): Promise<boolean> {
  const [width, height] = [PREVIEW_PX * Math.max(1, art.shape), PREVIEW_PX * Math.max(1, 1 / art.shape)].map(
    Math.round,
  );
  if (!width || !height) return false;
  const answer = await worker.ask({ kind: 'compose', art, pixels: { width, height } });
  if (answer.status !== 'composed') return false;
  context.drawImage(answer.bitmap, (PREVIEW_PX - width) / 2, (PREVIEW_PX - height) / 2);
  answer.bitmap.close();
  return true;
}

type StageProps = DrawnProduct & {
  /** The prints of the design; null for the bare product. Another array is drawn anew. */
  readonly arts: readonly SheetArt[] | null;
  readonly worker: PhotoWorker;
  readonly handle: Ref<StageHandle>;
};

/** The product with its photos and words, drawn anew with every change. */
export function Stage({ area, arts, offer, name, worker, handle }: StageProps) {
  const t = useMessages(designingMessages).design;
  const { preview } = useMessages(personaliseMessages).personalise;
  const [canvas, setCanvas] = useState<HTMLCanvasElement | null>(null);
  const { status, painter, canvasKey, retry } = usePainter(canvas, { area, offer, name }, worker);
  useLayoutEffect(() => painter?.paint(arts), [painter, arts]);

  useImperativeHandle(
    handle,
    () => ({
      settled: async () => painter?.settled(),
      capture: async () => {
        const small = new OffscreenCanvas(PREVIEW_PX, PREVIEW_PX);
        const context = small.getContext('2d');
        if (!context) return null;
        context.imageSmoothingQuality = 'high';
        if (canvas && painter) {
          await painter.settled();
          context.drawImage(canvas, 0, 0, PREVIEW_PX, PREVIEW_PX);
        } else if (!arts?.[0] || !(await drawPrint(context, arts[0], worker))) return null;
        return small.convertToBlob({ type: 'image/jpeg', quality: PREVIEW_QUALITY });
      },
    }),
    [canvas, painter, arts, worker],
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
            aria-label={arts ? preview(name) : t.blank(name)}
            data-painter={painter?.kind}
            className="relative size-full"
          />
        )}
      </div>
    </div>
  );
}
