import type { DesignContent } from './design.ts';
import { placesFor, sheetsOf, shapeOf, sizeOf, type PlacesOffer, type Rect } from './layouts.ts';
import { printAreaOf, type PrintArea } from './mockup.ts';
import { cropOf } from './photoPlacement.ts';
import { printCheck, type PrintCheck } from './printSize.ts';

/** A place for a photo on the prints of a product. */
export type Slot = {
  readonly index: number;
  readonly rect: Rect;
  /** Width / height of the place itself. */
  readonly shape: number;
};

/** All places of a product, in order. */
export function slotsOf(offer: PlacesOffer, layout: DesignContent['layout'], shape: number): readonly Slot[] {
  return sheetsOf(offer, layout, shape).flatMap(({ places }) =>
    places.map(({ index, rect }) => ({ index, rect, shape: shapeOf(rect, shape) })),
  );
}

/** How sharp the photo of a place prints; null without a photo, or where the size does not give inches. */
function placeCheck(content: DesignContent, slot: Slot, { stated }: Pick<PrintArea, 'stated'>): PrintCheck | null {
  const place = content.places[slot.index];
  if (!place || stated === null) return null;
  return printCheck(cropOf(place.pixels, slot.shape, place.placement), sizeOf(slot.rect, stated));
}

/** A design prints as sharp as its least sharp photo; null without a photo, or where the size does not give inches. */
export function designCheck(content: DesignContent, offer: PlacesOffer, area: PrintArea): PrintCheck | null {
  const checks = slotsOf(offer, content.layout, area.shape).flatMap((slot) => placeCheck(content, slot, area) ?? []);
  return checks.reduce<PrintCheck | null>((least, check) => (least && least.ppi <= check.ppi ? least : check), null);
}

/** How sharp a design prints on a product in one of its sizes; null as for designCheck. */
export function checkInSize(content: DesignContent, product: Parameters<typeof placesFor>[0], size: string) {
  return designCheck(content, placesFor(product, size), printAreaOf(product, size));
}
