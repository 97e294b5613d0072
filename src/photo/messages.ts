import type { PhotoFormat } from '#domain/imageBytes.ts';
import type { PhotoProblem } from '#domain/imageFile.ts';
import type { Corners, Crop } from '#domain/photoPlacement.ts';
import type { Dimensions, PrintPlan } from '#domain/printSize.ts';
import type { Layers } from './layers.ts';

/** A photo that can be shown and printed. Whoever holds it closes the bitmap. */
export type OpenPhoto = {
  /** The file as it came, named by what it holds. */
  readonly file: Blob;
  readonly format: PhotoFormat;
  /** Pixels of the whole photo, the right way up. */
  readonly size: Dimensions;
  /** The photo at screen size, the right way up, on white. */
  readonly bitmap: ImageBitmap;
  /** The same, small, for the crop's frame. */
  readonly small: ImageBitmap;
};

export function closePhoto({ bitmap, small }: OpenPhoto): void {
  bitmap.close();
  small.close();
}

/** What the worker is asked. */
export type Task =
  | { readonly kind: 'open'; readonly file: Blob }
  | { readonly kind: 'layers'; readonly blank: string; readonly mask: string; readonly side: number }
  | { readonly kind: 'print'; readonly file: Blob; readonly crop: Crop; readonly plan: PrintPlan }
  /** Makes these layers what is painted from now on; answered with the bare gift. */
  | { readonly kind: 'surface'; readonly layers: Layers; readonly side: number }
  /** Paints the photo of the latest such task, or the one that comes along; without corners the gift stays bare. */
  | { readonly kind: 'paint'; readonly photo: ImageBitmap | null; readonly corners: Corners | null };

export type Answer =
  | { readonly status: 'opened'; readonly photo: OpenPhoto }
  | { readonly status: 'layers'; readonly blank: ImageBitmap; readonly mask: ImageBitmap }
  | { readonly status: 'printed'; readonly picture: Blob }
  | { readonly status: 'painted'; readonly frame: ImageBitmap }
  | { readonly status: 'refused'; readonly problem: PhotoProblem; readonly size: Dimensions | null };

export type Numbered<T> = { readonly id: number; readonly message: T };

/** What moves between page and worker instead of being copied: whoever sends it has it no more. */
export function picturesIn(message: Task | Answer): ImageBitmap[] {
  if ('status' in message) {
    if (message.status === 'opened') return [message.photo.bitmap, message.photo.small];
    if (message.status === 'painted') return [message.frame];
    return message.status === 'layers' ? [message.blank, message.mask] : [];
  }
  if (message.kind === 'surface') return [message.layers.blank, message.layers.mask];
  return message.kind === 'paint' && message.photo ? [message.photo] : [];
}
