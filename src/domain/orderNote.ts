import type { LineQuantity } from './cart.ts';
import { isPaymentMethod, type PaymentMethod } from './order.ts';

/**
 * What the device remembers of one wish to order. Its reference is written into every item of the order, and stays the
 * same however often the wish has to be sent: so My Orders tells whether it was stored, and whether twice.
 */
export type OrderNote = {
  /** A UUID. */
  readonly ref: string;
  /** Whose order it is; see accountOf. */
  readonly account: string;
  /**
   * 'sending' while a call is out. 'unknown' when the order or its payment may exist: nothing more is sent before My
   * Orders was seen. 'open' when it may be tried again, or is being paid elsewhere. 'placed' when the shop has it.
   */
  readonly state: 'sending' | 'unknown' | 'open' | 'placed';
  readonly method: PaymentMethod;
  /** Total in paise. */
  readonly amount: number;
  /** When it was last sent, in milliseconds. */
  readonly at: number;
  readonly lines: readonly LineQuantity[];
  /** The backend's own id, once it is known. */
  readonly orderId?: string;
  /** The provider's id of the order that the widget was opened for. */
  readonly widgetOrderId?: string;
  /** What the payment widget returned and the server has not confirmed yet. */
  readonly payment?: Readonly<Record<string, unknown>>;
  /** Something else of the same reference is unanswered besides this payment: its refusal does not settle that. */
  readonly isMoreUnanswered?: true;
  /** The card payment came back as made, and My Orders has no such order: the shopper is asked before paying again. */
  readonly isUnfound?: true;
  /** It was sent before, and not stored as far as anybody knew: the earlier one may come after this one. */
  readonly isRepeat?: true;
};

/** A wish, as the checkout has it. */
export type Wish = Pick<OrderNote, 'account' | 'method' | 'amount' | 'lines'>;

/** While such a note stands, a further order could be the same one again. */
export function isUnanswered({ state }: OrderNote): boolean {
  return state === 'sending' || state === 'unknown';
}

/**
 * The note with a payment that nobody has confirmed: by card with the id of its order, by the widget with what it returned.
 * What was unanswered before stays so when the payment is refused; the open widget's own payment is what it was open for.
 */
export function doubted(note: OrderNote, payment: Readonly<Record<string, unknown>>): OrderNote {
  const isOfWidget = payment['orderId'] === undefined;
  const isKnown = note.payment !== undefined && note.payment['orderId'] === payment['orderId'];
  const isItsOwn = isKnown || (isOfWidget && note.payment === undefined && note.widgetOrderId !== undefined);
  const isMore = note.isMoreUnanswered || (isUnanswered(note) && !isItsOwn);
  return { ...note, state: 'unknown', payment, ...(isMore && { isMoreUnanswered: true }) };
}

/** The backend's id of the order whose payment by card nobody has confirmed; null where no such payment is in doubt. */
export function doubtedCard({ payment }: OrderNote): string | null {
  const orderId = payment?.['orderId'];
  return typeof orderId === 'string' ? orderId : null;
}

/** The same gifts for the same sum are the same wish, whatever the way to pay, until the shop has it. */
export function isSameWish(note: OrderNote, wish: Wish): boolean {
  const linesOf = (lines: readonly LineQuantity[]): string =>
    lines
      .map(({ productId, size, quantity }) => JSON.stringify([productId, size, quantity]))
      .toSorted()
      .join();
  return (
    note.state !== 'placed' &&
    note.account === wish.account &&
    note.amount === wish.amount &&
    linesOf(note.lines) === linesOf(wish.lines)
  );
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function linesFrom(raw: unknown): readonly LineQuantity[] {
  if (!Array.isArray(raw)) return [];
  return raw.flatMap((line: unknown) => {
    const { productId, size, quantity } = isRecord(line) ? line : {};
    const isLine = typeof productId === 'string' && typeof size === 'string' && Number.isSafeInteger(quantity);
    return isLine ? [{ productId, size, quantity: quantity as number }] : [];
  });
}

const STATES: readonly unknown[] = ['sending', 'unknown', 'open', 'placed'];

/** A note read from the device; null for what is none. A state that cannot be read counts as unknown. */
export function orderNoteFrom(raw: unknown): OrderNote | null {
  if (!isRecord(raw)) return null;
  const {
    ref,
    account,
    state,
    method,
    amount,
    at,
    lines,
    orderId,
    widgetOrderId,
    payment,
    isMoreUnanswered: isMore,
    isUnfound,
    isRepeat,
  } = raw;
  if (typeof ref !== 'string' || ref === '' || typeof account !== 'string') return null;
  if (typeof amount !== 'number' || typeof at !== 'number' || !isPaymentMethod(method)) return null;
  return {
    ref,
    account,
    state: STATES.includes(state) ? (state as OrderNote['state']) : 'unknown',
    method,
    // A note that is partly spoiled still holds a second order back.
    amount: Number.isSafeInteger(amount) ? amount : 0,
    at,
    lines: linesFrom(lines),
    ...(typeof orderId === 'string' && { orderId }),
    ...(typeof widgetOrderId === 'string' && { widgetOrderId }),
    ...(isRecord(payment) && { payment }),
    ...(isMore === true && { isMoreUnanswered: true }),
    ...(isUnfound === true && { isUnfound: true }),
    ...(isRepeat === true && { isRepeat: true }),
  };
}
