import { OTHER_LANGUAGES } from '#config/languages.ts';
import { searchMeanings } from '#content/searchMeanings.ts';
import { shortcuts } from '#content/shortcuts.ts';
import type { Product } from '#domain/product/product.ts';
import { lexiconOf } from '#domain/search/meanings.ts';
import { isAnswered } from '#domain/search/search.ts';

/** The searches of the shop's shortcuts, in any language, that its catalogue does not answer; none while it is unknown. */
export async function unansweredShortcuts(products: readonly Product[] | null): Promise<readonly string[]> {
  if (products === null) return [];
  const lists = [shortcuts.en, ...(await Promise.all(OTHER_LANGUAGES.map((language) => shortcuts[language]())))];
  const searches = new Set(lists.flat().map(({ search }) => search));
  const lexicon = lexiconOf(searchMeanings);
  return [...searches].filter((search) => !isAnswered(products, search, lexicon));
}
