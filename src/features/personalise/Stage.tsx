import { useEffect, useImperativeHandle, useLayoutEffect, useMemo, useState, type Ref } from 'react';

import { designingMessages } from '#content/designingMessages.ts';
import { useMessages } from '#content/language.ts';
import { personaliseMessages } from '#content/personaliseMessages.ts';
import type { PlacesOffer } from '#domain/design/layouts.ts';
import type { ProductPrints } from '#domain/design/productPrints.ts';
import type { SheetArt } from '#photo/art.ts';
import { glPainter, hasGraphicsCard } from '#photo/glPainter.ts';
import { closeLayers, type Layers } from '#photo/layers.ts';
import { loadLayers } from '#photo/loadLayers.ts';
import type { Painter } from '#photo/painter.ts';
import type { PhotoWorker } from '#photo/photoWorker.ts';
import { canvasPainter, flatPainter } from '#photo/screenPainter.ts';
import { colors } from '#styles/tokens.ts';
import { Button } from '#ui/Button.tsx';

export type StageHandle = {
  /** Resolves when the canvas shows the latest change. */
  readonly settled: () => Promise<void>;
  /**
   * A small JPEG to save with the design; only its first print where the product cannot be drawn. Null without either.
   */
  readonly capture: () => Promise<Blob | null>;
};

const PREVIEW_PX = 640;
const PREVIEW_QUALITY = 0.85;

/** Draws a print alone, covering the picture; false where the worker could not draw it. */
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
  /** The prints of the design, without places or null for the bare product. A new array is drawn again. */
  readonly arts: readonly SheetArt[] | null;
  readonly worker: PhotoWorker;
  readonly handle: Ref<StageHandle>;
};

/** The product with its photos and text, redrawn after each change. */
export function Stage({ mockup, arts, offer, name, worker, handle }: StageProps) {
  const t = useMessages(designingMessages).design;
  const { preview } = useMessages(personaliseMessages).personalise;
  const [canvas, setCanvas] = useState<HTMLCanvasElement | null>(null);
  const { status, painter, canvasKey, retry } = usePainter(canvas, { mockup, offer }, worker);
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
            aria-label={arts?.some(({ places }) => places.length > 0) ? preview(name) : t.blank(name)}
            data-painter={painter?.kind}
            className="relative size-full"
          />
        )}
      </div>
    </div>
  );
}

/** The side of a mock-up's layers, in pixels: a larger canvas would only stretch them. */
const MOST_PIXELS = 1200;
const LEAST_PIXELS = 320;
const FLAT_LOOKS = {
  light: colors.cream,
  wall: colors.sand,
  mount: colors.white,
  bevel: colors['gold-soft'],
  bare: colors['mat-to'],
  shade: `${colors.ink}40`,
  gold: colors.gold,
};

/** The product to be drawn: what is printed of it, and its name. */
type DrawnProduct = ProductPrints & { readonly name: string };

/** The state of a canvas. */
type Made = {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly painter: Painter | null;
  /** A canvas can serve one painter only: another key renders another canvas. */
  readonly canvasKey: string;
};

function fit(canvas: HTMLCanvasElement): void {
  const side = Math.round(canvas.clientWidth * globalThis.devicePixelRatio);
  const pixels = Math.min(MOST_PIXELS, Math.max(LEAST_PIXELS, side));
  Object.assign(canvas, { width: pixels, height: pixels });
}

/** Keeps the identity of an equal offer: each render creates a new object. */
function useOffer(offer: PlacesOffer): PlacesOffer {
  const text = JSON.stringify(offer);
  return useMemo(() => JSON.parse(text) as PlacesOffer, [text]);
}

/** The painter of the product: on the graphics card if there is one, else by Canvas 2D; flat without a mock-up. */
function usePainter(
  canvas: HTMLCanvasElement | null,
  { mockup, offer: given }: ProductPrints,
  worker: PhotoWorker,
): Made & { readonly retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  /** False once the graphics card has refused, or its context was lost. */
  const [hasCard, setCard] = useState(true);
  const [made, setMade] = useState<Made | null>(null);
  const offer = useOffer(given);
  const drawn = mockup ?? `flat ${JSON.stringify(offer)}`;
  const canvasKey = [drawn, hasCard, attempt].join('/');

  useEffect(() => {
    if (!canvas) return;
    let isCurrent = true;
    let isReady = false;
    let layers: Layers | null = null;
    let painter: Painter | null = null;
    const end = (): void => {
      painter?.release();
      if (layers) closeLayers(layers);
    };
    const fail = (): void => {
      if (isCurrent) setMade({ canvasKey, status: 'failed', painter: null });
    };
    const start = async (): Promise<void> => {
      // Measuring the canvas and starting a worker wait for the next task: this one has just rendered the dialog.
      await new Promise((resolve) => void setTimeout(resolve));
      if (!isCurrent) return;
      fit(canvas);
      if (mockup === null) {
        painter = await flatPainter(canvas, offer, worker, FLAT_LOOKS, { onLost: fail });
      } else {
        layers = await loadLayers(worker, mockup, canvas.width);
        painter =
          hasCard && hasGraphicsCard()
            ? await glPainter(canvas, layers, worker, { onLost: () => setCard(false) })
            : await canvasPainter(canvas, layers, worker, { onLost: fail });
        if (!painter) {
          end();
          return setCard(false);
        }
      }
      isReady = true;
      if (!isCurrent) return end();
      setMade({ canvasKey, status: 'ready', painter });
    };
    start().catch((error: unknown) => {
      end();
      if (isCurrent) console.warn('preview:', error);
      fail();
    });
    return () => {
      isCurrent = false;
      // A painter that is still starting is released by start() itself.
      if (isReady) end();
    };
  }, [canvas, canvasKey, mockup, offer, worker, hasCard]);

  // A page restored from the back/forward cache may have lost the content of its canvases.
  useEffect(() => {
    const paintAgain = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) setAttempt((count) => count + 1);
    };
    globalThis.addEventListener('pageshow', paintAgain);
    return () => globalThis.removeEventListener('pageshow', paintAgain);
  }, []);

  const isOfCanvas = made?.canvasKey === canvasKey;
  return {
    status: isOfCanvas ? made.status : 'loading',
    painter: isOfCanvas ? made.painter : null,
    canvasKey,
    retry: () => setAttempt((count) => count + 1),
  };
}
