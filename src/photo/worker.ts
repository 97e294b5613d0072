/**
 * Decodes, draws and prints photos in a worker, so that the page stays responsive. docs/architecture.md, Photo preview.
 */

import { Zip, ZipPassThrough } from 'fflate';

import type { Dimensions } from '#domain/design/printSharpness.ts';
import { refused } from '#domain/image/photoCheck.ts';
import { srgbProfile } from '#photo/press/srgb.ts';
import { photosIn, type SheetArt } from './art.ts';
import { loadCalendarFonts } from './calendarPage.ts';
import { canvasSurface, drawnPrint, type Surface } from './canvasSurface.ts';
import { cardPicture } from './cardPicture.ts';
import { paintPhoto, paintSheet, paintTexts } from './compose.ts';
import { paintFlatPreview, paintPage } from './flatPreview.ts';
import { fetchBitmap, type DecodedLayers, type LayersTask } from './mockupLayers.ts';
import { picturesIn, type Answer, type Message, type Numbered, type PageReport, type Task } from './workerMessages.ts';
import { offscreenCanvas } from './offscreenCanvas.ts';
import { openFile, problemOf, shrunk } from './openFile.ts';
import { readBack, readBackPicture, UnsoundCanvasError, type CanvasState } from './readBack.ts';
import type { DrawnText } from './textLayout.ts';
import { areTypefacesLoaded, loadTypefaces, requireTypefaces } from './typefaces.ts';

const SOI_BYTES = 2;
const JFIF = [0xff, 0xd8, 0xff, 0xe0] as const;
const DOTS_PER_INCH = 1;
const PROFILE_NAME = 'ICC_PROFILE\0';

const big16 = (value: number): readonly [number, number] => [value >> 8, value & 0xff];

/** The segment that says sRGB, which Firefox leaves out. */
function profileSegment(): Uint8Array<ArrayBuffer> {
  const profile = srgbProfile();
  const name = new TextEncoder().encode(PROFILE_NAME);
  // The first of one piece.
  return new Uint8Array([0xff, 0xe2, ...big16(2 + name.length + 2 + profile.length), ...name, 1, 1, ...profile]);
}

/**
 * The same JPEG with its density in pixels per inch, so that a photo lab opens it at the right size, and with a colour profile. Null:
 * its size is not known.
 */
async function labelled(jpeg: Blob, ppi: number | null): Promise<Blob> {
  const bytes = new Uint8Array(await jpeg.arrayBuffer());
  // Browsers start a JPEG with the JFIF block, whose last three fields are unit and density; other files stay
  // unchanged.
  if (!JFIF.every((byte, at) => bytes[at] === byte)) return jpeg;
  if (ppi !== null) bytes.set([DOTS_PER_INCH, ...big16(ppi), ...big16(ppi)], 13);
  const end = SOI_BYTES + 2 + (((bytes[4] ?? 0) << 8) | (bytes[5] ?? 0));
  const hasProfile = new TextDecoder('latin1').decode(bytes.subarray(end, end + 4096)).includes(PROFILE_NAME);
  const profile = hasProfile ? [] : [profileSegment()];
  return new Blob([bytes.subarray(0, end), ...profile, bytes.subarray(end)], { type: 'image/jpeg' });
}

/** 1 has Chromium keep the colour of every pixel (4:4:4). */
const PRINT_QUALITY = 1;

/** The longer side, in pixels, of the copies of photos with which a print is compared. */
const COPY_SIDE = 400;
/** A print whose canvas does not show it is drawn at the next of these scales, each with half the pixels of the one before. */
const SCALES = [1, Math.SQRT1_2, 1 / 2, Math.SQRT1_2 / 2, 1 / 4] as const;

type PrintTask = Extract<Task, { kind: 'print' }>;

/**
 * Draws a print on a canvas of this size; `copies` get small copies of its photos, by content hash. Photos are decoded one at a
 * time: several whole ones would exceed a phone's memory. @throws RangeError without memory
 */
async function drawn(
  { art, files }: PrintTask,
  pixels: Dimensions,
  copies: Map<string, ImageBitmap>,
): Promise<OffscreenCanvas> {
  const { canvas, context } = offscreenCanvas(pixels);
  for (const photo of photosIn([art])) {
    const full = await createImageBitmap(files[photo] ?? new Blob());
    paintPhoto(context, art, pixels, [photo, full]);
    if (!copies.has(photo)) copies.set(photo, shrunk(full, COPY_SIDE));
    full.close();
  }
  paintTexts(context, art, pixels);
  return canvas;
}

/** What the canvas of a print shows; 'blank' also where the browser refuses it. */
async function drawnAndRead(
  task: PrintTask,
  pixels: Dimensions,
): Promise<{ readonly state: CanvasState; readonly canvas: OffscreenCanvas | null }> {
  const copies = new Map<string, ImageBitmap>();
  try {
    const canvas = await drawn(task, pixels, copies);
    const state = readBack(canvas, (context) => {
      for (const copy of copies) paintPhoto(context, task.art, pixels, copy);
      paintTexts(context, task.art, pixels);
    });
    return { state, canvas };
  } catch (error) {
    if (problemOf(error, 'jpeg') !== 'memory') throw error;
    return { state: 'blank', canvas: null };
  } finally {
    for (const copy of copies.values()) copy.close();
  }
}

