import { settings } from '#config/settings.ts';
import type { Cart } from '#domain/cart/cart.ts';
import { cartViewOf, totalsOf } from '#domain/cart/totals.ts';
import { paise, type Paise } from '#domain/money/money.ts';
import { checkoutStorage } from '#shop/orders/checkoutStorage.ts';
import type { ShopState } from '#shop/state.ts';

type KnownProducts = Pick<ShopState, 'products' | 'unlisted'>;

/**
 * What shoppers change themselves they are not asked about: the total that they saw last goes with it. Where nobody knows
 * the products yet, the next total is the first one again. docs/behaviour.md, Checkout.
 */
export function updateExpectedTotal({ products, unlisted }: KnownProducts, before: Cart, after: Cart): void {
  const seen = checkoutStorage.readExpectedTotal();
  if (seen === null) return;
  if (products.status !== 'ready') return checkoutStorage.clearExpectedTotal();
  const listed = [...unlisted, ...products.data];
  const totalOf = (cart: Cart): Paise => totalsOf(cartViewOf(cart, listed).lines, settings.deliveryFee).total;
  checkoutStorage.writeExpectedTotal(paise(Math.max(0, seen + totalOf(after) - totalOf(before))));
}
