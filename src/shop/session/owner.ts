import { accountIdOf } from '#domain/account/accountId.ts';
import { cartFrom, mergeCarts, recordOf } from '#domain/cart/cart.ts';
import type { Operation } from '#domain/storageOperations.ts';
import { deviceStorage, writeOrRemove } from '#lib/storage.ts';
import { operations } from '#lib/operationLog.ts';

/** The key of the token in local storage, the same in every version of the shop. */
export const TOKEN_KEY = 'token';
/** The key for the account whose session expired. */
export const EXPIRED_ACCOUNT_KEY = 'kanuka.ended';

/** The owner of what is stored for a shopper without an account. Accounts are named by accountIdOf. */
export const VISITOR = '';

/** Keys of what the device stores for each owner separately. A visitor's entry has the plain key; see ownedKey. */
export const OWNED_KEYS = {
  wishlist: 'kanuka.wishlist',
  recent: 'kanuka.recent',
  addresses: 'kanuka.addresses',
  savedForLater: 'kanuka.cart.later',
  designs: 'kanuka.designs',
  /** Photos that the shopper removed from the tray of the photo dialog, by content hash. */
  hiddenPhotos: 'kanuka.photos.hidden',
  /** The photo that is shown on every product. */
  photo: 'kanuka.photo',
  /** A cart that was parked until its account's next login. The cart in use has this key without an owner. */
  cart: 'kanuka.cart',
} as const;

type OwnedKey = (typeof OWNED_KEYS)[keyof typeof OWNED_KEYS];

const SEPARATOR = '@';

/**
 * The current owner of what the device stores: the account that is logged in or whose session expired, else the visitor.
 * Read from storage, because this tab's state may be stale.
 */
export function ownerNow(): string {
  const token = deviceStorage.read(TOKEN_KEY)?.trim();
  return token ? accountIdOf(token) : (deviceStorage.read(EXPIRED_ACCOUNT_KEY) ?? VISITOR);
}

/** The key of an owner's entry in local storage. */
export const ownedKey = (key: OwnedKey, owner: string = ownerNow()): string =>
  owner === VISITOR ? key : `${key}${SEPARATOR}${owner}`;

/** The key without its owner. */
export const withoutOwner = (key: string): string => key.split(SEPARATOR, 1)[0] ?? key;

/** The owners that have an entry under this key. */
export function ownersOf(key: OwnedKey): readonly string[] {
  const start = `${key}${SEPARATOR}`;
  const accounts = deviceStorage.keys().filter((name) => name.startsWith(start));
  return [...(deviceStorage.read(key) === null ? [] : [VISITOR]), ...accounts.map((name) => name.slice(start.length))];
}

/** Reads an owner's entry as JSON; null when absent or unreadable. */
export const readOwned = (key: OwnedKey, owner?: string): unknown => operations.read(ownedKey(key, owner));

/** Applies an operation with this result to an owner's entry; null removes it. False when the device refuses to store it. */
export const changeOwned = (key: OwnedKey, operation: Operation, result: unknown, owner?: string): boolean =>
  operations.change(ownedKey(key, owner), operation, result);

/** Writes an owner's entry as a whole: what another tab changes at the same moment is overwritten. Returns as changeOwned. */
export const writeOwned = (key: OwnedKey, value: unknown, owner?: string): boolean =>
  operations.change(ownedKey(key, owner), null, value);

/** Deletes an owner's entry. */
export const removeOwned = (key: OwnedKey, owner?: string): void => operations.remove(ownedKey(key, owner));

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? (value as readonly unknown[]) : []);

/** The visitor's entries first, because these lists have the latest first; readers drop duplicates. */
const joinedLists = (own: unknown, visitors: unknown): unknown => [...listOf(visitors), ...listOf(own)];

/** The account's default address stays the default. */
function joinedAddresses(own: unknown, visitors: unknown): unknown {
  const textOf = (entry: unknown): string => JSON.stringify((entry as { address?: unknown } | null)?.address);
  const [first, ...others] = listOf(own);
  const known = new Set(listOf(own).map(textOf));
  return [first, ...listOf(visitors).filter((entry) => !known.has(textOf(entry))), ...others];
}

const joinedCarts = (own: unknown, visitors: unknown): unknown =>
  recordOf(mergeCarts(cartFrom(own), cartFrom(visitors)));

/** Where both have an entry for a product or design, readers use the later one and join the parts of a line: see indexFrom. */
function joinedDesigns(own: unknown, visitors: unknown): unknown {
  const [before, after] = [own, visitors].map((index) => (index ?? {}) as Readonly<Record<string, unknown>>);
  const names = ['pending', 'lines', 'ordered'];
  return Object.fromEntries(names.map((name) => [name, [...listOf(before?.[name]), ...listOf(after?.[name])]]));
}

/** How a visitor's entry is merged with the account's at login. Merging twice has the same result as merging once. */
const JOINED: readonly (readonly [OwnedKey, (own: unknown, visitors: unknown) => unknown])[] = [
  [OWNED_KEYS.wishlist, joinedLists],
  [OWNED_KEYS.recent, joinedLists],
  [OWNED_KEYS.addresses, joinedAddresses],
  [OWNED_KEYS.savedForLater, joinedCarts],
  [OWNED_KEYS.designs, joinedDesigns],
  [OWNED_KEYS.hiddenPhotos, joinedLists],
  // The visitor has chosen theirs last.
  [OWNED_KEYS.photo, (_, visitors) => visitors],
];

/**
 * Gives the account what a visitor has stored, and what an earlier version of the shop stored without an owner. Each entry
 * is written for the account before the visitor's is removed, so neither an interruption nor a full device loses anything.
 */
export function adoptVisitors(account: string): void {
  for (const [key, joined] of JOINED) {
    const stored = deviceStorage.read(key);
    const visitors = readOwned(key, VISITOR);
    if (visitors !== null) {
      const own = readOwned(key, account);
      const all = own === null ? visitors : joined(own, visitors);
      if (!writeOwned(key, all, account)) {
        // A full device may have room for one of the two only. Without even that the visitor's stays for the next start, until the
        // account leaves: see dropVisitors.
        deviceStorage.remove(key);
        if (!writeOwned(key, all, account) && writeOrRemove(key, stored)) continue;
      }
    }
    if (stored !== null) removeOwned(key, VISITOR);
  }
}

/** Deletes what a full device has kept for the visitor at an account's login: it must not go to the next shopper. */
export function dropVisitors(): void {
  for (const [key] of JOINED) if (deviceStorage.read(key) !== null) removeOwned(key, VISITOR);
}

/** True for the owner of a token without a user id: the next login has another owner, so nothing stored for this one is found again. */
export const isNameless = (owner: string): boolean => owner.startsWith('token-');
