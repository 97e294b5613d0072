import { en } from './en/shop.ts';
import { inLanguages, type ByLanguage } from './language.ts';

export type ShopMessages = typeof en;

/** The words that every page has a use for: in the first bundle. */
export const shopMessages: ByLanguage<ShopMessages> = inLanguages({
  en,
  te: async () => (await import('./te/shop.ts')).te,
  hi: async () => (await import('./hi/shop.ts')).hi,
});
