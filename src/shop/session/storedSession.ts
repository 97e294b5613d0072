import { deviceStorage, writeOrRemove } from '#lib/storage.ts';
import { EXPIRED_ACCOUNT_KEY, TOKEN_KEY } from './owner.ts';

/** Keys in local storage. */
export const KEYS = {
  token: TOKEN_KEY,
  shopper: 'kanuka.shopper',
  ended: EXPIRED_ACCOUNT_KEY,
} as const;

/** The number of a device's first shopper. */
export const FIRST_SHOPPER = '0';

/** What the device stores about the session and its shopper. Unreadable values count as absent. */
export const storedSession = {
  readToken: (): string | null => deviceStorage.read(KEYS.token)?.trim() || null,
  writeToken: (token: string | null): void => void writeOrRemove(KEYS.token, token),
  /**
   * The number of the device's current shopper: it rises with each logout, and when another account follows a session that
   * expired. A page that missed both events can still tell from it that its state belongs to an earlier shopper.
   */
  readShopper: (): string => deviceStorage.read(KEYS.shopper) ?? FIRST_SHOPPER,
  writeShopper: (shopper: string): void => void deviceStorage.write(KEYS.shopper, shopper),
  /**
   * True when storage has no trace of any session: the browser's storage was cleared while a page has a session in memory.
   * A logout would have left the shopper's number, an expired session its account.
   */
  isCleared: (): boolean => Object.values(KEYS).every((key) => (deviceStorage.read(key) ?? '').trim() === ''),
  /** True when somebody has logged in on this device: a logout leaves the shopper's number, an expired session its account. */
  hasHadSession: (): boolean =>
    storedSession.readShopper() !== FIRST_SHOPPER ||
    [KEYS.token, KEYS.ended].some((key) => deviceStorage.read(key) !== null),
  /** Records the account whose session expired: its cart stays in use (see ownerNow). Null removes it. */
  writeEndedAccount: (account: string | null): void => void writeOrRemove(KEYS.ended, account),
};

/**
 * False on the page of an earlier shopper: a logout in another tab has not reached it yet, and what is done there must not
 * enter the next shopper's data. A page that has not started shows no shopper's.
 */
export const isUpToDate = ({ shopper }: { readonly shopper: string }): boolean =>
  shopper === '' || shopper === storedSession.readShopper();
