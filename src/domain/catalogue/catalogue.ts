import { fold, type Product, type SortOrder } from '#domain/product/product.ts';

/** A category of products. `picture` is the first of its images, and null in lists that contain names only. */
export type Category = { readonly id: string; readonly name: string; readonly picture: string | null };

/** What the shopper filters the collection by. Category names are compared in any case. */
export type CatalogueQuery = {
  readonly categories: readonly string[];
  /** Part of a name, any case; '' shows everything. */
  readonly search: string;
};

/** Separates the names in the joined string. */
const SEPARATOR = '\0';

/** An index of a product list, folded once: a search reads thousands of names at every keystroke. */
type FoldedIndex = {
  readonly categories: readonly string[];
  /** All names, joined by SEPARATOR. */
  readonly names: string;
  /** The offset of each name in `names`, and after the last one the end. */
  readonly starts: Uint32Array;
};

const indexes = new WeakMap<readonly Product[], FoldedIndex>();

function foldedIndex(products: readonly Product[]): FoldedIndex {
  const known = indexes.get(products);
  if (known) return known;
  const names = products.map(({ name }) => fold(name).replaceAll(SEPARATOR, ' '));
  const starts = new Uint32Array(names.length + 1);
  for (const [position, name] of names.entries()) starts[position + 1] = (starts[position] ?? 0) + name.length + 1;
  const folded = { categories: products.map(({ category }) => fold(category)), names: names.join(SEPARATOR), starts };
  indexes.set(products, folded);
  return folded;
}

/** A predicate for the product at an index of the list: true if it is in one of the categories, or if there are none. */
export function inCategories(
  products: readonly Product[],
  categories: readonly string[],
): (position: number) => boolean {
  const wanted = new Set(categories.map(fold));
  if (wanted.size === 0) return () => true;
  const { categories: folded } = foldedIndex(products);
  return (position) => wanted.has(folded[position] ?? '');
}

const IS_WORD_PART = /[\p{L}\p{M}\p{N}]/u;

/** True for a letter or digit of folded names; most are ASCII, and a digit is searched for in thousands of numbers. */
function isWordPart(names: string, at: number): boolean {
  const code = names.charCodeAt(at);
  if (code < 0x80) return (code >= 0x61 && code <= 0x7a) || (code >= 0x30 && code <= 0x39);
  return IS_WORD_PART.test(names.charAt(at));
}

/**
 * The list indexes of the products whose name contains a text from the start of a word, in any case. One search through the
 * joined names is several times as fast as a search of each of 10,000 names.
 */
export function positionsNamed(products: readonly Product[], search: string): readonly number[] {
  const text = fold(search);
  const { names, starts } = foldedIndex(products);
  if (text === '') return products.map((_, position) => position);
  const positions: number[] = [];
  if (text.includes(SEPARATOR)) return positions;
  // A text that starts with a mark may be anywhere.
  const isWord = isWordPart(text, 0);
  let position = 0;
  let from = 0;
  for (let at = names.indexOf(text); at !== -1; at = names.indexOf(text, from)) {
    from = at + 1;
    if (isWord && at > 0 && isWordPart(names, at - 1)) continue;
    while ((starts[position + 1] ?? names.length) <= at) position += 1;
    positions.push(position);
    position += 1;
    from = starts[position] ?? names.length;
  }
  return positions;
}

/** The products at these indexes of a list. */
export function productsAt(products: readonly Product[], positions: readonly number[]): readonly Product[] {
  const found: Product[] = [];
  for (const position of positions) {
    const product = products[position];
    if (product) found.push(product);
  }
  return found;
}

/** A product is shown when it is in one of the ticked categories and its name contains the search text from the start of a word. */
export function filterProducts(products: readonly Product[], query: CatalogueQuery): readonly Product[] {
  const isSearched = fold(query.search) !== '';
  if (query.categories.length === 0 && !isSearched) return products;
  const isTicked = inCategories(products, query.categories);
  if (!isSearched) return products.filter((_, position) => isTicked(position));
  return productsAt(products, positionsNamed(products, query.search).filter(isTicked));
}

const priceDifference = (a: Product, b: Product, direction: 1 | -1): number =>
  a.price === null || b.price === null
    ? Number(a.price === null) - Number(b.price === null)
    : (a.price - b.price) * direction;

const byPrice = {
  'low-high': (a: Product, b: Product): number => priceDifference(a, b, 1),
  'high-low': (a: Product, b: Product): number => priceDifference(a, b, -1),
} satisfies Record<Exclude<SortOrder, 'relevant'>, (a: Product, b: Product) => number>;

/** Sorting by price is stable and puts products without a price last; 'relevant' leaves the order unchanged. */
export function sortProducts(products: readonly Product[], order: SortOrder): readonly Product[] {
  return order === 'relevant' ? products : products.toSorted(byPrice[order]);
}

/** Up to this many products are selected by insertion, which compares each of the others once instead of sorting them all. */
const MAX_INSERTIONS = 200;

/** The first `count` products of a list in an order; the same as the beginning of `sortProducts`. */
export function firstSorted(products: readonly Product[], order: SortOrder, count: number): readonly Product[] {
  if (order === 'relevant' || count > MAX_INSERTIONS) return sortProducts(products, order).slice(0, count);
  const compare = byPrice[order];
  const first: Product[] = [];
  for (const product of products) {
    const last = first[count - 1];
    if (last && compare(product, last) >= 0) continue;
    // After its equals, as in a stable sort.
    const position = first.findLastIndex((other) => compare(product, other) >= 0) + 1;
    first.splice(position, 0, product);
    if (first.length > count) first.pop();
  }
  return first;
}

/** How many products each category holds, by folded name. */
export function countByCategory(products: readonly Product[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const category of foldedIndex(products).categories) counts.set(category, (counts.get(category) ?? 0) + 1);
  return counts;
}

/**
 * Related products: those of the same category and subcategory first, then of the same category, then any. The product
 * itself and products without a picture or video are left out.
 */
export function relatedProducts(product: Product, all: readonly Product[], limit: number): readonly Product[] {
  const category = fold(product.category);
  const subCategory = fold(product.subCategory);
  const distance = (other: Product): number => {
    if (fold(other.category) !== category) return 2;
    return fold(other.subCategory) === subCategory ? 0 : 1;
  };
  const byDistance: Product[][] = [[], [], []];
  for (const other of all) {
    if (other.id !== product.id && other.media.length > 0) byDistance[distance(other)]?.push(other);
  }
  return byDistance.flat().slice(0, Math.max(0, limit));
}