/**
 * A print as a JPEG in sRGB for a photo lab, without metadata but with its density. It is read back before it is handed over, and drawn smaller
 * until it is right. Without one of the photos, or where no canvas is right, the answer is a refusal.
 */
async function drawLabPicture(task: PrintTask): Promise<Answer> {
  const { art, files, plan } = task;
  if (photosIn([art]).some((photo) => !files[photo])) return refused('damaged');
  try {
    await requireTypefaces(art.texts);
    let state: CanvasState = 'blank';
    for (const scale of SCALES) {
      const [width = 1, height = 1] = [plan.pixels.width, plan.pixels.height].map((side) =>
        Math.max(1, Math.floor(side * scale)),
      );
      const pixels = { width, height };
      const { canvas, ...read } = await drawnAndRead(task, pixels);
      state = read.state;
      if (state !== 'sound' || !canvas) continue;
      const picture = await canvas.convertToBlob({ type: 'image/jpeg', quality: PRINT_QUALITY });
      const ppi = plan.ppi && Math.max(1, Math.floor(plan.ppi * scale + 1e-6));
      return { status: 'printed', picture: await labelled(picture, ppi), ppi, pixels };
    }
    throw new UnsoundCanvasError(state);
  } catch (error) {
    return refused(problemOf(error, 'jpeg'));
  }
}

/** Bytes per push. */
const CHUNK = 1_000_000;

/** Puts files into one archive, without compression: pictures are compressed already. */
async function zipped(files: readonly File[]): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const archive = new Zip((error, data) => {
    if (error) throw error;
    parts.push(new Uint8Array(data));
  });
  for (const file of files) {
    const entry = new ZipPassThrough(file.name);
    archive.add(entry);
    for (let at = 0; at < file.size; at += CHUNK) {
      const end = Math.min(file.size, at + CHUNK);
      entry.push(new Uint8Array(await file.slice(at, end).arrayBuffer()), end === file.size);
    }
  }
  archive.end();
  return new Blob(parts, { type: 'application/zip' });
}

type Of<Kind extends Task['kind']> = Extract<Task, { kind: Kind }>;

/** The open photos, shrunk, by content hash. */
const photos = new Map<string, ImageBitmap>();
/** The product of the 'paint' tasks; used without a graphics card. */
let surface: Surface | null = null;
/** Whole photos take much memory, so only one is decoded at a time. */
let decoding: Promise<unknown> = Promise.resolve();

function oneAtATime(work: () => Promise<Answer>): Promise<Answer> {
  const next = decoding.then(work);
  decoding = next.catch(() => {});
  return next;
}

function storePhoto(photo: string, bitmap: ImageBitmap): void {
  photos.get(photo)?.close();
  photos.set(photo, bitmap);
}

/** A mock-up's pictures scaled to the size they are drawn in; both painters use the same pixels. */
async function layers({ blank, mask, side }: LayersTask): Promise<DecodedLayers> {
  const scaled = async (url: string): Promise<ImageBitmap> => {
    const bitmap = await fetchBitmap(url);
    const { canvas, context } = offscreenCanvas({ width: side, height: side }, { isOpaque: false });
    context.drawImage(bitmap, 0, 0, side, side);
    const state = readBackPicture(canvas, bitmap, { isOpaque: false });
    bitmap.close();
    // Noise is only in what is read: the screen shows the layer.
    if (state === 'blank') throw new UnsoundCanvasError(state);
    return canvas.transferToImageBitmap();
  };
  const [first, second] = await Promise.all([scaled(blank), scaled(mask)]);
  return { status: 'layers', blank: first, mask: second };
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
      return oneAtATime(() => openFile(message.file, message.side, storePhoto));
    case 'thumbnail':
      return oneAtATime(() => thumbnail(message));
    case 'print':
      return oneAtATime(() => drawLabPicture(message));
    case 'document':
      return oneAtATime(() => document(message, progress));
    case 'zip':
      return oneAtATime(async () => ({ status: 'zipped', archive: await zipped(message.files) }));
    case 'layers':
      return layers(message);
    case 'card':
      return oneAtATime(async () => ({ status: 'drawn', picture: await cardPicture(message, photos) }));
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

function release(): void {
  for (const photo of photos.values()) photo.close();
  photos.clear();
  surface?.release();
  surface = null;
}

globalThis.addEventListener('message', ({ data: { id, message } }: MessageEvent<Numbered<Message>>) => {
  if (message.kind === 'cancel') running.get(id)?.abort();
  else if (message.kind === 'release') release();
  else void answer(id, message);
});
