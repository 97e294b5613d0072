import type { OrderAttempt } from '#domain/order/orderAttempt.ts';
import type { SettledOrder } from '#shop/orders/orderHistory.ts';
import { orderAttempts } from '#shop/orders/orderAttempts.ts';
import { rawOrder, rawProduct } from './factories.ts';
import { DEMO } from './shopper.ts';

export const LINES = [{ productId: 'mug', size: 'M', quantity: 2 }];

/** Two mugs were ordered for ₹598, and the answer got lost: the reference of the order. */
export function lostOrder(fields: Partial<OrderAttempt> = {}, amount = 59_800): string {
  const { attempt } = orderAttempts.begin({ account: DEMO.id, method: 'cod', amount, lines: LINES });
  orderAttempts.update(attempt.idempotencyKey, { state: 'unknown', ...fields });
  return attempt.idempotencyKey;
}

/** The server's copy of that order. */
export const storedOrder = (ref: string, fields: Record<string, unknown> = {}): Record<string, unknown> =>
  rawOrder({ items: [{ ...rawProduct(), size: 'M', quantity: 2, ref }], amount: 598, date: Date.now(), ...fields });

export const resolutionsOf = (settled: readonly SettledOrder[]): readonly string[] =>
  settled.map(({ resolution }) => resolution);
