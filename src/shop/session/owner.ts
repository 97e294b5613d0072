import { accountOf } from '#domain/account/account.ts';
import { cartFrom, mergeCarts, recordOf } from '#domain/cart/cart.ts';
import type { Operation } from '#domain/cart/operations.ts';
import { deviceStorage } from '#lib/storage.ts';
import { operations } from './operationLog.ts';

/** Where the token lies: the name every generation of the shop has used. */
export const TOKEN_KEY = 'token';
/** The account whose session ended by itself. */
export const ENDED_KEY = 'kanuka.ended';

/** Owner of what is kept for a shopper without an account. Accounts are named by accountOf. */
export const VISITOR = '';

/** What the device keeps for each owner apart. A visitor's entry has the plain key; ownedKey tells the others. */
export const OWNED_KEYS = {
  wishlist: 'kanuka.wishlist',
  recent: 'kanuka.recent',
  addresses: 'kanuka.addresses',
  savedForLater: 'kanuka.cart.later',
  designs: 'kanuka.designs',
  /** Only a cart that waits for its account: the cart in use has this key without an owner. See parkCart. */
  cart: 'kanuka.cart',
} as const;

type OwnedKey = (typeof OWNED_KEYS)[keyof typeof OWNED_KEYS];

const SEPARATOR = '@';

/**
 * Whose things on the device are in use: those of the account that is logged in, or whose session ended by itself; a
 * visitor's otherwise. Read from the device: a tab's state may not have heard of a login or logout yet.
 */
export function ownerNow(): string {
  const token = deviceStorage.read(TOKEN_KEY)?.trim();
  return token ? accountOf(token) : (deviceStorage.read(ENDED_KEY) ?? VISITOR);
}

/** The key of an owner's entry in local storage. */
export const ownedKey = (key: OwnedKey, owner: string = ownerNow()): string =>
  owner === VISITOR ? key : `${key}${SEPARATOR}${owner}`;

/** The key without its owner. */
export const withoutOwner = (key: string): string => key.split(SEPARATOR, 1)[0] ?? key;

/** The owners who have an entry of this name on the device. */
export function ownersOf(key: OwnedKey): readonly string[] {
  const start = `${key}${SEPARATOR}`;
  const accounts = deviceStorage.keys().filter((name) => name.startsWith(start));
  return [...(deviceStorage.read(key) === null ? [] : [VISITOR]), ...accounts.map((name) => name.slice(start.length))];
}

/** Reads an owner's entry as JSON; null when absent or unreadable. */
export const readOwned = (key: OwnedKey, owner?: string): unknown => operations.read(ownedKey(key, owner));

/** Does an operation on an owner's entry, with this result; null removes it. False when the device refuses. */
export const changeOwned = (key: OwnedKey, operation: Operation, result: unknown, owner?: string): boolean =>
  operations.change(ownedKey(key, owner), operation, result);

/** Writes an owner's entry as a whole, whatever another tab does to it at that moment. */
export const writeOwned = (key: OwnedKey, value: unknown, owner?: string): void =>
  void operations.change(ownedKey(key, owner), null, value);

/** Deletes an owner's entry. */
export const removeOwned = (key: OwnedKey, owner?: string): void => operations.remove(ownedKey(key, owner));

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? (value as readonly unknown[]) : []);

/** The visitor's entries first, for these lists have the latest first; readers leave out what is there twice. */
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

/** Of two entries for one product or design the later one counts, and the parts of one line are joined: see indexFrom. */
function joinedDesigns(own: unknown, visitors: unknown): unknown {
  const [before, after] = [own, visitors].map((index) => (index ?? {}) as Readonly<Record<string, unknown>>);
  const names = ['pending', 'lines', 'ordered'];
  return Object.fromEntries(names.map((name) => [name, [...listOf(before?.[name]), ...listOf(after?.[name])]]));
}

/** What becomes of a visitor's entry at login where the account has one of its own. Doing it twice changes nothing more. */
const JOINED: readonly (readonly [OwnedKey, (own: unknown, visitors: unknown) => unknown])[] = [
  [OWNED_KEYS.wishlist, joinedLists],
  [OWNED_KEYS.recent, joinedLists],
  [OWNED_KEYS.addresses, joinedAddresses],
  [OWNED_KEYS.savedForLater, joinedCarts],
  [OWNED_KEYS.designs, joinedDesigns],
];

/**
 * What a visitor has kept becomes the account's, and what an earlier version of the shop kept without an owner. An entry
 * is with its new owner before it leaves the old one.
 */
export function adoptVisitors(account: string): void {
  for (const [key, joined] of JOINED) {
    const visitors = readOwned(key, VISITOR);
    if (visitors !== null) {
      const own = readOwned(key, account);
      writeOwned(key, own === null ? visitors : joined(own, visitors), account);
    }
    if (deviceStorage.read(key) !== null) removeOwned(key, VISITOR);
  }
}

/** Tokens that name no account are another owner each: nobody can come back to what was kept for an earlier one. */
export const isNameless = (owner: string): boolean => owner.startsWith('token-');
