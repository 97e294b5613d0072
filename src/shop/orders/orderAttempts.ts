/** The attempts of orders that this device has sent, and every change of their state. docs/behaviour.md, Checkout. */

import { SLOW_WAIT_MS } from '#config/constants.ts';
import type { Operation } from '#domain/storageOperations.ts';
import {
  hasOpenPayment,
  openWidgetPayments,
  watchedWith,
  withExtraPayment,
  withPaymentRefused,
  withUnconfirmedPayment,
  withWatched,
} from '#domain/order/unconfirmedPayments.ts';
import { isUnanswered, storedAttempt, type OrderAttempt, type PaymentResponse } from '#domain/order/orderAttempt.ts';
import {
  retryFieldsOf,
  isRetryOf,
  draftKey,
  lastPlacedAt,
  type DraftContents,
  type OrderDraft,
} from '#domain/order/orderDraft.ts';
import { exclusivelyOrNot, hasLocks } from '#lib/locks.ts';
import { readJson, tabStorage } from '#lib/storage.ts';
import { operations } from '#lib/operationLog.ts';
import { isNameless } from '#shop/session/owner.ts';
import { answerListeners, ATTEMPTS_KEY, readAttempts } from './storedAttempts.ts';

/** More attempts than this are forgotten, placed ones first; an unanswered one never. */
const MAX_ATTEMPTS = 40;

/**
 * The name of the lock of the tab that sends an order of this account, or has its payment widget open. One for each account: a
 * call of somebody who has logged out may hang for minutes. Tokens without a user id may be of one account, and share one.
 */
export const orderLockOf = (account: string): string => (isNameless(account) ? 'order' : `order.${account}`);

/** The order that this page itself is sending: not every browser has locks that say so. */
let sendingKey: string | null = null;

/** Without locks a page that still waits looks like one that was closed: only time tells them apart. */
const isLongAgo = ({ at }: OrderAttempt): boolean => Date.now() - at > SLOW_WAIT_MS;

const weightOf = (attempt: OrderAttempt): number => (isUnanswered(attempt) ? 2 : attempt.state === 'retryable' ? 1 : 0);

const byWeight = (attempts: readonly OrderAttempt[]): readonly OrderAttempt[] =>
  attempts.toSorted((a, b) => weightOf(b) - weightOf(a) || b.at - a.at);

/**
 * Writes all attempts as an operation leaves them, and announces an answer that one got; true when they outlive this page. A full
 * or blocked device leaves them to the tab.
 */
function writeAll(attempts: readonly OrderAttempt[], operation: Operation): boolean {
  const unanswered = readAttempts().filter(isUnanswered).length;
  const stored = byWeight(attempts)
    .filter((attempt, index) => index < MAX_ATTEMPTS || isUnanswered(attempt))
    .map(storedAttempt);
  const isShared = operations.change(ATTEMPTS_KEY, operation, stored);
  if (isShared) tabStorage.remove(ATTEMPTS_KEY);
  const isPersisted = isShared || tabStorage.write(ATTEMPTS_KEY, JSON.stringify(stored));
  if (attempts.filter(isUnanswered).length < unanswered) for (const listener of answerListeners) listener();
  return isPersisted;
}

const without = (idempotencyKey: string): readonly OrderAttempt[] =>
  readAttempts().filter((attempt) => attempt.idempotencyKey !== idempotencyKey);

function write(attempt: OrderAttempt): boolean {
  if (sendingKey === attempt.idempotencyKey && attempt.state !== 'sending') sendingKey = null;
  return writeAll([attempt, ...without(attempt.idempotencyKey)], { list: [['first', storedAttempt(attempt)]] });
}

const remove = (idempotencyKey: string): void =>
  void writeAll(without(idempotencyKey), { list: [['drop', idempotencyKey]] });

const find = (idempotencyKey: string): OrderAttempt | null =>
  readAttempts().find((attempt) => attempt.idempotencyKey === idempotencyKey) ?? null;

