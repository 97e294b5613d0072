import { languageOfPath } from '#config/languages.ts';
import { isLanguage, speak } from '#content/language.ts';
import { deviceStorage, tabStorage } from '#lib/storage.ts';

export const LANGUAGE_KEY = 'shop.language';

/** Makes the shop speak a language: its words, and the letters and lines that its script needs. Never throws. */
export async function begin(tag: string): Promise<void> {
  if (!isLanguage(tag)) return;
  const letters = tag === 'en' ? undefined : import('./letters.ts').then(({ lettersOf }) => lettersOf(tag));
  await speak(tag, letters?.catch(console.warn));
}

/** The language that a page begins in: of its URL, of a shared link (?lang=te), of this tab, of this device. */
export function languageAtStart({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  const linked = languageOfPath(pathname) ?? new URLSearchParams(search).get('lang');
  // A link speaks for its own tab only: nobody's choice is changed by following one.
  if (isLanguage(linked)) tabStorage.write(LANGUAGE_KEY, linked);
  return [tabStorage.read(LANGUAGE_KEY), deviceStorage.read(LANGUAGE_KEY)].find(isLanguage) ?? 'en';
}
