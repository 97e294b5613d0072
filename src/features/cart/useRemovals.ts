import { useState } from 'react';

import { quantityIn, type LineQuantity } from '#domain/cart.ts';
import { useShop, useShopActions } from '#shop/ShopContext.tsx';

/** A line that was just taken out, and can come back. */
export type Removal = {
  readonly key: string;
  readonly line: LineQuantity;
  readonly name: string;
  /** The line that stood after it; null for the last. */
  readonly next: string | null;
};

/** Taking lines out of the cart, each with a while to think better of it. */
export function useRemovals() {
  const cart = useShop((state) => state.cart);
  const { setQuantity } = useShopActions();
  const [removals, setRemovals] = useState<readonly Removal[]>([]);
  const [restored, setRestored] = useState<string | null>(null);
  const forget = ({ key }: Removal): void => setRemovals((all) => all.filter((one) => one.key !== key));
  return {
    removals,
    /** The line that came back last: the focus belongs there. */
    restored,
    forget,
    remove: (removal: Removal): void => {
      setRemovals((all) => [...all.filter(({ key }) => key !== removal.key), removal]);
      setRestored(null);
      setQuantity(removal.line, 0);
    },
    undo: (removal: Removal): void => {
      const { line, key } = removal;
      // Another tab may have put in some of it meanwhile.
      setQuantity(line, quantityIn(cart, line) + line.quantity);
      setRestored(key);
      forget(removal);
    },
  };
}
