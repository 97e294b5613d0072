import type { PhotoFormat } from '#domain/image/imageFormat.ts';
import type { RefusedPhoto } from '#domain/image/photoCheck.ts';
import type { CopiedPhoto } from '#domain/image/photoOrigin.ts';
import type { Dimensions, PrintPlan } from '#domain/design/printSharpness.ts';
import type { SheetArt } from './art.ts';
import type { FlatPreview } from './flatPreview.ts';
import type { CardPicture } from './cardPicture.ts';
import type { DecodedLayers, Layers, LayersTask } from './mockupLayers.ts';
import type { SurfacePrint } from './painter.ts';
import type { MadeDocument, PressDocument } from './press/pressDocument.ts';
import type { DrawnText } from './textLayout.ts';

/** An open photo, which can be shown and printed; the worker holds a shrunk copy until it is closed. */
export type OpenPhoto = {
  /** SHA-256 of the file's bytes, in hexadecimal. */
  readonly photo: string;
  /** A copy of the file, typed by its content. */
  readonly file: Blob;
  readonly format: PhotoFormat;
  /** Pixels of the whole photo, the right way up. */
  readonly size: Dimensions;
  /** The photo on white for the crop's frame, at most 800 pixels long; closed by closePhoto. */
  readonly small: ImageBitmap;
  /** When it was taken, in milliseconds; null when the file does not say. */
  readonly takenAt: number | null;
  /** Why it is probably not the original; null for any other photo. */
  readonly copied: CopiedPhoto | null;
};

/** Frees the memory of an open photo. */
export function closePhoto({ small }: OpenPhoto): void {
  small.close();
}

/** A task for the worker. */
export type Task =
  /**
   * Opens a photo and holds a copy with the longer side shrunk to `side` pixels; files are opened one after another.
   */
  | { readonly kind: 'open'; readonly file: Blob; readonly side: number }
  /** Draws the photo in a file, the longer side at most `side` pixels, and holds nothing of it. */
  | { readonly kind: 'thumbnail'; readonly file: Blob; readonly side: number }
  | ({ readonly kind: 'layers' } & LayersTask)
  /** Sets the layers that later 'paint' tasks use; answered with the bare product. */
  | { readonly kind: 'surface'; readonly layers: Layers; readonly side: number }
  /** Paints the prints of the surfaces on the product; null paints the bare product. */
  | { readonly kind: 'paint'; readonly prints: readonly (SurfacePrint | null)[] | null }
  /** Draws a print for the preview; photos that are not open are drawn as empty places. */
  | {
      readonly kind: 'compose';
      readonly art: SheetArt;
      readonly pixels: Dimensions;
      /** Loads no typeface: texts are drawn in those that are loaded already, else in the system's font. */
      readonly isWithoutLoading?: boolean;
    }
  /** Draws prints together, for products without a mock-up. */
  | ({ readonly kind: 'flatPreview' } & FlatPreview)
  /** Draws a product with a print on it for its card. */
  | ({ readonly kind: 'card' } & CardPicture)
  /** Draws the page of a month alone, so many pixels large. */
  | { readonly kind: 'page'; readonly art: SheetArt; readonly pixels: Dimensions }
  /** Makes the file that the shop prints from the original files; refused without one of them. */
  | {
      readonly kind: 'print';
      readonly art: SheetArt;
      readonly files: Readonly<Record<string, Blob>>;
      readonly plan: PrintPlan;
    }
  /** Makes the documents for the press; each page is reported (`PageReport`) before it is drawn. */
  | { readonly kind: 'document'; readonly document: PressDocument }
  /** Puts files into one archive. */
  | { readonly kind: 'zip'; readonly files: readonly File[] };

/** How the texts of a picture were drawn. */
export type TextReport = {
  /** True when a chosen typeface could not be loaded and the system's font was used. */
  readonly isFontMissing: boolean;
  /** The boxes of the (first) print's texts, as shares of the print; none of prints on a mock-up. */
  readonly texts: readonly DrawnText[];
};

/** The worker's answer to a task. */
export type Answer =
  | { readonly status: 'opened'; readonly photo: OpenPhoto }
  | DecodedLayers
  | ({ readonly status: 'composed'; readonly bitmap: ImageBitmap } & TextReport)
  /** `ppi` as drawn: fewer than planned where this device shows no larger canvas; null without a size. */
  | { readonly status: 'printed'; readonly picture: Blob; readonly ppi: number | null; readonly pixels: Dimensions }
  | { readonly status: 'drawn'; readonly picture: Blob }
  | { readonly status: 'zipped'; readonly archive: Blob }
  | ({ readonly status: 'documented' } & MadeDocument)
  | RefusedPhoto;

/** Which page of how many is drawn next, counted from 1; comes before the answer. */
export type PageReport = { readonly status: 'page'; readonly page: number; readonly pages: number };

/** Stops the task of the same number as soon as its present step is done. */
type Cancellation = { readonly kind: 'cancel' };

/** Frees the open photos and the surface, so that the worker can be reused. */
type Release = { readonly kind: 'release' };

/** What the worker is sent. */
export type Message = Task | Cancellation | Release;

/** A message with the number of its task. */
export type Numbered<T> = { readonly id: number; readonly message: T };

/** The transferables of a message: they are moved, so the sender can no longer use them. */
export function picturesIn(message: Message | Answer | PageReport): ImageBitmap[] {
  if ('status' in message) {
    if (message.status === 'opened') return [message.photo.small];
    if (message.status === 'composed') return [message.bitmap];
    return message.status === 'layers' ? [message.blank, message.mask] : [];
  }
  return message.kind === 'surface' ? [message.layers.blank, message.layers.mask] : [];
}
