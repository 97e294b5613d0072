import { listCategories, listCategoryNames, listSlides } from '#api/catalogue.ts';
import { ApiError, isOutcomeUnknown, messageOf } from '#api/errors.ts';
import { getKeyword, listKeywords } from '#api/keywords.ts';
import { listProducts } from '#api/products.ts';
import type { Keyword } from '#domain/catalogue/keyword.ts';

/** What the backend said while pages are written; null for a list that it did not give. */
export type Catalogue = Awaited<ReturnType<typeof readCatalogue>>;

/** Without a backend, only what the shop itself says is written. */
export const NO_CATALOGUE: Catalogue = {
  products: null,
  slides: null,
  categories: null,
  categoryNames: null,
  keywords: null,
};

/** Resolves after so many milliseconds. */
export type Wait = (ms: number) => Promise<void>;

/** A list is asked for so often before the build gives it up. */
const TRIES = 3;
/** Between two tries, in milliseconds: after no answer or a failing server, and beyond the time that a busy one asked for. */
const PAUSE_MS = 5000;
const MARGIN_MS = 1000;
/** Some backends count calls: keywords whose list leaves out their content are asked for one by one, so many at most. */
const KEYWORD_CALLS = 40;

/** How long to wait before another try may help, in milliseconds; null where it would not. */
function pauseAfter(error: unknown): number | null {
  if (!(error instanceof ApiError)) return null;
  if (error.status === 429) return error.retryAfterMs + MARGIN_MS;
  return isOutcomeUnknown(error.status) ? PAUSE_MS : null;
}

/** Asks up to three times. @throws ApiError of the last try */
async function persistently<T>(name: string, ask: () => Promise<T>, wait: Wait): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await ask();
    } catch (error) {
      const pause = pauseAfter(error);
      if (pause === null || tries === TRIES) throw error;
      console.warn(`${name}: ${messageOf(error)} (asked again in ${Math.ceil(pause / 1000)} s)`);
      await wait(pause);
    }
  }
}

function withoutPages(name: string, error: unknown): null {
  console.warn(`Pages without ${name}: ${messageOf(error)}`);
  return null;
}

/** Which failures end the run: of a list that pages can do without only a busy shop's, since another run is worth it. */
type Needs = 'list' | 'listThatExists' | 'noList';

function isFatal(error: unknown, needs: Needs): boolean {
  const status = error instanceof ApiError ? error.status : 0;
  if (needs === 'noList') return status === 429;
  return needs === 'list' || status !== 404;
}

/**
 * A list, or null and a warning.
 * @throws Error where the run cannot do without it
 */
async function listFrom<T>(name: string, ask: () => Promise<T>, wait: Wait, needs: Needs): Promise<T | null> {
  try {
    return await persistently(name, ask, wait);
  } catch (error) {
    if (!isFatal(error, needs)) return withoutPages(name, error);
    throw new Error(`The ${name} could not be read: ${messageOf(error)}`, { cause: error });
  }
}

/** Keywords with their content; one whose content cannot be had keeps an empty one. */
async function withContent(keywords: readonly Keyword[]): Promise<readonly Keyword[]> {
  const bare = keywords.filter(({ content }) => content === '').slice(0, KEYWORD_CALLS);
  const found = new Map<string, Keyword>();
  for (const { slug } of bare) {
    const keyword = await getKeyword(slug).catch((error: unknown) => withoutPages(`the text of ${slug}`, error));
    if (keyword === null) break;
    found.set(slug, keyword);
  }
  return keywords.map((keyword) => found.get(keyword.slug) ?? keyword);
}

/**
 * Every list that pages are written from. Without its products a shop is not worth publishing; a shop that has none is.
 * `isWhole` asks for every list that the backend has: pages that are published lose nothing to a moment's failure.
 * @throws Error when the products cannot be read, or a list because the shop stays too busy, or one that `isWhole` asks for
 */
export async function readCatalogue(wait: Wait, isWhole = false) {
  const others: Needs = isWhole ? 'listThatExists' : 'noList';
  const [products, slides, categories, categoryNames, keywords] = await Promise.all([
    listFrom('products', listProducts, wait, 'list'),
    listFrom('slides', listSlides, wait, others),
    listFrom('categories', listCategories, wait, others),
    listFrom('category names', listCategoryNames, wait, others),
    listFrom('keywords', listKeywords, wait, others),
  ]);
  return {
    products,
    slides,
    categories,
    categoryNames,
    keywords: keywords && (await withContent(keywords)),
  };
}
