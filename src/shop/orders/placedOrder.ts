import { isPaymentMethod } from '#domain/order/order.ts';
import type { OrderAttempt } from '#domain/order/orderAttempt.ts';
import { readJson } from '#lib/storage.ts';
import { shopperStorage, TAB_KEYS } from '#shop/session/shopperStorage.ts';

/** What My Orders tells of the order that this tab has just placed. */
export type PlacedOrder = Pick<OrderAttempt, 'ref' | 'account' | 'method' | 'amount' | 'at'>;

/** The order just placed: kept for this tab until the shopper has done with it, orders anew or logs out. */
export const placedOrder = {
  keep: ({ ref, account, method, amount, at }: PlacedOrder): void =>
    void shopperStorage.write(TAB_KEYS.placed, JSON.stringify({ ref, account, method, amount, at })),
  read: (): PlacedOrder | null => {
    const { ref, account, method, amount, at } = (readJson(shopperStorage, TAB_KEYS.placed) ?? {}) as Readonly<
      Record<string, unknown>
    >;
    const isWhole =
      typeof ref === 'string' &&
      typeof account === 'string' &&
      isPaymentMethod(method) &&
      Number.isSafeInteger(amount) &&
      typeof at === 'number';
    return isWhole ? { ref, account, method, amount: amount as number, at } : null;
  },
  forget: (): void => shopperStorage.remove(TAB_KEYS.placed),
};
