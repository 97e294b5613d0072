import type { PlacesOffer, Sheets } from '#domain/design/layouts.ts';
import type { MockupName } from '#domain/design/mockup.ts';
import type { ProductPrints } from '#domain/design/productPrints.ts';
import { fold } from '#domain/product/product.ts';

/** How prints without a mock-up are drawn: in a mount on a wall, or several of them together. */
export type FlatPreviewKind = Sheets | 'mounted';

/** How the prints of a flat product are drawn. */
export function flatPreviewKind(offer: PlacesOffer): FlatPreviewKind {
  return offer.kind === 'apart' ? offer.sheets : 'mounted';
}

/**
 * Flat products, which look like the drawing; and words for products that do not, even where a flat word is in the
 * name.
 */
const FLAT_THINGS = /\b(?:prints?|photos?|posters?|frames?|stickers?|polaroids?)\b/;
const OTHER_THINGS =
  /crystal|cube|pillow|cushion|laptop|gift set|canvas|acrylic|key ?(?:chain|ring)|mug|lamp|cover|case/;

/** False when the drawing shows only the crop and not the product, as for a pillow or a gift set. */
export function isTrueDrawing({ mockup, offer }: ProductPrints, name: string): boolean {
  if (mockup !== null) return true;
  const product = fold(name);
  if (offer.kind === 'apart' && offer.sheets !== 'print') return true;
  return FLAT_THINGS.test(product) && !OTHER_THINGS.test(product);
}

/** The prints that a mock-up shows of a product, in the order of its surfaces: of a calendar, the page that is open. */
export function printsShown<Art>(mockup: MockupName | null, prints: readonly Art[], open: number): readonly Art[] {
  if (mockup !== 'desk-calendar') return prints;
  const page = prints[open] ?? prints[0];
  return page === undefined ? [] : [page];
}
