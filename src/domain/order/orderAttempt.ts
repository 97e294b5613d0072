import type { LineQuantity } from '#domain/cart/cart.ts';
import { fieldsOf, isRecord } from '#domain/record.ts';
import { isPaymentMethod, type PaymentMethod } from './order.ts';

/** What the payment widget returned, or `{ orderId }` for a card: the fields that the server's check asks for. */
export type PaymentResponse = Readonly<Record<string, unknown>>;

/** A payment that was begun in the widget and that the server has not confirmed: it may still be captured. */
export type WatchedPayment = {
  /** The provider's id of the order that the widget was opened for. */
  readonly widgetOrderId: string;
  /** The backend's own id of the order; '' when it gave none. */
  readonly orderId: string;
  /** What the widget returned; absent when it returned nothing. */
  readonly payment?: PaymentResponse;
  /** When the order was sent, in milliseconds since the epoch. */
  readonly at: number;
};

/**
 * What the device records of one order that was sent, under an idempotency key that every item of the order carries. Each
 * retry uses the same key, so My Orders shows whether the order was stored, and whether it was stored twice.
 */
export type OrderAttempt = {
  /** A UUID. */
  readonly idempotencyKey: string;
  /** The account that orders; see accountIdOf. */
  readonly account: string;
  /**
   * 'sending' while the call is open. 'unknown' when the order or its payment may exist: nothing more is sent until that is
   * resolved. 'retryable' when it may be sent again; the device stores that as 'open'. 'placed' when the shop has it.
   */
  readonly state: 'sending' | 'unknown' | 'retryable' | 'placed';
  readonly method: PaymentMethod;
  /** Total in paise. */
  readonly amount: number;
  /** When it was last sent, in milliseconds since the epoch. */
  readonly at: number;
  readonly lines: readonly LineQuantity[];
  /** The backend's own id, once it is known. */
  readonly orderId?: string;
  /** The ids that the backend gave to earlier sends, newest first. */
  readonly earlierOrderIds?: readonly string[];
  /** The provider's id of the order that the widget was opened for. */
  readonly widgetOrderId?: string;
  /** The backend's own id of that order. `orderId` may be another's by now, when the shopper has returned from a card page. */
  readonly widgetReceipt?: string;
  /** The payment in question: made as far as the widget or the card page says, and not confirmed by the server. */
  readonly payment?: PaymentResponse;
  /** The browser left for the card page and has not come back. */
  readonly isOnCardPage?: true;
  /**
   * When My Orders or the provider's widget last said that the payment in question is not made, in milliseconds since the
   * epoch. From then on the shopper may go on without it.
   */
  readonly unpaidAt?: number;
  /** Earlier payments in the widget that may still be captured, newest first. */
  readonly watchedPayments?: readonly WatchedPayment[];
  /** Beside the payment in question something else of this order is unanswered, which a refusal does not resolve. */
  readonly isMoreUnanswered?: true;
  /** The card page reported a payment, and My Orders has no such order: the shopper is asked before paying again. */
  readonly isUnfound?: true;
  /** An earlier send of this order seemed not to be stored; it may still arrive after this one. */
  readonly isRepeat?: true;
};

/** While such an attempt exists, another order could be the same one again. */
export function isUnanswered({ state }: OrderAttempt): boolean {
  return state === 'sending' || state === 'unknown';
}

function linesFrom(raw: unknown): readonly LineQuantity[] {
  if (!Array.isArray(raw)) return [];
  return raw.flatMap((line: unknown) => {
    const { productId, size, quantity } = fieldsOf(line);
    const isLine = typeof productId === 'string' && typeof size === 'string' && Number.isSafeInteger(quantity);
    return isLine ? [{ productId, size, quantity: quantity as number }] : [];
  });
}

function watchedPaymentsFrom(raw: unknown): readonly WatchedPayment[] {
  if (!Array.isArray(raw)) return [];
  return raw.flatMap((entry: unknown) => {
    const { widgetOrderId, orderId, payment, at } = fieldsOf(entry);
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

/** The states by the spelling that the device stores. */
const STATES = new Map<unknown, OrderAttempt['state']>([
  ['sending', 'sending'],
  ['unknown', 'unknown'],
  ['open', 'retryable'],
  ['placed', 'placed'],
]);

/** Parses a stored attempt; null when it is unusable. An unreadable state counts as 'unknown'. */
export function orderAttemptFrom(raw: unknown): OrderAttempt | null {
  if (!isRecord(raw)) return null;
  const { ref, account, state, method, amount, at, lines, orderId, widgetOrderId, widgetReceipt, payment, unpaidAt } =
    raw;
  const watchedPayments = watchedPaymentsFrom(raw['earlierAttempts']);
  const ids: readonly unknown[] = Array.isArray(raw['earlierOrderIds']) ? raw['earlierOrderIds'] : [];
  const earlierOrderIds = ids.filter((id) => typeof id === 'string');
  if (typeof ref !== 'string' || ref === '' || typeof account !== 'string') return null;
  if (typeof amount !== 'number' || typeof at !== 'number' || !isPaymentMethod(method)) return null;
  return {
    idempotencyKey: ref,
    account,
    state: STATES.get(state) ?? 'unknown',
    method,
    // A damaged record still blocks a second order.
    amount: Number.isSafeInteger(amount) ? amount : 0,
    at,
    lines: linesFrom(lines),
    ...(typeof orderId === 'string' && { orderId }),
    ...(typeof widgetOrderId === 'string' && { widgetOrderId }),
    ...(typeof widgetReceipt === 'string' && { widgetReceipt }),
    ...(isRecord(payment) && { payment }),
    ...(raw['isOnCardPage'] === true && { isOnCardPage: true }),
    ...(typeof unpaidAt === 'number' && { unpaidAt }),
    ...(watchedPayments.length > 0 && { watchedPayments }),
    ...(earlierOrderIds.length > 0 && { earlierOrderIds }),
    ...(raw['isMoreUnanswered'] === true && { isMoreUnanswered: true }),
    ...(raw['isUnfound'] === true && { isUnfound: true }),
    ...(raw['isRepeat'] === true && { isRepeat: true }),
  };
}

/** The stored form of an attempt, in the spelling that orderAttemptFrom parses. */
export function storedAttempt({ idempotencyKey, state, watchedPayments, ...rest }: OrderAttempt): unknown {
  return {
    ref: idempotencyKey,
    state: state === 'retryable' ? 'open' : state,
    ...rest,
    ...(watchedPayments && { earlierAttempts: watchedPayments }),
  };
}
