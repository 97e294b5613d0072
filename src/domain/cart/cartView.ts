import { paise, sumOf, times, type Paise } from '#domain/money/money.ts';
import { isBuyable, isSoldIn, type Product } from '#domain/product/product.ts';
import type { Remote } from '#domain/remote.ts';
import { countItems, entriesOf, type Cart, type LineQuantity } from './cart.ts';

/** A line that can be bought. */
export type CartLine = LineQuantity & {
  readonly product: Product & { readonly price: Paise };
  readonly total: Paise;
};

/** Why a line cannot be bought now. */
type UnavailableReason = 'gone' | 'unpriced' | 'size';

/** A line that cannot be bought: it stays visible, but does not count in totals. */
export type UnavailableLine = LineQuantity & {
  readonly product: Product | undefined;
  readonly reason: UnavailableReason;
};

/** What the shopper pays, in paise, for the lines that can be bought. */
export type Totals = {
  readonly subtotal: Paise;
  readonly delivery: Paise;
  readonly total: Paise;
  readonly pieces: number;
};

/** A cart with its products: the lines that can be bought, and those that cannot. */
export type CartView = { readonly lines: readonly CartLine[]; readonly unavailable: readonly UnavailableLine[] };

/** A line can be bought when its product is on sale, has a price, and is still made in that size. */
export function cartViewOf(cart: Cart, products: readonly Product[]): CartView {
  const byId = new Map(products.map((product) => [product.id, product]));
  const lines: CartLine[] = [];
  const unavailable: UnavailableLine[] = [];
  for (const line of entriesOf(cart)) {
    const product = byId.get(line.productId);
    if (isSoldIn(product, line.size)) {
      lines.push({ ...line, product, total: times(product.price, line.quantity) });
    } else unavailable.push({ ...line, product, reason: reasonFor(product) });
  }
  return { lines, unavailable };
}

function reasonFor(product: Product | undefined): UnavailableReason {
  if (!product) return 'gone';
  return isBuyable(product) ? 'size' : 'unpriced';
}

/** An empty cart costs nothing: the delivery fee is only ever added to a purchase. */
export function totalsOf(lines: readonly CartLine[], deliveryFee: Paise): Totals {
  const subtotal = sumOf(lines.map((line) => line.total));
  const delivery = subtotal === 0 ? paise(0) : deliveryFee;
  return {
    subtotal,
    delivery,
    total: sumOf([subtotal, delivery]),
    pieces: lines.reduce((pieces, line) => pieces + line.quantity, 0),
  };
}

/** The shopper's cart, and the products that are known: the list, and those that were read one by one. */
type KnownCart = {
  readonly cart: Cart;
  readonly products: Remote<readonly Product[]>;
  readonly unlisted: readonly Product[];
};

/** How many pieces the header shows: those that can be bought, or all of them before the products are known. */
export function itemCount({ cart, products, unlisted }: KnownCart): number {
  if (products.status !== 'ready') return countItems(cart);
  try {
    return totalsOf(cartViewOf(cart, [...unlisted, ...products.data]).lines, paise(0)).pieces;
  } catch {
    // A product that breaks the totals breaks the cart page, not the header of every page.
    return countItems(cart);
  }
}
