import { isRecord, productWithId } from '../catalogue/catalogues.ts';
import type { Catalogue } from '../catalogue/types.ts';
import { Refusal } from '../http/refusal.ts';

export const ORDER_REFUSALS = {
  empty: 'Your cart is empty. Add something before placing the order.',
  unknownProduct: 'A product in your cart is no longer available. Please check your cart and try again.',
  badQuantity: 'A quantity in your cart is not valid. Please check your cart and try again.',
  changedTotal: 'The total has changed. Please check your cart and try again.',
  unknownMethod: 'Please choose a payment method.',
} as const;

/** Pieces of one line at most: the storefront's own bound. */
const MAX_PIECES = 9999;

/** Whether a quantity is valid: a whole number of pieces, including 0. */
export function isQuantity(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MAX_PIECES;
}

/**
 * The server ignores the sent total and computes it from the catalogue's prices, in whole paise.
 * Rupees for `amount` and `deliveryFee`.
 */
export function checkTotal(
  order: { readonly items: readonly unknown[]; readonly amount: number },
  catalogue: Catalogue,
  deliveryFee: number,
): void {
  if (order.items.length === 0) throw new Refusal(ORDER_REFUSALS.empty);
  let totalPaise = paise(deliveryFee);
  for (const item of order.items) totalPaise += linePaise(item, catalogue);
  if (totalPaise !== paise(order.amount)) throw new Refusal(ORDER_REFUSALS.changedTotal);
}

/** Whole paise of an amount in rupees. */
export function paise(rupees: number): number {
  return Math.round(rupees * 100);
}

function linePaise(item: unknown, catalogue: Catalogue): number {
  const product = isRecord(item) ? productWithId(catalogue, item['_id']) : undefined;
  const price = product?.['price'];
  if (!isRecord(item) || typeof price !== 'number' || price < 0) throw new Refusal(ORDER_REFUSALS.unknownProduct);
  const quantity = item['quantity'];
  if (!isQuantity(quantity) || quantity === 0) throw new Refusal(ORDER_REFUSALS.badQuantity);
  return paise(price) * quantity;
}
