import { lexiconSource } from '#content/lexiconSource.ts';
import { lexiconOf } from '#domain/search/lexicon.ts';
import { searchProducts } from '#domain/search/search.ts';
import { categories } from '#sandbox/catalogue/demo.ts';
import { demoProducts } from '../../demoCatalogue.ts';

export const lexicon = lexiconOf(lexiconSource);

export const demoCategories = categories.toReversed().map(({ _id, name }) => ({ id: _id, name, picture: null }));

/** What a search finds in the demo's catalogue, in order; and what else it says. */
export function searchDemo(search: string, products = demoProducts) {
  const { named, related, ...more } = searchProducts(products, { categories: [], search }, lexicon);
  return { found: [...named, ...related], ...more };
}
