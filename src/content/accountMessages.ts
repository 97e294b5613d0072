import { en } from './en/account.ts';
import { inLanguages, type ByLanguage } from './language.ts';

/** The words of login and of the pages of information, loaded with these. */
export const accountMessages: ByLanguage<typeof en> = inLanguages({
  en,
  te: async () => (await import('./te/account.ts')).te,
  hi: async () => (await import('./hi/account.ts')).hi,
});
