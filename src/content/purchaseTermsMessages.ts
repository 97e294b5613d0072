import { en } from './en/purchaseTerms.ts';
import { inLanguages, type ByLanguage } from './messages.ts';

/** What a shopper should know before ordering. docs/behaviour.md, Product page. */
export const purchaseTermsMessages: ByLanguage<typeof en> = inLanguages({
  en,
  te: async () => (await import('./te/purchaseTerms.ts')).te,
  hi: async () => (await import('./hi/purchaseTerms.ts')).hi,
});
