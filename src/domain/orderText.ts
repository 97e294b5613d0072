import type { Address } from './address.ts';
import type { Order } from './order.ts';
import { formatPaise, type Paise } from './money.ts';
import type { CartLine } from './totals.ts';

/** An address on one line, without its empty parts. */
export function addressLine({
  street,
  city,
  state,
  zipcode,
  country,
}: Pick<Address, 'street' | 'city' | 'state' | 'zipcode' | 'country'>): string {
  return [street, city, state, zipcode, country].filter((part) => part.trim() !== '').join(', ');
}

/** '2 x Photo Mug (325 ml)' for every line, one a row. */
export function itemsText(
  items: readonly { readonly name: string; readonly size: string; readonly quantity: number }[],
): string {
  return items.map(({ name, size, quantity }) => `${quantity} x ${name}${size === '' ? '' : ` (${size})`}`).join('\n');
}

/** Cart lines as the texts want them. */
export function linesText(lines: readonly CartLine[]): string {
  return itemsText(lines.map(({ product, size, quantity }) => ({ name: product.name, size, quantity })));
}

/** An order's items and total, for a message to the shop. */
export function orderText({ items, amount }: Pick<Order, 'items'> & { readonly amount: Paise | null }): string {
  return amount === null ? itemsText(items) : `${itemsText(items)}\n${formatPaise(amount)}`;
}
