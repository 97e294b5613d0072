import { useState } from 'react';

import type { LineQuantity } from '#domain/cart/cart.ts';
import { useShopActions } from '#shop/ShopContext.tsx';

/** A line that was just removed, and whose removal can be undone. */
export type Removal = {
  readonly key: string;
  readonly line: LineQuantity;
  readonly name: string;
  /** The key of the line after it; null for the last. */
  readonly next: string | null;
};

/** Removes lines from the cart; each removal can be undone until it is forgotten. */
export function useRemovals() {
  const { setQuantity, putLineBack } = useShopActions();
  const [removals, setRemovals] = useState<readonly Removal[]>([]);
  const [restored, setRestored] = useState<string | null>(null);
  const forget = ({ key }: Removal): void => setRemovals((all) => all.filter((one) => one.key !== key));
  return {
    removals,
    /** The key of the line whose removal was undone last: it takes the focus. */
    restored,
    forget,
    remove: (removal: Removal): void => {
      setRemovals((all) => [...all.filter(({ key }) => key !== removal.key), removal]);
      setRestored(null);
      setQuantity(removal.line, 0);
    },
    /** Puts the line back before the line `next`; at the end for null. */
    undo: (removal: Removal, next: string | null): void => {
      putLineBack(removal.line, next);
      setRestored(removal.key);
      forget(removal);
    },
  };
}
