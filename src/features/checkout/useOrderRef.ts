import { useSyncExternalStore } from 'react';

import { accountOf } from '#domain/account/account.ts';
import type { Paise } from '#domain/money/money.ts';
import type { CartLine } from '#domain/cart/totals.ts';
import { onStorageChange } from '#lib/storage.ts';
import { orderAttempts } from '#shop/orders/orderAttempts.ts';
import { useShop } from '#shop/ShopContext.tsx';
import { ATTEMPTS_KEY } from '#shop/orders/storedAttempts.ts';

/** Another tab that tries the same order decides under which reference it is sent. */
function subscribe(onChange: () => void): () => void {
  const here = new AbortController();
  onStorageChange({ [ATTEMPTS_KEY]: onChange }, here.signal);
  return () => here.abort();
}

/** The reference under which these lines would be ordered for this sum; '' for a visitor and for an empty cart. */
export function useOrderRef(lines: readonly CartLine[], amount: Paise): string {
  const token = useShop((state) => state.token);
  return useSyncExternalStore(subscribe, () => {
    if (token === null || lines.length === 0) return '';
    return orderAttempts.idempotencyKeyOf({ account: accountOf(token), amount, lines });
  });
}
