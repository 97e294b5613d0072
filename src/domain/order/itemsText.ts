import type { CartLine } from '#domain/cart/cartView.ts';

/** What a message about an order says of its items: '2 x Photo Mug (325 ml)' for each, one a row. */
export function itemsText(
  items: readonly { readonly name: string; readonly size: string; readonly quantity: number }[],
): string {
  return items.map(({ name, size, quantity }) => `${quantity} x ${name}${size === '' ? '' : ` (${size})`}`).join('\n');
}

/** The same for lines of the cart. */
export function linesText(lines: readonly CartLine[]): string {
  return itemsText(lines.map(({ product, size, quantity }) => ({ name: product.name, size, quantity })));
}

/** Items up to this length leave room for the rest of a message: apps pass on 1,000 characters whole. */
const MAX_ITEM_CHARACTERS = 700;

/** As many items as fit into a message, one a row; `andMore` says how many are left out ('and 52 more'). */
export function shortItems(items: string, andMore: (left: number) => string): string {
  if (items.length <= MAX_ITEM_CHARACTERS) return items;
  const rows = items.split('\n');
  let shown = 0;
  for (let length = 0; shown < rows.length; shown += 1) {
    length += (rows[shown] ?? '').length + 1;
    if (length > MAX_ITEM_CHARACTERS) break;
  }
  return [...rows.slice(0, shown), andMore(rows.length - shown)].join('\n');
}
