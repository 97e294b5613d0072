import { en } from './en/checkout.ts';
import { inLanguages, type ByLanguage } from './language.ts';

export type CheckoutMessages = typeof en;

/** The words of cart, checkout and orders, loaded with the screens that need them. */
export const checkoutMessages: ByLanguage<CheckoutMessages> = inLanguages({
  en,
  te: async () => (await import('./te/checkout.ts')).te,
  hi: async () => (await import('./hi/checkout.ts')).hi,
});
