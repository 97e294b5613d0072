import { fold, type Product, type SortOrder } from '#domain/product/product.ts';

/** What a shopper asked the collection for. Category names are compared whatever their case. */
export type CatalogueQuery = {
  readonly categories: readonly string[];
  /** Part of a name, any case; '' shows everything. */
  readonly search: string;
};

/** Between two names in the text of all of them. */
const BETWEEN = '\0';

/** What the products of a list are found by, folded once for it: a search asks thousands of them with every letter. */
type Folded = {
  readonly categories: readonly string[];
  /** All names, one after another. */
  readonly names: string;
  /** Where each name begins in that text, and behind the last one its end. */
  readonly starts: Uint32Array;
};

const foldedLists = new WeakMap<readonly Product[], Folded>();

function foldedIn(products: readonly Product[]): Folded {
  const known = foldedLists.get(products);
  if (known) return known;
  const names = products.map(({ name }) => fold(name).replaceAll(BETWEEN, ' '));
  const starts = new Uint32Array(names.length + 1);
  for (const [place, name] of names.entries()) starts[place + 1] = (starts[place] ?? 0) + name.length + 1;
  const folded = { categories: products.map(({ category }) => fold(category)), names: names.join(BETWEEN), starts };
  foldedLists.set(products, folded);
  return folded;
}

/** Whether the product at a place of the list is in one of the ticked categories; with none ticked every product is. */
export function inCategories(products: readonly Product[], categories: readonly string[]): (place: number) => boolean {
  const wanted = new Set(categories.map(fold));
  if (wanted.size === 0) return () => true;
  const { categories: folded } = foldedIn(products);
  return (place) => wanted.has(folded[place] ?? '');
}

/**
 * Places in the list of the products whose name holds a text, in any case. One search through all names: to ask each of 10,000
 * takes several times as long.
 */
export function placesNamed(products: readonly Product[], search: string): readonly number[] {
  const text = fold(search);
  const { names, starts } = foldedIn(products);
  if (text === '') return products.map((_, place) => place);
  const places: number[] = [];
  if (text.includes(BETWEEN)) return places;
  let place = 0;
  for (let at = names.indexOf(text); at !== -1; at = names.indexOf(text, starts[place])) {
    while ((starts[place + 1] ?? names.length) <= at) place += 1;
    places.push(place);
    place += 1;
  }
  return places;
}

/** The products at some places of a list. */
export function giftsAt(products: readonly Product[], places: readonly number[]): readonly Product[] {
  const gifts: Product[] = [];
  for (const place of places) {
    const product = products[place];
    if (product) gifts.push(product);
  }
  return gifts;
}

/** A product is shown when it is in one of the ticked categories and its name holds the search text. */
export function filterProducts(products: readonly Product[], query: CatalogueQuery): readonly Product[] {
  const isSearched = fold(query.search) !== '';
  if (query.categories.length === 0 && !isSearched) return products;
  const isTicked = inCategories(products, query.categories);
  if (!isSearched) return products.filter((_, place) => isTicked(place));
  return giftsAt(products, placesNamed(products, query.search).filter(isTicked));
}

const gapTo = (a: Product, b: Product, direction: 1 | -1): number =>
  a.price === null || b.price === null
    ? Number(a.price === null) - Number(b.price === null)
    : (a.price - b.price) * direction;

const byPrice = {
  'low-high': (a: Product, b: Product): number => gapTo(a, b, 1),
  'high-low': (a: Product, b: Product): number => gapTo(a, b, -1),
} satisfies Record<Exclude<SortOrder, 'relevant'>, (a: Product, b: Product) => number>;

/** Price order is stable and puts products without a price last; 'relevant' keeps the order given. */
export function sortProducts(products: readonly Product[], order: SortOrder): readonly Product[] {
  return order === 'relevant' ? products : products.toSorted(byPrice[order]);
}

/** Up to so many products are looked for one by one, which takes one look at each of the others instead of sorting them. */
const FEW = 200;

/** The first products of a list in an order (`sortProducts`), at most so many. */
export function firstSorted(products: readonly Product[], order: SortOrder, count: number): readonly Product[] {
  if (order === 'relevant' || count > FEW) return sortProducts(products, order).slice(0, count);
  const compare = byPrice[order];
  const first: Product[] = [];
  for (const product of products) {
    const last = first[count - 1];
    if (last && compare(product, last) >= 0) continue;
    // Behind those that are equal, as a stable sort has it.
    const place = first.findLastIndex((other) => compare(product, other) >= 0) + 1;
    first.splice(place, 0, product);
    if (first.length > count) first.pop();
  }
  return first;
}

/** How many products each category holds, by folded name. */
export function countByCategory(products: readonly Product[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const category of foldedIn(products).categories) counts.set(category, (counts.get(category) ?? 0) + 1);
  return counts;
}

/**
 * Products to show beside one: those of the same category and subcategory first, then of the category, then any;
 * never the product itself, and only products that have something to show.
 */
export function relatedProducts(product: Product, all: readonly Product[], limit: number): readonly Product[] {
  const category = fold(product.category);
  const subCategory = fold(product.subCategory);
  const closeness = (other: Product): number => {
    if (fold(other.category) !== category) return 2;
    return fold(other.subCategory) === subCategory ? 0 : 1;
  };
  const steps: Product[][] = [[], [], []];
  for (const other of all) {
    if (other.id !== product.id && other.media.length > 0) steps[closeness(other)]?.push(other);
  }
  return steps.flat().slice(0, Math.max(0, limit));
}
