import { useState } from 'react';

import type { LineQuantity } from '#domain/cart/cart.ts';
import { useShopActions } from '#shop/ShopContext.tsx';

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
  const { setQuantity, putLineBack } = useShopActions();
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
    /** `next` is the line that it goes before; null for the end. */
    undo: (removal: Removal, next: string | null): void => {
      putLineBack(removal.line, next);
      setRestored(removal.key);
      forget(removal);
    },
  };
}
