import { fold } from '#domain/product/product.ts';
import type { ShopMessages } from './shopMessages.ts';

/** What is shown for a name that came from outside; the language says that it stayed as it came. */
export type Label = { readonly label: string; readonly lang: 'en' | undefined };

/** A category in the language in use where the dictionary knows it. Filter and URL keep the name that came. */
export function categoryLabel({ categories }: Pick<ShopMessages, 'categories'>, name: string): Label {
  const key = fold(name);
  const known = Object.hasOwn(categories, key) ? categories[key] : undefined;
  return { label: known ?? name, lang: known === undefined ? 'en' : undefined };
}
