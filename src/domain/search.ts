import { filterProducts, inCategories, type CatalogueQuery } from './catalogue.ts';
import type { Product } from './product.ts';
import { readingsOf } from './searchWords.ts';
import type { Category } from './shop.ts';
import { isOneSlipApart, wordsIn } from './words.ts';

/** What a search finds: names that hold the text, then what has its words in any order, plural, kind or near spelling. */
export type Found = { readonly named: readonly Product[]; readonly related: readonly Product[] };

/** A text with more words is searched for by the first of them. */
const MOST_WORDS = 12;
/** A single letter is no beginning of a word yet. */
const SHORTEST_START = 2;
/** In a shorter word one letter more or less makes another word, and a number is right or wrong. */
const SHORTEST_SLIP = 4;
const LETTERS_ONLY = /^[\p{L}\p{M}]+$/u;

type GiftWords = { readonly name: readonly string[]; readonly kind: readonly string[] };
type Index = { readonly gifts: readonly GiftWords[]; readonly vocabulary: ReadonlySet<string> };

/** Made once for each list: a search asks thousands of gifts with every letter. */
const indexes = new WeakMap<readonly Product[], Index>();

function indexOf(products: readonly Product[]): Index {
  const known = indexes.get(products);
  if (known) return known;
  const kinds = new Map<string, readonly string[]>();
  const kindOf = ({ category, subCategory }: Product): readonly string[] => {
    const text = `${category} ${subCategory}`;
    const words = kinds.get(text) ?? wordsIn(text);
    kinds.set(text, words);
    return words;
  };
  const gifts = products.map((product) => ({ name: wordsIn(product.name), kind: kindOf(product) }));
  const vocabulary = new Set<string>();
  for (const { name } of gifts) for (const word of name) vocabulary.add(word);
  for (const words of kinds.values()) for (const word of words) vocabulary.add(word);
  const index = { gifts, vocabulary };
  indexes.set(products, index);
  return index;
}

/** The shop's words that one word of the shopper can mean. */
type Meaning = { readonly words: ReadonlySet<string>; readonly isNear: boolean };

/** 'photoframe' as 'photo' and 'frame', where the shop knows both; the word itself otherwise. */
function parted(word: string, vocabulary: ReadonlySet<string>): readonly string[] {
  if (vocabulary.has(word)) return [word];
  for (let at = word.length - SHORTEST_START; at >= SHORTEST_START; at -= 1) {
    const halves = [word.slice(0, at), word.slice(at)];
    if (halves.every((half) => vocabulary.has(half))) return halves;
  }
  return [word];
}

/** What the words of a text mean, one by one; a neighbour may belong to the word ('key chain'). */
function meaningsOf(text: string, vocabulary: ReadonlySet<string>): readonly Meaning[] {
  const wanted = [
    ...new Set(
      wordsIn(text)
        .slice(0, MOST_WORDS)
        .flatMap((word) => parted(word, vocabulary)),
    ),
  ];
  return wanted.map((word, place) => {
    const before = wanted[place - 1];
    const after = wanted[place + 1];
    const joined = [before && before + word, after && word + after].filter((pair) => pair !== undefined);
    const whole = [word, ...joined].filter((own) => vocabulary.has(own));
    if (whole.length > 0 || word.length < SHORTEST_START) return { words: new Set(whole), isNear: false };
    const begun = [...vocabulary].filter((other) => other.startsWith(word));
    if (begun.length > 0 || word.length < SHORTEST_SLIP || !LETTERS_ONLY.test(word))
      return { words: new Set(begun), isNear: false };
    return { words: new Set([...vocabulary].filter((other) => isOneSlipApart(word, other))), isNear: true };
  });
}

/** How far a gift is from what was meant: by its name 0, with the help of its kind 1, by a near spelling 2. */
function distanceOf({ name, kind }: GiftWords, meanings: readonly Meaning[]): number | null {
  let distance = 0;
  for (const { words, isNear } of meanings) {
    const has = (word: string): boolean => words.has(word);
    const isNamed = name.some(has);
    if (!isNamed && !kind.some(has)) return null;
    distance = Math.max(distance, isNear ? 2 : isNamed ? 0 : 1);
  }
  return distance;
}

