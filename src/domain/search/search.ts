import {
  filterProducts,
  productsAt,
  inCategories,
  placesNamed,
  type CatalogueQuery,
} from '#domain/catalogue/catalogue.ts';
import type { Product } from '#domain/product/product.ts';
import { tokensOf } from '#domain/text/tokens.ts';
import { expandTokens, type TokenExpansion } from './queryExpansion.ts';
import { queryVariants } from './synonyms.ts';

/** What a search finds: products whose name contains the text, and products that match all its tokens otherwise. */
export type Found = { readonly named: readonly Product[]; readonly related: readonly Product[] };

/** The places of products in their list, by token. */
type Places = Map<string, number[]>;
type Index = { readonly names: Places; readonly kinds: Places; readonly vocabulary: ReadonlySet<string> };

/** One index for each list: every typed letter searches thousands of products. */
const indexes = new WeakMap<readonly Product[], Index>();

function indexOf(products: readonly Product[]): Index {
  const known = indexes.get(products);
  if (known) return known;
  const tokensOfKinds = new Map<string, readonly string[]>();
  const names: Places = new Map();
  const kinds: Places = new Map();
  const addPlace = (places: Places, tokens: readonly string[], place: number): void => {
    for (const token of tokens) {
      const before = places.get(token);
      if (before) before.push(place);
      else places.set(token, [place]);
    }
  };
  for (const [place, { name, category, subCategory }] of products.entries()) {
    const kind = `${category} ${subCategory}`;
    const tokens = tokensOfKinds.get(kind) ?? tokensOf(kind);
    tokensOfKinds.set(kind, tokens);
    addPlace(names, tokensOf(name), place);
    addPlace(kinds, tokens, place);
  }
  const index = { names, kinds, vocabulary: new Set([...names.keys(), ...kinds.keys()]) };
  indexes.set(products, index);
  return index;
}

/** For the product at each place: how many expansions it matches, and how far its matches are from the query. */
type Reach = { readonly matches: Uint8Array; readonly distances: Uint8Array };

/**
 * How far the product at each place is from the query: matched by its name 0, by its category 1, by a near spelling 2.
 * Every typed letter goes through thousands of products here, before the browser has optimised the code: loops by index
 * take a fraction of the time of iterators and callbacks.
 */
function reachOf({ names, kinds }: Index, expansions: readonly TokenExpansion[], count: number): Reach {
  const distances = new Uint8Array(count);
  // Counts matched expansions in order, so that one expansion never counts twice.
  const matches = new Uint8Array(count);
  const match = (places: readonly number[], step: number, distance: number): void => {
    for (let at = 0; at < places.length; at += 1) {
      const place = places[at] ?? 0;
      if (matches[place] !== step) continue;
      matches[place] = step + 1;
      if ((distances[place] ?? 0) < distance) distances[place] = distance;
    }
  };
  for (const [step, { tokens, isFuzzy }] of expansions.entries()) {
    for (const token of tokens) match(names.get(token) ?? [], step, isFuzzy ? 2 : 0);
    for (const token of tokens) match(kinds.get(token) ?? [], step, isFuzzy ? 2 : 1);
  }
  return { matches, distances };
}

/** What one variant of the query finds. */
function foundBy(products: readonly Product[], query: CatalogueQuery): Found {
  if (query.search === '') return { named: filterProducts(products, query), related: [] };
  const isTicked = inCategories(products, query.categories);
  const namedPlaces = placesNamed(products, query.search);
  const named = productsAt(products, namedPlaces.filter(isTicked));
  const index = indexOf(products);
  const expansions = expandTokens(query.search, index.vocabulary);
  if (expansions.length === 0 || expansions.some(({ tokens }) => tokens.size === 0)) return { named, related: [] };
  const { matches, distances } = reachOf(index, expansions, products.length);
  // Products that are found by name are not related ones as well.
  for (const place of namedPlaces) matches[place] = 0;
  const steps: readonly number[][] = [[], [], []];
  for (
    let place = matches.indexOf(expansions.length);
    place !== -1;
    place = matches.indexOf(expansions.length, place + 1)
  )
    if (isTicked(place)) steps[distances[place] ?? 0]?.push(place);
  return { named, related: productsAt(products, steps.flat()) };
}

/**
 * Products whose name contains the text come first (docs/behaviour.md, Search). Related ones have every token of the text
 * in their name, category or sub-category, the nearest first, otherwise in the shop's order. Telugu and Hindi words find
 * what the English ones find.
 */
export function searchProducts(products: readonly Product[], query: CatalogueQuery): Found {
  const [whole, ...others] = queryVariants(query.search).map((search) => foundBy(products, { ...query, search }));
  if (!whole || others.length === 0) return whole ?? { named: [], related: [] };
  const all = [whole, ...others];
  const named = new Set(all.flatMap((found) => found.named));
  const related = new Set(all.flatMap((found) => found.related));
  return { named: [...named], related: [...related].filter((product) => !named.has(product)) };
}

/**
 * Warms up the search of a list: builds its index, and lets the browser compile the code, which takes several times as
 * long as a search. The text is a misspelling, because that runs through every branch.
 */
export function prepareSearch(products: readonly Product[]): void {
  const [token = ''] = indexOf(products).vocabulary;
  searchProducts(products, { categories: [], search: `${token}x` });
}
