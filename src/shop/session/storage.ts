import { cartFrom, countItems, lineId, recordOf, type Cart, type LineKey } from '#domain/cart/cart.ts';
import { stepsBetween, type CartStep, type ListStep } from '#domain/cart/operations.ts';
import { deviceStorage, writeOrRemove, readJson } from '#lib/storage.ts';
import { operations } from './operationLog.ts';
import { changeOwned, ENDED_KEY, OWNED_KEYS, readOwned, removeOwned, TOKEN_KEY, writeOwned } from './owner.ts';

/** Where things lie on the device, beside what each owner has (shop/session/owner.ts). */
export const KEYS = {
  token: TOKEN_KEY,
  cart: 'kanuka.cart',
  pending: 'kanuka.cart.unsent',
  mergePending: 'kanuka.cart.merge',
  guestCart: 'kanuka.cart.visit',
  shopper: 'kanuka.shopper',
  ended: ENDED_KEY,
} as const;

/** The number of a device's first shopper. */
const FIRST = '0';

/** What the shop keeps on this device between visits. Unreadable values count as absent. */
export const storage = {
  readToken: (): string | null => deviceStorage.read(KEYS.token)?.trim() || null,
  writeToken: (token: string | null): void => void writeOrRemove(KEYS.token, token),
  readCart: (): Cart => cartFrom(operations.read(KEYS.cart)),
  /**
   * Writes what the cart becomes by these steps; without any, it follows another cart (the server's). False when the device
   * refuses to keep anything.
   */
  writeCart: (cart: Cart, steps: readonly CartStep[] = stepsBetween(storage.readCart(), cart)): boolean =>
    operations.change(KEYS.cart, steps.length === 0 ? null : { cart: steps }, recordOf(cart)),
  /** The shopper's lines whose change the server has not confirmed, oldest change first. */
  readPending: (): readonly LineKey[] => {
    const raw = operations.read(KEYS.pending);
    if (!Array.isArray(raw)) return [];
    return raw.flatMap((entry: unknown) => {
      const [productId, size, shopper = FIRST] = Array.isArray(entry) ? (entry as unknown[]) : [];
      const isOurs = typeof productId === 'string' && typeof size === 'string' && shopper === storage.readShopper();
      return isOurs ? [{ productId, size }] : [];
    });
  },
  /** These lines wait as well, or wait no more; what waits already keeps its place. */
  changePending: (how: 'put' | 'drop', changed: readonly LineKey[]): void => {
    if (changed.length === 0) return;
    const before = new Map(storage.readPending().map((line) => [lineId(line), line]));
    for (const line of changed) {
      if (how === 'drop') before.delete(lineId(line));
      else if (!before.has(lineId(line))) before.set(lineId(line), line);
    }
    const shopper = storage.readShopper();
    const entryOf = ({ productId, size }: LineKey) => [productId, size, shopper];
    const list = changed.map((line): ListStep =>
      how === 'put' ? ['put', entryOf(line)] : ['drop', JSON.stringify(entryOf(line))],
    );
    const lines = [...before.values()].map(entryOf);
    operations.change(KEYS.pending, { list }, lines.length === 0 ? null : lines);
  },
  /**
   * Which of the device's shoppers this is, counted: the next one comes with a logout, or when another account follows a
   * session that ended by itself. A page can miss both, but not that what it knows is an earlier shopper's.
   */
  readShopper: (): string => deviceStorage.read(KEYS.shopper) ?? FIRST,
  /** What the server was not told yet goes with the shopper who leaves, and so does what they were asked. */
  nextShopper: (): void => {
    operations.remove(KEYS.pending);
    for (const key of [KEYS.mergePending, KEYS.guestCart, KEYS.ended]) deviceStorage.remove(key);
    deviceStorage.write(KEYS.shopper, String(Number(storage.readShopper()) + 1));
  },
  /**
   * True when nothing here tells of any session: the browser's storage was cleared under a page that still has one in
   * memory. A logout counts the shopper, and a session that ended by itself leaves its account.
   */
  isCleared: (): boolean =>
    [KEYS.token, KEYS.shopper, KEYS.ended].every((key) => (deviceStorage.read(key) ?? '').trim() === ''),
  /** Brings back what was cleared under a page, but for its login. */
  restore: ({ shopper, cart }: { readonly shopper: string; readonly cart: Cart }): void => {
    deviceStorage.write(KEYS.shopper, shopper);
    storage.writeCart(cart);
  },
  /** The account whose session ended by itself, which left its cart here; null when there is none. */
  readEndedAccount: (): string | null => deviceStorage.read(KEYS.ended),
  writeEndedAccount: (account: string): void => void deviceStorage.write(KEYS.ended, account),
  /** True while a visitor's cart still has to be merged into the server's. */
  isMergePending: (): boolean => deviceStorage.read(KEYS.mergePending) === '1',
  writeMergePending: (isOwed: boolean): void => void writeOrRemove(KEYS.mergePending, isOwed ? '1' : null),
  /** What this visit held when the account's saved cart joined it, until the shopper has said which of both stays. */
  readGuestCart: (): Cart | null => {
    const raw = readJson(deviceStorage, KEYS.guestCart);
    return raw === null ? null : cartFrom(raw);
  },
  writeGuestCart: (cart: Cart | null): void =>
    void writeOrRemove(KEYS.guestCart, cart && JSON.stringify(recordOf(cart))),
  /** Pieces that were put aside from the cart, with their sizes. */
  readSavedForLater: (): Cart => cartFrom(readOwned(OWNED_KEYS.savedForLater)),
  writeSavedForLater: (cart: Cart, steps: readonly CartStep[]): void =>
    void changeOwned(OWNED_KEYS.savedForLater, { cart: steps }, countItems(cart) === 0 ? null : recordOf(cart)),
  /** A cart that waits on the device for this account's next login, and is nobody else's. */
  parkCart: (account: string, cart: Cart): void => writeOwned(OWNED_KEYS.cart, recordOf(cart), account),
  /** The cart that waited for this account, which is back; null when there is none. */
  readParkedCart: (account: string): Cart | null => {
    const parked = readOwned(OWNED_KEYS.cart, account);
    return parked === null ? null : cartFrom(parked);
  },
  dropParkedCart: (account: string): void => removeOwned(OWNED_KEYS.cart, account),
};
