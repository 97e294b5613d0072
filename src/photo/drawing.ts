import type { PlacesOffer, Sheets } from '#domain/design/layouts.ts';
import type { PrintArea } from '#domain/design/mockup.ts';
import { fold } from '#domain/product/product.ts';
import type { SheetArt } from './art.ts';

/** How prints without a mock-up are drawn: in a mount on a wall, in a collage frame, or several of them together. */
export type BoardKind = Sheets | 'mounted' | 'collage';

/** True for a product that is drawn as flat prints, without a mock-up. */
export function isFlat({ mockup }: PrintArea, offer: PlacesOffer): boolean {
  return mockup === null || offer.kind === 'apart';
}

const OPENINGS = 3;
const isCollage = (name: string): boolean => /\bcollage\b/.test(fold(name));

/** How the prints of a flat product are drawn. The collage frame has three openings side by side. */
export function boardKind(offer: PlacesOffer, name: string, arts: readonly SheetArt[]): BoardKind {
  if (offer.kind === 'apart') return offer.sheets;
  const places = arts[0]?.places ?? [];
  const isAcross = places.length === OPENINGS && places.every(({ rect }) => rect.height === 1);
  return isCollage(name) && isAcross ? 'collage' : 'mounted';
}

/**
 * Flat products, which look like the drawing; and words for products that do not, even where a flat word is in the
 * name.
 */
const FLAT_THINGS = /\b(?:prints?|photos?|posters?|frames?|stickers?|polaroids?)\b/;
const OTHER_THINGS =
  /crystal|cube|pillow|cushion|laptop|gift set|canvas|acrylic|key ?(?:chain|ring)|mug|lamp|cover|case/;

/** False when the drawing shows only the crop and not the product, as for a pillow or a gift set. */
export function isTrueDrawing(area: PrintArea, offer: PlacesOffer, name: string): boolean {
  if (!isFlat(area, offer)) return true;
  const product = fold(name);
  if (offer.kind === 'apart' && offer.sheets !== 'print') return true;
  return FLAT_THINGS.test(product) && !OTHER_THINGS.test(product);
}
