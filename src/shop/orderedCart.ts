import { accountOf } from '#domain/account.ts';
import { quantityIn, withoutLines, type Cart } from '#domain/cart.ts';
import type { CartLine } from '#domain/totals.ts';
import type { Store } from '#lib/store.ts';
import type { CartSync } from './cartSync.ts';
import type { DesignActions } from './designActions.ts';
import { kept } from './kept.ts';
import type { TakeOrdered } from './orderNotes.ts';
import type { ShopState } from './state.ts';

/** What an order does to the cart of the session that sends it; a cart that is another's by now is left alone. */
export type OrderedCart = {
  /** True while this session is the device's, and its cart holds these lines. */
  readonly holds: (token: string, lines: readonly CartLine[]) => boolean;
  /** Takes what was ordered out of the cart, and looks once more at what the server holds. */
  readonly takeOrderedOf: (token: string) => TakeOrdered;
  /**
   * The server empties its cart with an order or a payment, and its answer may be lost: runs before such a call and after
   * one that nobody answered, so that a cart that is read meanwhile takes nothing from this session's.
   */
  readonly holdCartOf: (token: string) => () => void;
  /** Tells the server's cart what has not been told yet. */
  readonly flush: () => Promise<void>;
};

type Dependencies = {
  readonly store: Store<ShopState>;
  readonly sync: CartSync;
  readonly setCart: (cart: Cart) => void;
  /** Lines have left the cart with an order. */
  readonly noteOrdered: DesignActions['noteOrdered'];
};

export function createOrderedCart({ store, sync, setCart, noteOrdered }: Dependencies): OrderedCart {
  /** A session that ended by itself left its cart here; one that logged out did not, and another account has its own. */
  const isCartOf = (token: string): boolean => {
    const current = kept.token();
    if (current !== null) return accountOf(current) === accountOf(token);
    return store.get().hasSessionEnded && store.get().shopper === kept.shopper();
  };
  return {
    holds: (token, lines) =>
      kept.token() === token && lines.every((line) => quantityIn(kept.cart(), line) === line.quantity),
    takeOrderedOf: (token) => (lines) => {
      if (!isCartOf(token)) return false;
      sync.ordered();
      const cart = withoutLines(kept.cart(), lines);
      setCart(cart);
      void noteOrdered(lines, cart);
      void sync.flush();
      return true;
    },
    holdCartOf: (token) => () => {
      if (isCartOf(token)) sync.ordered();
    },
    flush: sync.flush,
  };
}
