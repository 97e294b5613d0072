import { totalsOf, type CartLine } from '#domain/cart/totals.ts';
import { times, type Paise } from '#domain/money/money.ts';
import { isBuyable, type Product } from '#domain/product/product.ts';

type Repriced = {
  /** The lines that can still be bought, at today's prices. */
  readonly lines: readonly CartLine[];
  /** In paise, with delivery. */
  readonly total: Paise;
  /** True when every line is still sold at the price that the shopper saw. */
  readonly isSame: boolean;
};

/** The order at the prices of these products: the shopper pays the total that was shown, or is asked again. Fee in paise. */
export function repriced(lines: readonly CartLine[], products: readonly Product[], deliveryFee: Paise): Repriced {
  const byId = new Map(products.map((product) => [product.id, product]));
  const today = lines.flatMap((line): CartLine[] => {
    const product = byId.get(line.product.id);
    if (!product || !isBuyable(product) || !product.sizes.includes(line.size)) return [];
    return [{ ...line, product, total: times(product.price, line.quantity) }];
  });
  const isSame =
    today.length === lines.length && today.every(({ product }, place) => product.price === lines[place]?.product.price);
  return { lines: today, total: totalsOf(today, deliveryFee).total, isSame };
}
