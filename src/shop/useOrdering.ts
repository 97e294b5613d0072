import { useMemo } from 'react';

import { orderingActions } from './ordering.ts';
import { useShopItself } from './ShopContext.tsx';

/** What the screens that order can do. No other screen loads it. */
export function useOrdering(): ReturnType<typeof orderingActions> {
  const shop = useShopItself();
  return useMemo(() => orderingActions(shop), [shop]);
}
