import { en } from './en/publicPages.ts';
import { inLanguages, type ByLanguage } from './messages.ts';

/** Messages of the information pages, loaded with them. */
export const publicPageMessages: ByLanguage<typeof en> = inLanguages({
  en,
  te: async () => (await import('./te/publicPages.ts')).te,
  hi: async () => (await import('./hi/publicPages.ts')).hi,
});
