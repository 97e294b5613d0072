/**
 * Whether a canvas shows what was drawn on it. Where memory ends, canvases come out black or blank without an error
 * (Safari beyond 16.7 megapixels, a lost graphics process), and browsers that hide a device's fingerprint fill them with noise.
 */
import type { Dimensions } from '#domain/design/printSharpness.ts';
import { offscreenCanvas, type Context, type OffscreenSurface, readsTruePixels } from './offscreenCanvas.ts';

/** 'blank': one colour, or nothing at all, instead of the drawing; 'noise': something else. */
export type CanvasState = 'sound' | 'blank' | 'noise';

/** Draws in pixels of the whole canvas. Called again on a small canvas whose scale is set, so it must not reset its transform. */
export type Draw = (context: Context) => void;

/** The sides of the small pictures that are compared, in pixels; a thin strip is stretched, since one row of pixels says too little. */
const SIDE = 48;
/** Two small pictures of one drawing always differ a little, by values of 255: they were scaled in two ways. */
const DIFFERENCE = { none: 1.5, most: 20 } as const;
/** How well their values go together at least, from 0 to 1: small letters are drawn bolder, but in the same places. */
const MIN_CORRELATION = 0.7;
/** The drawing is repeated at this scale: letters of a few pixels are drawn still, those of less than one are not. */
const REPEATED = 1 / 8;
/** Smaller canvases are repeated whole, in pixels of their longer side. */
const MIN_REPEATED = 400;

/** The values that count: the colours of an opaque picture, and of a stencil how far it is covered. */
function valuesOf({ context, canvas: { width, height } }: OffscreenSurface, isOpaque: boolean): readonly number[] {
  return [...context.getImageData(0, 0, width, height).data].filter((_, at) => (at % 4 === 3) !== isOpaque);
}

const meanOf = (values: readonly number[], of: (value: number, at: number) => number): number =>
  values.reduce((sum, value, at) => sum + of(value, at), 0) / Math.max(1, values.length);

/** How well the values of two pictures go together: 1 for the same picture, 0 where one of them is plain or noise. */
function correlationOf(one: readonly number[], other: readonly number[]): number {
  const [oneMean, otherMean] = [meanOf(one, (value) => value), meanOf(other, (value) => value)];
  const together = meanOf(one, (value, at) => (value - oneMean) * ((other[at] ?? 0) - otherMean));
  const spread = meanOf(one, (value) => (value - oneMean) ** 2) * meanOf(other, (value) => (value - otherMean) ** 2);
  return spread < 1e-6 ? 0 : together / Math.sqrt(spread);
}

/** A stencil has this many times the ink of its repetition at most, and its repetition that of it. */
const MAX_INK = 1.5;

/**
 * Compares what was read back with what was drawn, value by value from 0 to 255. With `isStencil` it need not be in the same
 * places: engines place small letters otherwise at another size, so that a long line drifts.
 */
export function stateOf(shown: readonly number[], drawn: readonly number[], isStencil = false): CanvasState {
  const difference = meanOf(shown, (value, at) => Math.abs(value - (drawn[at] ?? 0)));
  if (difference <= DIFFERENCE.none) return 'sound';
  if (difference <= DIFFERENCE.most && correlationOf(shown, drawn) >= MIN_CORRELATION) return 'sound';
  const [first = 0] = shown;
  if (meanOf(shown, (value) => Math.abs(value - first)) < 1) return 'blank';
  const [ink, repeated] = [meanOf(shown, (value) => value), meanOf(drawn, (value) => value)];
  const isAlike = Math.max(ink, repeated) <= MAX_INK * Math.min(ink, repeated);
  return isStencil && isAlike ? 'sound' : 'noise';
}

/** A picture scaled down to this size, so far that each of its pixels is an average of many. */
function averaged(source: Source, size: Dimensions, isOpaque: boolean): readonly number[] {
  const small = offscreenCanvas(size, { isOpaque });
  small.context.imageSmoothingQuality = 'high';
  small.context.drawImage(source, 0, 0, small.canvas.width, small.canvas.height);
  return valuesOf(small, isOpaque);
}

type Source = OffscreenCanvas | HTMLCanvasElement | ImageBitmap;

/**
 * Compares a canvas, or a picture made from one, with the same drawing on a small canvas. 'noise' also where the browser returns
 * other pixels than were drawn, whatever the canvas.
 */
export function readBack(source: Source, draw: Draw, { isOpaque = true } = {}): CanvasState {
  if (!readsTruePixels()) return 'noise';
  const longer = Math.max(source.width, source.height);
  const scale = Math.min(1, Math.max(REPEATED, MIN_REPEATED / longer));
  const { canvas, context } = offscreenCanvas(
    { width: source.width * scale, height: source.height * scale },
    { isOpaque },
  );
  context.scale(canvas.width / source.width, canvas.height / source.height);
  draw(context);
  return compared(source, canvas, isOpaque);
}

/** Compares a canvas with the one picture that covers it, on canvases so small that every device draws them. */
export const readBackPicture = (source: Source, picture: ImageBitmap, { isOpaque = true } = {}): CanvasState =>
  readsTruePixels() ? compared(source, picture, isOpaque) : 'noise';

function compared(source: Source, drawn: Source, isOpaque: boolean): CanvasState {
  const size = { width: Math.min(SIDE, source.width), height: Math.min(SIDE, source.height) };
  return stateOf(averaged(source, size, isOpaque), averaged(drawn, size, isOpaque), !isOpaque);
}

/** No canvas of this device shows what is drawn on it. Its message counts as a lack of memory (`problemOf`). */
export class UnsoundCanvasError extends RangeError {
  readonly state: CanvasState;
  constructor(state: CanvasState) {
    super(`a canvas is ${state}: no memory for it`);
    this.name = 'UnsoundCanvasError';
    this.state = state;
  }
}

/** A canvas that is not sound is drawn again this many times, each with half the pixels. */
const MAX_RETRIES = 4;

/** A sound drawing, and its scale: below 1 where the canvas had to be smaller than asked for. */
export type SoundDrawing = OffscreenSurface & { readonly scale: number };

/**
 * Draws on a canvas of this size and reads it back; one that shows something else is drawn again with half the pixels.
 * @param options.drawSmall Draws the same with less work; it is compared on small canvases only
 * @throws UnsoundCanvasError when no smaller canvas shows the drawing either
 */
export function drawnSoundly(
  size: Dimensions,
  draw: Draw,
  { isOpaque = true, drawSmall = draw }: { readonly isOpaque?: boolean; readonly drawSmall?: Draw } = {},
): SoundDrawing {
  let state: CanvasState = 'blank';
  for (let retry = 0; retry <= MAX_RETRIES; retry += 1) {
    const scale = Math.SQRT1_2 ** retry;
    const surface = surfaceOf({ width: size.width * scale, height: size.height * scale }, isOpaque);
    if (!surface) continue;
    const { canvas, context } = surface;
    const scaled = (context: Context): void => context.scale(canvas.width / size.width, canvas.height / size.height);
    context.save();
    scaled(context);
    draw(context);
    context.restore();
    const repeat: Draw = (context) => {
      scaled(context);
      drawSmall(context);
    };
    state = readBack(canvas, repeat, { isOpaque });
    if (state === 'sound') return { ...surface, scale };
  }
  throw new UnsoundCanvasError(state);
}

/** Null where the canvas is refused at once. */
function surfaceOf(size: Dimensions, isOpaque: boolean): OffscreenSurface | null {
  try {
    return offscreenCanvas(size, { isOpaque });
  } catch {
    return null;
  }
}
