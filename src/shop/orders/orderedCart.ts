import { getCart } from '#api/cart.ts';
import { CART_READ_BEFORE_ORDER_MS } from '#config/constants.ts';
import { accountIdOf } from '#domain/account/accountId.ts';
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
import { removalSteps } from '#domain/storageOperations.ts';
import type { CartLine } from '#domain/cart/cartView.ts';
import type { Store } from '#lib/store.ts';
import type { CartSync } from '#shop/cart/CartSync.ts';
import { cartStorage } from '#shop/cart/cartStorage.ts';
import type { DesignActions } from '#shop/designs/designActions.ts';
import { storedSession } from '#shop/session/storedSession.ts';
import type { ShopState } from '#shop/state.ts';

/** Takes the lines of a stored order out of the cart, here and on the server; false when the cart is another shopper's by now. */
export type TakeOrdered = (lines: readonly LineQuantity[]) => boolean;

/** Why this page must not order what it shows. */
export type OrderBlocker =
  /** The device's cart differs from the screen's: changed in another tab or, for this account, on another device. */
  | 'cartChanged'
  /** Another tab has logged out, or in. */
  | 'sessionChanged'
  /** The browser has cleared the shop's storage, the login included. */
  | 'storageCleared';

export type OrderedCart = ReturnType<typeof createOrderedCart>;

type Dependencies = {
  readonly store: Store<ShopState>;
  readonly sync: CartSync;
  /** Lines have left the cart with an order. */
  readonly recordOrdered: DesignActions['recordOrdered'];
};

const after = (ms: number): Promise<null> =>
  new Promise((resolve) => {
    setTimeout(() => resolve(null), ms);
  });

/**
 * The lines that another device has added: what the server's cart has more of than this device's, without lines that this
 * device has yet to send or that a tab changes meanwhile. Empty when the read fails or takes longer than
 * CART_READ_BEFORE_ORDER_MS, because no order waits for a cart.
 */
async function linesOfOtherDevices(token: string): Promise<Cart> {
  const [before, pending] = [cartStorage.readCart(), cartStorage.readPending()];
  const read = await Promise.race([getCart(token).catch(() => null), after(CART_READ_BEFORE_ORDER_MS)]);
  if (read === null || storedSession.readToken() !== token) return EMPTY_CART;
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

/** What an order does to the cart of the session that sends it. Another shopper's cart is never changed. */
export function createOrderedCart({ store, sync, recordOrdered }: Dependencies) {
  /** A session that expired leaves its cart here; a logout does not, and another account has its own. */
  const isCurrentAccount = (account: string): boolean => {
    const current = storedSession.readToken();
    if (current !== null) return accountIdOf(current) === account;
    const { token, shopper, hasSessionEnded } = store.get();
    // After the storage was cleared under this page, only the page's memory knows the session.
    if (token !== null && storedSession.isCleared()) return accountIdOf(token) === account;
    return hasSessionEnded && shopper === storedSession.readShopper();
  };
  const isCartOf = (token: string): boolean => isCurrentAccount(accountIdOf(token));
  const cartHere = (): Cart => (storedSession.isCleared() ? store.get().cart : cartStorage.readCart());
  const holdCartOf =
    (token: string, others: Cart = EMPTY_CART) =>
    (): void => {
      if (!isCartOf(token)) return;
      if (others.size > 0) cartStorage.writeCart(mergeCarts(cartHere(), others));
      sync.markAllPending();
    };
  return {
    /** True while the device still belongs to this account: nothing of one account may be shown to another. */
    isCurrentAccount,
    /** Why this session cannot order these lines from this page; null when it can. */
    blockerOf: (token: string, lines: readonly CartLine[]): OrderBlocker | null => {
      if (storedSession.readToken() === null && storedSession.isCleared()) return 'storageCleared';
      if (storedSession.readToken() !== token) return 'sessionChanged';
      return lines.every((line) => quantityIn(cartStorage.readCart(), line) === line.quantity) ? null : 'cartChanged';
    },
    /** Takes what was ordered out of the cart, and compares the cart with the server's again. */
    takeOrderedOf:
      (token: string): TakeOrdered =>
      (lines) => {
        if (!isCartOf(token)) return false;
        sync.markAllPending();
        const cart = withoutLines(cartHere(), lines);
        sync.setCart(cart, storedSession.isCleared() ? undefined : removalSteps(lines));
        void recordOrdered(lines, cart);
        void sync.pushNow();
        return true;
      },
    linesOfOtherDevices,
    /**
     * The server empties its cart with an order or a payment, and its answer may be lost. Runs before such a call, and after
     * one without an answer, so that a cart read meanwhile removes nothing from this session's. The lines that another
     * device has added join the device's cart as a pending change; the screen's total stays until the call is over.
     */
    holdCartOf,
    /** holdCartOf for a payment's check: reads first what another device has added. */
    holdCart: async (token: string): Promise<void> => holdCartOf(token, await linesOfOtherDevices(token))(),
    /** Shows the device's cart as it is after an order of this session. */
    showCartOf: (token: string): void => {
      if (isCartOf(token)) store.set({ cart: cartHere() });
    },
    /** Pushes the pending lines to the server's cart. */
    pushNow: sync.pushNow,
  };
}
