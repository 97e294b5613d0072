import { useState } from 'react';
import { useLocation } from 'react-router-dom';

import { ApiError, messageOf } from '#api/errors.ts';
import { checkoutWords } from '#content/checkoutWords.ts';
import { wordsOf } from '#content/language.ts';
import { shopWords } from '#content/shopWords.ts';
import type { Order } from '#domain/order.ts';
import { failed, ready, type Remote } from '#domain/remote.ts';
import { useRemote } from '#lib/hooks/useRemote.ts';
import { useTimeout } from '#lib/hooks/useTimeout.ts';
import { useWords } from '#lib/hooks/useWords.ts';
import type { SettledOrder } from '#shop/orderList.ts';
import { useShop, useShopActions } from '#shop/ShopContext.tsx';
// What the shop's ordering takes has to be here before it is asked for.
import '#shop/ordering.ts';

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
  // Led here again from here, by an order that has just been placed: the list has something new.
  const { key } = useLocation();
  // What one shopper's session brought is not another's to see.
  const { remote, isBusy, retry } = useRemote({
    subject: token ?? '',
    ask: token === null ? null : fetchOrders,
    reasonOf,
    again: key,
  });
  const list = remote.status === 'ready' ? remote.data : null;
  // An order of this very page is still on its way: once it has had its time, the list says what became of it.
  useTimeout(retry, token === null || isBusy ? null : (list?.againInMs ?? null));
  const [hadSession, setHadSession] = useState(token !== null);
  if (token !== null && !hadSession) setHadSession(true);
  const common = { isBusy, refresh: retry };
  // Where a session has begun to answer, it has been lost meanwhile; a visitor never had one. docs/behaviour.md, Orders.
  if (token === null) return { ...common, orders: hadSession ? failed(mustLogIn) : null, settled: NONE };
  return {
    ...common,
    orders: remote.status === 'ready' ? ready(remote.data.orders) : remote,
    settled: list?.settled ?? NONE,
  };
}
