import type { Address } from '#domain/address/address.ts';
import { formatPaise, type Paise } from '#domain/money/money.ts';
import { addressLine, linesText } from '#domain/order/orderText.ts';
import type { CartLine } from '#domain/cart/totals.ts';
import type { OrderSummary } from '#shop/orders/checkoutStorage.ts';

/** The order in words, for the order e-mail. */
export function summaryOf(address: Address, lines: readonly CartLine[], total: Paise): OrderSummary {
  return {
    name: `${address.firstName} ${address.lastName}`.trim(),
    email: address.email,
    phone: address.phone,
    address: addressLine(address),
    amount: formatPaise(total),
    items: linesText(lines),
  };
}
