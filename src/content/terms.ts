import { terms as en } from '#own/en/terms.ts';
import { inLanguages, type ByLanguage } from './messages.ts';
import type { PolicyText } from './ownTexts.ts';

/** The rules of buying: change delivery, changes and claims together with purchaseTerms.ts and faq.ts. */
export const terms: ByLanguage<PolicyText> = inLanguages({
  en,
  te: async () => (await import('#own/te/terms.ts')).terms,
  hi: async () => (await import('#own/hi/terms.ts')).terms,
});
