import { en } from './en/checkout.ts';
import type { ByLanguage } from './language.ts';

export type CheckoutWords = typeof en;

/** The words of cart, checkout and orders, loaded with the screens that need them. */
export const checkoutWords: ByLanguage<CheckoutWords> = { en };
