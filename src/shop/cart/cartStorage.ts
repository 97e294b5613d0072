import { cartFrom, countItems, lineId, recordOf, type Cart, type LineKey } from '#domain/cart/cart.ts';
import { stepsBetween, type CartStep, type ListStep } from '#domain/storageOperations.ts';
import { deviceStorage, readJson, writeOrRemove } from '#lib/storage.ts';
import { operations } from '#lib/operationLog.ts';
import { changeOwned, OWNED_KEYS, readOwned, removeOwned, writeOwned } from '#shop/session/owner.ts';
import { FIRST_SHOPPER, storedSession } from '#shop/session/storedSession.ts';

/** Keys in local storage; what each owner saves for later has a key of its own (shop/session/owner.ts). */
export const CART_KEYS = {
  cart: 'kanuka.cart',
  pending: 'kanuka.cart.unsent',
  mergePending: 'kanuka.cart.merge',
  guestCart: 'kanuka.cart.visit',
} as const;

/** What the device stores about the cart. Unreadable values count as absent. */
export const cartStorage = {
  readCart: (): Cart => cartFrom(operations.read(CART_KEYS.cart)),
  /**
   * Writes what the cart becomes by these steps; by default those of a cart that it follows, such as the server's. False
   * when the device refuses to store anything.
   */
  writeCart: (cart: Cart, steps: readonly CartStep[] = stepsBetween(cartStorage.readCart(), cart)): boolean =>
    operations.change(CART_KEYS.cart, steps.length === 0 ? null : { cart: steps }, recordOf(cart)),
  /** The current shopper's lines whose change the server has not confirmed, oldest change first; the same in all tabs. */
  readPending: (): readonly LineKey[] => {
    const raw = operations.read(CART_KEYS.pending);
    if (!Array.isArray(raw)) return [];
    return raw.flatMap((entry: unknown) => {
      const [productId, size, shopper = FIRST_SHOPPER] = Array.isArray(entry) ? (entry as unknown[]) : [];
      const isOurs =
        typeof productId === 'string' && typeof size === 'string' && shopper === storedSession.readShopper();
      return isOurs ? [{ productId, size }] : [];
    });
  },
  /** Adds lines to the pending ones, or removes them; a line that is pending already keeps its place. */
  changePending: (how: 'put' | 'drop', changed: readonly LineKey[]): void => {
    if (changed.length === 0) return;
    const pending = new Map(cartStorage.readPending().map((line) => [lineId(line), line]));
    for (const line of changed) {
      if (how === 'drop') pending.delete(lineId(line));
      else if (!pending.has(lineId(line))) pending.set(lineId(line), line);
    }
    const shopper = storedSession.readShopper();
    const entryOf = ({ productId, size }: LineKey) => [productId, size, shopper];
    const list = changed.map((line): ListStep =>
      how === 'put' ? ['put', entryOf(line)] : ['drop', JSON.stringify(entryOf(line))],
    );
    const lines = [...pending.values()].map(entryOf);
    operations.change(CART_KEYS.pending, { list }, lines.length === 0 ? null : lines);
  },
  /** True from a login until the guest cart has been merged with the server's. */
  isMergePending: (): boolean => deviceStorage.read(CART_KEYS.mergePending) === '1',
  writeMergePending: (isPending: boolean): void => void writeOrRemove(CART_KEYS.mergePending, isPending ? '1' : null),
  /** The cart from before the merge, until the shopper has answered the merge prompt; null otherwise. */
  readGuestCart: (): Cart | null => {
    const raw = readJson(deviceStorage, CART_KEYS.guestCart);
    return raw === null ? null : cartFrom(raw);
  },
  writeGuestCart: (cart: Cart | null): void =>
    void writeOrRemove(CART_KEYS.guestCart, cart && JSON.stringify(recordOf(cart))),
  /** Pieces that the shopper has saved for later. */
  readSavedForLater: (): Cart => cartFrom(readOwned(OWNED_KEYS.savedForLater)),
  writeSavedForLater: (cart: Cart, steps: readonly CartStep[]): void =>
    void changeOwned(OWNED_KEYS.savedForLater, { cart: steps }, countItems(cart) === 0 ? null : recordOf(cart)),
  /** Stores a cart for this account's next login. No other account sees it. */
  parkCart: (account: string, cart: Cart): void => void writeOwned(OWNED_KEYS.cart, recordOf(cart), account),
  /** The cart that was parked for this account; null when there is none. */
  readParkedCart: (account: string): Cart | null => {
    const parked = readOwned(OWNED_KEYS.cart, account);
    return parked === null ? null : cartFrom(parked);
  },
  dropParkedCart: (account: string): void => removeOwned(OWNED_KEYS.cart, account),
  /** Removes pending lines and an open merge prompt, but not the cart itself: the shopper who made them leaves. */
  dropPending: (): void => {
    operations.remove(CART_KEYS.pending);
    for (const key of [CART_KEYS.mergePending, CART_KEYS.guestCart]) deviceStorage.remove(key);
  },
};
