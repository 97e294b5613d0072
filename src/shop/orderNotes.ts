import { SLOW_WAIT_MS } from '#config/constants.ts';
import type { LineQuantity } from '#domain/cart.ts';
import {
  attemptsNow,
  doubted,
  hasBegunPayment,
  inheritance,
  isSameWish,
  isUnanswered,
  lastPlacedAt,
  orderNoteFrom,
  paidBesides,
  withAttempts,
  withPaymentRefused,
  type OrderNote,
  type PaymentAttempt,
  type Wish,
  type WishContents,
} from '#domain/orderNote.ts';
import { exclusivelyOrNot, hasLocks } from '#lib/locks.ts';
import type { Operation } from '#domain/operations.ts';
import { readJson, tabStorage } from '#lib/storage.ts';
import { operations } from './operationLog.ts';
import { newRef, reservedRefs } from './reservedRefs.ts';
import { NOTES_KEY } from './unansweredOrder.ts';

/** Takes the pieces of a stored order out of the cart, here and on the server; false when the cart is another's by now. */
export type TakeOrdered = (lines: readonly LineQuantity[]) => boolean;

/** More notes than this are forgotten, those of placed orders first; one that is unanswered never. */
const MOST_NOTES = 40;

/** Held by the tab that is sending an order. */
export const ORDER_LOCK = 'order';

/** The order that this page itself is sending; not every browser has locks to tell. */
let ours: string | null = null;

const notesFrom = (raw: unknown): readonly OrderNote[] =>
  Array.isArray(raw) ? raw.flatMap((entry: unknown) => orderNoteFrom(entry) ?? []) : [];

const weightOf = (note: OrderNote): number => (isUnanswered(note) ? 2 : note.state === 'open' ? 1 : 0);

const inOrder = (notes: readonly OrderNote[]): readonly OrderNote[] =>
  notes.toSorted((a, b) => weightOf(b) - weightOf(a) || b.at - a.at);

/** The tab's storage has notes only when the device refused them: for what both hold, the tab's were written later. */
function allNotes(): readonly OrderNote[] {
  const own = notesFrom(readJson(tabStorage, NOTES_KEY));
  const shared = notesFrom(operations.read(NOTES_KEY));
  return [...own, ...shared.filter(({ ref }) => own.every((note) => note.ref !== ref))];
}

/** Without locks nobody can tell a page that still waits from one that was closed: only time can. */
const isLongAgo = ({ at }: OrderNote): boolean => Date.now() - at > SLOW_WAIT_MS;

/** Writes all notes, as they are after an operation; true when they outlive this page. A full or blocked device leaves them to the tab. */
function keepAll(notes: readonly OrderNote[], operation: Operation): boolean {
  const kept = inOrder(notes).filter((note, place) => place < MOST_NOTES || isUnanswered(note));
  if (!operations.change(NOTES_KEY, operation, kept)) return tabStorage.write(NOTES_KEY, JSON.stringify(kept));
  tabStorage.remove(NOTES_KEY);
  return true;
}

function put(note: OrderNote): boolean {
  if (ours === note.ref && note.state !== 'sending') ours = null;
  return keepAll([note, ...allNotes().filter(({ ref }) => ref !== note.ref)], { list: [['first', note]] });
}

const byRef = (ref: string): OrderNote | null => allNotes().find((note) => note.ref === ref) ?? null;

/** Writes a note anew; nothing when it is gone. */
function rewrite(ref: string, by: (note: OrderNote) => OrderNote): void {
  const note = byRef(ref);
  if (note !== null) put(by(note));
}

/** The note without any field about a payment in question: its order is settled, whatever else was unanswered. */
function withoutPaymentFields(note: OrderNote): OrderNote {
  const { payment: _, isMoreUnanswered: __, isUnfound: ___, unpaidAt: ____, ...rest } = note;
  return rest;
}

/** The note with these attempts to watch, and no others. */
const watching = (note: OrderNote, attempts: readonly PaymentAttempt[]): OrderNote => {
  const { earlierAttempts: _, ...rest } = note;
  return attempts.length > 0 ? { ...rest, earlierAttempts: attempts } : rest;
};

const isInWidget = (note: OrderNote): boolean =>
  hasBegunPayment(note) && note.isOnCardPage !== true && note.payment === undefined;

const remove = (ref: string): void =>
  void keepAll(
    allNotes().filter((note) => note.ref !== ref),
    { list: [['drop', ref]] },
  );

