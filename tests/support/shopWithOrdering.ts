import { createShop } from '#shop/createShop.ts';
import { orderingActions } from '#shop/orders/useOrdering.ts';

/** A shop whose actions are those of every screen, ordering among them. */
export function shopWithOrdering() {
  const shop = createShop();
  return { ...shop, actions: { ...shop.actions, ...orderingActions(shop) } };
}

export type ShopWithOrdering = ReturnType<typeof shopWithOrdering>;
