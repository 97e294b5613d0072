import { fold, type Product, type SortOrder } from './product.ts';

/** What a shopper asked the collection for. Category names are compared whatever their case. */
export type CatalogueQuery = {
  readonly categories: readonly string[];
  /** Part of a name, any case; '' shows everything. */
  readonly search: string;
};

type Folded = { readonly name: string; readonly category: string };

/** What the gifts of a list are found by, folded once for it: a search asks thousands of them with every letter. */
const foldedLists = new WeakMap<readonly Product[], readonly Folded[]>();

function foldedIn(products: readonly Product[]): readonly Folded[] {
  const known = foldedLists.get(products);
  if (known) return known;
  const folded = products.map(({ name, category }) => ({ name: fold(name), category: fold(category) }));
  foldedLists.set(products, folded);
  return folded;
}

/** Whether the gift at a place of the list is in one of the ticked categories; with none ticked every gift is. */
export function inCategories(products: readonly Product[], categories: readonly string[]): (place: number) => boolean {
  const wanted = new Set(categories.map(fold));
  if (wanted.size === 0) return () => true;
  const folded = foldedIn(products);
  return (place) => wanted.has(folded[place]?.category ?? '');
}

/** A gift is shown when it is in one of the ticked categories and its name holds the search text. */
export function filterProducts(products: readonly Product[], query: CatalogueQuery): readonly Product[] {
  const text = fold(query.search);
  if (query.categories.length === 0 && text === '') return products;
  const isTicked = inCategories(products, query.categories);
  if (text === '') return products.filter((_, place) => isTicked(place));
  const folded = foldedIn(products);
  const found: Product[] = [];
  // A loop by number, as in search.ts.
  for (let place = 0; place < products.length; place += 1) {
    const product = products[place];
    if (product && folded[place]?.name.includes(text) && isTicked(place)) found.push(product);
  }
  return found;
}

const gapTo = (a: Product, b: Product, direction: 1 | -1): number =>
  a.price === null || b.price === null
    ? Number(a.price === null) - Number(b.price === null)
    : (a.price - b.price) * direction;

const byPrice = {
  'low-high': (a: Product, b: Product): number => gapTo(a, b, 1),
  'high-low': (a: Product, b: Product): number => gapTo(a, b, -1),
} satisfies Record<Exclude<SortOrder, 'relevant'>, (a: Product, b: Product) => number>;

/** Price order is stable and puts gifts without a price last; 'relevant' keeps the order given. */
export function sortProducts(products: readonly Product[], order: SortOrder): readonly Product[] {
  return order === 'relevant' ? products : products.toSorted(byPrice[order]);
}

/** Up to so many gifts are looked for one by one, which takes one look at each of the others instead of sorting them. */
const FEW = 200;

/** The first gifts of a list in an order (`sortProducts`), at most so many. */
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

/** How many gifts each category holds, by folded name. */
export function countByCategory(products: readonly Product[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { category } of foldedIn(products)) counts.set(category, (counts.get(category) ?? 0) + 1);
  return counts;
}

/**
 * Gifts to show beside one: those of the same category and subcategory first, then of the category, then any;
 * never the gift itself, and only gifts that have something to show.
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
