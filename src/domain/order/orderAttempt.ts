import type { LineQuantity } from '#domain/cart/cart.ts';
import { isPaymentMethod, type PaymentMethod } from './order.ts';

/** A try to pay in the widget that nobody has confirmed: its payment may still arrive. */
export type PaymentAttempt = {
  /** The provider's id of the order that the widget was opened for. */
  readonly widgetOrderId: string;
  /** The backend's own id of the order; '' when it gave none. */
  readonly orderId: string;
  /** What the widget returned, where it did. */
  readonly payment?: Readonly<Record<string, unknown>>;
  /** When the order was sent, in milliseconds. */
  readonly at: number;
};

/** So long the provider is asked about a payment that nobody has confirmed. */
const WATCH_MS = 24 * 60 * 60 * 1000;

/** More earlier attempts of one wish than this are forgotten, the oldest first. */
const MAX_EARLIER_PAYMENTS = 5;

/** True while a payment that began then may still be captured. */
export const isWatched = (at: number, now: number): boolean => now - at < WATCH_MS;

/**
 * What the device remembers of one wish to order. Its reference is written into every item of the order, and stays the
 * same however often the wish has to be sent: so My Orders tells whether it was stored, and whether twice.
 */
export type OrderAttempt = {
  /** A UUID. */
  readonly ref: string;
  /** Whose order it is; see accountOf. */
  readonly account: string;
  /**
   * 'sending' while a call is out. 'unknown' when the order or its payment may exist: nothing more is sent before that is
   * answered. 'open' when it may be tried again. 'placed' when the shop has it.
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
  /** The ids that the backend gave to earlier tries; the newest first. */
  readonly earlierOrderIds?: readonly string[];
  /** The provider's id of the order that the widget was opened for. */
  readonly widgetOrderId?: string;
  /** What the payment widget returned and the server has not confirmed yet. */
  readonly payment?: Readonly<Record<string, unknown>>;
  /** The shopper was led to the card page, and neither came back nor said how that ended. */
  readonly isOnCardPage?: true;
  /**
   * When My Orders, or the provider's own window, last said that the payment in question is not made, in milliseconds:
   * from then on the shopper may go on without it.
   */
  readonly unpaidAt?: number;
  /** Earlier tries to pay for this wish in the widget; the newest first. */
  readonly earlierAttempts?: readonly PaymentAttempt[];
  /** Something else of the same reference is unanswered besides this payment: its refusal does not settle that. */
  readonly isMoreUnanswered?: true;
  /** The card payment came back as made, and My Orders has no such order: the shopper is asked before paying again. */
  readonly isUnfound?: true;
  /** It was sent before, and not stored as far as anybody knew: the earlier one may come after this one. */
  readonly isRepeat?: true;
};

/** A wish, as the checkout has it. */
export type OrderDraft = Pick<OrderAttempt, 'account' | 'method' | 'amount' | 'lines'>;

/** What makes a wish the same one as another: whose it is, and the same products for the same sum. */
export type DraftContents = Omit<OrderDraft, 'method'>;

/** Equal for the same wish, whatever the order of its lines. */
export function draftKey({ account, amount, lines }: DraftContents): string {
  const sorted = lines.map(({ productId, size, quantity }) => JSON.stringify([productId, size, quantity])).toSorted();
  return JSON.stringify([account, amount, sorted]);
}

/** True where the backend gave this id to the note's order, or to an earlier try of the same wish. */
export const knowsOrder = ({ orderId, earlierOrderIds = [] }: OrderAttempt, id: string): boolean =>
  orderId === id || earlierOrderIds.includes(id);

/** What another try of the same wish takes over from the note of the last one. */
export function carriedOver(before: OrderAttempt): Partial<OrderAttempt> & Pick<OrderAttempt, 'ref'> {
  const { ref, orderId, earlierOrderIds = [], earlierAttempts } = before;
  const ids = [...new Set([...(orderId ? [orderId] : []), ...earlierOrderIds])].slice(0, MAX_EARLIER_PAYMENTS);
  return {
    ref,
    isRepeat: true,
    ...(ids.length > 0 && { earlierOrderIds: ids }),
    ...(earlierAttempts && { earlierAttempts }),
  };
}

/** While such a note stands, a further order could be the same one again. */
export function isUnanswered({ state }: OrderAttempt): boolean {
  return state === 'sending' || state === 'unknown';
}

