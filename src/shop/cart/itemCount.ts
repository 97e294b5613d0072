import { countItems } from '#domain/cart/cart.ts';
import { cartViewOf, totalsOf } from '#domain/cart/totals.ts';
import { paise } from '#domain/money/money.ts';
import type { ShopState } from '#shop/state.ts';

type Known = Pick<ShopState, 'cart' | 'products' | 'unlisted'>;

/** How many pieces the cart is said to hold: those that can be bought, and all while nobody knows the products. */
export function itemCount({ cart, products, unlisted }: Known): number {
  if (products.status !== 'ready') return countItems(cart);
  try {
    return totalsOf(cartViewOf(cart, [...unlisted, ...products.data]).lines, paise(0)).pieces;
  } catch {
    // A list that cannot be read costs the cart its page, and no page its header.
    return countItems(cart);
  }
}
