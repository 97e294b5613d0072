import type { Category } from './category.ts';
import { meaningsOf } from './searchMeanings.ts';
import { readingsOf } from './searchWords.ts';
import { wordsIn } from './words.ts';

type CategoryWords = { readonly words: readonly (readonly string[])[]; readonly vocabulary: ReadonlySet<string> };

/** Made once for each list, as the index of gifts is (search.ts). */
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
