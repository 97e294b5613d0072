import { readJson, tabStorage } from '#lib/storage.ts';
import { operations } from '#shop/session/operationLog.ts';

/** Where the notes of orders lie, on the device or, where that refuses them, in the tab. */
export const ATTEMPTS_KEY = 'kanuka.orders';

type StoredAttempt = Readonly<
  Partial<Record<'account' | 'state' | 'at' | 'isRepeat' | 'earlierAttempts', unknown>>
> | null;

/** So long after it was last sent, an order that My Orders did not have may still come. */
const LATE_MS = 24 * 60 * 60 * 1000;

function mayBeStored(attempt: StoredAttempt): boolean {
  const isRecent = typeof attempt?.at === 'number' && Date.now() - attempt.at < LATE_MS;
  if (attempt?.state === 'placed')
    return isRecent && (attempt.isRepeat === true || attempt.earlierAttempts !== undefined);
  return attempt?.state !== 'open' || isRecent;
}

/**
 * True while an order of this account may reach the server, or have reached it, without anybody having said so: also one
 * that My Orders did not have yet, though it was sent again since and placed. Every page asks this with the cart, but few
 * order: so the notes are read here without all that orderAttempts knows of them.
 */
export function hasUnansweredOrder(account: string): boolean {
  return [readJson(tabStorage, ATTEMPTS_KEY), operations.read(ATTEMPTS_KEY)].some(
    (attempts) =>
      Array.isArray(attempts) &&
      attempts.some((attempt: StoredAttempt) => attempt?.account === account && mayBeStored(attempt)),
  );
}
