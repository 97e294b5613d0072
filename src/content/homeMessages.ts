import { en } from './en/home.ts';
import { inLanguages, type ByLanguage } from './messages.ts';

/** Messages of home below its first screen, loaded with it. */
export const homeMessages: ByLanguage<typeof en> = inLanguages({
  en,
  te: async () => (await import('./te/home.ts')).te,
  hi: async () => (await import('./hi/home.ts')).hi,
});