/** The notes of orders on this device. docs/behaviour.md, Checkout. */
export const orderNotes = {
  all: allNotes,
  byRef,
  /** The account's order that may exist without anybody having said so; null when there is none. */
  unanswered: (account: string): OrderNote | null =>
    allNotes().find((note) => note.account === account && isUnanswered(note)) ?? null,
  /** The reference under which this wish will be sent, so that a payment can carry it before the order exists. */
  refFor: (wish: WishContents): string => {
    const notes = allNotes();
    const before = notes.find((note) => isSameWish(note, wish));
    return before?.ref ?? reservedRefs.refFor(wish, lastPlacedAt(notes, wish));
  },
  /** Notes that a wish is about to be sent: under the reference of an earlier try, else the one that refFor has shown. */
  begin: (wish: Wish): { readonly note: OrderNote; readonly isKept: boolean; readonly undo: () => void } => {
    const notes = allNotes();
    const before = notes.find((note) => isSameWish(note, wish));
    const reserved = reservedRefs.take(wish, lastPlacedAt(notes, wish));
    const note: OrderNote = {
      ref: reserved.ref ?? newRef(),
      ...wish,
      state: 'sending',
      at: Date.now(),
      ...(before && inheritance(before)),
    };
    ours = note.ref;
    const undo = (): void => {
      remove(note.ref);
      if (before) put(before);
      reserved.putBack();
    };
    return { note, isKept: put(note), undo };
  },
  /** Changes what is noted under a reference; nothing when the note is gone. */
  update: (ref: string, change: Partial<OrderNote>): void => rewrite(ref, (note) => ({ ...note, ...change })),
  /** Nobody has confirmed this payment of the order: nothing more is paid before somebody has said yes or no. */
  doubt: (ref: string, payment: Readonly<Record<string, unknown>>): void =>
    rewrite(ref, (note) => (note.state === 'placed' ? paidBesides(note, payment) : doubted(note, payment))),
  /**
   * The payment in doubt was refused, or the shopper wants to order all the same: the order may be paid anew, unless
   * something else of it is unanswered.
   */
  reopen: (ref: string): void =>
    rewrite(ref, (note) => {
      if (note.state === 'placed' || note.payment === undefined) return note;
      return withPaymentRefused(note);
    }),
  /**
   * The shopper says that the payment in question was not made: the order may be paid again. A widget's attempt stays
   * watched, since its payment may arrive all the same.
   */
  release: (ref: string): void =>
    rewrite(ref, (note) => {
      if (note.state !== 'unknown') return note;
      const { isOnCardPage: _, ...backAgain } = note;
      const left = withPaymentRefused(note.isMoreUnanswered ? note : backAgain);
      const over = attemptsNow(note).filter(({ widgetOrderId }) => widgetOrderId !== left.widgetOrderId);
      return watching(left, withAttempts(left, over));
    }),
  /** The card page of the latest try has sent the shopper back, or was never opened: it is not what is unanswered. */
  leftCardPage: (ref: string): void =>
    rewrite(ref, (note) => {
      if (note.isOnCardPage !== true || note.state !== 'unknown') return note;
      const { isOnCardPage: _, ...rest } = note;
      return { ...rest, state: note.payment === undefined && !note.isMoreUnanswered ? 'open' : 'unknown' };
    }),
  /** The call of a page is answered and the order waits to be paid, unless a payment has been told of meanwhile. */
  answered: (ref: string, change: Partial<OrderNote> = {}): void =>
    rewrite(ref, (note) => (note.state === 'sending' ? { ...note, state: 'open', ...change } : note)),
  /** Nothing more is asked about these attempts of a wish. */
  unwatch: (ref: string, widgetOrderIds: ReadonlySet<string>): void =>
    rewrite(ref, (note) => {
      const left = (note.earlierAttempts ?? []).filter(({ widgetOrderId }) => !widgetOrderIds.has(widgetOrderId));
      return watching(note, left);
    }),
  /** Brings back a note that has gone with the browser's storage while its widget was open. */
  restore: (note: OrderNote): void => void (byRef(note.ref) ?? put(note)),
  /** My Orders has settled it: it may be tried again under the same reference. */
  settle: (ref: string, orderId: string | undefined): void =>
    rewrite(ref, (note) => ({
      ...withoutPaymentFields(note),
      state: 'open',
      ...(orderId !== undefined && { orderId }),
    })),
  /**
   * The shop has the order. What is left of the note tells how it was paid, what a late return belongs to, and which
   * payments may still arrive: all but the one of the provider's order that was confirmed.
   */
  close: (ref: string, confirmed?: string): void =>
    rewrite(ref, (note) => {
      const attempts = withAttempts(note, attemptsNow(note)).filter(({ widgetOrderId }) => widgetOrderId !== confirmed);
      const { isOnCardPage: _, widgetOrderId: __, ...rest } = withoutPaymentFields(note);
      return watching({ ...rest, state: 'placed', lines: [] }, attempts);
    }),
  remove,
  /** The account's notes whose answer will not come any more: lost, or their page was closed. */
  settleable: async (account: string): Promise<readonly OrderNote[]> => {
    const isIdle = (await exclusivelyOrNot(ORDER_LOCK, () => Promise.resolve(true))) === true;
    const isOver = (note: OrderNote): boolean => {
      if (note.state === 'sending') return isIdle && note.ref !== ours && (hasLocks() || isLongAgo(note));
      // The widget may stand open in another tab, and be paid a moment later.
      return isIdle || !isInWidget(note);
    };
    return allNotes().filter((note) => note.account === account && note.state !== 'placed' && isOver(note));
  },
};
