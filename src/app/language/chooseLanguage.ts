import { languageOfPath, type Language } from '#config/languages.ts';
import { isLanguage, setLanguage } from '#content/messages.ts';
import { deviceStorage, tabStorage } from '#lib/storage.ts';

const LANGUAGE_KEY = 'shop.language';

/** The language in which a page starts: of its URL, of a shared link (?lang=te), of this tab, of this device. */
export function startLanguage({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  const linked = languageOfPath(pathname) ?? new URLSearchParams(search).get('lang');
  // A shared link decides for its own tab only: following one does not change the stored choice.
  if (isLanguage(linked)) tabStorage.write(LANGUAGE_KEY, linked);
  return [tabStorage.read(LANGUAGE_KEY), deviceStorage.read(LANGUAGE_KEY)].find(isLanguage) ?? 'en';
}

/** Switches the language: loads its texts, fonts and line heights. Never throws. */
export async function switchLanguage(tag: string): Promise<void> {
  if (!isLanguage(tag)) return;
  const fonts =
    tag === 'en' ? undefined : import('./languageFonts.ts').then(({ loadLanguageFonts }) => loadLanguageFonts(tag));
  await setLanguage(tag, fonts?.catch(console.warn));
}

/** Stores the shopper's choice on this device. Never throws. */
export async function chooseLanguage(tag: string): Promise<void> {
  deviceStorage.write(LANGUAGE_KEY, tag);
  tabStorage.remove(LANGUAGE_KEY);
  await switchLanguage(tag);
}

/**
 * The language that this browser prefers, if the shop has it and the shopper has not chosen; otherwise null. Asked
 * once.
 */
export function languageToOffer(): Exclude<Language, 'en'> | null {
  if ([tabStorage, deviceStorage].some((storage) => storage.read(LANGUAGE_KEY) !== null)) return null;
  const spoken = navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage);
  return spoken === undefined || spoken === 'en' ? null : spoken;
}
