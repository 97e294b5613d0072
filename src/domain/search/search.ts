import {
  filterProducts,
  inCategories,
  positionsNamed,
  productsAt,
  type CatalogueQuery,
} from '#domain/catalogue/catalogue.ts';
import type { Keyword } from '#domain/catalogue/keyword.ts';
import type { Product } from '#domain/product/product.ts';
import { tokensOf } from '#domain/text/tokens.ts';
import type { Lexicon } from './lexicon.ts';
import { aboutPaise, readQuery, translationsOf, type ReadQuery } from './readQuery.ts';
import { indexOf, indexSteps, positionsOf, tokensFrom, type SearchIndex, type Searchable } from './searchIndex.ts';
import { bestPositions, narrowed, scoresOf, WEIGHTS, termsOf, type Scores } from './termScores.ts';

/** What a search finds. */
export type Found = {
  /** Products whose name contains the text, from the start of a word. */
  readonly named: readonly Product[];
  /** The other products that the text means, the nearest first. */
  readonly related: readonly Product[];
  /** 'most' where no product has everything that was typed, and these have most of it. */
  readonly match: 'all' | 'most';
  /** What was typed for a thing that the shop does not sell, and the products that come closest to it; null otherwise. */
  readonly notSold: { readonly typed: string; readonly nearest: readonly Product[] } | null;
};

const NOTHING: Found = { named: [], related: [], match: 'all', notSold: null };

/** Bestsellers come first where any product will do. */
const ANY = { best: 1, other: 0.5 };

const PRICE = /^[1-9]\d{2,4}$/;
/** 'Calendar 2027' asks for a year. */
const YEAR = /^20[2-4]\d$/;

/** A number that no product has in its name, and that is no year, is about what a gift may cost: 'gift 500'. */
function withBarePrice(read: ReadQuery, index: SearchIndex): ReadQuery {
  const amounts = read.terms.filter(({ text }) => PRICE.test(text) && !YEAR.test(text));
  const [amount] = amounts;
  if (read.price !== null || !amount || amounts.length > 1 || tokensFrom(index, amount.text).length > 0) return read;
  return {
    ...read,
    terms: read.terms.filter((term) => term !== amount),
    price: { least: 0, most: aboutPaise(Number(amount.text)) },
  };
}

/** A search with nothing but words that say nothing is searched for as it was typed. */
function readFully(search: string, lexicon: Lexicon, index: SearchIndex): ReadQuery {
  const read = withBarePrice(readQuery(search, lexicon), index);
  if (read.terms.length > 0 || read.sizes.length > 0 || read.price || read.order || read.isGift) return read;
  return { ...read, terms: tokensOf(search).map((token) => ({ text: token, tokens: [token], concepts: [] })) };
}

function scoreAny(index: SearchIndex, count: number): Scores {
  const nearness = new Float32Array(count).fill(ANY.other);
  for (const position of index.bestsellers) nearness[position] = ANY.best;
  return { matched: new Float32Array(count), nearness, isThing: new Uint8Array(count).fill(1) };
}

/** True where some item has this much of the search. */
const hasAll = ({ matched }: Scores, weight: number): boolean => matched.some((own) => own >= weight);

/** By price, products without one last. */
function pricedInOrder(products: readonly Product[], positions: readonly number[], order: 'cheap' | 'costly') {
  const direction = order === 'cheap' ? 1 : -1;
  const keyAt = (position: number): number => (products[position]?.price ?? direction * Infinity) * direction;
  return positions.toSorted((a, b) => keyAt(a) - keyAt(b) || a - b);
}

/** What a text means besides the names that contain it. */
function relatedTo(
  products: readonly Product[],
  search: string,
  lexicon: Lexicon,
  isTicked: ((position: number) => boolean) | null,
) {
  const index = indexOf(products);
  const read = readFully(search, lexicon, index);
  const terms = termsOf(index, lexicon, read);
  const known = terms.filter(({ choices }) => choices.length > 0);
  const notSold = known.some(({ kind }) => kind === 'thing')
    ? undefined
    : terms.find(({ kind, choices }) => kind === 'thing' && choices.length === 0);
  if (notSold) {
    const near = notSold.near.flatMap((tokens) =>
      tokens.length === 0 ? index.bestsellers : positionsOf(index, tokens),
    );
    const nearest = productsAt(
      products,
      [...new Set(near)].filter((position) => isTicked?.(position) ?? true),
    );
    return { positions: [], match: 'all' as const, notSold: { typed: notSold.text, nearest } };
  }
  const isAny =
    known.every(({ kind }) => kind === 'weak') &&
    (read.isGift || terms.some(({ kind }) => kind === 'any') || read.price !== null || read.order !== null);
  if (known.length === 0 && !isAny) return { positions: [], match: 'all' as const, notSold: null };
  // 'photo' alone is a word like any other.
  const meant = known.every(({ kind }) => kind === 'weak')
    ? known.map((term) => ({ ...term, kind: 'word' as const }))
    : known;
  const scores = isAny ? scoreAny(index, products.length) : scoresOf(meant, products.length);
  const topics = meant.filter(({ kind }) => kind === 'topic');
  const isOfTopics = isAny || meant.every(({ kind }) => kind === 'topic' || kind === 'weak');
  // 'wedding oak': where a product has both words, those with one of them are not meant.
  const isTopicOnly = isOfTopics && !(topics.length > 1 && hasAll(scores, topics.length * WEIGHTS.topic));
  const { price } = read;
  const isPriced = (position: number): boolean => {
    const own = products[position]?.price ?? null;
    return price === null || (own !== null && own >= price.least && own <= price.most);
  };
  const shown = isTicked === null ? scores : narrowed(scores, isTicked);
  const priced = bestPositions(price === null ? shown : narrowed(shown, isPriced), isTopicOnly);
  const isTooDear = price !== null && priced.positions.length === 0;
  const best = isTooDear ? bestPositions(shown, isTopicOnly) : priced;
  const hasThing = meant.some(({ kind }) => kind === 'thing');
  const counted = meant.reduce(
    (sum, { kind }) => sum + (kind === 'word' || kind === 'size' ? WEIGHTS[kind] : 0),
    hasThing ? WEIGHTS.thing : 0,
  );
  const isMost = isTooDear || terms.some(({ kind }) => kind === 'unknown') || best.most < counted;
  const order = read.order ?? (isTooDear ? 'cheap' : null);
  const positions = order === null ? best.positions : pricedInOrder(products, best.positions, order);
  return { positions, match: isMost ? ('most' as const) : ('all' as const), notSold: null };
}

