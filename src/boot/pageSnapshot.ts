import { matchPath } from 'react-router-dom';

import { ROUTE_PATTERNS } from '#config/routes.ts';
import type { Media } from '#domain/product/media.ts';
import { STANDARD_SIZE, type Product } from '#domain/product/product.ts';
import { ready, type Remote } from '#domain/remote.ts';
import type { PrerenderedPage } from '#shop/state.ts';

/** A product as a prerendered page contains it, without the fields that equal the default. */
type CompactProduct = Partial<Omit<Product, 'media'>> & { readonly media?: readonly Partial<Media>[] };

const COMMON_MEDIA: Media = { kind: 'image', url: '', source: '' };
const COMMON: Product = {
  id: '',
  name: '',
  price: null,
  description: '',
  markup: null,
  isBestseller: false,
  category: '',
  subCategory: '',
  media: [],
  sizes: [STANDARD_SIZE],
  rating: 0,
  reviewCount: 0,
  reviews: [],
  addedAt: null,
};

function withoutCommon<T extends object>(value: T, common: T): Partial<T> {
  const own = Object.entries(value).filter(
    ([name, field]) => JSON.stringify(field) !== JSON.stringify(Reflect.get(common, name)),
  );
  return Object.fromEntries(own) as Partial<T>;
}

/** Drops the fields that equal the default. */
function compactProduct(product: Product): CompactProduct {
  const { media, ...rest } = withoutCommon(product, COMMON);
  return media ? { ...rest, media: media.map((entry) => withoutCommon(entry, COMMON_MEDIA)) } : rest;
}

/** Adds the default of each dropped field: the inverse of compactProduct. */
function expandProduct({ media = [], ...rest }: CompactProduct): Product {
  return { ...COMMON, ...rest, media: media.map((entry) => ({ ...COMMON_MEDIA, ...entry })) };
}

/** The data embedded in a prerendered page. A server stores thousands of these pages, so the format is compact. */
type PageSnapshot = Omit<PrerenderedPage, 'products' | 'categoryNames'> & {
  readonly products?: readonly CompactProduct[];
  readonly categoryNames?: readonly string[];
};

/** The items of a list; undefined if the list is not loaded. */
function dataOf<T>(list: Remote<T> | undefined): T | undefined {
  return list?.status === 'ready' ? list.data : undefined;
}

/** Converts the state of a page to the data embedded in its document. */
export function serializeSnapshot({ products, categoryNames, ...rest }: PrerenderedPage): PageSnapshot {
  const listed = dataOf(products);
  const names = dataOf(categoryNames);
  return {
    ...rest,
    ...(listed && { products: listed.map(compactProduct) }),
    ...(names && { categoryNames: names.map(({ name }) => name) }),
  };
}

/** Restores the snapshot from a document. Footer categories carry only a name, so their index serves as id. */
export function parseSnapshot({ products, categoryNames, ...rest }: PageSnapshot): PrerenderedPage {
  return {
    ...rest,
    ...(products && { products: ready(products.map(expandProduct)) }),
    ...(categoryNames && {
      categoryNames: ready(categoryNames.map((name, index) => ({ id: String(index), name, picture: null }))),
    }),
  };
}

/** Query parameters that change what a page renders; others, such as a campaign's, change nothing. */
const RENDERED_PARAMS = ['category', 'search', 'sort'];

type PageLocation = { readonly pathname: string; readonly search: string };

/** Reads the snapshot that the prerender embedded in this document; null in the shell and in development. */
export function readPrerenderedPage(): PrerenderedPage | null {
  const block = document.getElementById('snapshot');
  try {
    return block ? parseSnapshot(JSON.parse(block.textContent) as PageSnapshot) : null;
  } catch {
    // The embedded data was truncated in transfer: the page renders from the lists instead.
    return null;
  }
}

function queryOf(search: string): string {
  const params = new URLSearchParams(search);
  return RENDERED_PARAMS.flatMap((name) => params.getAll(name).map((value) => `${name}=${value}`)).join('&');
}

/**
 * Shows the URL with single slashes, as the server has read it: it answers //about with /about, but the router takes '//about'
 * for another site, shows 'Page not found', and refuses to go anywhere from it.
 */
export function mergeSlashes(): void {
  const { pathname, search, hash } = globalThis.location;
  const path = pathname.replaceAll(/\/+/g, '/');
  if (path !== pathname) history.replaceState(history.state, '', path + search + hash);
}

/** True if a route of the shop matches this path (without query); any other path is 'Page not found'. */
export function isKnownPath(pathname: string): boolean {
  return ROUTE_PATTERNS.some((pattern) => matchPath(pattern, pathname) !== null);
}

/** True if the page was prerendered for exactly this URL, so that its HTML equals React's first render. */
export function isPrerenderedFor({ url }: PrerenderedPage, { pathname, search }: PageLocation): boolean {
  if (url === '*') return !isKnownPath(pathname);
  const [path, query = ''] = url.split('?');
  return path === pathname && queryOf(query) === queryOf(search);
}
