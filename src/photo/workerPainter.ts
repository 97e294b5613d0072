import { emptyContent } from '#domain/design/design.ts';
import { countPlaces, firstLayout, type PlacesOffer } from '#domain/design/layouts.ts';
import { artOf, type SheetArt } from './art.ts';
import type { FlatPreviewLooks } from './flatPreview.ts';
import { flatPreviewKind } from './previewKind.ts';
import type { Layers } from './mockupLayers.ts';
import type { Answer, Task } from './workerMessages.ts';
import { latestOnly, surfacePrints, type Painter, type PainterEvents } from './painter.ts';
import type { PhotoWorker } from './photoWorker.ts';

type Arts = readonly SheetArt[] | null;

/**
 * Lets the worker draw whole pictures and shows them: on a slow processor one picture would block the page too long.
 * @throws RangeError without a canvas, Error when the worker cannot draw
 */
async function workerPainter(
  kind: Painter['kind'],
  canvas: HTMLCanvasElement,
  {
    worker,
    first,
    taskOf,
    onLost,
    onPainted,
  }: PainterEvents & {
    readonly worker: PhotoWorker;
    /** Draws the bare product. */
    readonly first: Task;
    readonly taskOf: (arts: Arts) => Task;
  },
): Promise<Painter> {
  const target = canvas.getContext('bitmaprenderer', { alpha: false });
  if (!target) throw new RangeError('no canvas');
  let isOver = false;

  const show = (answer: Answer): boolean => {
    if (answer.status !== 'composed') return false;
    if (isOver) answer.bitmap.close();
    else target.transferFromImageBitmap(answer.bitmap);
    return true;
  };
  const latest = latestOnly<Arts>(async (arts) => {
    const answer = await worker.ask(taskOf(arts));
    const isShown = show(answer);
    if (isOver) return;
    if (isShown) onPainted?.();
    else onLost();
  });

  // The canvas is never shown empty: the bare product is drawn before the painter is returned.
  if (!show(await worker.ask(first))) throw new Error('the worker cannot paint');
  return {
    kind,
    paint: latest.add,
    settled: latest.settled,
    release: () => {
      isOver = true;
      latest.end();
    },
  };
}

/** Draws on a mock-up with Canvas 2D in the worker, to which the layers are transferred. */
export function canvasPainter(
  canvas: HTMLCanvasElement,
  layers: Layers,
  worker: PhotoWorker,
  events: PainterEvents,
): Promise<Painter> {
  const side = canvas.width;
  const { surfaces } = layers;
  return workerPainter('canvas', canvas, {
    ...events,
    worker,
    first: { kind: 'surface', layers, side },
    taskOf: (arts) => ({ kind: 'paint', prints: arts && surfacePrints({ surfaces }, arts, side) }),
  });
}

/** Draws a product without a mock-up from its prints alone. */
export function flatPainter(
  canvas: HTMLCanvasElement,
  offer: PlacesOffer,
  worker: PhotoWorker,
  looks: FlatPreviewLooks,
  events: PainterEvents,
): Promise<Painter> {
  const layout = firstLayout(offer);
  const bare = artOf(emptyContent(layout, countPlaces(offer, layout)), offer).map((art) => ({ ...art, places: [] }));
  const taskOf = (arts: Arts): Task => {
    return { kind: 'flatPreview', arts: arts ?? bare, sheets: flatPreviewKind(offer), side: canvas.width, looks };
  };
  return workerPainter('flat', canvas, { ...events, worker, first: taskOf(null), taskOf });
}
