import type { Rect } from '#domain/design/layouts.ts';
import { MM_PER_INCH, type PressPiece } from '#domain/design/pressTable.ts';
import type { SheetArt } from '#photo/art.ts';

/** One printed page. */
export type PrintedPage = {
  readonly art: SheetArt;
  /** What is finished from it. */
  readonly piece: Pick<PressPiece, 'trim' | 'bleed' | 'shape' | 'special'>;
  /** Where the print is on a page that has more than it, in millimetres; null where it is the whole piece, with bleed. */
  readonly picture: Rect | null;
};

/** The print on its page in millimetres, and its bleed: one with a page around it has none. */
export function pictureOf({ piece: { trim, bleed }, picture }: PrintedPage): Rect & { readonly bleed: number } {
  return picture === null ? { x: 0, y: 0, ...trim, bleed } : { ...picture, bleed: 0 };
}

/** A little below the largest canvas in Safari (4096 x 4096 pixels): a larger one comes out black, without an error. */
export const MAX_PIXELS = 16_000_000;

/** A length in whole pixels, one at least. */
export const pixelsOf = (mm: number, ppi: number): number => Math.max(1, Math.round((mm / MM_PER_INCH) * ppi));
