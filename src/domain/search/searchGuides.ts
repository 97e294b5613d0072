import type { Keyword } from '#domain/catalogue/keyword.ts';
import type { Lexicon } from './meanings.ts';
import { readQuery } from './readQuery.ts';
import { indexOf, indexSteps, type Searchable } from './searchIndex.ts';
import { bestPlaces, scoresOf, termsOf } from './searchTerms.ts';

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
  const { places } = bestPlaces(scores, true);
  const near = places.filter((place) => (scores.nearness[place] ?? 0) >= MIN_NEARNESS);
  return near.slice(0, limit).flatMap((place) => guides[place] ?? []);
}

/** Builds the index of the guides, a step at a time. */
export function* prepareGuides(guides: readonly Keyword[]): Generator<void> {
  yield* indexSteps(searchableOf(guides));
}
