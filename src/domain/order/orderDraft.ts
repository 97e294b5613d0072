import { totalsOf, type CartLine } from '#domain/cart/cartView.ts';
import { times, type Paise } from '#domain/money/money.ts';
import { isSoldIn, type Product } from '#domain/product/product.ts';
import type { OrderAttempt } from './orderAttempt.ts';

/** What is about to be ordered: account, lines and total, in paise, and the way to pay. */
export type OrderDraft = Pick<OrderAttempt, 'account' | 'method' | 'amount' | 'lines'>;

/** What makes two drafts equal: account, lines and total, in paise. The way to pay may differ. */
export type DraftContents = Omit<OrderDraft, 'method'>;

/** More ids of earlier sends than this are forgotten, the oldest first. */
const MAX_EARLIER_IDS = 5;

/** The same text for equal drafts, whatever the order of their lines. */
export function draftKey({ account, amount, lines }: DraftContents): string {
  const sorted = lines.map(({ productId, size, quantity }) => JSON.stringify([productId, size, quantity])).toSorted();
  return JSON.stringify([account, amount, sorted]);
}

/** True when this draft is a retry of the attempt: the same order, which the shop does not have yet. */
export function isRetryOf(attempt: OrderAttempt, draft: DraftContents): boolean {
  return attempt.state !== 'placed' && draftKey(attempt) === draftKey(draft);
}

/** The fields that a retry takes over from the attempt before. */
export function retryFieldsOf(before: OrderAttempt): Partial<OrderAttempt> & Pick<OrderAttempt, 'idempotencyKey'> {
  const { idempotencyKey, orderId, earlierOrderIds = [], watchedPayments } = before;
  const ids = [...new Set([...(orderId ? [orderId] : []), ...earlierOrderIds])].slice(0, MAX_EARLIER_IDS);
  return {
    idempotencyKey,
    isRepeat: true,
    ...(ids.length > 0 && { earlierOrderIds: ids }),
    ...(watchedPayments && { watchedPayments }),
  };
}

/** When an order of this account and total was last placed, in milliseconds since the epoch; 0 for never. */
export function lastPlacedAt(attempts: readonly OrderAttempt[], { account, amount }: DraftContents): number {
  const placed = attempts.filter(
    (attempt) => attempt.state === 'placed' && attempt.account === account && attempt.amount === amount,
  );
  return Math.max(0, ...placed.map(({ at }) => at));
}

type Repriced = {
  /** The lines that can still be bought, at today's prices. */
  readonly lines: readonly CartLine[];
  /** In paise, with delivery. */
  readonly total: Paise;
  /** True when every line is still sold at the price that the shopper saw. */
  readonly isSame: boolean;
};

/** The order at the prices of these products: the shopper pays the total that was shown, or is asked again. Fee in paise. */
export function repriced(lines: readonly CartLine[], products: readonly Product[], deliveryFee: Paise): Repriced {
  const byId = new Map(products.map((product) => [product.id, product]));
  const today = lines.flatMap((line): CartLine[] => {
    const product = byId.get(line.product.id);
    if (!isSoldIn(product, line.size)) return [];
    return [{ ...line, product, total: times(product.price, line.quantity) }];
  });
  const isSame =
    today.length === lines.length && today.every(({ product }, place) => product.price === lines[place]?.product.price);
  return { lines: today, total: totalsOf(today, deliveryFee).total, isSame };
}
