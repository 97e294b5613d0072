import { useState } from 'react';
import { useLocation } from 'react-router-dom';

import { ApiError, messageOf } from '#api/errors.ts';
import { checkoutMessages } from '#content/checkoutMessages.ts';
import { useMessages, messagesOf } from '#content/language.ts';
import { shopMessages } from '#content/shopMessages.ts';
import type { Order } from '#domain/order/order.ts';
import { failed, LOADING, ready, type Remote } from '#domain/remote.ts';
import { createErrorToast, type Failure } from '#lib/notify.ts';
import { useRemote } from '#lib/hooks/useRemote.ts';
import { useTimeout } from '#lib/hooks/useTimeout.ts';
import type { OrderList, SettledOrder } from '#shop/orders/orderHistory.ts';
import { useShop } from '#shop/ShopContext.tsx';
import { useOrdering } from '#shop/orders/useOrdering.ts';

const NONE: readonly SettledOrder[] = [];

/** What is to be said of an order list that cannot be had. docs/behaviour.md, Orders. */
function reasonOf(error: unknown): string {
  const { failed: text, mustLogIn } = messagesOf(checkoutMessages).orders;
  if (!(error instanceof ApiError)) return text;
  if (error.kind === 'signedOut') return mustLogIn;
  return error.kind === 'network' ? text : messageOf(error, messagesOf(shopMessages).errors.orders);
}

/** A list that cannot be had is told at once, wherever on the page the shopper is. The end of a session tells itself. */
async function said(asked: Promise<OrderList>, leaving: AbortSignal, failure: Failure): Promise<OrderList> {
  try {
    const list = await asked;
    failure.end();
    return list;
  } catch (error) {
    const isSaid = leaving.aborted || (error instanceof ApiError && error.kind === 'signedOut');
    if (!isSaid) failure.say(reasonOf(error));
    throw error;
  }
}

/** The shopper's orders, newest first, with a way to ask again. Null for a visitor. */
export function useOrders() {
  const { mustLogIn } = useMessages(checkoutMessages).orders;
  const token = useShop((state) => state.token);
  const { fetchOrders } = useOrdering();
  // Led here again from here, by an order that has just been placed: the list has something new.
  const { key } = useLocation();
  const [failing] = useState(createErrorToast);
  // What one shopper's session brought is not another's to see.
  const { remote, isBusy, retry } = useRemote({
    subject: token ?? '',
    ask: token === null ? null : (signal) => said(fetchOrders(), signal, failing),
    reasonOf,
    again: key,
  });
  // What was read stays while it cannot be read anew.
  const [kept, setKept] = useState<{ readonly token: string; readonly list: OrderList } | null>(null);
  if (token !== null && remote.status === 'ready' && kept?.list !== remote.data) setKept({ token, list: remote.data });
  const list = kept !== null && kept.token === token ? kept.list : null;
  // An order of this very page is still on its way: once it has had its time, the list says what became of it.
  useTimeout(retry, token === null || isBusy ? null : (list?.againInMs ?? null));
  const [hadSession, setHadSession] = useState(token !== null);
  if (token !== null && !hadSession) setHadSession(true);
  const ordersNow = (): Remote<readonly Order[]> | null => {
    // Where a session has begun to answer, it has been lost meanwhile; a visitor never had one. docs/behaviour.md, Orders.
    if (token === null) return hadSession ? failed(mustLogIn) : null;
    if (list !== null) return ready(list.orders);
    return remote.status === 'failed' ? remote : LOADING;
  };
  return {
    orders: ordersNow(),
    /** What became of orders whose answer had not come. */
    settled: list?.settled ?? NONE,
    /** Why the list could not be read anew, while that from before stands. */
    failure: list !== null && remote.status === 'failed' ? remote.message : null,
    isBusy,
    refresh: retry,
  };
}
