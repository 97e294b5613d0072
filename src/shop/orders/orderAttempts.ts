import { SLOW_WAIT_MS } from '#config/constants.ts';
import type { LineQuantity } from '#domain/cart/cart.ts';
import type { Operation } from '#domain/cart/operations.ts';
import {
  attemptsNow,
  withUnconfirmedPayment,
  hasOpenPayment,
  carriedOver,
  isSameDraft,
  isUnanswered,
  lastPlacedAt,
  orderAttemptFrom,
  withExtraPayment,
  withAttempts,
  withPaymentRefused,
  type OrderAttempt,
  type PaymentAttempt,
  type OrderDraft,
  type DraftContents,
} from '#domain/order/orderAttempt.ts';
import { exclusivelyOrNot, hasLocks } from '#lib/locks.ts';
import { readJson, tabStorage } from '#lib/storage.ts';
import { operations } from '#shop/session/operationLog.ts';
import { newIdempotencyKey, reservedKeys } from './reservedKeys.ts';
import { ATTEMPTS_KEY } from './unansweredOrder.ts';

/** Takes the pieces of a stored order out of the cart, here and on the server; false when the cart is another's by now. */
export type TakeOrdered = (lines: readonly LineQuantity[]) => boolean;

/** More notes than this are forgotten, those of placed orders first; one that is unanswered never. */
const MAX_ATTEMPTS = 40;

/** Held by the tab that is sending an order. */
export const ORDER_LOCK = 'order';

/** The order that this page itself is sending; not every browser has locks to tell. */
let sendingRef: string | null = null;

const attemptsIn = (raw: unknown): readonly OrderAttempt[] =>
  Array.isArray(raw) ? raw.flatMap((entry: unknown) => orderAttemptFrom(entry) ?? []) : [];

const weightOf = (attempt: OrderAttempt): number => (isUnanswered(attempt) ? 2 : attempt.state === 'open' ? 1 : 0);

const inOrder = (attempts: readonly OrderAttempt[]): readonly OrderAttempt[] =>
  attempts.toSorted((a, b) => weightOf(b) - weightOf(a) || b.at - a.at);

/** The tab's storage has notes only when the device refused them: for what both hold, the tab's were written later. */
function allAttempts(): readonly OrderAttempt[] {
  const own = attemptsIn(readJson(tabStorage, ATTEMPTS_KEY));
  const shared = attemptsIn(operations.read(ATTEMPTS_KEY));
  return [...own, ...shared.filter(({ ref }) => own.every((attempt) => attempt.ref !== ref))];
}

/** Without locks nobody can tell a page that still waits from one that was closed: only time can. */
const isLongAgo = ({ at }: OrderAttempt): boolean => Date.now() - at > SLOW_WAIT_MS;

/** Writes all notes, as they are after an operation; true when they outlive this page. A full or blocked device leaves them to the tab. */
function writeAll(attempts: readonly OrderAttempt[], operation: Operation): boolean {
  const kept = inOrder(attempts).filter((attempt, place) => place < MAX_ATTEMPTS || isUnanswered(attempt));
  if (!operations.change(ATTEMPTS_KEY, operation, kept)) return tabStorage.write(ATTEMPTS_KEY, JSON.stringify(kept));
  tabStorage.remove(ATTEMPTS_KEY);
  return true;
}

function write(attempt: OrderAttempt): boolean {
  if (sendingRef === attempt.ref && attempt.state !== 'sending') sendingRef = null;
  return writeAll([attempt, ...allAttempts().filter(({ ref }) => ref !== attempt.ref)], { list: [['first', attempt]] });
}

const byRef = (ref: string): OrderAttempt | null => allAttempts().find((attempt) => attempt.ref === ref) ?? null;

/** Writes a note anew; nothing when it is gone. */
function rewrite(ref: string, by: (attempt: OrderAttempt) => OrderAttempt): void {
  const attempt = byRef(ref);
  if (attempt !== null) write(by(attempt));
}

/** The note without any field about a payment in question: its order is settled, whatever else was unanswered. */
function withoutPaymentFields(attempt: OrderAttempt): OrderAttempt {
  const { payment: _, isMoreUnanswered: __, isUnfound: ___, unpaidAt: ____, ...rest } = attempt;
  return rest;
}

/** The note with these attempts to watch, and no others. */
const watching = (attempt: OrderAttempt, attempts: readonly PaymentAttempt[]): OrderAttempt => {
  const { earlierAttempts: _, ...rest } = attempt;
  return attempts.length > 0 ? { ...rest, earlierAttempts: attempts } : rest;
};

const isInWidget = (attempt: OrderAttempt): boolean =>
  hasOpenPayment(attempt) && attempt.isOnCardPage !== true && attempt.payment === undefined;

const remove = (ref: string): void =>
  void writeAll(
    allAttempts().filter((attempt) => attempt.ref !== ref),
    { list: [['drop', ref]] },
  );

