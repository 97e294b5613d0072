import type { OrderAttempt } from '#domain/order/orderAttempt.ts';
import type { SettledOrder } from '#shop/orders/orderHistory.ts';
import { orderAttempts } from '#shop/orders/orderAttempts.ts';
import { rawOrder, rawProduct } from './factories.ts';
import { DEMO } from './shopper.ts';

export const LINES = [{ productId: 'mug', size: 'M', quantity: 2 }];

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
