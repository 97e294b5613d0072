import { settings } from '#config/settings.ts';
import type { Cart } from '#domain/cart.ts';
import { paise, type Paise } from '#domain/money.ts';
import { cartViewOf, totalsOf } from '#domain/totals.ts';
import { checkoutStorage } from './checkoutStorage.ts';
import type { ShopState } from './state.ts';

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
