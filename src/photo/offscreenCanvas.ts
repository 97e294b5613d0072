import type { Dimensions } from '#domain/design/printSharpness.ts';

export type Context = OffscreenCanvasRenderingContext2D;
export type OffscreenSurface = { readonly canvas: OffscreenCanvas; readonly context: Context };

/** An offscreen canvas: white, or transparent where `isOpaque` is false. @throws RangeError without memory */
export function offscreenCanvas({ width, height }: Dimensions, { isOpaque = true } = {}): OffscreenSurface {
  const canvas = new OffscreenCanvas(Math.max(1, Math.round(width)), Math.max(1, Math.round(height)));
  const context = canvas.getContext('2d', { alpha: !isOpaque });
  if (!context) throw new RangeError('no memory for a canvas');
  context.imageSmoothingQuality = 'high';
  if (isOpaque) {
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  return { canvas, context };
}

/** Each channel from 0 to 255. */
export type Colour = readonly [red: number, green: number, blue: number];

/** Values by which two readings of a pixel may differ: browsers that hide a device's fingerprint change them by one or two. */
const TOLERANCE = 8;

/** Whether a pixel that was read, whose values begin at a place, has this colour. */
export const areAlike = (read: ArrayLike<number>, known: Colour, start = 0): boolean =>
  known.every((value, at) => Math.abs((read[start + at] ?? Number.NaN) - value) <= TOLERANCE);

const TRIED: readonly Colour[] = [
  [255, 255, 255],
  [200, 40, 60],
  [20, 160, 90],
  [0, 0, 0],
];

let areTrue: boolean | undefined;

/**
 * False in a browser that returns other pixels than were drawn, as a protection against fingerprinting: what is on the screen
 * is right, but a file that is made from a canvas shows noise or nothing. Tried once per page and worker.
 */
export function readsTruePixels(): boolean {
  if (areTrue !== undefined) return areTrue;
  if (!('OffscreenCanvas' in globalThis)) return true;
  const { context } = offscreenCanvas({ width: TRIED.length, height: 1 });
  for (const [at, [red, green, blue]] of TRIED.entries()) {
    context.fillStyle = `rgb(${red} ${green} ${blue})`;
    context.fillRect(at, 0, 1, 1);
  }
  const { data } = context.getImageData(0, 0, TRIED.length, 1);
  areTrue = TRIED.every((colour, at) => areAlike(data, colour, 4 * at));
  return areTrue;
}
