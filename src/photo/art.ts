import type { DesignContent, Look } from '#domain/design/design.ts';
import type { DesignText } from '#domain/design/designText.ts';
import { shapeOf, sheetsOf, sizeOf, type PlacesOffer, type Rect } from '#domain/design/layouts.ts';
import { cropOf, type Crop } from '#domain/design/photoPlacement.ts';
import { PRINT_PPI, printPlanOf, type Dimensions, type PrintPlan } from '#domain/design/printSize.ts';

/** A place of a print, and the photo in it. */
export type PlaceArt = {
  readonly rect: Rect;
  /** SHA-256 of the photo's file; null for an empty place. */
  readonly photo: string | null;
  /** The visible part, in pixels of the whole photo. */
  readonly crop: Crop | null;
  /** Pixels of the whole photo. */
  readonly pixels: Dimensions | null;
};

/** One print as it is drawn, in shares of the print. */
export type SheetArt = {
  /** Width / height. */
  readonly shape: number;
  readonly places: readonly PlaceArt[];
  readonly look: Look;
  /** The text of the design; null without one, and on all prints but the first. */
  readonly text: DesignText | null;
};

/** The prints of a design, for prints of this shape (width / height). */
export function artOf(content: DesignContent, offer: PlacesOffer, shape: number): readonly SheetArt[] {
  const { layout, places, look, words } = content;
  const isWritten = words !== null && words.text.trim() !== '';
  return sheetsOf(offer, layout, shape).map((sheet, at) => ({
    shape,
    look,
    text: isWritten && at === 0 ? words : null,
    places: sheet.places.map(({ index, rect }): PlaceArt => {
      const placed = places[index];
      if (!placed) return { rect, photo: null, crop: null, pixels: null };
      const { photo, pixels, placement } = placed;
      return { rect, photo, pixels, crop: cropOf(pixels, shapeOf(rect, shape), placement) };
    }),
  }));
}

/** The photos that prints show, each once. */
export function photosIn(arts: readonly SheetArt[]): readonly string[] {
  return [...new Set(arts.flatMap(({ places }) => places.flatMap(({ photo }) => photo ?? [])))];
}

/**
 * How many pixels a print of so many inches gets: as many as its sharpest place has, up to 300 per inch. With a text it
 * always gets 300, because letters are sharp at any size. Large prints get fewer (`printPlanOf`).
 */
export function planOf({ places, text }: SheetArt, inches: Dimensions): PrintPlan {
  const sharpest = Math.max(
    0,
    ...places.map(({ rect, crop }) => {
      const { width, height } = sizeOf(rect, inches);
      return crop ? Math.min(crop.width / width, crop.height / height) : 0;
    }),
  );
  const ppi = text !== null || sharpest === 0 ? PRINT_PPI : sharpest;
  return printPlanOf({ width: inches.width * ppi, height: inches.height * ppi }, inches);
}