/** Replaces an attempt; does nothing when it is gone. */
function change(idempotencyKey: string, by: (attempt: OrderAttempt) => OrderAttempt): void {
  const attempt = find(idempotencyKey);
  if (attempt !== null) write(by(attempt));
}

/** The attempt without the fields of a payment in question: its order is settled, whatever else was unanswered. */
function withoutPaymentFields(attempt: OrderAttempt): OrderAttempt {
  const { payment: _payment, isMoreUnanswered: _more, isUnfound: _unfound, unpaidAt: _unpaid, ...rest } = attempt;
  return rest;
}

const isInWidget = (attempt: OrderAttempt): boolean =>
  hasOpenPayment(attempt) && attempt.isOnCardPage !== true && attempt.payment === undefined;

/** The topic of the toast that an order may have reached the shop, which stays until My Orders was read. */
export const UNKNOWN_ORDER_TOPIC = 'unknownOrder';

/** The accounts whose shopper has seen My Orders since the page was loaded. */
export const accountsThatSawOrders = new Set<string>();

export const orderAttempts = {
  all: readAttempts,
  find,
  /** The account's order that may exist without an answer; null when there is none. */
  unanswered: (account: string): OrderAttempt | null =>
    readAttempts().find((attempt) => attempt.account === account && isUnanswered(attempt)) ?? null,
  /** The key under which this draft will be sent, so that a payment can carry it before the order exists. */
  idempotencyKeyOf: (draft: DraftContents): string => {
    const attempts = readAttempts();
    const before = attempts.find((attempt) => isRetryOf(attempt, draft));
    return before?.idempotencyKey ?? reserveKey(draft, lastPlacedAt(attempts, draft));
  },
  /**
   * Records that a draft is about to be sent: under the key of the attempt that it repeats, else under the reserved one. `undo`
   * restores what was recorded before.
   */
  begin: (
    draft: OrderDraft,
  ): { readonly attempt: OrderAttempt; readonly isPersisted: boolean; readonly undo: () => void } => {
    const attempts = readAttempts();
    const before = attempts.find((attempt) => isRetryOf(attempt, draft));
    const reserved = takeReservedKey(draft, lastPlacedAt(attempts, draft));
    const attempt: OrderAttempt = {
      idempotencyKey: reserved.idempotencyKey ?? newIdempotencyKey(),
      ...draft,
      state: 'sending',
      at: Date.now(),
      ...(before && retryFieldsOf(before)),
    };
    sendingKey = attempt.idempotencyKey;
    const undo = (): void => {
      remove(attempt.idempotencyKey);
      if (before) write(before);
      reserved.putBack();
    };
    return { attempt, isPersisted: write(attempt), undo };
  },
  /** Sets some fields of an attempt; does nothing when it is gone. */
  update: (idempotencyKey: string, fields: Partial<OrderAttempt>): void =>
    change(idempotencyKey, (attempt) => ({ ...attempt, ...fields })),
  /** The server has not confirmed this payment of the order: nothing more is paid before it is confirmed or refused. */
  markUnconfirmed: (idempotencyKey: string, payment: PaymentResponse): void =>
    change(idempotencyKey, (attempt) =>
      attempt.state === 'placed' ? withExtraPayment(attempt, payment) : withUnconfirmedPayment(attempt, payment),
    ),
  /**
   * The payment in question was refused, or the shopper wants to order without it: the order may be paid again, unless
   * something else of it is unanswered.
   */
  dropPayment: (idempotencyKey: string): void =>
    change(idempotencyKey, (attempt) => {
      if (attempt.state === 'placed' || attempt.payment === undefined) return attempt;
      return withPaymentRefused(attempt);
    }),
  /**
   * The shopper says that the payment in question was not made: the order may be paid again. A widget payment stays watched,
   * since it may be captured nevertheless.
   */
  release: (idempotencyKey: string): void =>
    change(idempotencyKey, (attempt) => {
      if (attempt.state !== 'unknown') return attempt;
      const { isOnCardPage: _, ...backAgain } = attempt;
      const left = withPaymentRefused(attempt.isMoreUnanswered ? attempt : backAgain);
      const over = openWidgetPayments(attempt).filter(({ widgetOrderId }) => widgetOrderId !== left.widgetOrderId);
      return withWatched(left, watchedWith(left, over));
    }),
  /** The shopper is back from the card page, or it was never opened: it is not what is unanswered. */
  leftCardPage: (idempotencyKey: string): void =>
    change(idempotencyKey, (attempt) => {
      if (attempt.isOnCardPage !== true || attempt.state !== 'unknown') return attempt;
      const { isOnCardPage: _, ...rest } = attempt;
      return { ...rest, state: attempt.payment === undefined && !attempt.isMoreUnanswered ? 'retryable' : 'unknown' };
    }),
  /** The call is answered and the order waits to be paid, unless a payment changed the attempt meanwhile. */
  markAnswered: (idempotencyKey: string, fields: Partial<OrderAttempt> = {}): void =>
    change(idempotencyKey, (attempt) =>
      attempt.state === 'sending' ? { ...attempt, state: 'retryable', ...fields } : attempt,
    ),
  /** Stops watching these payments, by the provider's order ids. */
  unwatch: (idempotencyKey: string, widgetOrderIds: ReadonlySet<string>): void =>
    change(idempotencyKey, (attempt) => {
      const left = (attempt.watchedPayments ?? []).filter(({ widgetOrderId }) => !widgetOrderIds.has(widgetOrderId));
      return withWatched(attempt, left);
    }),
  /** Writes an attempt again when the browser's storage was cleared while its widget was open. */
  restore: (attempt: OrderAttempt): void => void (find(attempt.idempotencyKey) ?? write(attempt)),
  /** My Orders does not have the order as placed: it may be sent again under the same key. */
  makeRetryable: (idempotencyKey: string, orderId: string | undefined): void =>
    change(idempotencyKey, (attempt) => ({
      ...withoutPaymentFields(attempt),
      state: 'retryable',
      ...(orderId !== undefined && { orderId }),
    })),
  /**
   * The shop has the order. The attempt still says how it was paid, which order a late card return belongs to, and which
   * payments may still be captured: all but `confirmed`, the provider's order that was confirmed.
   */
  close: (idempotencyKey: string, confirmed?: string): void =>
    change(idempotencyKey, (attempt) => {
      const payments = watchedWith(attempt, openWidgetPayments(attempt)).filter(
        ({ widgetOrderId }) => widgetOrderId !== confirmed,
      );
      const {
        isOnCardPage: _card,
        widgetOrderId: _widget,
        widgetReceipt: _receipt,
        ...rest
      } = withoutPaymentFields(attempt);
      return withWatched({ ...rest, state: 'placed', lines: [] }, payments);
    }),
  remove,
  /** The account's attempts whose answer will not come any more: it was lost, or their page was closed. */
  settleable: async (account: string): Promise<readonly OrderAttempt[]> => {
    const isIdle = (await exclusivelyOrNot(orderLockOf(account), () => Promise.resolve(true))) === true;
    const attempts = readAttempts().filter((attempt) => attempt.account === account);
    // A time in the future is from before the device's clock was set back.
    const begun = attempts.filter((attempt) => isInWidget(attempt) && attempt.at <= Date.now());
    const latest = Math.max(...begun.map(({ at }) => at));
    const isOver = (attempt: OrderAttempt): boolean => {
      if (attempt.state === 'sending')
        return isIdle && attempt.idempotencyKey !== sendingKey && (hasLocks() || isLongAgo(attempt));
      // The widget may be open in another tab, and be paid a moment later. An account has one open: its latest order's.
      return isIdle || !isInWidget(attempt) || attempt.at < latest;
    };
    return attempts.filter((attempt) => attempt.state !== 'placed' && isOver(attempt));
  },
};

