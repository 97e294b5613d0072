import { listCategories, listCategoryNames } from '#api/categories.ts';
import { listSlides } from '#api/slides.ts';
import { ApiError, isOutcomeUnknown, messageOf } from '#api/errors.ts';
import { READ_TIMEOUT_MS } from '#config/constants.ts';
import { commonMessages } from '#content/commonMessages.ts';
import { messagesOf } from '#content/messages.ts';
import { getKeyword, listKeywords } from '#api/keywords.ts';
import { listProducts } from '#api/products.ts';
import type { Keyword } from '#domain/catalogue/keyword.ts';
import { parsed } from '#domain/text/url.ts';

/** The backend's lists for the prerender; null for a list that it did not return. */
export type Catalogue = Awaited<ReturnType<typeof readCatalogue>>;

/** Without a backend, only the shop's own texts are written. */
export const NO_CATALOGUE: Catalogue = {
  products: null,
  slides: null,
  categories: null,
  categoryNames: null,
  keywords: null,
};

/** Resolves after so many milliseconds. */
export type Wait = (ms: number) => Promise<void>;

/** How many times a list is requested before the build gives up. */
const TRIES = 3;
/** Milliseconds between two tries: after no answer or a failing server, and added to a busy server's Retry-After. */
const PAUSE_MS = 5000;
const MARGIN_MS = 1000;
/**
 * Longest wait for a list, in milliseconds, its turn among the others included. Node forgets the HTTP client's own limit when
 * it collects garbage while a body arrives: a body that stalls, or comes byte by byte, would never end the run.
 */
const LIST_TIMEOUT_MS = 2 * READ_TIMEOUT_MS + MARGIN_MS;
/** Some backends limit calls: keywords whose list omits their content are requested one by one, at most this many. */
const KEYWORD_CALLS = 40;

/** How long to wait before another try may succeed, in milliseconds; null if it would not. */
function pauseAfter(error: unknown): number | null {
  if (!(error instanceof ApiError)) return null;
  if (error.status === 429) return error.retryAfterMs + MARGIN_MS;
  return isOutcomeUnknown(error.status) ? PAUSE_MS : null;
}

/** @throws ApiError after the longest wait */
async function inTime<T>(ask: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, fail) => {
    const end = (): void => fail(new ApiError('network', messagesOf(commonMessages).errors.noAnswer));
    timer = setTimeout(end, LIST_TIMEOUT_MS);
  });
  try {
    return await Promise.race([ask(), late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Tries up to three times. @throws ApiError of the last try */
async function persistently<T>(name: string, ask: () => Promise<T>, wait: Wait): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await inTime(ask);
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

/** Which failures end the run: for a list that pages can omit, only a busy shop's, since another run is worthwhile. */
type Needs = 'list' | 'listThatExists' | 'noList';

function isFatal(error: unknown, needs: Needs): boolean {
  const status = error instanceof ApiError ? error.status : 0;
  if (needs === 'noList') return status === 429;
  return needs === 'list' || status !== 404;
}

/**
 * Reads a list, or returns null with a warning.
 * @throws Error if the run needs it
 */
async function listFrom<T>(name: string, ask: () => Promise<T>, wait: Wait, needs: Needs): Promise<T | null> {
  try {
    return await persistently(name, ask, wait);
  } catch (error) {
    if (!isFatal(error, needs)) return withoutPages(name, error);
    throw new Error(`The ${name} could not be read: ${messageOf(error)}`, { cause: error });
  }
}

/**
 * Keywords with their content; one that the backend has no content for has an empty one.
 * @throws Error if a text could not be read, and pages may lose none
 */
async function withContent(keywords: readonly Keyword[], wait: Wait, needs: Needs): Promise<readonly Keyword[]> {
  const bare = keywords.filter(({ content }) => content === '').slice(0, KEYWORD_CALLS);
  const found = new Map<string, Keyword>();
  for (const { slug } of bare) {
    const keyword = await listFrom(`text of ${slug}`, () => getKeyword(slug), wait, needs);
    if (keyword === null && needs === 'noList') break;
    if (keyword !== null) found.set(slug, keyword);
  }
  return keywords.map((keyword) => found.get(keyword.slug) ?? keyword);
}

/**
 * Every list that pages are rendered from. A shop whose products cannot be read is not published; a shop without
 * products is. `isWhole` requires every list that the backend has, so that published pages lose nothing to a temporary
 * failure.
 * @throws Error if the products cannot be read, or a list because the shop stays too busy, or one that `isWhole`
 * requires
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
    keywords: keywords && (await withContent(keywords, wait, others)),
  };
}

const PICTURE = /<img\b[^>]*?\bsrc\s*=\s*["']?(https?:[^"'\s>]+)/gi;

function* urlsIn({ products, slides, categories, keywords }: Catalogue): Generator<string> {
  for (const { media } of products ?? []) for (const { url } of media) yield url;
  for (const { media, phoneUrl } of slides ?? []) {
    if ('url' in media) yield media.url;
    yield phoneUrl ?? '';
  }
  for (const { picture } of categories ?? []) yield picture ?? '';
  for (const { content } of keywords ?? []) for (const [, url = ''] of content.matchAll(PICTURE)) yield url;
}

/** Origins of the catalogue's pictures, clips and sounds, in order, without the shop's own and its backend's. */
export function pictureOrigins(catalogue: Catalogue, own: readonly string[]): readonly string[] {
  const origins = new Set<string>();
  for (const url of urlsIn(catalogue)) {
    const origin = url.startsWith('http') ? parsed(url)?.origin : undefined;
    if (origin !== undefined) origins.add(origin);
  }
  for (const url of own) origins.delete(parsed(url)?.origin ?? '');
  return [...origins].toSorted();
}
