import type { PhotoFormat } from '#domain/image/imageBytes.ts';
import type { RefusedPhoto } from '#domain/image/imageFile.ts';
import type { Dimensions, PrintPlan } from '#domain/design/printSize.ts';
import type { SheetArt } from './art.ts';
import type { Board } from './board.ts';
import type { Layers } from './layers.ts';
import type { DrawnText } from './textLayout.ts';

/** A photo that can be shown and printed; the worker keeps it, shrunk, as long as it lives. */
export type OpenPhoto = {
  /** SHA-256 of the file's bytes, in hexadecimal. */
  readonly photo: string;
  /** The file as it came, named by what it holds. */
  readonly file: Blob;
  readonly format: PhotoFormat;
  /** Pixels of the whole photo, the right way up. */
  readonly size: Dimensions;
  /** The photo on white for the crop's frame, no longer than 800 pixels; whoever holds it closes it. */
  readonly small: ImageBitmap;
  /** When it was taken, in milliseconds, for putting photos in order; null when the file does not say. */
  readonly takenAt: number | null;
};

export function closePhoto({ small }: OpenPhoto): void {
  small.close();
}

/** What the worker is asked. */
export type Task =
  /** Opens a photo and keeps it, its longer side shrunk to `side` pixels; files are opened one after another. */
  | { readonly kind: 'open'; readonly file: Blob; readonly side: number }
  | { readonly kind: 'layers'; readonly blank: string; readonly mask: string; readonly side: number }
  /** Makes these layers what is painted from now on; answered with the bare product. */
  | { readonly kind: 'surface'; readonly layers: Layers; readonly side: number }
  /** Paints a print of so many pixels on the surface; null leaves the product bare. */
  | { readonly kind: 'paint'; readonly art: SheetArt | null; readonly pixels: Dimensions }
  /** Draws a print for the eye; photos that are not open are drawn as empty places. */
  | { readonly kind: 'compose'; readonly art: SheetArt; readonly pixels: Dimensions }
  /** Draws prints together, for products that no mock-up shows. */
  | ({ readonly kind: 'board' } & Board)
  /** Makes the file that the shop prints, from the files themselves; without one of them it refuses. */
  | {
      readonly kind: 'print';
      readonly art: SheetArt;
      readonly files: Readonly<Record<string, Blob>>;
      readonly plan: PrintPlan;
    }
  /** Puts files together in one. */
  | { readonly kind: 'zip'; readonly files: readonly File[] };

/** What became of the words in a picture. */
export type TextReport = {
  /** True when letters were drawn with the system's font, because the chosen one did not come. */
  readonly isFontMissing: boolean;
  /** Where the words of the (first) print lie, as shares of the print; null without words. */
  readonly text: DrawnText | null;
};

export type Answer =
  | { readonly status: 'opened'; readonly photo: OpenPhoto }
  | { readonly status: 'layers'; readonly blank: ImageBitmap; readonly mask: ImageBitmap }
  | ({ readonly status: 'composed'; readonly bitmap: ImageBitmap } & TextReport)
  | { readonly status: 'printed'; readonly picture: Blob }
  | { readonly status: 'zipped'; readonly archive: Blob }
  | RefusedPhoto;

export type Numbered<T> = { readonly id: number; readonly message: T };

/** What moves between page and worker instead of being copied: whoever sends it has it no more. */
export function picturesIn(message: Task | Answer): ImageBitmap[] {
  if ('status' in message) {
    if (message.status === 'opened') return [message.photo.small];
    if (message.status === 'composed') return [message.bitmap];
    return message.status === 'layers' ? [message.blank, message.mask] : [];
  }
  return message.kind === 'surface' ? [message.layers.blank, message.layers.mask] : [];
}
