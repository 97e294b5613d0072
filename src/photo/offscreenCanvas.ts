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