/** The notes of orders on this device. docs/behaviour.md, Checkout. */
export const orderAttempts = {
  all: allAttempts,
  byRef,
  /** The account's order that may exist without anybody having said so; null when there is none. */
  unanswered: (account: string): OrderAttempt | null =>
    allAttempts().find((attempt) => attempt.account === account && isUnanswered(attempt)) ?? null,
  /** The reference under which this wish will be sent, so that a payment can carry it before the order exists. */
  refFor: (draft: DraftContents): string => {
    const attempts = allAttempts();
    const before = attempts.find((attempt) => isSameDraft(attempt, draft));
    return before?.ref ?? reservedKeys.refFor(draft, lastPlacedAt(attempts, draft));
  },
  /** Notes that a wish is about to be sent: under the reference of an earlier try, else the one that refFor has shown. */
  begin: (
    draft: OrderDraft,
  ): { readonly attempt: OrderAttempt; readonly isPersisted: boolean; readonly undo: () => void } => {
    const attempts = allAttempts();
    const before = attempts.find((attempt) => isSameDraft(attempt, draft));
    const reserved = reservedKeys.take(draft, lastPlacedAt(attempts, draft));
    const attempt: OrderAttempt = {
      ref: reserved.ref ?? newIdempotencyKey(),
      ...draft,
      state: 'sending',
      at: Date.now(),
      ...(before && carriedOver(before)),
    };
    sendingRef = attempt.ref;
    const undo = (): void => {
      remove(attempt.ref);
      if (before) write(before);
      reserved.putBack();
    };
    return { attempt, isPersisted: write(attempt), undo };
  },
  /** Changes what is noted under a reference; nothing when the note is gone. */
  update: (ref: string, change: Partial<OrderAttempt>): void => rewrite(ref, (attempt) => ({ ...attempt, ...change })),
  /** Nobody has confirmed this payment of the order: nothing more is paid before somebody has said yes or no. */
  markUnconfirmed: (ref: string, payment: Readonly<Record<string, unknown>>): void =>
    rewrite(ref, (attempt) =>
      attempt.state === 'placed' ? withExtraPayment(attempt, payment) : withUnconfirmedPayment(attempt, payment),
    ),
  /**
   * The payment in doubt was refused, or the shopper wants to order all the same: the order may be paid anew, unless
   * something else of it is unanswered.
   */
  reopen: (ref: string): void =>
    rewrite(ref, (attempt) => {
      if (attempt.state === 'placed' || attempt.payment === undefined) return attempt;
      return withPaymentRefused(attempt);
    }),
  /**
   * The shopper says that the payment in question was not made: the order may be paid again. A widget's attempt stays
   * watched, since its payment may arrive all the same.
   */
  release: (ref: string): void =>
    rewrite(ref, (attempt) => {
      if (attempt.state !== 'unknown') return attempt;
      const { isOnCardPage: _, ...backAgain } = attempt;
      const left = withPaymentRefused(attempt.isMoreUnanswered ? attempt : backAgain);
      const over = attemptsNow(attempt).filter(({ widgetOrderId }) => widgetOrderId !== left.widgetOrderId);
      return watching(left, withAttempts(left, over));
    }),
  /** The card page of the latest try has sent the shopper back, or was never opened: it is not what is unanswered. */
  leftCardPage: (ref: string): void =>
    rewrite(ref, (attempt) => {
      if (attempt.isOnCardPage !== true || attempt.state !== 'unknown') return attempt;
      const { isOnCardPage: _, ...rest } = attempt;
      return { ...rest, state: attempt.payment === undefined && !attempt.isMoreUnanswered ? 'open' : 'unknown' };
    }),
  /** The call of a page is answered and the order waits to be paid, unless a payment has been told of meanwhile. */
  answered: (ref: string, change: Partial<OrderAttempt> = {}): void =>
    rewrite(ref, (attempt) => (attempt.state === 'sending' ? { ...attempt, state: 'open', ...change } : attempt)),
  /** Nothing more is asked about these attempts of a wish. */
  unwatch: (ref: string, widgetOrderIds: ReadonlySet<string>): void =>
    rewrite(ref, (attempt) => {
      const left = (attempt.earlierAttempts ?? []).filter(({ widgetOrderId }) => !widgetOrderIds.has(widgetOrderId));
      return watching(attempt, left);
    }),
  /** Brings back a note that has gone with the browser's storage while its widget was open. */
  restore: (attempt: OrderAttempt): void => void (byRef(attempt.ref) ?? write(attempt)),
  /** My Orders has settled it: it may be tried again under the same reference. */
  settle: (ref: string, orderId: string | undefined): void =>
    rewrite(ref, (attempt) => ({
      ...withoutPaymentFields(attempt),
      state: 'open',
      ...(orderId !== undefined && { orderId }),
    })),
  /**
   * The shop has the order. What is left of the note tells how it was paid, what a late return belongs to, and which
   * payments may still arrive: all but the one of the provider's order that was confirmed.
   */
  close: (ref: string, confirmed?: string): void =>
    rewrite(ref, (attempt) => {
      const attempts = withAttempts(attempt, attemptsNow(attempt)).filter(
        ({ widgetOrderId }) => widgetOrderId !== confirmed,
      );
      const { isOnCardPage: _, widgetOrderId: __, ...rest } = withoutPaymentFields(attempt);
      return watching({ ...rest, state: 'placed', lines: [] }, attempts);
    }),
  remove,
  /** The account's notes whose answer will not come any more: lost, or their page was closed. */
  settleable: async (account: string): Promise<readonly OrderAttempt[]> => {
    const isIdle = (await exclusivelyOrNot(ORDER_LOCK, () => Promise.resolve(true))) === true;
    const isOver = (attempt: OrderAttempt): boolean => {
      if (attempt.state === 'sending')
        return isIdle && attempt.ref !== sendingRef && (hasLocks() || isLongAgo(attempt));
      // The widget may stand open in another tab, and be paid a moment later.
      return isIdle || !isInWidget(attempt);
    };
    return allAttempts().filter(
      (attempt) => attempt.account === account && attempt.state !== 'placed' && isOver(attempt),
    );
  },
};