/**
 * Products whose name contains the text, or its translation from another script, come first (docs/behaviour.md, Search).
 * Related ones have the most of what the text means, things before other words, the nearest first, otherwise in the shop's
 * order.
 */
export function searchProducts(products: readonly Product[], query: CatalogueQuery, lexicon: Lexicon): Found {
  if (query.search === '') return { ...NOTHING, named: filterProducts(products, query) };
  const isTicked = inCategories(products, query.categories);
  const { positions, match, notSold } = relatedTo(
    products,
    query.search,
    lexicon,
    query.categories.length === 0 ? null : isTicked,
  );
  const own = positionsNamed(products, query.search).filter(isTicked);
  const translations = positions.length === 0 ? [] : translationsOf(query.search, lexicon);
  const isRelated = translations.length === 0 ? null : new Set(positions);
  const translated = translations.flatMap((search) =>
    positionsNamed(products, search).filter((position) => isRelated?.has(position)),
  );
  const namedPositions = translated.length === 0 ? own : [...new Set([...own, ...translated])];
  const named = productsAt(products, namedPositions);
  if (namedPositions.length === 0) return { named, related: productsAt(products, positions), match, notSold };
  const isNamed = new Set(namedPositions);
  return {
    named,
    related: productsAt(
      products,
      positions.filter((position) => !isNamed.has(position)),
    ),
    match: 'all',
    notSold: null,
  };
}

/** True where a search finds what it asks for, not only what comes closest to it. */
export function isAnswered(products: readonly Product[], search: string, lexicon: Lexicon): boolean {
  const { named, related, match } = searchProducts(products, { categories: [], search }, lexicon);
  return match === 'all' && named.length + related.length > 0;
}

/**
 * Warms up the search of a list, a step at a time: builds its index, and lets the browser compile the code, which takes
 * several times as long as a search; not before the meanings are loaded.
 */
export function* prepareSearch(products: readonly Product[], lexicon: Lexicon | null): Generator<void> {
  const { letterTokens } = yield* indexSteps(products);
  if (lexicon === null) return;
  const [token = ''] = letterTokens;
  // A beginning, a number and a price, two words, and a misspelling, which runs through every branch.
  for (const search of [token.slice(0, 3), '71 under 500', `${token} ${letterTokens.at(-1) ?? ''}`, `${token}x`]) {
    yield;
    searchProducts(products, { categories: [], search }, lexicon);
  }
}

/** One list for each list of guides, as the index is. */
const searchables = new WeakMap<readonly Keyword[], readonly Searchable[]>();

function searchableOf(guides: readonly Keyword[]): readonly Searchable[] {
  const known = searchables.get(guides);
  if (known) return known;
  const made = guides.map(({ keyword, description }) => ({
    name: keyword,
    category: '',
    subCategory: '',
    description,
    sizes: [],
    price: null,
    isBestseller: false,
  }));
  searchables.set(guides, made);
  return made;
}

/** A guide that is only distantly about the text, or that merely mentions it, is left out. */
const MIN_NEARNESS = 1.4;

/** The guides whose title is about a text, the nearest first. */
export function searchGuides(
  guides: readonly Keyword[],
  text: string,
  lexicon: Lexicon,
  limit: number,
): readonly Keyword[] {
  const items = searchableOf(guides);
  const terms = termsOf(indexOf(items), lexicon, readQuery(text, lexicon)).flatMap((term) =>
    term.kind === 'weak' || term.choices.length === 0 ? [] : [{ ...term, kind: 'word' as const }],
  );
  if (terms.length === 0) return [];
  const scores = scoresOf(terms, items.length);
  const { positions } = bestPositions(scores, true);
  const near = positions.filter((position) => (scores.nearness[position] ?? 0) >= MIN_NEARNESS);
  return near.slice(0, limit).flatMap((position) => guides[position] ?? []);
}

/** Builds the index of the guides, a step at a time. */
export function* prepareGuides(guides: readonly Keyword[]): Generator<void> {
  yield* indexSteps(searchableOf(guides));
}
