import type { Address } from '#domain/address/address.ts';
import type { CartLine } from '#domain/cart/totals.ts';
import { formatPaise, type Paise } from '#domain/money/money.ts';
import type { Order } from './order.ts';

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

/** So many letters of items leave room for the rest of a message of 1,000, which apps pass on whole. */
const MOST_ITEM_LETTERS = 700;

/** Items of a message, one a row, as many as fit; `andMore` names how many are left out ('and 52 more'). */
export function shortItems(items: string, andMore: (left: number) => string): string {
  if (items.length <= MOST_ITEM_LETTERS) return items;
  const rows = items.split('\n');
  let shown = 0;
  for (let letters = 0; shown < rows.length; shown += 1) {
    letters += (rows[shown] ?? '').length + 1;
    if (letters > MOST_ITEM_LETTERS) break;
  }
  return [...rows.slice(0, shown), andMore(rows.length - shown)].join('\n');
}

/**
 * An order's items and total, for a message to the shop; with `andMore` as many items as fit, and the total in any case.
 */
export function orderText(
  { items, amount }: Pick<Order, 'items'> & { readonly amount: Paise | null },
  andMore?: (left: number) => string,
): string {
  const text = andMore ? shortItems(itemsText(items), andMore) : itemsText(items);
  return amount === null ? text : `${text}\n${formatPaise(amount)}`;
}
