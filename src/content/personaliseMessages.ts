import { en } from './en/personalise.ts';
import { inLanguages, type ByLanguage } from './messages.ts';

/** Messages about the photo on a product, loaded with the screens that need them. */
export const personaliseMessages: ByLanguage<typeof en> = inLanguages({
  en,
  te: async () => (await import('./te/personalise.ts')).te,
  hi: async () => (await import('./hi/personalise.ts')).hi,
});
