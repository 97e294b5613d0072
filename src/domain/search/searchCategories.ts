import type { Category } from '#domain/catalogue/category.ts';
import { tokensOf } from '#domain/text/tokens.ts';
import { expandTokens } from './queryExpansion.ts';
import { queryVariants } from './synonyms.ts';

type CategoryTokens = { readonly tokens: readonly (readonly string[])[]; readonly vocabulary: ReadonlySet<string> };

/** One entry for each list, as the index of products (search.ts). */
const categoryTokens = new WeakMap<readonly Category[], CategoryTokens>();

function tokensOfAll(categories: readonly Category[]): CategoryTokens {
  const known = categoryTokens.get(categories);
  if (known) return known;
  const tokens = categories.map(({ name }) => tokensOf(name));
  const made = { tokens, vocabulary: new Set(tokens.flat()) };
  categoryTokens.set(categories, made);
  return made;
}

/** The categories whose names match the most tokens of a text, in the shop's order. */
export function suggestCategories(categories: readonly Category[], text: string, limit: number): readonly Category[] {
  const { tokens, vocabulary } = tokensOfAll(categories);
  const suggested = queryVariants(text).flatMap((variant) => {
    const expansions = expandTokens(variant, vocabulary);
    const matches = tokens.map(
      (own) => expansions.filter((expansion) => own.some((token) => expansion.tokens.has(token))).length,
    );
    const most = Math.max(1, ...matches);
    return categories.filter((_, place) => matches[place] === most);
  });
  return [...new Set(suggested)].slice(0, limit);
}

/** The category nearest to a text: by its tokens, else by most of its pairs of letters, else the first one. */
export function nearestCategory(categories: readonly Category[], text: string): Category | undefined {
  const [suggested] = suggestCategories(categories, text, 1);
  if (suggested) return suggested;
  const pairs = new Set(pairsIn(text));
  const shared = categories.map(({ name }) => pairsIn(name).filter((pair) => pairs.has(pair)).length);
  return categories[shared.indexOf(Math.max(...shared))];
}

/** The pairs of neighbouring letters in a text. */
function pairsIn(text: string): readonly string[] {
  return tokensOf(text).flatMap((token) =>
    Array.from(token.slice(1), (letter, place) => `${token[place] ?? ''}${letter}`),
  );
}
