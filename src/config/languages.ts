/** Languages that have pages of their own beside the English ones. */
export const OTHER_LANGUAGES = ['te', 'hi'] as const;

/** The languages of the shop by their tags. The first is the default. */
export const LANGUAGES = ['en', ...OTHER_LANGUAGES] as const;

export type Language = (typeof LANGUAGES)[number];

const PREFIX = new RegExp(`^/(${OTHER_LANGUAGES.join('|')})(?=/|$)`);

/** The language in a URL, as in /te/about; null for all others. */
export function languageOfPath(pathname: string): Language | null {
  return (PREFIX.exec(pathname)?.[1] as Language | undefined) ?? null;
}

/** The same URL in English. */
export function withoutLanguage(pathname: string): string {
  return pathname.replace(PREFIX, '') || '/';
}

/** The same URL in a language, if it has a page there (config/routes.ts). */
export function withLanguage(pathname: string, language: Language): string {
  return language === 'en' ? pathname : `/${language}${pathname === '/' ? '' : pathname}`;
}

/** The tag of a language in the page and for search engines: its English is India's. */
export function languageTag(language: string): string {
  return language === 'en' ? 'en-IN' : language;
}

/** Each language in its own script. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', te: 'తెలుగు', hi: 'हिन्दी' };

/** The abbreviation if there is no space for the name. */
export const SHORT_NAMES: Readonly<Record<Language, string>> = { en: 'EN', te: 'తె', hi: 'हि' };
