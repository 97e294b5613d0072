import type { Language } from './languages.ts';

/** Each language in its own script. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', te: 'తెలుగు', hi: 'हिन्दी' };

/** What stands for a name where there is no room for it. */
export const SHORT_NAMES: Readonly<Record<Language, string>> = { en: 'EN', te: 'తె', hi: 'हि' };
