import { en } from './en/designing.ts';
import { inLanguages, type ByLanguage } from './messages.ts';

/** Messages of the screens that design a product, loaded with them. */
export const designingMessages: ByLanguage<typeof en> = inLanguages({
  en,
  te: async () => (await import('./te/designing.ts')).te,
  hi: async () => (await import('./hi/designing.ts')).hi,
});