/** True where a card page or a widget was opened for the order and nobody has said how that ended. */
export function hasOpenPayment({ state, isOnCardPage, widgetOrderId }: OrderAttempt): boolean {
  return state === 'unknown' && (isOnCardPage === true || widgetOrderId !== undefined);
}

type Payment = NonNullable<OrderAttempt['payment']>;

/** The provider's order that a widget's payment names; undefined for a card's payment, or one that names none. */
export function widgetOrderOf(payment: Payment): string | undefined {
  const id = payment['razorpay_order_id'];
  return typeof id === 'string' && id !== '' ? id : undefined;
}

const isOfCard = (payment: Payment): boolean => payment['orderId'] !== undefined;

/** True where the payment is that of the widget the note was opened for last. */
const isOfOwnWidget = (attempt: OrderAttempt, payment: Payment): boolean =>
  !isOfCard(payment) &&
  attempt.widgetOrderId !== undefined &&
  (widgetOrderOf(payment) ?? attempt.widgetOrderId) === attempt.widgetOrderId;

/** A widget's payment as an attempt of this wish; null for a card's, or where nobody knows the provider's order. */
function attemptOf(attempt: OrderAttempt, payment: Payment): PaymentAttempt | null {
  const widgetOrderId = widgetOrderOf(payment) ?? attempt.widgetOrderId;
  if (isOfCard(payment) || widgetOrderId === undefined) return null;
  const orderId = isOfOwnWidget(attempt, payment) ? (attempt.orderId ?? '') : '';
  return { widgetOrderId, orderId, payment, at: attempt.at };
}

/** All that is to be asked about one attempt. The provider's order alone is enough for the older backend. */
export const paymentOf = ({ widgetOrderId, payment }: PaymentAttempt): Payment =>
  payment ?? { razorpay_order_id: widgetOrderId };

/** True where the payment says all that a check may ask for: payment, order and signature. */
export const isWholePayment = (payment: Payment): boolean =>
  ['razorpay_payment_id', 'razorpay_order_id', 'razorpay_signature'].every((name) => typeof payment[name] === 'string');

/** What the widget may have been paid for in the note's present state, the payment that was handed over first. */
export function attemptsNow(attempt: OrderAttempt): readonly PaymentAttempt[] {
  if (attempt.state !== 'unknown') return [];
  const { widgetOrderId, orderId = '', payment, at } = attempt;
  const told = payment === undefined ? null : attemptOf(attempt, payment);
  const isToldOfIt = widgetOrderId === undefined || told?.widgetOrderId === widgetOrderId;
  return [...(told ? [told] : []), ...(isToldOfIt ? [] : [{ widgetOrderId, orderId, at }])];
}

/** The attempts with these before them: each provider's order once, with its payment where that was handed over. */
export function withAttempts(attempt: OrderAttempt, newer: readonly PaymentAttempt[]): readonly PaymentAttempt[] {
  const all = [...newer, ...(attempt.earlierAttempts ?? [])];
  const ids = [...new Set(all.map(({ widgetOrderId }) => widgetOrderId))];
  return ids.slice(0, MAX_EARLIER_PAYMENTS).flatMap((id) => {
    const same = all.filter(({ widgetOrderId }) => widgetOrderId === id);
    return same.find(({ payment }) => payment !== undefined) ?? same[0] ?? [];
  });
}

/**
 * The note with a payment that nobody has confirmed: by card with the id of its order, by the widget with what it returned.
 * What was unanswered before stays so when the payment is refused; the open widget's own payment is what it was open for.
 */
export function withUnconfirmedPayment(
  attempt: OrderAttempt,
  payment: Readonly<Record<string, unknown>>,
): OrderAttempt {
  const isKnown = attempt.payment !== undefined && attempt.payment['orderId'] === payment['orderId'];
  const isOfOwnPage = isOfCard(payment) ? attempt.isOnCardPage === true : isOfOwnWidget(attempt, payment);
  const isItsOwn = isKnown || (isOfOwnPage && attempt.payment === undefined);
  const isMore = attempt.isMoreUnanswered || (isUnanswered(attempt) && !isItsOwn);
  const { unpaidAt: _, ...rest } = attempt;
  // A payment that was handed over is not forgotten for another one.
  const before = attempt.payment === undefined ? null : attemptOf(attempt, attempt.payment);
  const isOther = before !== null && before.widgetOrderId !== attemptOf(attempt, payment)?.widgetOrderId;
  return {
    ...rest,
    state: 'unknown',
    payment,
    ...(isMore && { isMoreUnanswered: true }),
    ...(isOther && { earlierAttempts: withAttempts(attempt, [before]) }),
  };
}

