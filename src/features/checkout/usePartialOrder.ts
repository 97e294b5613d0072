import { useMemo, useState } from 'react';

import { linesThatFit } from '#api/orderBody.ts';
import { settings } from '#config/settings.ts';
import { totalsOf } from '#domain/cart/totals.ts';
import { designsOf } from '#shop/orders/placeOrder.ts';
import { useCartView } from '#shop/cart/useCartView.ts';
import { useKnownDesigns } from '#shop/designs/useDesigns.ts';

/**
 * The cart, or as much of it as one order can carry: the rest stays for the next. `fitting` says how many lines that is
 * where the cart has more and the shopper has not agreed to order them alone; else null.
 */
export function usePartialOrder() {
  const { lines, totals } = useCartView();
  const [isPart, setPart] = useState(false);
  const { designs, designIndex } = useKnownDesigns();
  const most = useMemo(
    () => linesThatFit(lines, designsOf({ designs, designIndex }, lines)),
    [lines, designs, designIndex],
  );
  const orderPart = (): void => setPart(true);
  if (most >= lines.length || !isPart) return { lines, totals, fitting: most < lines.length ? most : null, orderPart };
  const part = lines.slice(0, most);
  return { lines: part, totals: totalsOf(part, settings.deliveryFee), fitting: null, orderPart };
}
