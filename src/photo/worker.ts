/** Decodes, shrinks and prints photos away from the page, so that it stays quick. docs/architecture.md, Photo preview. */
import type { PhotoFormat } from '#domain/imageBytes.ts';
import { checkPhoto, MIME, PHOTO_LIMITS, sizeProblem, type PhotoProblem } from '#domain/imageFile.ts';
import type { Dimensions } from '#domain/printSize.ts';
import { withDensity } from './density.ts';
import { canvasSurface, type Surface } from './canvasSurface.ts';
import { picturesIn, type Answer, type Numbered, type Task } from './messages.ts';

/** Longest side of the photo that the page works with, and of the one behind the crop's frame, in pixels. */
const WORK_SIDE = 1600;
const SMALL_SIDE = 800;
const PRINT_QUALITY = 0.93;

type Print = Extract<Task, { kind: 'print' }>;
type LayersTask = Extract<Task, { kind: 'layers' }>;
type SurfaceTask = Extract<Task, { kind: 'surface' }>;
type Paint = Extract<Task, { kind: 'paint' }>;

/** Browsers put both into the same error; only its words tell memory from damage. */
function problemOf(error: unknown, format: PhotoFormat): PhotoProblem {
  const said = error instanceof Error ? `${error.name} ${error.message}` : '';
  if (/alloc|memory|RangeError|QuotaExceeded/i.test(said)) return 'memory';
  return format === 'heic' ? 'heic' : 'damaged';
}

function canvasOf({ width, height }: Dimensions): {
  canvas: OffscreenCanvas;
  context: OffscreenCanvasRenderingContext2D;
} {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) throw new RangeError('no memory for a canvas');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  return { canvas, context };
}

/** The photo on white, its longer side no longer than this. */
function shrunk(full: ImageBitmap, side: number): ImageBitmap {
  const scale = Math.min(1, side / Math.max(full.width, full.height));
  const size = { width: Math.round(full.width * scale), height: Math.round(full.height * scale) };
  const { canvas, context } = canvasOf(size);
  context.drawImage(full, 0, 0, size.width, size.height);
  return canvas.transferToImageBitmap();
}

async function open(file: Blob): Promise<Answer> {
  const refused = (problem: PhotoProblem, size: Dimensions | null = null): Answer => ({
    status: 'refused',
    problem,
    size,
  });
  if (file.size > PHOTO_LIMITS.mostBytes) return refused('tooManyBytes');
  const bytes = await file.arrayBuffer().catch(() => null);
  if (!bytes) return refused('memory');
  const check = checkPhoto(new Uint8Array(bytes));
  if (check.status === 'refused') return check;
  // A file on disk may change or go; these bytes cannot, and carry the type that they have.
  const kept = new Blob([bytes], { type: MIME[check.format] });
  try {
    const full = await createImageBitmap(kept);
    const size = { width: full.width, height: full.height };
    const trouble = sizeProblem(size);
    if (trouble) return refused(trouble, size);
    const bitmap = shrunk(full, WORK_SIDE);
    full.close();
    const small = shrunk(bitmap, SMALL_SIDE);
    return { status: 'opened', photo: { file: kept, format: check.format, size, bitmap, small } };
  } catch (error) {
    return refused(problemOf(error, check.format), check.size);
  }
}

/** The cropped part as JPEG in sRGB without metadata; the file says how many pixels make an inch. */
async function print({ file, crop, plan }: Print): Promise<Answer> {
  try {
    const full = await createImageBitmap(file);
    const { canvas, context } = canvasOf(plan.pixels);
    context.translate(plan.pixels.width / 2, plan.pixels.height / 2);
    context.scale(plan.pixels.width / crop.width, plan.pixels.height / crop.height);
    context.rotate(crop.angle);
    context.drawImage(full, -crop.centre.x, -crop.centre.y);
    full.close();
    const picture = await canvas.convertToBlob({ type: 'image/jpeg', quality: PRINT_QUALITY });
    return { status: 'printed', picture: await withDensity(picture, plan.ppi) };
  } catch (error) {
    return { status: 'refused', problem: problemOf(error, 'jpeg'), size: null };
  }
}

/** A mock-up's pictures at the size they are drawn in: both painters use the very same pixels. */
async function layers({ blank, mask, side }: LayersTask): Promise<Answer> {
  const scaled = async (url: string): Promise<ImageBitmap> => {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
    const bitmap = await createImageBitmap(await response.blob());
    const canvas = new OffscreenCanvas(side, side);
    const context = canvas.getContext('2d');
    if (!context) throw new RangeError('no memory for a canvas');
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, side, side);
    bitmap.close();
    return canvas.transferToImageBitmap();
  };
  try {
    const [first, second] = await Promise.all([scaled(blank), scaled(mask)]);
    return { status: 'layers', blank: first, mask: second };
  } catch (error) {
    return { status: 'refused', problem: problemOf(error, 'webp'), size: null };
  }
}

/** What is painted on without a graphics card, and the photo of the latest painting. */
let surface: Surface | null = null;
let photo: ImageBitmap | null = null;

function paint(task: Paint | SurfaceTask): Answer {
  try {
    if (task.kind === 'surface') {
      surface?.release();
      surface = canvasSurface(task.layers, task.side);
    } else if (task.photo) {
      photo?.close();
      photo = task.photo;
    }
    if (!surface) throw new RangeError('nothing to paint on');
    const corners = task.kind === 'paint' ? task.corners : null;
    return { status: 'painted', frame: surface.paint(photo, corners) };
  } catch (error) {
    return { status: 'refused', problem: problemOf(error, 'jpeg'), size: null };
  }
}

function work(message: Task): Answer | Promise<Answer> {
  switch (message.kind) {
    case 'open':
      return open(message.file);
    case 'layers':
      return layers(message);
    case 'print':
      return print(message);
    case 'surface':
    case 'paint':
      return paint(message);
  }
}

async function answer({ id, message }: Numbered<Task>): Promise<void> {
  const answer = await work(message);
  globalThis.postMessage({ id, message: answer } satisfies Numbered<Answer>, { transfer: picturesIn(answer) });
}

globalThis.addEventListener('message', ({ data }: MessageEvent<Numbered<Task>>) => void answer(data));
