import { en } from './en/howItWorks.ts';
import { inLanguages, type ByLanguage } from './messages.ts';

/** How a product with a photo is ordered. docs/behaviour.md, How it works. */
export const howItWorksMessages: ByLanguage<typeof en> = inLanguages({
  en,
  te: async () => (await import('./te/howItWorks.ts')).te,
  hi: async () => (await import('./hi/howItWorks.ts')).hi,
});
