import { useMemo } from 'react';

import { orderingActions, type OrderingActions } from './ordering.ts';
import { useShopItself } from './ShopContext.tsx';

/** What the screens that order can do. No other screen loads it. */
export function useOrdering(): OrderingActions {
  const shop = useShopItself();
  return useMemo(() => orderingActions(shop), [shop]);
}