type OpenCall = { readonly since: number; readonly giveUp: AbortController; readonly end: Promise<unknown> };

/** By the lock under which they are made. */
const openCalls = new Map<string, OpenCall>();

/** The call of this page that sends an account's order, for as long as its answer is open. */
export const ownCall = {
  open: (account: string, giveUp: AbortController, sending: Promise<unknown>): void =>
    void openCalls.set(orderLockOf(account), { since: performance.now(), giveUp, end: sending.catch(() => {}) }),
  close: (account: string): void => void openCalls.delete(orderLockOf(account)),
  /** How long this page still waits for the answer, in milliseconds; null when no call is open. */
  msLeft: (account: string): number | null => {
    const call = openCalls.get(orderLockOf(account));
    return call ? Math.max(0, call.since + SLOW_WAIT_MS - performance.now()) : null;
  },
  /** Aborts the call after SLOW_WAIT_MS: My Orders shows whether the order exists. */
  giveUpIfSlow: async (account: string): Promise<void> => {
    if (ownCall.msLeft(account) !== 0) return;
    const call = openCalls.get(orderLockOf(account));
    call?.giveUp.abort();
    await call?.end;
  },
};

// Reserved keys: a UPI payment carries its order's key and is made before the order. docs/behaviour.md, UPI.

