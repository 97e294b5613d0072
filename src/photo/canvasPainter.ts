import type { PhotoWorker } from './photoWorker.ts';
import type { Layers } from './layers.ts';
import { onSurface, type Painter, type Print } from './painter.ts';
import type { Answer } from './messages.ts';

/** The photo for the worker; null when it was closed meanwhile, because another one is in hand. */
const copyOf = (bitmap: ImageBitmap): Promise<ImageBitmap | null> => createImageBitmap(bitmap).catch(() => null);

/**
 * Has the worker draw with Canvas 2D, and shows what comes of it: a slow processor takes longer for one picture than a
 * page may stand still. While one is drawn, only the newest of the next ones is kept. The layers go to the worker.
 */
export async function canvasPainter(
  canvas: HTMLCanvasElement,
  layers: Layers,
  worker: PhotoWorker,
  onLost: () => void,
): Promise<Painter> {
  const screen = canvas.getContext('bitmaprenderer', { alpha: false });
  if (!screen) throw new RangeError('no canvas');
  /** What is to be painted next; undefined when nothing is. */
  let next: Print | null | undefined;
  /** The photo that the worker has. */
  let placed: ImageBitmap | null = null;
  let work: Promise<void> | null = null;
  let isOver = false;

  const show = (answer: Answer): void => {
    if (answer.status !== 'painted') return isOver ? undefined : onLost();
    if (isOver) answer.frame.close();
    else screen.transferFromImageBitmap(answer.frame);
  };
  const paint = async (print: Print | null): Promise<void> => {
    const isNew = print !== null && print.bitmap !== placed;
    const photo = isNew ? await copyOf(print.bitmap) : null;
    if (isNew && !photo) return;
    placed = print && print.bitmap;
    const corners = print && onSurface(print, layers.lattice.aspect);
    show(await worker.ask({ kind: 'paint', photo, corners }));
  };
  const paintAll = async (): Promise<void> => {
    while (next !== undefined) {
      const print = next;
      next = undefined;
      await paint(print);
    }
    work = null;
  };

  // A canvas is never seen empty: the bare gift is there before anybody hears of the painter.
  const bare = await worker.ask({ kind: 'surface', layers, side: canvas.width });
  if (bare.status !== 'painted') throw new Error('the worker cannot paint');
  show(bare);
  return {
    kind: 'canvas',
    paint: (print) => {
      next = print;
      work ??= paintAll();
    },
    settled: () => work ?? Promise.resolve(),
    release: () => {
      isOver = true;
      next = undefined;
    },
  };
}
