import { getCart } from '#api/cart.ts';
import { CART_READ_BEFORE_ORDER_MS } from '#config/constants.ts';
import { accountOf } from '#domain/account/account.ts';
import {
  EMPTY_CART,
  entriesOf,
  lineId,
  mergeCarts,
  quantityIn,
  withoutLines,
  withQuantity,
  type Cart,
  type LineQuantity,
} from '#domain/cart/cart.ts';
import { removalSteps, type CartStep } from '#domain/cart/operations.ts';
import type { CartLine } from '#domain/cart/totals.ts';
import type { Store } from '#lib/store.ts';
import type { CartSync } from '#shop/cart/CartSync.ts';
import { cartStorage } from '#shop/cart/cartStorage.ts';
import type { DesignActions } from '#shop/designs/designActions.ts';
import { storage } from '#shop/session/storage.ts';
import type { ShopState } from '#shop/state.ts';
import type { TakeOrdered } from './orderAttempts.ts';
import type { OrderBlocker } from './orderOutcome.ts';

export type OrderedCart = ReturnType<typeof createOrderedCart>;

type Dependencies = {
  readonly store: Store<ShopState>;
  readonly sync: CartSync;
  readonly setCart: (cart: Cart, steps?: readonly CartStep[]) => void;
  /** Lines have left the cart with an order. */
  readonly recordOrdered: DesignActions['recordOrdered'];
};

const after = (ms: number): Promise<null> =>
  new Promise((resolve) => {
    setTimeout(() => resolve(null), ms);
  });

/**
 * What the server's cart has more of than this device's, because another device has added it. Lines that this device has
 * yet to send, or that a tab changes meanwhile, are its own. Nothing when the answer fails or takes longer than
 * CART_READ_BEFORE_ORDER_MS: no order waits for a cart.
 */
async function linesOfOtherDevices(token: string): Promise<Cart> {
  const [before, pending] = [cartStorage.readCart(), cartStorage.readPending()];
  const read = await Promise.race([getCart(token).catch(() => null), after(CART_READ_BEFORE_ORDER_MS)]);
  if (read === null || storage.readToken() !== token) return EMPTY_CART;
  const device = cartStorage.readCart();
  const own = new Set([...pending, ...cartStorage.readPending()].map(lineId));
  const isTheirs = (line: LineQuantity): boolean =>
    line.quantity > quantityIn(device, line) &&
    quantityIn(device, line) === quantityIn(before, line) &&
    !own.has(lineId(line));
  return [...entriesOf(read)]
    .filter(isTheirs)
    .reduce((cart, line) => withQuantity(cart, line, line.quantity), EMPTY_CART);
}

/** What an order does to the cart of the session that sends it; a cart that is another's by now is left alone. */
export function createOrderedCart({ store, sync, setCart, recordOrdered }: Dependencies) {
  /** A session that ended by itself left its cart here; one that logged out did not, and another account has its own. */
  const isOf = (account: string): boolean => {
    const current = storage.readToken();
    if (current !== null) return accountOf(current) === account;
    const { token, shopper, hasSessionEnded } = store.get();
    // Of a storage that was cleared under this page, the page's own memory is all that is left.
    if (token !== null && storage.isCleared()) return accountOf(token) === account;
    return hasSessionEnded && shopper === storage.readShopper();
  };
  const isCartOf = (token: string): boolean => isOf(accountOf(token));
  const cartHere = (): Cart => (storage.isCleared() ? store.get().cart : cartStorage.readCart());
  return {
    /** True while the device is still this account's: nothing of one account is said, or done, once another is here. */
    isOf,
    /** Why this session cannot order these lines from this page any more; null when it can. */
    blockerOf: (token: string, lines: readonly CartLine[]): OrderBlocker | null => {
      if (storage.readToken() === null && storage.isCleared()) return 'storageCleared';
      if (storage.readToken() !== token) return 'sessionChanged';
      return lines.every((line) => quantityIn(cartStorage.readCart(), line) === line.quantity) ? null : 'cartChanged';
    },
    /** Takes what was ordered out of the cart, and looks once more at what the server holds. */
    takeOrderedOf:
      (token: string): TakeOrdered =>
      (lines) => {
        if (!isCartOf(token)) return false;
        sync.ordered();
        const cart = withoutLines(cartHere(), lines);
        setCart(cart, storage.isCleared() ? undefined : removalSteps(lines));
        void recordOrdered(lines, cart);
        void sync.pushNow();
        return true;
      },
    linesOfOtherDevices,
    /**
     * The server empties its cart with an order or a payment, and its answer may be lost: runs before such a call and after
     * one that nobody answered, so that a cart that is read meanwhile takes nothing from this session's. What another device
     * has added joins the device's cart, as a change to send; the screen's total stays until the call is over.
     */
    holdCartOf:
      (token: string, others: Cart = EMPTY_CART) =>
      (): void => {
        if (!isCartOf(token)) return;
        if (others.size > 0) cartStorage.writeCart(mergeCarts(cartHere(), others));
        sync.ordered();
      },
    /** Shows what the device's cart has become while an order of this session was under way. */
    showCartOf: (token: string): void => {
      if (isCartOf(token)) store.set({ cart: cartHere() });
    },
    /** Tells the server's cart what has not been told yet. */
    pushNow: sync.pushNow,
  };
}
