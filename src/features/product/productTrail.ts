import { paths } from '#config/paths.ts';
import { categoryLabel } from '#content/categoryLabel.ts';
import { wordsOf } from '#content/language.ts';
import { shopWords } from '#content/shopWords.ts';
import type { Product } from '#domain/product.ts';
import type { Crumb } from '#ui/Crumbs.tsx';

/** The way to a gift: home, the collection, its category, the gift. */
export function productTrail({ name, category }: Product): readonly Crumb[] {
  const t = wordsOf(shopWords);
  return [
    { label: t.crumbs.home, to: paths.home },
    { label: t.crumbs.collection, to: paths.collection },
    ...(category ? [{ ...categoryLabel(t, category), to: paths.category(category) }] : []),
    { label: name, lang: 'en' },
  ];
}
