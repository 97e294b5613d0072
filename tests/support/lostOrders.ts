import type { OrderAttempt } from '#domain/order/orderAttempt.ts';
import type { SettledOrder } from '#shop/orders/orderHistory.ts';
import { orderAttempts } from '#shop/orders/orderAttempts.ts';
import { rawOrder, rawProduct } from './factories.ts';
import { answers, DEMO } from './shopper.ts';
import { shopperWith, type Visit } from './startShop.ts';

export const LIST = '/api/order/userorders';
export const CART = { mug: { M: 2 }, lamp: { L: 1 } };
/** The cart without the ordered mugs. */
export const REST = { lamp: { L: 1 } };
export const LINES = [{ productId: 'mug', size: 'M', quantity: 2 }];

/** A logged-in shopper with two mugs and a lamp in the cart, on both sides. */
export const shopper = (): Promise<Visit> => shopperWith(CART);

/** My Orders lists these. */
export const orders = (...list: readonly Record<string, unknown>[]): void =>
  answers(LIST, { success: true, orders: list });

/** Records an order of two mugs for ₹598 whose response was lost; returns its idempotency key. */
export function lostOrder(fields: Partial<OrderAttempt> = {}, amount = 59_800): string {
  const { attempt } = orderAttempts.begin({ account: DEMO.id, method: 'cod', amount, lines: LINES });
  orderAttempts.update(attempt.idempotencyKey, { state: 'unknown', ...fields });
  return attempt.idempotencyKey;
}

/** The server's copy of that order. */
export const storedOrder = (key: string, fields: Record<string, unknown> = {}): Record<string, unknown> =>
  rawOrder({
    items: [{ ...rawProduct(), size: 'M', quantity: 2, ref: key }],
    amount: 598,
    date: Date.now(),
    ...fields,
  });

export const resolutionsOf = (settled: readonly SettledOrder[]): readonly string[] =>
  settled.map(({ resolution }) => resolution);
