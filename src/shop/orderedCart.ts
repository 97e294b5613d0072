import { accountOf } from '#domain/account.ts';
import { quantityIn, withoutLines, type Cart } from '#domain/cart.ts';
import type { CartLine } from '#domain/totals.ts';
import type { Store } from '#lib/store.ts';
import type { CartSync } from './cartSync.ts';
import type { DesignActions } from './designActions.ts';
import { kept } from './kept.ts';
import type { TakeOrdered } from './orderNotes.ts';
import type { OrderObstacle } from './orderOutcome.ts';
import type { ShopState } from './state.ts';

export type OrderedCart = ReturnType<typeof createOrderedCart>;

type Dependencies = {
  readonly store: Store<ShopState>;
  readonly sync: CartSync;
  readonly setCart: (cart: Cart) => void;
  /** Lines have left the cart with an order. */
  readonly noteOrdered: DesignActions['noteOrdered'];
};

/** What an order does to the cart of the session that sends it; a cart that is another's by now is left alone. */
export function createOrderedCart({ store, sync, setCart, noteOrdered }: Dependencies) {
  /** A session that ended by itself left its cart here; one that logged out did not, and another account has its own. */
  const isOf = (account: string): boolean => {
    const current = kept.token();
    if (current !== null) return accountOf(current) === account;
    const { token, shopper, hasSessionEnded } = store.get();
    // Of a storage that was cleared under this page, the page's own memory is all that is left.
    if (token !== null && kept.isCleared()) return accountOf(token) === account;
    return hasSessionEnded && shopper === kept.shopper();
  };
  const isCartOf = (token: string): boolean => isOf(accountOf(token));
  const cartHere = (): Cart => (kept.isCleared() ? store.get().cart : kept.cart());
  return {
    /** True while the device is still this account's: nothing of one account is said, or done, once another is here. */
    isOf,
    /** Why this session cannot order these lines from this page any more; null when it can. */
    obstacleTo: (token: string, lines: readonly CartLine[]): OrderObstacle | null => {
      if (kept.token() === null && kept.isCleared()) return 'storageCleared';
      if (kept.token() !== token) return 'sessionChanged';
      return lines.every((line) => quantityIn(kept.cart(), line) === line.quantity) ? null : 'cartChanged';
    },
    /** Takes what was ordered out of the cart, and looks once more at what the server holds. */
    takeOrderedOf:
      (token: string): TakeOrdered =>
      (lines) => {
        if (!isCartOf(token)) return false;
        sync.ordered();
        const cart = withoutLines(cartHere(), lines);
        setCart(cart);
        void noteOrdered(lines, cart);
        void sync.flush();
        return true;
      },
    /**
     * The server empties its cart with an order or a payment, and its answer may be lost: runs before such a call and after
     * one that nobody answered, so that a cart that is read meanwhile takes nothing from this session's.
     */
    holdCartOf: (token: string) => (): void => {
      if (isCartOf(token)) sync.ordered();
    },
    /** Tells the server's cart what has not been told yet. */
    flush: sync.flush,
  };
}
