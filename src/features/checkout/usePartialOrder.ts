import { useMemo, useState } from 'react';

import { linesThatFit } from '#api/orders.ts';
import { settings } from '#config/settings.ts';
import { totalsOf, type CartLine, type Totals } from '#domain/totals.ts';
import { useCartView } from '#shop/useCartView.ts';

export type PartialOrder = {
  /** What is ordered now. */
  readonly lines: readonly CartLine[];
  readonly totals: Totals;
  /** How many lines one order can carry, where the cart has more and the shopper has not agreed to order them alone. */
  readonly fitting: number | null;
  readonly orderPart: () => void;
};

/** The cart, or as much of it as one order can carry: the rest stays for the next. */
export function usePartialOrder(): PartialOrder {
  const { lines, totals } = useCartView();
  const [isPart, setPart] = useState(false);
  const fitting = useMemo(() => linesThatFit(lines), [lines]);
  const orderPart = (): void => setPart(true);
  if (fitting >= lines.length) return { lines, totals, fitting: null, orderPart };
  if (!isPart) return { lines, totals, fitting, orderPart };
  const part = lines.slice(0, fitting);
  return { lines: part, totals: totalsOf(part, settings.deliveryFee), fitting: null, orderPart };
}
