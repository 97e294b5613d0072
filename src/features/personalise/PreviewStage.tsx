import {
  useCallback,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useState,
  type Ref,
  type RefObject,
} from 'react';

import { designingMessages } from '#content/designingMessages.ts';
import { useMessages } from '#content/messages.ts';
import { personaliseMessages } from '#content/personaliseMessages.ts';
import { isEmpty } from '#domain/design/design.ts';
import type { PlacesOffer } from '#domain/design/layouts.ts';
import { isTrimmed } from '#domain/design/mockup.ts';
import type { ProductPrints } from '#domain/design/productPrints.ts';
import { useModal } from '#lib/hooks/useModal.ts';
import type { SheetArt } from '#photo/art.ts';
import { isTrueDrawing } from '#photo/previewKind.ts';
import { glPainter, hasGraphicsCard } from '#photo/glPainter.ts';
import { readsTruePixels } from '#photo/offscreenCanvas.ts';
import { closeLayers, loadLayers, type Layers } from '#photo/mockupLayers.ts';
import type { PhotoWorker } from '#photo/photoWorker.ts';
import type { Painter } from '#photo/painter.ts';
import { canvasPainter, flatPainter } from '#photo/workerPainter.ts';
import { colors } from '#styles/tokens.ts';
import { Button, IconButton } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import type { Designing } from './useDesigning.ts';

type LargePreviewProps = {
  readonly name: string;
  readonly stage: RefObject<StageHandle | null>;
  readonly onClose: () => void;
};

/** The designed product as large as the screen; a press anywhere, Escape and the browser's Back close it. */
function LargePreview({ name, stage, onClose }: LargePreviewProps) {
  const t = useMessages(designingMessages).design;
  const dialog = useModal();
  // A copy: drawing the product a second time would need the memory of both.
  const draw = useCallback(
    (canvas: HTMLCanvasElement | null) => {
      if (canvas) void stage.current?.copyTo(canvas);
    },
    [stage],
  );
  return (
    <dialog
      ref={dialog}
      aria-label={t.enlarged(name)}
      onClose={onClose}
      onClick={() => dialog.current?.close()}
      className="large-preview m-0 h-dvh max-h-none w-screen max-w-none place-items-center bg-ivory open:grid"
    >
      <canvas ref={draw} role="img" aria-label={t.enlarged(name)} className="aspect-square" />
      <div className="absolute top-3 right-3">
        <IconButton icon="close" label={t.closeEnlarged} tone="glass" onClick={() => dialog.current?.close()} />
      </div>
    </dialog>
  );
}

type PreviewStageProps = { readonly designing: Designing; readonly stage: RefObject<StageHandle | null> };

/** The drawn product, which a press shows as large as the screen, and a note on how true the drawing is. */
export function PreviewStage({ designing, stage }: PreviewStageProps) {
  const { product, mockup, offer, content, photos, artsShown: arts, worker } = designing;
  const t = useMessages(designingMessages).design;
  const [isLarge, setLarge] = useState(false);
  const isBare = isEmpty(content);
  const isOpen = content.places.every((place) => place === null || photos.has(place.photo));
  const isTrue = isTrueDrawing({ mockup, offer }, product.name);
  // A calendar without photos shows its months.
  const bare = useMemo(
    () => (content.firstMonth ? arts.map((art) => ({ ...art, places: [], texts: [] })) : null),
    [content.firstMonth, arts],
  );
  const name = product.name;
  return (
    <div className="design-stage">
      <Stage
        {...{ mockup, offer, worker, name }}
        arts={isBare || !isOpen ? bare : arts}
        handle={stage}
        onEnlarge={() => setLarge(true)}
      />
      <p className="text-note text-ink-3">
        {isTrue ? (isTrimmed(mockup, arts[0]?.shape ?? 1) ? t.trimNote : t.previewNote) : t.cropNote}
      </p>
      {isLarge && <LargePreview name={name} stage={stage} onClose={() => setLarge(false)} />}
    </div>
  );
}

export type StageHandle = {
  /** Resolves when the canvas shows the latest change. */
  readonly settled: () => Promise<void>;
  /**
   * A small JPEG to save with the design; only its first print where the product cannot be drawn. Null without either.
   */
  readonly capture: () => Promise<Blob | null>;
  /** Copies what the canvas shows to another one, which gets its size; nothing where the product is not drawn. */
  readonly copyTo: (other: HTMLCanvasElement) => Promise<void>;
};

const PREVIEW_PX = 640;
const PREVIEW_QUALITY = 0.85;
/** A tile of one colour, for browsers that would write noise into a picture of the product. */
const NO_PREVIEW = new Blob(
  [`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path fill="${colors.cream}" d="M0 0h1v1H0z"/></svg>`],
  { type: 'image/svg+xml' },
);

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
  /** The shopper wants to see it large. */
  readonly onEnlarge: () => void;
};