const RESERVED_KEY = 'kanuka.orders.reserved';

/** More reservations of a tab than this are forgotten, the oldest first. */
const MAX_RESERVED = 10;

/** An idempotency key that was shown before its order was sent. Stored as `{ ref, key, at }`. */
type Reservation = {
  readonly ref: string;
  /** The draft that it is for; see draftKey. */
  readonly key: string;
  /** When it was made, in milliseconds since the epoch. */
  readonly at: number;
};

function reservationFrom(raw: unknown): Reservation | null {
  const { ref, key, at } = (raw ?? {}) as Readonly<Record<keyof Reservation, unknown>>;
  const isOne = typeof ref === 'string' && ref !== '' && typeof key === 'string' && typeof at === 'number';
  return isOne ? { ref, key, at } : null;
}

function readReserved(): readonly Reservation[] {
  const raw = readJson(tabStorage, RESERVED_KEY);
  return Array.isArray(raw) ? raw.flatMap((entry: unknown) => reservationFrom(entry) ?? []) : [];
}

/** Newest first. When the tab's storage refuses them, the page's memory holds them; see safeStorage. */
function writeReserved(reservations: readonly Reservation[]): void {
  tabStorage.write(RESERVED_KEY, JSON.stringify(reservations.slice(0, MAX_RESERVED)));
}

/** A UUID. `crypto.randomUUID` needs https or localhost; a shop that is tried out on a home network has neither. */
function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
}

/**
 * True for a key that may still be sent. `placedAt` is when an order of this account and total was last placed in any tab, in
 * milliseconds since the epoch: a key from before that is used up, and that order's own also when the clock was ahead.
 */
const isUnused = ({ ref, at }: Reservation, placedAt: number): boolean =>
  at >= placedAt && find(ref)?.state !== 'placed';

/** The tab's key for this draft; the same at each call until it is taken or used up (see isUnused). */
function reserveKey(draft: DraftContents, placedAt: number): string {
  const key = draftKey(draft);
  const all = readReserved();
  const found = all.find((entry) => entry.key === key && isUnused(entry, placedAt));
  if (found) return found.ref;
  // The device's clock may have been ahead when that order was placed: a new key must not be used up at once.
  const made = { ref: newIdempotencyKey(), key, at: Math.max(Date.now(), placedAt) };
  writeReserved([made, ...all.filter((entry) => entry.key !== key)]);
  return made.ref;
}

/** Takes the draft's reserved key for the order that is sent now; null when none was shown. */
function takeReservedKey(
  draft: DraftContents,
  placedAt: number,
): { readonly idempotencyKey: string | null; readonly putBack: () => void } {
  const key = draftKey(draft);
  const all = readReserved();
  const own = all.find((entry) => entry.key === key);
  if (own) writeReserved(all.filter((entry) => entry !== own));
  const putBack = (): void => {
    if (own) writeReserved([own, ...readReserved().filter((entry) => entry.key !== key)]);
  };
  return { idempotencyKey: own && isUnused(own, placedAt) ? own.ref : null, putBack };
}