/** The note of an order that the shop has, with a payment that came for it all the same: it is watched. */
export function withExtraPayment(attempt: OrderAttempt, payment: Payment): OrderAttempt {
  const payable = attemptOf(attempt, payment);
  return payable ? { ...attempt, earlierAttempts: withAttempts(attempt, [payable]) } : attempt;
}

/**
 * The note after its payment in question was refused or, as the shopper says, not made: what else of the order is
 * unanswered stays so. A page or widget that the payment is not of goes on counting as open.
 */
export function withPaymentRefused(attempt: OrderAttempt): OrderAttempt {
  const { payment, isMoreUnanswered, isUnfound: _, unpaidAt: __, ...rest } = attempt;
  const { isOnCardPage: ___, widgetOrderId: ____, ...closed } = rest;
  if (payment === undefined || isOfOwnWidget(attempt, payment)) {
    return { ...closed, state: isMoreUnanswered ? 'unknown' : 'open' };
  }
  return { ...rest, state: isMoreUnanswered || rest.isOnCardPage ? 'unknown' : 'open' };
}

/** The backend's id of the order whose payment by card nobody has confirmed; null where no such payment is in doubt. */
export function unconfirmedCard({ payment }: OrderAttempt): string | null {
  const orderId = payment?.['orderId'];
  return typeof orderId === 'string' ? orderId : null;
}

/** The same products for the same sum are the same wish, whatever the way to pay, until the shop has it. */
export function isSameDraft(attempt: OrderAttempt, draft: DraftContents): boolean {
  return attempt.state !== 'placed' && draftKey(attempt) === draftKey(draft);
}

/** When an order of this account and sum was last placed, in milliseconds; 0 for never. */
export function lastPlacedAt(attempts: readonly OrderAttempt[], { account, amount }: DraftContents): number {
  const placed = attempts.filter(
    (attempt) => attempt.state === 'placed' && attempt.account === account && attempt.amount === amount,
  );
  return Math.max(0, ...placed.map(({ at }) => at));
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

function attemptsFrom(raw: unknown): readonly PaymentAttempt[] {
  if (!Array.isArray(raw)) return [];
  return raw.flatMap((entry: unknown) => {
    const { widgetOrderId, orderId, payment, at } = isRecord(entry) ? entry : {};
    if (typeof widgetOrderId !== 'string' || typeof at !== 'number') return [];
    return [
      {
        widgetOrderId,
        orderId: typeof orderId === 'string' ? orderId : '',
        at,
        ...(isRecord(payment) && { payment }),
      },
    ];
  });
}

const STATES: readonly unknown[] = ['sending', 'unknown', 'open', 'placed'];

/** A note read from the device; null for what is none. A state that cannot be read counts as unknown. */
export function orderAttemptFrom(raw: unknown): OrderAttempt | null {
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
    isOnCardPage,
    unpaidAt,
    isMoreUnanswered: isMore,
    isUnfound,
    isRepeat,
  } = raw;
  const earlierAttempts = attemptsFrom(raw['earlierAttempts']);
  const ids: readonly unknown[] = Array.isArray(raw['earlierOrderIds']) ? raw['earlierOrderIds'] : [];
  const earlierOrderIds = ids.filter((id) => typeof id === 'string');
  if (typeof ref !== 'string' || ref === '' || typeof account !== 'string') return null;
  if (typeof amount !== 'number' || typeof at !== 'number' || !isPaymentMethod(method)) return null;
  return {
    ref,
    account,
    state: STATES.includes(state) ? (state as OrderAttempt['state']) : 'unknown',
    method,
    // A note that is partly spoiled still holds a second order back.
    amount: Number.isSafeInteger(amount) ? amount : 0,
    at,
    lines: linesFrom(lines),
    ...(typeof orderId === 'string' && { orderId }),
    ...(typeof widgetOrderId === 'string' && { widgetOrderId }),
    ...(isRecord(payment) && { payment }),
    ...(isOnCardPage === true && { isOnCardPage: true }),
    ...(typeof unpaidAt === 'number' && { unpaidAt }),
    ...(earlierAttempts.length > 0 && { earlierAttempts }),
    ...(earlierOrderIds.length > 0 && { earlierOrderIds }),
    ...(isMore === true && { isMoreUnanswered: true }),
    ...(isUnfound === true && { isUnfound: true }),
    ...(isRepeat === true && { isRepeat: true }),
  };
}
