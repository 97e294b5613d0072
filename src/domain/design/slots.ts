/** The places for photos on the prints of a product, and how sharp the photos in them print. */
import { withLayout, type DesignContent } from './design.ts';
import {
  countPlaces,
  firstLayout,
  sheetsOf,
  shapeOf,
  sizeOf,
  type PlacesOffer,
  type PrintSheet,
  type Rect,
} from './layouts.ts';
import { cropOf } from './photoPlacement.ts';
import { MM_PER_INCH } from './pressTable.ts';
import { printCheck, type Dimensions, type PrintCheck } from './printSharpness.ts';

/** A place for a photo on the prints of a product. */
export type Slot = {
  readonly index: number;
  /** The print that it is on, and where: its visible part, and what the shopper crops, bleed included. */
  readonly sheet: PrintSheet;
  readonly rect: Rect;
  readonly frame: Rect;
  /** Width / height of `frame`. */
  readonly shape: number;
};

/** The places of one print. */
export function slotsOn(sheet: PrintSheet): readonly Slot[] {
  return sheet.places.map((place) => ({ ...place, sheet, shape: shapeOf(place.frame, sheet.shape) }));
}

/** All places of a product, in order. */
export function slotsOf(offer: PlacesOffer, layout: DesignContent['layout']): readonly Slot[] {
  return sheetsOf(offer, layout).flatMap(slotsOn);
}

/** A design in a layout of these prints, with as many places as they have; photos beyond the places are left out. */
export function fittedTo<Fitted extends DesignContent>(design: Fitted, offer: PlacesOffer): Fitted {
  const isOffered = offer.kind === 'together' && offer.layouts.includes(design.layout);
  const layout = isOffered ? design.layout : firstLayout(offer);
  const places = countPlaces(offer, layout);
  return layout === design.layout && places === design.places.length ? design : withLayout(design, layout, places);
}

type Content = Pick<DesignContent, 'places'>;

/** How sharp a photo prints, and the finished print in millimetres that this applies to. */
export type DesignCheck = PrintCheck & { readonly trim: Dimensions };

/** How sharp the photo of a place prints; null without a photo, or where the shop has to confirm the size. */
function placeCheck({ places }: Content, { index, frame, shape, sheet: { piece } }: Slot): DesignCheck | null {
  const place = places[index];
  if (!place || piece === null) return null;
  const { width, height } = sizeOf(frame, piece.trim);
  const inches = { width: width / MM_PER_INCH, height: height / MM_PER_INCH };
  return { ...printCheck(cropOf(place.pixels, shape, place.placement), inches), trim: piece.trim };
}

const leastOf = (content: Content, slots: readonly Slot[]): DesignCheck | null =>
  slots
    .flatMap((slot) => placeCheck(content, slot) ?? [])
    .reduce<DesignCheck | null>((least, check) => (least && least.ppi <= check.ppi ? least : check), null);

/** A print is as sharp as its least sharp photo; null without a photo, or where the shop has to confirm the size. */
export function sheetCheck(content: Content, sheet: PrintSheet): DesignCheck | null {
  return leastOf(content, slotsOn(sheet));
}

/** A design prints as sharp as its least sharp photo; null as for sheetCheck. */
export function designCheck(content: Pick<DesignContent, 'places' | 'layout'>, offer: PlacesOffer): DesignCheck | null {
  return leastOf(content, slotsOf(offer, content.layout));
}

/** True where the table lacks the size of at least one print: the shop confirms it before it prints. */
export function isSizeUnknown(offer: PlacesOffer): boolean {
  return sheetsOf(offer, 'one').some(({ piece }) => piece === null);
}