/** The product with its photos and text, redrawn after each change. */
function Stage({ mockup, arts, offer, name, worker, handle, onEnlarge }: StageProps) {
  const t = useMessages(designingMessages).design;
  const { preview } = useMessages(personaliseMessages).personalise;
  const [canvas, setCanvas] = useState<HTMLCanvasElement | null>(null);
  const { status, painter, canvasKey, retry } = usePainter(canvas, { mockup, offer }, worker);
  useLayoutEffect(() => painter?.paint(arts), [painter, arts]);

  // A page restored from the back/forward cache may have lost the content of its canvases.
  const restore = useEffectEvent(({ persisted }: PageTransitionEvent): void => {
    if (!persisted) return;
    if (!painter) return retry();
    // A print covers its surfaces alone: what is around them is drawn with the bare product.
    painter.paint(null);
    painter.paint(arts);
  });
  useEffect(() => {
    globalThis.addEventListener('pageshow', restore);
    return () => globalThis.removeEventListener('pageshow', restore);
  }, []);

  useImperativeHandle(handle, () => {
    const captured = async (): Promise<Blob | null> => {
      const small = new OffscreenCanvas(PREVIEW_PX, PREVIEW_PX);
      const context = small.getContext('2d');
      if (!context) return NO_PREVIEW;
      context.imageSmoothingQuality = 'high';
      if (canvas && painter) {
        await painter.settled();
        context.drawImage(canvas, 0, 0, PREVIEW_PX, PREVIEW_PX);
      } else if (!arts?.[0] || !(await drawPrint(context, arts[0], worker))) return null;
      if (!readsTruePixels()) return NO_PREVIEW;
      return small.convertToBlob({ type: 'image/jpeg', quality: PREVIEW_QUALITY });
    };
    return {
      settled: async () => painter?.settled(),
      // A canvas that is refused costs the picture, never the design.
      capture: () => captured().catch(() => NO_PREVIEW),
      copyTo: async (other) => {
        if (!canvas || !painter) return;
        await painter.settled();
        Object.assign(other, { width: canvas.width, height: canvas.height });
        other.getContext('2d')?.drawImage(canvas, 0, 0);
      },
    };
  }, [canvas, painter, arts, worker]);

  return (
    <div className="stage">
      <div className="relative aspect-square overflow-hidden bg-cream">
        {status === 'loading' && <div className="skeleton absolute inset-0" aria-hidden="true" />}
        {status === 'failed' || status === 'lost' ? (
          <div
            role="alert"
            className="stage-problem grid size-full content-center justify-items-center gap-4 text-center"
          >
            <p>{status === 'lost' ? t.failedToDraw : t.failedToLoad}</p>
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
        {status === 'ready' && (
          <button
            type="button"
            aria-label={t.enlarge(name)}
            aria-haspopup="dialog"
            onClick={onEnlarge}
            className="absolute inset-0 cursor-zoom-in"
          >
            <span className="stage-zoom grid place-items-center rounded-full bg-ivory/94 shadow-glass">
              <Icon name="zoom" />
            </span>
          </button>
        )}
      </div>
    </div>
  );
}

/** The side of a mock-up's layers, in pixels: a larger canvas would only stretch them. */
const MAX_PIXELS = 1200;
const MIN_PIXELS = 320;
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
  readonly status: 'loading' | 'ready' | 'failed' | 'lost';
  readonly painter: Painter | null;
  /** A canvas can serve one painter only: another key renders another canvas. */
  readonly canvasKey: string;
};

/** How a product is drawn, in this order: a painter that is lost, or whose canvas shows nothing, is followed by the next. */
const WAYS = ['webgl', 'canvas', 'smallCanvas'] as const;

/** A canvas has the pixels of the large preview, however small it is on the screen; a small one a quarter of those it shows. */
function fit(canvas: HTMLCanvasElement, isSmall: boolean): void {
  const large = Math.max(canvas.clientWidth, Math.min(globalThis.innerWidth, globalThis.innerHeight));
  const side = Math.round(globalThis.devicePixelRatio * (isSmall ? canvas.clientWidth / 2 : large));
  const pixels = Math.min(MAX_PIXELS, Math.max(MIN_PIXELS, side));
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
  /** How many painters were lost. */
  const [lost, setLost] = useState(0);
  const way = WAYS[lost];
  const [made, setMade] = useState<Made | null>(null);
  const offer = useOffer(given);
  const drawn = mockup ?? `flat ${JSON.stringify(offer)}`;
  const canvasKey = [drawn, lost, attempt].join('/');

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
    const fail = (status: 'failed' | 'lost'): void => {
      if (isCurrent) setMade({ canvasKey, status, painter: null });
    };
    const lose = (): void => {
      if (isCurrent) setLost((count) => Math.max(count, lost + 1));
    };
    const start = async (): Promise<void> => {
      // Measuring the canvas and starting a worker wait for the next task: this one has just rendered the dialog.
      await new Promise((resolve) => void setTimeout(resolve));
      if (!isCurrent) return;
      if (way === undefined) return fail('lost');
      fit(canvas, way === 'smallCanvas');
      if (mockup === null) {
        painter = await flatPainter(canvas, offer, worker, FLAT_LOOKS, { onLost: lose }).catch(() => null);
      } else {
        layers = await loadLayers(worker, mockup, canvas.width);
        painter =
          way === 'webgl' && hasGraphicsCard()
            ? await glPainter(canvas, layers, worker, { onLost: lose })
            : await canvasPainter(canvas, layers, worker, { onLost: lose }).catch(() => null);
      }
      if (!painter) {
        end();
        return lose();
      }
      isReady = true;
      if (!isCurrent) return end();
      setMade({ canvasKey, status: 'ready', painter });
    };
    start().catch((error: unknown) => {
      end();
      if (isCurrent) console.warn('preview:', error);
      if (error instanceof RangeError) lose();
      else fail('failed');
    });
    return () => {
      isCurrent = false;
      // A painter that is still starting is released by start() itself.
      if (isReady) end();
    };
  }, [canvas, canvasKey, mockup, offer, worker, lost, way]);

  const isOfCanvas = made?.canvasKey === canvasKey;
  return {
    status: isOfCanvas ? made.status : 'loading',
    painter: isOfCanvas ? made.painter : null,
    canvasKey,
    retry: () => {
      setLost(0);
      setAttempt((count) => count + 1);
    },
  };
}
