import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

import { ApiError, messageOf } from '#api/errors.ts';
import { checkoutWords } from '#content/checkoutWords.ts';
import { wordsOf } from '#content/language.ts';
import { shopWords } from '#content/shopWords.ts';
import type { Order } from '#domain/order.ts';
import { failed, LOADING, ready, type Remote } from '#domain/remote.ts';
import { useWords } from '#lib/hooks/useWords.ts';
import type { OrderList, SettledOrder } from '#shop/orderList.ts';
import { useShop, useShopActions } from '#shop/ShopContext.tsx';
// What the shop's ordering takes has to be here before it is asked for.
import '#shop/ordering.ts';

/** What a session has brought so far. */
type Answer = {
  readonly token: string;
  readonly orders: Remote<readonly Order[]>;
  readonly settled: readonly SettledOrder[];
};

const NONE: readonly SettledOrder[] = [];

/** What is to be said of an order list that cannot be had. docs/behaviour.md, Orders. */
function reasonOf(error: unknown): string {
  const { failed: text, mustLogIn } = wordsOf(checkoutWords).orders;
  if (!(error instanceof ApiError)) return text;
  if (error.kind === 'signedOut') return mustLogIn;
  return error.kind === 'network' ? text : messageOf(error, wordsOf(shopWords).errors.orders);
}

/** The shopper's orders, newest first, with a way to ask again. Null for a visitor. */
export function useOrders(): {
  readonly orders: Remote<readonly Order[]> | null;
  /** What became of orders whose answer had not come. */
  readonly settled: readonly SettledOrder[];
  readonly isBusy: boolean;
  readonly refresh: () => void;
} {
  const { mustLogIn } = useWords(checkoutWords).orders;
  const token = useShop((state) => state.token);
  const { fetchOrders } = useShopActions();
  const { key } = useLocation();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (token === null) return setBusy(false);
    let isCurrent = true;
    // What one shopper's session brought is not another's to see.
    setAnswer((last) => (last?.token === token ? last : { token, orders: LOADING, settled: NONE }));
    setBusy(true);
    let later: ReturnType<typeof setTimeout> | undefined;
    const show = ({ orders, settled, againInMs }: OrderList): void => {
      if (!isCurrent) return;
      setAnswer({ token, orders: ready(orders), settled });
      // An order of this very page is still on its way: once it has had its time, the list says what became of it.
      if (againInMs !== null) later = setTimeout(() => setAttempt((count) => count + 1), againInMs);
    };
    fetchOrders()
      .then(show, (error: unknown) => isCurrent && setAnswer({ token, orders: failed(reasonOf(error)), settled: NONE }))
      .finally(() => isCurrent && setBusy(false));
    return () => {
      isCurrent = false;
      clearTimeout(later);
    };
    // Led here again from here, by an order that has just been placed: the list has something new.
  }, [token, fetchOrders, attempt, key]);

  const refresh = useCallback(() => {
    setAnswer((last) => (last?.orders.status === 'failed' ? { ...last, orders: LOADING } : last));
    setAttempt((count) => count + 1);
  }, []);
  // Where a session has begun to answer, it has been lost meanwhile; a visitor never had one. docs/behaviour.md, Orders.
  if (token === null) return { orders: answer && failed(mustLogIn), settled: NONE, isBusy, refresh };
  const own = answer?.token === token ? answer : { orders: LOADING, settled: NONE };
  return { orders: own.orders, settled: own.settled, isBusy, refresh };
}
