import { accountOf } from '#domain/account.ts';
import { placedOrder, type PlacedOrder } from '#shop/placedOrder.ts';
import { useShop } from '#shop/ShopContext.tsx';

/** The order that this tab has just placed for whoever is logged in. */
export function usePlacedOrder(): PlacedOrder | null {
  const token = useShop((state) => state.token);
  const placed = token === null ? null : placedOrder.read();
  return placed !== null && placed.account === accountOf(token ?? '') ? placed : null;
}
