/** Reading the stored attempts. Every page loads this file with the cart; only the screens that order load orderAttempts.ts. */
import { lineId } from '#domain/cart/cart.ts';
import { isUnanswered, orderAttemptFrom, type OrderAttempt } from '#domain/order/orderAttempt.ts';
import { readJson, tabStorage } from '#lib/storage.ts';
import { operations } from '#lib/operationLog.ts';

/** The storage key of the attempts, on the device or, when the device refuses, in the tab. */
export const ATTEMPTS_KEY = 'kanuka.orders';

const attemptsIn = (raw: unknown): readonly OrderAttempt[] =>
  Array.isArray(raw) ? raw.flatMap((entry: unknown) => orderAttemptFrom(entry) ?? []) : [];

/** All attempts. The tab has some only after the device refused them: where both have one, the tab's is the later one. */
export function readAttempts(): readonly OrderAttempt[] {
  const own = attemptsIn(readJson(tabStorage, ATTEMPTS_KEY));
  const shared = attemptsIn(operations.read(ATTEMPTS_KEY));
  return [...own, ...shared.filter((attempt) => own.every((each) => each.idempotencyKey !== attempt.idempotencyKey))];
}

/** What runs after this page has recorded an answer, whichever, of an order without one (orderAttempts.ts). */
export const answerListeners = new Set<() => unknown>();

/** How long after it was last sent an order that My Orders did not have may still arrive, in milliseconds. */
const LATE_MS = 24 * 60 * 60 * 1000;

function mayArrive({ state, at, isRepeat, watchedPayments }: OrderAttempt): boolean {
  const isRecent = Date.now() - at < LATE_MS;
  if (state === 'placed') return isRecent && (isRepeat === true || watchedPayments !== undefined);
  return state !== 'retryable' || isRecent;
}

/**
 * True while an order of this account may arrive, or have arrived, at the server without an answer. That includes one that
 * My Orders did not have yet, even when a retry of it was placed since.
 */
export function mayOrderStillArrive(account: string): boolean {
  return readAttempts().some((attempt) => attempt.account === account && mayArrive(attempt));
}

/**
 * The lines of this account's orders without an answer, by lineId. The server may have the order, and have taken them out of its
 * cart: written back there, another device would order them again.
 */
export function unansweredLines(account: string): ReadonlySet<string> {
  const unanswered = readAttempts().filter((attempt) => attempt.account === account && isUnanswered(attempt));
  return new Set(unanswered.flatMap(({ lines }) => lines).map(lineId));
}
