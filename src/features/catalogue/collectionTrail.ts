import { paths } from '#config/paths.ts';
import { wordsOf } from '#content/language.ts';
import { shopWords } from '#content/shopWords.ts';
import type { Crumb } from '#ui/Crumbs.tsx';

/** The way to the collection, whatever of it is shown. */
export function collectionTrail(): readonly Crumb[] {
  const { crumbs } = wordsOf(shopWords);
  return [{ label: crumbs.home, to: paths.home }, { label: crumbs.collection }];
}
