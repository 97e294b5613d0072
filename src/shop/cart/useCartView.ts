import { useMemo } from 'react';

import { settings } from '#config/settings.ts';
import type { Cart } from '#domain/cart/cart.ts';
import { cartViewOf, itemCount, totalsOf, type CartView, type Totals } from '#domain/cart/cartView.ts';
import type { Product } from '#domain/product/product.ts';
import { itemsOf, type Remote } from '#domain/remote.ts';
import { useShop } from '#shop/ShopContext.tsx';

/** A cart with its products and totals (amounts in paise). */
export function useViewOf(cart: Cart): CartView & { readonly totals: Totals } {
  const products = useShop((state) => state.products);
  const unlisted = useShop((state) => state.unlisted);
  return useMemo(() => {
    // The later entry wins: a product in the list replaces the one that was read by itself.
    const view = cartViewOf(cart, [...unlisted, ...itemsOf(products)]);
    return { ...view, totals: totalsOf(view.lines, settings.deliveryFee) };
  }, [cart, products, unlisted]);
}

/** The shopper's cart with its products and totals, and whether the products are known yet. */
export function useCartView(): CartView & { readonly totals: Totals; readonly products: Remote<readonly Product[]> } {
  const products = useShop((state) => state.products);
  return { ...useViewOf(useShop((state) => state.cart)), products };
}

/** How many pieces the header shows (see itemCount). Memoised, because every page has the header. */
export function useItemCount(): number {
  const cart = useShop((state) => state.cart);
  const products = useShop((state) => state.products);
  const unlisted = useShop((state) => state.unlisted);
  return useMemo(() => itemCount({ cart, products, unlisted }), [cart, products, unlisted]);
}

/** Whether the account's cart has been pulled; null for a visitor, who has none. */
export function useAccountCart(): Remote<null> | null {
  return useShop((state) => (state.token === null ? null : state.cartPull));
}
