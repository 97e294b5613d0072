import type { Category } from '#domain/catalogue/catalogue.ts';
import { fold, type Product } from '#domain/product/product.ts';
import type { Lexicon } from './lexicon.ts';
import { readQuery } from './readQuery.ts';
import { indexOf, indexSteps, positionsOf, type Searchable } from './searchIndex.ts';
import { bestPositions, scoresOf, termsOf } from './termScores.ts';

/** One list for each list of categories, as the index is. */
const searchables = new WeakMap<readonly Category[], readonly Searchable[]>();

function searchableOf(categories: readonly Category[]): readonly Searchable[] {
  const known = searchables.get(categories);
  if (known) return known;
  const made = categories.map(({ name }) => ({
    name: '',
    category: name,
    subCategory: '',
    description: '',
    sizes: [],
    price: null,
    isBestseller: false,
  }));
  searchables.set(categories, made);
  return made;
}

/** The categories that a text means, the nearest only, in the shop's order. */
export function suggestCategories(
  categories: readonly Category[],
  text: string,
  limit: number,
  lexicon: Lexicon,
): readonly Category[] {
  const items = searchableOf(categories);
  const index = indexOf(items);
  const all = termsOf(index, lexicon, readQuery(text, lexicon));
  const terms = all.flatMap((term) => {
    if (term.choices.length > 0) return [term];
    // No category is called 'Magic Mugs': then it is one of mugs.
    const positions = term.kind === 'thing' ? index.heads.get(term.text.split(' ').at(-1) ?? '') : undefined;
    return positions ? [{ ...term, choices: [{ positions, quality: 1 }] }] : [];
  });
  if (!terms.some(({ kind }) => kind === 'thing' || kind === 'word')) return [];
  const scores = scoresOf(terms, items.length);
  const { positions } = bestPositions(scores, false);
  const nearest = scores.nearness[positions[0] ?? 0] ?? 0;
  return positions
    .filter((position) => (scores.nearness[position] ?? 0) > nearest * 0.95)
    .flatMap((position) => categories[position] ?? [])
    .slice(0, limit);
}

/**
 * The category nearest to a text: by its own words, otherwise that of the nearest product, otherwise what the table says comes
 * closest; undefined if nothing is near.
 */
export function nearestCategory(
  categories: readonly Category[],
  text: string,
  lexicon: Lexicon,
  nearest: readonly Product[] = [],
): Category | undefined {
  const [suggested] = suggestCategories(categories, text, 1, lexicon);
  const own = fold(nearest[0]?.category ?? '');
  const found = suggested ?? categories.find(({ name }) => fold(name) === own);
  if (found) return found;
  const index = indexOf(searchableOf(categories));
  for (const { near } of termsOf(index, lexicon, readQuery(text, lexicon)))
    for (const tokens of near) {
      const [position] = tokens.length === 0 ? [] : positionsOf(index, tokens);
      if (position !== undefined) return categories[position];
    }
  return undefined;
}

/** Warms up the suggestions, a step at a time, as prepareSearch does the search. */
export function* prepareCategories(categories: readonly Category[], lexicon: Lexicon | null): Generator<void> {
  const { letterTokens } = yield* indexSteps(searchableOf(categories));
  if (lexicon === null) return;
  yield;
  suggestCategories(categories, `${letterTokens[0] ?? ''}x`, 1, lexicon);
}
