import type { Copy } from './copy.ts';
import { checkoutWords } from './en/checkout.ts';

/* The words of cart, checkout and orders: a file of their own, since no other page has a use for them. */

export const cartCopy: Copy<(typeof checkoutWords)['cart']> = { en: checkoutWords.cart };
export const checkoutCopy: Copy<(typeof checkoutWords)['checkout']> = { en: checkoutWords.checkout };
export const ordersCopy: Copy<(typeof checkoutWords)['orders']> = { en: checkoutWords.orders };
