/**
 * Decodes, draws and prints photos in a worker, so that the page stays responsive. docs/architecture.md, Photo preview.
 */
import { refused } from '#domain/image/imageFile.ts';
import type { SheetArt } from './art.ts';
import { paintBoard, paintPage } from './board.ts';
import { loadCalendarFonts } from './calendarPage.ts';
import { canvasSurface, type Surface } from './canvasSurface.ts';
import { paintSheet } from './compose.ts';
import { picturesIn, type Answer, type Numbered, type Task } from './messages.ts';
import { openFile, problemOf } from './openFile.ts';
import { printFile } from './printFile.ts';
import { offscreenCanvas } from './offscreenCanvas.ts';
import { loadTypeface } from './typefaces.ts';
import type { DrawnText } from './textLayout.ts';
import { zipped } from './zip.ts';

type Of<Kind extends Task['kind']> = Extract<Task, { kind: Kind }>;

/** The open photos, shrunk, by content hash. */
const photos = new Map<string, ImageBitmap>();
/** The surface of the 'paint' tasks; used without a graphics card. */
let surface: Surface | null = null;
/** Whole photos take much memory, so only one is decoded at a time. */
let decoding: Promise<unknown> = Promise.resolve();

function inTurn(work: () => Promise<Answer>): Promise<Answer> {
  const next = decoding.then(work);
  decoding = next;
  return next;
}

function storePhoto(photo: string, bitmap: ImageBitmap): void {
  photos.get(photo)?.close();
  photos.set(photo, bitmap);
}

/** A mock-up's pictures scaled to the size they are drawn in; both painters use the same pixels. */
async function layers({ blank, mask, side }: Of<'layers'>): Promise<Answer> {
  const scaled = async (url: string): Promise<ImageBitmap> => {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
    const bitmap = await createImageBitmap(await response.blob());
    const { canvas, context } = offscreenCanvas({ width: side, height: side }, { isOpaque: false });
    context.drawImage(bitmap, 0, 0, side, side);
    bitmap.close();
    return canvas.transferToImageBitmap();
  };
  const [first, second] = await Promise.all([scaled(blank), scaled(mask)]);
  return { status: 'layers', blank: first, mask: second };
}

/** Draws a picture after its typefaces are loaded, as far as they can be. */
async function composed(
  arts: readonly SheetArt[],
  draw: () => { readonly bitmap: ImageBitmap; readonly text: DrawnText | null },
): Promise<Answer> {
  const wanted = arts.flatMap(({ text }) => text ?? []);
  const [found] = await Promise.all([
    Promise.all(wanted.map(({ typeface, text }) => loadTypeface(typeface, text))),
    loadCalendarFonts(arts.flatMap(({ page }) => page ?? [])),
  ]);
  return { status: 'composed', ...draw(), isFontMissing: found.includes(false) };
}

function compose({ art, pixels }: Of<'compose'>): Promise<Answer> {
  return composed([art], () => {
    const { canvas, context } = offscreenCanvas(pixels);
    const text = paintSheet(context, art, pixels, photos);
    return { bitmap: canvas.transferToImageBitmap(), text };
  });
}

function board(task: Of<'board'>): Promise<Answer> {
  return composed(task.arts, () => {
    const { canvas, context } = offscreenCanvas({ width: task.side, height: task.side });
    const text = paintBoard(context, task, photos);
    return { bitmap: canvas.transferToImageBitmap(), text };
  });
}

function page({ art, pixels }: Of<'page'>): Promise<Answer> {
  return composed([art], () => {
    const { canvas, context } = offscreenCanvas(pixels);
    const text = paintPage(context, art, pixels.width, photos);
    return { bitmap: canvas.transferToImageBitmap(), text };
  });
}

function paint(task: Of<'paint' | 'surface'>): Promise<Answer> {
  if (task.kind === 'surface') {
    surface?.release();
    surface = canvasSurface(task.layers, task.side);
  }
  const art = task.kind === 'paint' ? task.art : null;
  return composed(art ? [art] : [], () => {
    if (!surface) throw new RangeError('nothing to paint on');
    if (task.kind === 'surface' || !art) return { bitmap: surface.paint(null, 1), text: null };
    const { canvas, context } = offscreenCanvas(task.pixels);
    const text = paintSheet(context, art, task.pixels, photos);
    return { bitmap: surface.paint(canvas, art.shape), text };
  });
}

function work(message: Task): Answer | Promise<Answer> {
  switch (message.kind) {
    case 'open':
      return inTurn(() => openFile(message.file, message.side, storePhoto));
    case 'print':
      return inTurn(() => printFile(message));
    case 'zip':
      return inTurn(async () => ({ status: 'zipped', archive: await zipped(message.files) }));
    case 'layers':
      return layers(message);
    case 'compose':
      return compose(message);
    case 'board':
      return board(message);
    case 'page':
      return page(message);
    case 'surface':
    case 'paint':
      return paint(message);
  }
}

async function answer({ id, message }: Numbered<Task>): Promise<void> {
  const answer = await Promise.resolve(message)
    .then(work)
    .catch((error: unknown): Answer => refused(problemOf(error, 'jpeg')));
  globalThis.postMessage({ id, message: answer } satisfies Numbered<Answer>, { transfer: picturesIn(answer) });
}

globalThis.addEventListener('message', ({ data }: MessageEvent<Numbered<Task>>) => void answer(data));
