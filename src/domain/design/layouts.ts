import type { PressPiece, PressShape } from './pressTable.ts';
import type { Dimensions } from './printSharpness.ts';

/** The layouts of several photos on one print: how many photos each row has, from the top. */
export const LAYOUTS = {
  one: [1],
  twoAcross: [2],
  twoStacked: [1, 1],
  three: [1, 2],
  threeAcross: [3],
  four: [2, 2],
  six: [2, 2, 2],
  nine: [3, 3, 3],
} as const satisfies Readonly<Record<string, readonly number[]>>;

export type LayoutName = keyof typeof LAYOUTS;

/** A rectangle of a print, as shares of its width and height. */
export type Rect = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** The gap between two photos, as a share of the print's shorter side. */
const GAP = 0.025;

/** How many photos a layout holds. */
function placesIn(layout: LayoutName): number {
  return LAYOUTS[layout].reduce<number>((sum, count) => sum + count, 0);
}

/** The rectangles of a layout's photos on a print of this shape (width / height). */
export function rectsOf(layout: LayoutName, shape: number): readonly Rect[] {
  const rows = LAYOUTS[layout];
  const shorter = Math.min(shape, 1);
  const [across, down] = [(GAP * shorter) / shape, GAP * shorter];
  const height = (1 - down * (rows.length - 1)) / rows.length;
  return rows.flatMap((count, row) => {
    const width = (1 - across * (count - 1)) / count;
    return Array.from({ length: count }, (_, at) => ({
      x: at * (width + across),
      y: row * (height + down),
      width,
      height,
    }));
  });
}

/** The kind of a product with several prints: loose prints, months of a calendar, on a string, openings of one frame. */
export type Sheets = 'print' | 'month' | 'string' | 'opening';

/** One print of a product. */
export type Print = {
  /** What the table has; null: the shop confirms the size. */
  readonly piece: PressPiece | null;
  /** Width / height of the finished print. */
  readonly shape: number;
  readonly outline: PressShape;
};

/** How many photos a product takes: on one print, with layouts to choose from, or on prints of their own. */
export type PlacesOffer =
  | { readonly kind: 'together'; readonly layouts: readonly LayoutName[]; readonly print: Print }
  | { readonly kind: 'apart'; readonly sheets: Sheets; readonly prints: readonly Print[] };

/** How many photos a product has room for in this layout. */
export function countPlaces(offer: PlacesOffer, layout: LayoutName): number {
  return offer.kind === 'apart' ? offer.prints.length : placesIn(layout);
}

/** True for a product whose prints are the pages of a calendar. */
export function isCalendar(offer: PlacesOffer): boolean {
  return offer.kind === 'apart' && offer.sheets === 'month';
}

/** The layout that a new design starts with. */
export function firstLayout(offer: PlacesOffer): LayoutName {
  return offer.kind === 'apart' ? 'one' : (offer.layouts[0] ?? 'one');
}

/** A place for a photo on a print. */
type Place = {
  readonly index: number;
  /** What is seen of it on the finished print. */
  readonly rect: Rect;
  /** What the shopper crops: `rect`, and the bleed at the edges of the print that it touches. */
  readonly frame: Rect;
};

/** One print with its places. */
export type PrintSheet = Print & { readonly places: readonly Place[] };

/** All of a print. */
export const WHOLE: Rect = { x: 0, y: 0, width: 1, height: 1 };
/** Rounding may leave a place this far from the edge that it touches. */
const EPSILON = 1e-6;

/**
 * A place that touches the print's edge goes on into the bleed. The sides of a wrapped canvas continue the photo instead, so that
 * its front shows the whole crop, and the picture of a calendar is inside its page.
 */
function framed(rect: Rect, piece: PressPiece | null): Rect {
  if (piece === null || piece.special.includes('wrap') || piece.name === 'month') return rect;
  const [across, down] = [piece.bleed / piece.trim.width, piece.bleed / piece.trim.height];
  const left = rect.x < EPSILON ? across : 0;
  const top = rect.y < EPSILON ? down : 0;
  const right = rect.x + rect.width > 1 - EPSILON ? across : 0;
  const bottom = rect.y + rect.height > 1 - EPSILON ? down : 0;
  return {
    x: rect.x - left,
    y: rect.y - top,
    width: rect.width + left + right,
    height: rect.height + top + bottom,
  };
}

/** The prints of a product, each with its piece of the table and its places. */
export function sheetsOf(offer: PlacesOffer, layout: LayoutName): readonly PrintSheet[] {
  if (offer.kind === 'apart')
    return offer.prints.map((print, index) => ({
      ...print,
      places: [{ index, rect: WHOLE, frame: framed(WHOLE, print.piece) }],
    }));
  const { print } = offer;
  const places = rectsOf(layout, print.shape).map((rect, index) => ({ index, rect, frame: framed(rect, print.piece) }));
  return [{ ...print, places }];
}

/** The shape (width / height) of a place on a print of this shape. */
export function shapeOf({ width, height }: Rect, shape: number): number {
  return (width * shape) / height;
}

/** The width and height of a place on a print of this size. */
export function sizeOf({ width, height }: Rect, print: Dimensions): Dimensions {
  return { width: width * print.width, height: height * print.height };
}
