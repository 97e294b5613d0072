import { fold, type Product, type SortOrder } from './product.ts';

/** What a shopper asked the collection for. Category names are compared whatever their case. */
export type CatalogueQuery = {
  readonly categories: readonly string[];
  /** Part of a name, any case; '' shows everything. */
  readonly search: string;
};

type Folded = { readonly name: string; readonly category: string };

/** What gifts are found by, folded once for each: a search asks thousands of them with every letter. */
const foldedProducts = new WeakMap<Product, Folded>();

function foldedOf(product: Product): Folded {
  const known = foldedProducts.get(product);
  if (known) return known;
  const folded = { name: fold(product.name), category: fold(product.category) };
  foldedProducts.set(product, folded);
  return folded;
}

/** Whether a gift is in one of the ticked categories; with none ticked every gift is. */
export function inCategories(categories: readonly string[]): (product: Product) => boolean {
  const wanted = new Set(categories.map(fold));
  return (product) => wanted.size === 0 || wanted.has(foldedOf(product).category);
}

/** A gift is shown when it is in one of the ticked categories and its name holds the search text. */
export function filterProducts(products: readonly Product[], query: CatalogueQuery): readonly Product[] {
  const text = fold(query.search);
  if (query.categories.length === 0 && text === '') return products;
  const isTicked = inCategories(query.categories);
  return products.filter((product) => isTicked(product) && (text === '' || foldedOf(product).name.includes(text)));
}

/** Price order is stable and puts gifts without a price last; 'relevant' keeps the order given. */
export function sortProducts(products: readonly Product[], order: SortOrder): readonly Product[] {
  if (order === 'relevant') return products;
  const direction = order === 'low-high' ? 1 : -1;
  return products.toSorted((a, b) => {
    if (a.price === null || b.price === null) return Number(a.price === null) - Number(b.price === null);
    return (a.price - b.price) * direction;
  });
}

/** How many gifts each category holds, by folded name. */
export function countByCategory(products: readonly Product[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const product of products) {
    const key = foldedOf(product).category;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
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
