import type { Language } from './languages.ts';

/** Each language in its own script. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', te: 'తెలుగు', hi: 'हिन्दी' };

/** The abbreviation if there is no space for the name. */
export const SHORT_NAMES: Readonly<Record<Language, string>> = { en: 'EN', te: 'తె', hi: 'हि' };
