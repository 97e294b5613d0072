import { faq as en } from '#own/en/faq.ts';
import { inLanguages, type ByLanguage } from './messages.ts';
import type { FaqText } from './ownTexts.ts';

/** Ten fixed entries. docs/behaviour.md, Frequently asked questions. */
export const faq: ByLanguage<FaqText> = inLanguages({
  en,
  te: async () => (await import('#own/te/faq.ts')).faq,
  hi: async () => (await import('#own/hi/faq.ts')).faq,
});
