import type { Paise } from '#domain/money/money.ts';
import type { Markup } from '#domain/text/markup.ts';
import type { Media } from './media.ts';

/** One shopper's opinion; rating is 0 to 5, 0 when none was given. */
export type Review = { readonly reviewer: string; readonly comment: string; readonly rating: number };

/** A product as every screen sees it, whatever shape the backend used. docs/backend.md, Product shapes. */
export type Product = {
  readonly id: string;
  readonly name: string;
  /** Price of one piece; null when the backend sent no usable price ('Price on request', cannot be bought). */
  readonly price: Paise | null;
  /** The description as text, with line breaks. */
  readonly description: string;
  /** The same as the backend's HTML, where it is written so; null for a plain text. */
  readonly markup: Markup | null;
  readonly isBestseller: boolean;
  readonly category: string;
  readonly subCategory: string;
  readonly media: readonly Media[];
  /** Never empty: a product without sizes has one, STANDARD_SIZE. Passed on verbatim, spaces and dots included. */
  readonly sizes: readonly string[];
  /** 0 to 5. */
  readonly rating: number;
  readonly reviewCount: number;
  readonly reviews: readonly Review[];
  /** When the shop added it, in milliseconds since 1970; null when that is not known. */
  readonly addedAt: number | null;
};

/** The one size of a product that comes without sizes. */
export const STANDARD_SIZE = 'Standard';

/** True for a product with sizes to choose from. */
export function hasSizes({ sizes }: Product): boolean {
  return sizes.length > 1 || sizes[0] !== STANDARD_SIZE;
}

/** How a collection can be ordered; 'relevant' keeps the shop's own order, newest first. */
export type SortOrder = 'relevant' | 'low-high' | 'high-low';

export const SORT_ORDERS: readonly SortOrder[] = ['relevant', 'low-high', 'high-low'];

/** The sort order named in a URL; anything unknown is 'relevant'. */
export function sortOrderOf(value: string | null): SortOrder {
  return SORT_ORDERS.find((order) => order === value) ?? 'relevant';
}

/** Texts are compared whatever their case and outer spaces: categories differ in case between backends. */
export function fold(text: string): string {
  return text.trim().toLowerCase();
}

/** A product with a price can be bought; one without is 'Price on request'. */
export function isBuyable(product: Product): product is Product & { price: Paise } {
  return product.price !== null;
}

/** The newest products; the list is already newest first. */
export function latestProducts(products: readonly Product[], limit: number): readonly Product[] {
  return products.slice(0, limit);
}

/** Products that the shop marked as bestsellers, newest first. */
export function bestSellers(products: readonly Product[], limit: number): readonly Product[] {
  return products.filter((product) => product.isBestseller).slice(0, limit);
}

/** The first picture of a product, for cards, cart lines and previews. */
export function firstPicture(product: Product): Media | undefined {
  return product.media.find((media) => media.kind === 'image');
}

/** With fewer products than this, both rows show them all. */
const ROW_SHARE_FROM = 8;

/** Two rows share the newest products, dealt like cards; a few stand in both, the second row the other way round. */
export function marqueeRows(
  products: readonly Product[],
  limit: number,
): readonly [readonly Product[], readonly Product[]] {
  const shown = products.slice(0, limit);
  if (shown.length < 2) return [shown, []];
  if (shown.length < ROW_SHARE_FROM) return [shown, shown.toReversed()];
  return [shown.filter((_, index) => index % 2 === 0), shown.filter((_, index) => index % 2 === 1)];
}

/** The products behind ids, in the order of the ids; ids that are not sold any more are left out. */
export function productsByIds(ids: readonly string[], products: readonly Product[]): readonly Product[] {
  if (ids.length === 0) return [];
  const wanted = new Set(ids);
  const byId = new Map(products.filter(({ id }) => wanted.has(id)).map((product) => [product.id, product]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/**
 * Landscape things (prints, collages, sticker sheets) are photographed square; in a tall card they stand whole on
 * a mat of the backdrop's colours instead of being cut at the sides. docs/behaviour.md, Product card.
 */
export function isWideSubject(product: Product): boolean {
  return /print|sticker|collage|canvas|panorama/i.test(`${product.category} ${product.name}`);
}
