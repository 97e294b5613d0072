import { about as en } from '#own/en/about.ts';
import { inLanguages, type ByLanguage } from './messages.ts';
import type { AboutText } from './ownTexts.ts';

/** The shop in its own words. docs/behaviour.md, About. */
export const about: ByLanguage<AboutText> = inLanguages({
  en,
  te: async () => (await import('#own/te/about.ts')).about,
  hi: async () => (await import('#own/hi/about.ts')).about,
});
