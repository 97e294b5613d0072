import { paths } from '#config/paths.ts';
import { wordsOf } from '#content/language.ts';
import { shopWords } from '#content/shopWords.ts';
import type { Product } from '#domain/product.ts';
import type { Crumb } from '#ui/Crumbs.tsx';

/** The way to a gift: home, the collection, its category, the gift. */
export function productTrail({ name, category }: Product): readonly Crumb[] {
  const { crumbs } = wordsOf(shopWords);
  return [
    { label: crumbs.home, to: paths.home },
    { label: crumbs.collection, to: paths.collection },
    ...(category ? [{ label: category, to: paths.category(category) }] : []),
    { label: name },
  ];
}
