import { useEffect, useEffectEvent, useState } from 'react';

import { accountOf } from '#domain/account/account.ts';
import type { OrderAttempt } from '#domain/order/orderAttempt.ts';
import { onStorageChange } from '#lib/storage.ts';
import { orderAttempts } from '#shop/orders/orderAttempts.ts';
import { useShop } from '#shop/ShopContext.tsx';
import { ATTEMPTS_KEY } from '#shop/orders/storedAttempts.ts';

const unansweredOf = (token: string | null): OrderAttempt | null =>
  token === null ? null : orderAttempts.unanswered(accountOf(token));

/** The shopper's order whose fate is unknown, and a way to look again; null when there is none. */
export function useUnanswered(): readonly [OrderAttempt | null, () => void] {
  const token = useShop((state) => state.token);
  const [seen, setSeen] = useState(() => ({ token, attempt: unansweredOf(token) }));
  const look = (): void => setSeen({ token, attempt: unansweredOf(token) });
  if (seen.token !== token) look();
  const lookAgain = useEffectEvent(look);
  useEffect(() => {
    // Another tab orders, or this page comes back from the browser's memory after a payment page.
    const here = new AbortController();
    onStorageChange({ [ATTEMPTS_KEY]: () => lookAgain() }, here.signal);
    return () => here.abort();
  }, []);
  return [seen.attempt, look];
}
