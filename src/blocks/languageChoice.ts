import { LANGUAGES, languageOfPath, type Language } from '#config/languages.ts';
import { isLanguage, speak } from '#content/language.ts';
import { deviceStorage, tabStorage } from '#lib/storage.ts';

const LANGUAGE_KEY = 'shop.language';
/** Words are not kept waiting for their letters longer than this, in milliseconds. */
const LETTERS_MS = 1500;

/** The letters of each script, loaded with the first word in it. */
const LETTERS: Readonly<Record<string, () => Promise<unknown>>> = {
  te: () => import('#styles/fonts-te.css'),
  hi: () => import('#styles/fonts-hi.css'),
};

/** Settles when a script's letters can be drawn, so that no line breaks anew when they come; soon, without them. */
async function lettersOf(tag: string): Promise<void> {
  const load = LETTERS[tag];
  if (!load) return;
  const name = isLanguage(tag) ? LANGUAGES[tag] : '';
  try {
    await Promise.all([load(), import('#styles/languages.css')]);
    const drawn = ['1rem "Anek Telugu"', '1rem Fraunces'].map((font) => document.fonts?.load(font, name));
    await Promise.race([Promise.all(drawn), new Promise((resolve) => void setTimeout(resolve, LETTERS_MS))]);
  } catch (error) {
    console.warn(error);
  }
}

/** Makes the shop speak a language: its words, and the letters and lines that its script needs. Never throws. */
export async function begin(tag: string): Promise<void> {
  if (!isLanguage(tag)) return;
  await speak(tag, lettersOf(tag));
}

/** The language that a page begins in: of its address, of a shared link (?lang=te), of this tab, of this device. */
export function languageAtStart({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  const linked = languageOfPath(pathname) ?? new URLSearchParams(search).get('lang');
  // A link speaks for its own tab only: nobody's choice is changed by following one.
  if (isLanguage(linked)) tabStorage.write(LANGUAGE_KEY, linked);
  return [tabStorage.read(LANGUAGE_KEY), deviceStorage.read(LANGUAGE_KEY)].find(isLanguage) ?? 'en';
}

/** The shopper's own choice, remembered on this device. Never throws. */
export async function choose(tag: string): Promise<void> {
  deviceStorage.write(LANGUAGE_KEY, tag);
  tabStorage.remove(LANGUAGE_KEY);
  await begin(tag);
}

/** What this browser would rather read, if the shop speaks it and nobody has chosen here; else null. Asked once. */
export function wouldRather(): Exclude<Language, 'en'> | null {
  if ([tabStorage, deviceStorage].some((storage) => storage.read(LANGUAGE_KEY) !== null)) return null;
  const spoken = navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage);
  return spoken === undefined || spoken === 'en' ? null : spoken;
}
