import { fold } from '#domain/product/product.ts';
import type { CommonMessages } from './commonMessages.ts';

/** The label of a name from the backend; `lang` is set when the name has no translation. */
export type Label = { readonly label: string; readonly lang: 'en' | undefined };

/** A name in the current language where `translations`, keyed by folded names, has it. */
export function translatedName(translations: Readonly<Record<string, string>>, name: string): Label {
  const key = fold(name);
  const known = Object.hasOwn(translations, key) ? translations[key] : undefined;
  return { label: known ?? name, lang: known === undefined ? 'en' : undefined };
}

/** A category in the current language where the dictionary has it. Filter and URL use the backend's name. */
export function categoryLabel({ categories }: Pick<CommonMessages, 'categories'>, name: string): Label {
  return translatedName(categories, name);
}
