import type { CartLine } from '#domain/cart/cartView.ts';
import { rupeesOf, type Paise } from '#domain/money/money.ts';
import type { PaymentMethod } from './order.ts';

/** The smallest amount that the payment widget's provider takes, in paise. */
const MIN_WIDGET_PAISE = 100;

/** The backend converts rupees to paise in floating point, and providers refuse a result that is not a whole number. */
const isWholeAtBackend = (amount: Paise): boolean => Number.isInteger(rupeesOf(amount) * 100);

/**
 * False when the backend would store the order and the provider would then refuse its amount, as with ₹19.99. A card is charged
 * the sum of the items' prices, the widget the total (paise). docs/backend.md, Card payments, Razorpay.
 */
export function isPayable(method: PaymentMethod, lines: readonly CartLine[], total: Paise): boolean {
  if (method === 'stripe') return lines.every(({ product }) => isWholeAtBackend(product.price));
  return method !== 'razorpay' || (isWholeAtBackend(total) && total >= MIN_WIDGET_PAISE);
}
