import { useMemo } from 'react';

import { useShopInstance } from '#shop/ShopContext.tsx';
import { orderingActions } from './ordering.ts';

/** What the screens that order can do. No other screen loads it. */
export function useOrdering(): ReturnType<typeof orderingActions> {
  const shop = useShopInstance();
  return useMemo(() => orderingActions(shop), [shop]);
}
