import type { CartLine } from '#domain/cart/totals.ts';
import { rupeesOf, type Paise } from '#domain/money/money.ts';
import type { PaymentMethod } from './order.ts';

/** Below this many paise the payment widget's provider takes nothing. */
const LEAST_WIDGET_PAISE = 100;

/** The backend turns rupees into paise in floating point, and providers refuse what is no whole number by then. */
const isWholeAtBackend = (amount: Paise): boolean => Number.isInteger(rupeesOf(amount) * 100);

/**
 * False when the backend would store the order and the provider refuse its amount afterwards, as with ₹19.99: a card is
 * charged the sum of the items' prices, the widget the total. docs/backend.md, Card payments, Razorpay.
 */
export function isPayable(method: PaymentMethod, lines: readonly CartLine[], total: Paise): boolean {
  if (method === 'stripe') return lines.every(({ product }) => isWholeAtBackend(product.price));
  return method !== 'razorpay' || (isWholeAtBackend(total) && total >= LEAST_WIDGET_PAISE);
}
