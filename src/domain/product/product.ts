import type { Paise } from '#domain/money/money.ts';
import type { Markup } from '#domain/text/markup.ts';
import type { Media } from './media.ts';

/** One shopper's opinion; rating is 0 to 5, 0 when none was given. */
export type Review = { readonly reviewer: string; readonly comment: string; readonly rating: number };

/** A product, independent of the shape in which the backend sent it. docs/backend.md, Product shapes. */
export type Product = {
  readonly id: string;
  readonly name: string;
  /** Price of one piece; null when the backend sent no usable price ('Price on request', cannot be bought). */
  readonly price: Paise | null;
  /** The description as text, with line breaks. */
  readonly description: string;
  /** The description as HTML where the backend sent HTML; null for a plain text. */
  readonly markup: Markup | null;
  readonly isBestseller: boolean;
  readonly category: string;
  readonly subCategory: string;
  readonly media: readonly Media[];
  /** Never empty: a product without sizes has STANDARD_SIZE. Sent back verbatim, spaces and dots included. */
  readonly sizes: readonly string[];
  /** 0 to 5. */
  readonly rating: number;
  readonly reviewCount: number;
  readonly reviews: readonly Review[];
  /** When the shop added it, in milliseconds since 1970; null when unknown. */
  readonly addedAt: number | null;
};

/** The only size of a product that the backend sent without sizes. */
export const STANDARD_SIZE = 'Standard';

/** True for a product with sizes to choose from. */
export function hasSizes({ sizes }: Product): boolean {
  return sizes.length > 1 || sizes[0] !== STANDARD_SIZE;
}

/** The size that a product is shown in, on cards and before the shopper chooses one: the first. */
export const firstSize = ({ sizes }: Pick<Product, 'sizes'>): string => sizes[0] ?? '';

/** The sort orders of a collection; 'relevant' is the shop's own order, newest first. */
export type SortOrder = 'relevant' | 'low-high' | 'high-low';

export const SORT_ORDERS: readonly SortOrder[] = ['relevant', 'low-high', 'high-low'];

/** The sort order named in a URL; anything unknown is 'relevant'. */
export function sortOrderOf(value: string | null): SortOrder {
  return SORT_ORDERS.find((order) => order === value) ?? 'relevant';
}

/** A text for comparison, without case and outer spaces: categories differ in case between backends. */
export function fold(text: string): string {
  return text.trim().toLowerCase();
}

/** What shows the kind of a product: its category, sub-category and name, folded. */
export function kindText({ category, subCategory, name }: Pick<Product, 'category' | 'subCategory' | 'name'>): string {
  return fold(`${category} ${subCategory} ${name}`);
}

/** A product with a price can be bought; one without is 'Price on request'. */
export function isBuyable(product: Product): product is Product & { price: Paise } {
  return product.price !== null;
}

/** True for a product of the shop that has a price and is made in this size: a cart's line or an earlier order may have neither. */
export function isSoldIn(product: Product | undefined, size: string): product is Product & { price: Paise } {
  return product !== undefined && isBuyable(product) && product.sizes.includes(size);
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

/** With fewer products than this, both rows show all of them. */
const ROW_SHARE_FROM = 8;

/**
 * Two rows share the newest products, alternating. Fewer than ROW_SHARE_FROM are in both, reversed in the second row.
 */
export function marqueeRows(
  products: readonly Product[],
  limit: number,
): readonly [readonly Product[], readonly Product[]] {
  const shown = products.slice(0, limit);
  if (shown.length < 2) return [shown, []];
  if (shown.length < ROW_SHARE_FROM) return [shown, shown.toReversed()];
  return [shown.filter((_, index) => index % 2 === 0), shown.filter((_, index) => index % 2 === 1)];
}

/** The products with these ids, in the order of the ids; ids of products that are not sold any more are left out. */
export function productsByIds(ids: readonly string[], products: readonly Product[]): readonly Product[] {
  if (ids.length === 0) return [];
  const wanted = new Set(ids);
  const byId = new Map(products.filter(({ id }) => wanted.has(id)).map((product) => [product.id, product]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/**
 * Landscape products (prints, collages, sticker sheets) are photographed square; a tall card shows them whole, on
 * a mat in the backdrop's colours, instead of cropping their sides. docs/behaviour.md, Product card.
 */
export function isWideSubject(product: Product): boolean {
  return /print|sticker|collage|canvas|panorama/i.test(`${product.category} ${product.name}`);
}
