import { en } from './en/privatePages.ts';
import { inLanguages, type ByLanguage } from './messages.ts';

/** Messages of login, profile, payment return and order mail, loaded with these screens. */
export const privatePageMessages: ByLanguage<typeof en> = inLanguages({
  en,
  te: async () => (await import('./te/privatePages.ts')).te,
  hi: async () => (await import('./hi/privatePages.ts')).hi,
});
