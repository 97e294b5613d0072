/** Exposes the engine to tests of its output: `engine.ts` builds this file and opens it in a browser. */
import { en } from '#content/en/calendar.ts';
import { hi } from '#content/hi/calendar.ts';
import { te } from '#content/te/calendar.ts';
import type { YearMonth } from '#domain/design/calendar.ts';
import type { MockupName } from '#domain/design/mockup.ts';
import type { PlacesOffer } from '#domain/design/layouts.ts';
import type { Dimensions, PrintPlan } from '#domain/design/printSharpness.ts';
import type { Order } from '#domain/order/order.ts';
import type { SheetArt } from '#photo/art.ts';
import { CALENDAR_PAGE, withMonthPages } from '#photo/calendarPage.ts';
import type { FlatPreviewKind } from '#photo/previewKind.ts';
import { glPainter } from '#photo/glPainter.ts';
import { loadLayers } from '#photo/mockupLayers.ts';
import { openPhotoWorker } from '#photo/photoWorker.ts';
import type { Answer, Task, TextReport } from '#photo/workerMessages.ts';
import { makeDocument, orderDocument, type OrderedPart } from '#photo/press/orderDocument.ts';
import { canvasPainter, flatPainter } from '#photo/workerPainter.ts';

/** Pixels as red, green, blue, alpha from the top left, in base 64. */
export type PageFrame = Dimensions & { readonly text: string };

const worker = openPhotoWorker();
const files: Record<string, Blob> = {};
const PAPERS = { light: '#fdf8ee', wall: '#eadfcb', mount: '#fff', bare: '#ded6c6' };
const LOOKS = { ...PAPERS, bevel: '#e0b64a', shade: '#2b1a1440', gold: '#c9972b' };

function frameOf(source: ImageBitmap | HTMLCanvasElement): PageFrame {
  const { width, height } = source;
  const context = new OffscreenCanvas(width, height).getContext('2d');
  if (!context) throw new Error('no canvas');
  context.drawImage(source, 0, 0);
  const { data } = context.getImageData(0, 0, width, height);
  let text = '';
  for (let at = 0; at < data.length; at += 32_768) text += String.fromCharCode(...data.subarray(at, at + 32_768));
  return { width, height, text: btoa(text) };
}

function canvasOf(side: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: side, height: side });
  return canvas;
}

/** The worker's answer to a task. @throws Error with an answer of another kind */
async function answerTo<S extends Answer['status']>(task: Task, status: S): Promise<Extract<Answer, { status: S }>> {
  const answer = await worker.ask(task);
  if (answer.status !== status) throw new Error(JSON.stringify(answer));
  return answer as Extract<Answer, { status: S }>;
}

export async function open(url: string, side: number) {
  const file = await (await fetch(url)).blob();
  const answer = await answerTo({ kind: 'open', file, side }, 'opened');
  const { photo, size, small } = answer.photo;
  files[photo] = answer.photo.file;
  const smallSize = { width: small.width, height: small.height };
  small.close();
  return { photo, size, smallSize };
}

export async function compose(art: SheetArt, pixels: Dimensions, isWithoutLoading = false) {
  const answer = await answerTo({ kind: 'compose', art, pixels, isWithoutLoading }, 'composed');
  return { frame: frameOf(answer.bitmap), texts: answer.texts, isFontMissing: answer.isFontMissing };
}

/** The boxes of the texts of prints, and whether a typeface was missing. */
export async function textBoxes(arts: readonly SheetArt[], height: number): Promise<readonly TextReport[]> {
  const reports: TextReport[] = [];
  for (const art of arts) {
    const pixels = { width: Math.round(height * art.shape), height };
    const { bitmap, texts, isFontMissing } = await answerTo({ kind: 'compose', art, pixels }, 'composed');
    bitmap.close();
    reports.push({ texts, isFontMissing });
  }
  return reports;
}

export async function flatPreview(arts: readonly SheetArt[], sheets: FlatPreviewKind, side: number) {
  return frameOf((await answerTo({ kind: 'flatPreview', arts, sheets, side, looks: LOOKS }, 'composed')).bitmap);
}

