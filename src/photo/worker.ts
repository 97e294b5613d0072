/**
 * Decodes, draws and prints photos in a worker, so that the page stays responsive. docs/architecture.md, Photo preview.
 */
import { refused } from '#domain/image/imageFile.ts';
import type { SheetArt } from './art.ts';
import { paintFlatPreview, paintPage } from './flatPreview.ts';
import { loadCalendarFonts } from './calendarPage.ts';
import { cardPicture } from './cardPicture.ts';
import { drawnPrint } from './drawnPrint.ts';
import { canvasSurface, type Surface } from './canvasSurface.ts';
import { paintSheet } from './compose.ts';
import type { Layers } from './layers.ts';
import { picturesIn, type Answer, type Cancellation, type Numbered, type PageReport, type Task } from './messages.ts';
import { openFile, problemOf, shrunk } from './openFile.ts';
import { printFile } from './printFile.ts';
import { offscreenCanvas } from './offscreenCanvas.ts';
import { readBackPicture, UnsoundCanvasError } from './readBack.ts';
import { areTypefacesLoaded, loadTypefaces } from './typefaces.ts';
import type { DrawnText } from './textLayout.ts';
import { zipped } from './zip.ts';

type Of<Kind extends Task['kind']> = Extract<Task, { kind: Kind }>;

/** The open photos, shrunk, by content hash. */
const photos = new Map<string, ImageBitmap>();
/** The product of the 'paint' tasks; used without a graphics card. */
let surface: Surface | null = null;
/** Whole photos take much memory, so only one is decoded at a time. */
let decoding: Promise<unknown> = Promise.resolve();

function inTurn(work: () => Promise<Answer>): Promise<Answer> {
  const next = decoding.then(work);
  decoding = next.catch(() => {});
  return next;
}

function storePhoto(photo: string, bitmap: ImageBitmap): void {
  photos.get(photo)?.close();
  photos.set(photo, bitmap);
}

/** A mock-up's pictures scaled to the size they are drawn in; both painters use the same pixels. */
async function layers({ blank, mask, side }: Omit<Of<'layers'>, 'kind'>): Promise<Pick<Layers, 'blank' | 'mask'>> {
  const scaled = async (url: string): Promise<ImageBitmap> => {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
    const bitmap = await createImageBitmap(await response.blob());
    const { canvas, context } = offscreenCanvas({ width: side, height: side }, { isOpaque: false });
    context.drawImage(bitmap, 0, 0, side, side);
    const state = readBackPicture(canvas, bitmap, { isOpaque: false });
    bitmap.close();
    // Noise is only in what is read: the screen shows the layer.
    if (state === 'blank') throw new UnsoundCanvasError(state);
    return canvas.transferToImageBitmap();
  };
  const [first, second] = await Promise.all([scaled(blank), scaled(mask)]);
  return { blank: first, mask: second };
}

async function thumbnail({ file, side }: Of<'thumbnail'>): Promise<Answer> {
  const full = await createImageBitmap(file);
  const bitmap = shrunk(full, side);
  full.close();
  return { status: 'composed', bitmap, texts: [], isFontMissing: false };
}

/** Draws a picture after its typefaces are loaded, as far as they can be and `isWithoutLoading` does not leave it. */
async function composed(
  arts: readonly SheetArt[],
  draw: () => { readonly bitmap: ImageBitmap; readonly texts: readonly DrawnText[] },
  isWithoutLoading = false,
): Promise<Answer> {
  const texts = arts.flatMap(({ texts, mount }) => [...texts, ...(mount?.texts ?? [])]);
  const [isFound] = await Promise.all([
    isWithoutLoading ? areTypefacesLoaded(texts) : loadTypefaces(texts),
    loadCalendarFonts(arts.flatMap(({ page }) => page ?? [])),
  ]);
  return { status: 'composed', ...draw(), isFontMissing: !isFound };
}

function compose({ art, pixels, isWithoutLoading }: Of<'compose'>): Promise<Answer> {
  const draw = () => {
    const { canvas, context } = offscreenCanvas(pixels);
    const texts = paintSheet(context, art, pixels, photos);
    return { bitmap: canvas.transferToImageBitmap(), texts };
  };
  return composed([art], draw, isWithoutLoading);
}

function flatPreview(task: Of<'flatPreview'>): Promise<Answer> {
  return composed(task.arts, () => {
    const { canvas, context } = offscreenCanvas({ width: task.side, height: task.side });
    const texts = paintFlatPreview(context, task, photos);
    return { bitmap: canvas.transferToImageBitmap(), texts };
  });
}

function page({ art, pixels }: Of<'page'>): Promise<Answer> {
  return composed([art], () => {
    const { canvas, context } = offscreenCanvas(pixels);
    const texts = paintPage(context, art, pixels.width, photos);
    return { bitmap: canvas.transferToImageBitmap(), texts };
  });
}

function paint(task: Of<'paint' | 'surface'>): Promise<Answer> {
  if (task.kind === 'surface') {
    surface?.release();
    surface = canvasSurface(task.layers, task.side);
  }
  const prints = task.kind === 'paint' ? task.prints : null;
  return composed(prints?.flatMap((print) => print?.art ?? []) ?? [], () => {
    if (!surface) throw new RangeError('nothing to paint on');
    const drawn = prints?.map((print) => print && drawnPrint(print, photos));
    return { bitmap: surface.paint(drawn ?? null), texts: [] };
  });
}

/** What a task reports and obeys while it is under way. */
type Progress = { readonly onPage: (page: number, pages: number) => void; readonly signal: AbortSignal };

/** What makes the document is loaded with the first one. */
async function document({ document }: Of<'document'>, progress: Progress): Promise<Answer> {
  const { pressDocument } = await import('./press/pressDocument.ts');
  return { status: 'documented', ...(await pressDocument(document, progress)) };
}

function work(message: Task, progress: Progress): Answer | Promise<Answer> {
  switch (message.kind) {
    case 'open':
      return inTurn(() => openFile(message.file, message.side, storePhoto));
    case 'thumbnail':
      return inTurn(() => thumbnail(message));
    case 'print':
      return inTurn(() => printFile(message));
    case 'document':
      return inTurn(() => document(message, progress));
    case 'zip':
      return inTurn(async () => ({ status: 'zipped', archive: await zipped(message.files) }));
    case 'layers':
      return layers(message).then((pictures) => ({ status: 'layers', ...pictures }));
    case 'card':
      return inTurn(async () => ({ status: 'drawn', picture: await cardPicture(message, photos, layers) }));
    case 'compose':
      return compose(message);
    case 'flatPreview':
      return flatPreview(message);
    case 'page':
      return page(message);
    case 'surface':
    case 'paint':
      return paint(message);
  }
}

/** The tasks that are under way, by number. */
const running = new Map<number, AbortController>();

function post(id: number, message: Answer | PageReport): void {
  globalThis.postMessage({ id, message } satisfies Numbered<Answer | PageReport>, { transfer: picturesIn(message) });
}

async function answer(id: number, task: Task): Promise<void> {
  const controller = new AbortController();
  running.set(id, controller);
  const onPage = (page: number, pages: number): void => post(id, { status: 'page', page, pages });
  const answer = await Promise.resolve(task)
    .then((task) => work(task, { onPage, signal: controller.signal }))
    .catch((error: unknown): Answer => refused(problemOf(error, 'jpeg')));
  running.delete(id);
  post(id, answer);
}

globalThis.addEventListener('message', ({ data: { id, message } }: MessageEvent<Numbered<Task | Cancellation>>) => {
  if (message.kind === 'cancel') running.get(id)?.abort();
  else void answer(id, message);
});
