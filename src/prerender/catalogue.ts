import { listCategories, listCategoryNames, listSlides } from '#api/catalogue.ts';
import { messageOf } from '#api/errors.ts';
import { getKeyword, listKeywords } from '#api/keywords.ts';
import { listProducts } from '#api/products.ts';
import type { Product } from '#domain/product.ts';
import type { Category, Keyword, Slide } from '#domain/shop.ts';

/** What the backend said while pages are written; null for a list that it did not give. */
export type Catalogue = {
  readonly products: readonly Product[] | null;
  readonly slides: readonly Slide[] | null;
  readonly categories: readonly Category[] | null;
  readonly categoryNames: readonly Category[] | null;
  readonly keywords: readonly Keyword[] | null;
};

/** Without a backend, only what the shop itself says is written. */
export const NO_CATALOGUE: Catalogue = {
  products: null,
  slides: null,
  categories: null,
  categoryNames: null,
  keywords: null,
};

/** A backend that hangs holds a build up no longer than this. */
const PATIENCE_MS = 60_000;
/** Some backends count calls: keywords whose list leaves out their content are asked for one by one, so many at most. */
const KEYWORD_CALLS = 40;

/** The list, or null and a warning. */
async function ask<T>(name: string, list: (signal: AbortSignal) => Promise<T>): Promise<T | null> {
  try {
    return await list(AbortSignal.timeout(PATIENCE_MS));
  } catch (error) {
    console.warn(`Pages without ${name}: ${messageOf(error)}`);
    return null;
  }
}

/** Keywords with their content; one whose content cannot be had keeps an empty one. */
async function withContent(keywords: readonly Keyword[]): Promise<readonly Keyword[]> {
  const bare = keywords.filter(({ content }) => content === '').slice(0, KEYWORD_CALLS);
  const found = new Map<string, Keyword>();
  for (const { slug } of bare) {
    const keyword = await ask(`the text of ${slug}`, () => getKeyword(slug));
    if (keyword === null) break;
    found.set(slug, keyword);
  }
  return keywords.map((keyword) => found.get(keyword.slug) ?? keyword);
}

/** Every list that pages are written from, each asked for once. A list that fails is a warning, never an error. */
export async function readCatalogue(): Promise<Catalogue> {
  const [products, slides, categories, categoryNames, keywords] = await Promise.all([
    ask('products', listProducts),
    ask('slides', listSlides),
    ask('categories', listCategories),
    ask('category names', listCategoryNames),
    ask('keywords', listKeywords),
  ]);
  return {
    products,
    slides,
    categories,
    categoryNames,
    keywords: keywords && (await withContent(keywords)),
  };
}