/** The print file: its bytes in base 64, its picture, and its pixels per inch. */
export async function print(art: SheetArt, plan: PrintPlan) {
  const { picture, ppi } = await answerTo({ kind: 'print', art, files, plan }, 'printed');
  return { frame: frameOf(await createImageBitmap(picture)), file: await bytesOf(picture), ppi };
}

const bytesOf = async (blob: Blob): Promise<string> =>
  btoa(Array.from(new Uint8Array(await blob.arrayBuffer()), (byte) => String.fromCharCode(byte)).join(''));

/**
 * The print files of an order, in base 64 by their names, what they show, and the pages that were reported.
 * @param stopAt The page at which the work is cancelled; the answer is then null
 */
export async function press(order: Order, parts: readonly OrderedPart[], stopAt = 0) {
  const reported: string[] = [];
  const controller = new AbortController();
  // Items are compared by identity, which a message to the page loses.
  const own = parts.map((part) => {
    const item = order.items.find(({ name, size }) => name === part.item.name && size === part.item.size);
    return { ...part, item: item ?? part.item };
  });
  const document = orderDocument(order, own, { shop: 'Kanuka', revision: 2 }, files);
  const onPage = (page: number, pages: number): void => {
    reported.push(`${page} of ${pages}`);
    if (page === stopAt) controller.abort();
  };
  try {
    const made = await makeDocument(worker, document, { onPage, signal: controller.signal });
    const texts = await Promise.all(made.files.map(async (file) => [file.name, await bytesOf(file)] as const));
    return { files: texts, reported, job: made.job, lowered: made.lowered, prints: document.prints };
  } catch (error) {
    if (controller.signal.aborted && error === controller.signal.reason) return null;
    throw error;
  }
}

/** A painter's last picture of quick changes, and how many times it reported a paint. */
export async function paint(
  kind: 'webgl' | 'canvas' | 'flat',
  mockup: MockupName,
  side: number,
  versions: readonly (readonly SheetArt[] | null)[],
  offer: PlacesOffer,
) {
  const canvas = canvasOf(side);
  let painted = 0;
  const events = {
    onLost: () => {
      throw new Error('the painter is lost');
    },
    onPainted: () => void (painted += 1),
  };
  const start = kind === 'webgl' ? glPainter : canvasPainter;
  const painter = await (kind === 'flat'
    ? flatPainter(canvas, offer, worker, LOOKS, events)
    : start(canvas, await loadLayers(worker, mockup, side), worker, events));
  if (!painter) throw new Error('no graphics card');
  for (const arts of versions) painter.paint(arts);
  await painter.settled();
  const frame = frameOf(canvas);
  painter.release();
  return { frame, painted };
}

/** The mask of a mock-up, whose alpha says how much of the print each pixel shows. */
export async function mask(mockup: MockupName, side: number): Promise<PageFrame> {
  const canvas = canvasOf(side);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.imageSmoothingQuality = 'high';
  const file = await (await fetch(`/mockups/${mockup}/mask.webp`)).blob();
  context.drawImage(await createImageBitmap(file), 0, 0, side, side);
  return frameOf(canvas);
}

const CALENDAR_TEXTS = { en: ['en-IN', en], te: ['te-IN-u-nu-latn', te], hi: ['hi-IN-u-nu-latn', hi] } as const;

/** The pages of a calendar, so many pixels for each millimetre, as the page is without its photo. */
export async function monthPages(
  art: SheetArt,
  language: keyof typeof CALENDAR_TEXTS,
  firstMonth: YearMonth,
  scale: number,
) {
  const [locale, texts] = CALENDAR_TEXTS[language];
  const { width, height } = CALENDAR_PAGE.trim;
  const pixels = { width: width * scale, height: height * scale };
  const pages = withMonthPages(Array(12).fill(art), { firstMonth, locale, texts });
  const frames: PageFrame[] = [];
  for (const page of pages)
    frames.push(frameOf((await answerTo({ kind: 'page', art: page, pixels }, 'composed')).bitmap));
  return frames;
}
