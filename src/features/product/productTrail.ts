import { paths } from '#config/paths.ts';
import { words } from '#content/words.ts';
import type { Product } from '#domain/product.ts';
import type { Crumb } from '#ui/Crumbs.tsx';

/** The way to a gift: home, the collection, its category, the gift. */
export function productTrail({ name, category }: Product): readonly Crumb[] {
  return [
    { label: words.crumbs.home, to: paths.home },
    { label: words.crumbs.collection, to: paths.collection },
    ...(category ? [{ label: category, to: paths.category(category) }] : []),
    { label: name },
  ];
}
