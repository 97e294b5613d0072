import { en } from './en/checkout.ts';
import { inLanguages, type ByLanguage } from './messages.ts';

export type CheckoutMessages = typeof en;

/** Messages of cart, checkout and orders, loaded with these screens. */
export const checkoutMessages: ByLanguage<CheckoutMessages> = inLanguages({
  en,
  te: async () => (await import('./te/checkout.ts')).te,
  hi: async () => (await import('./hi/checkout.ts')).hi,
});