/** What is found by one reading of the text. */
function foundBy(products: readonly Product[], query: CatalogueQuery): Found {
  const named = filterProducts(products, query);
  const { gifts, vocabulary } = query.search === '' ? NO_INDEX : indexOf(products);
  const meanings = meaningsOf(query.search, vocabulary);
  if (meanings.length === 0 || meanings.some(({ words }) => words.size === 0)) return { named, related: [] };
  const isNamed = new Set(named);
  const isTicked = inCategories(query.categories);
  const steps: Product[][] = [[], [], []];
  for (const [place, product] of products.entries()) {
    const words = gifts[place];
    if (!words || isNamed.has(product) || !isTicked(product)) continue;
    const distance = distanceOf(words, meanings);
    if (distance !== null) steps[distance]?.push(product);
  }
  return { named, related: steps.flat() };
}

/**
 * Gifts whose name holds the text come first, whatever else is found (docs/behaviour.md, Search). Related are those that
 * have every word of it in their name, category or sub-category, the nearest first, otherwise in the shop's order. Words
 * of Telugu and Hindi find what the English ones find.
 */
export function searchProducts(products: readonly Product[], query: CatalogueQuery): Found {
  const [whole, ...others] = readingsOf(query.search).map((search) => foundBy(products, { ...query, search }));
  if (!whole || others.length === 0) return whole ?? { named: [], related: [] };
  const all = [whole, ...others];
  const named = new Set(all.flatMap((found) => found.named));
  const related = new Set(all.flatMap((found) => found.related));
  return { named: [...named], related: [...related].filter((product) => !named.has(product)) };
}

const NO_INDEX: Index = { gifts: [], vocabulary: new Set() };

/**
 * Searches a list once before anybody waits for it: its words are read, and the browser has translated what a search does,
 * which takes it several times as long as the search. The text is a near spelling, for that goes every way there is.
 */
export function prepareSearch(products: readonly Product[]): void {
  const [word = ''] = indexOf(products).vocabulary;
  searchProducts(products, { categories: [], search: `${word}x` });
}

type CategoryWords = { readonly words: readonly (readonly string[])[]; readonly vocabulary: ReadonlySet<string> };

/** Made once for each list, as the gifts' are. */
const categoryWords = new WeakMap<readonly Category[], CategoryWords>();

function wordsOfAll(categories: readonly Category[]): CategoryWords {
  const known = categoryWords.get(categories);
  if (known) return known;
  const words = categories.map(({ name }) => wordsIn(name));
  const made = { words, vocabulary: new Set(words.flat()) };
  categoryWords.set(categories, made);
  return made;
}

/** Categories that have most of the words of a text in their name, in the shop's order. */
export function suggestCategories(categories: readonly Category[], text: string, limit: number): readonly Category[] {
  const { words, vocabulary } = wordsOfAll(categories);
  const suggested = readingsOf(text).flatMap((reading) => {
    const meanings = meaningsOf(reading, vocabulary);
    const met = words.map((own) => meanings.filter((meaning) => own.some((word) => meaning.words.has(word))).length);
    const most = Math.max(1, ...met);
    return categories.filter((_, place) => met[place] === most);
  });
  return [...new Set(suggested)].slice(0, limit);
}

/** Where to look for what was not found: the category with its words, else with most of its pairs of letters, else the first. */
export function nearestCategory(categories: readonly Category[], text: string): Category | undefined {
  const [suggested] = suggestCategories(categories, text, 1);
  if (suggested) return suggested;
  const pairs = new Set(pairsIn(text));
  const shared = categories.map(({ name }) => pairsIn(name).filter((pair) => pairs.has(pair)).length);
  return categories[shared.indexOf(Math.max(...shared))];
}

/** Letters that stand side by side. */
function pairsIn(text: string): readonly string[] {
  return wordsIn(text).flatMap((word) => Array.from(word.slice(1), (letter, place) => `${word[place] ?? ''}${letter}`));
}
