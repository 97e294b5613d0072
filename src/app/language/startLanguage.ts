import { languageOfPath } from '#config/languages.ts';
import { isLanguage } from '#content/language.ts';
import { deviceStorage, tabStorage } from '#lib/storage.ts';

export const LANGUAGE_KEY = 'shop.language';

/** The language in which a page starts: of its URL, of a shared link (?lang=te), of this tab, of this device. */
export function startLanguage({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  const linked = languageOfPath(pathname) ?? new URLSearchParams(search).get('lang');
  // A shared link decides for its own tab only: following one does not change the stored choice.
  if (isLanguage(linked)) tabStorage.write(LANGUAGE_KEY, linked);
  return [tabStorage.read(LANGUAGE_KEY), deviceStorage.read(LANGUAGE_KEY)].find(isLanguage) ?? 'en';
}
