import { useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

import { ApiError, messageOf } from '#api/errors.ts';
import { paths } from '#config/paths.ts';
import { checkoutMessages } from '#content/checkoutMessages.ts';
import { useMessages, messagesOf } from '#content/messages.ts';
import { commonMessages } from '#content/commonMessages.ts';
import { orderRows, type Order, type OrderRow } from '#domain/order/order.ts';
import { failed, LOADING, ready, type Remote } from '#domain/remote.ts';
import { usePortions } from '#lib/hooks/usePortions.ts';
import { useRemote } from '#lib/hooks/useRemote.ts';
import { useTimeout } from '#lib/hooks/useTimeout.ts';
import { createErrorToast, type Failure } from '#lib/notify.ts';
import type { ReturnState } from '#lib/loginReturn.ts';
import { useFetchOrders, type OrderList, type SettledOrder } from '#shop/orders/orderHistory.ts';
import { useShop } from '#shop/ShopContext.tsx';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { LoadingState } from '#ui/LoadingState.tsx';
import { OrderedItem } from './OrderedItem.tsx';

const NONE: readonly SettledOrder[] = [];

/** The message for a list that could not be read. docs/behaviour.md, Orders. */
function reasonOf(error: unknown): string {
  const { failed: text, mustLogIn } = messagesOf(checkoutMessages).orders;
  if (!(error instanceof ApiError)) return text;
  if (error.kind === 'signedOut') return mustLogIn;
  return error.kind === 'network' ? text : messageOf(error, messagesOf(commonMessages).errors.orders);
}

/** Toasts a failed read, since the shopper may be anywhere on the page. An expired session is shown by the session itself. */
async function withToast(reading: Promise<OrderList>, leaving: AbortSignal, failure: Failure): Promise<OrderList> {
  try {
    const list = await reading;
    failure.end();
    return list;
  } catch (error) {
    const isSilent = leaving.aborted || (error instanceof ApiError && error.kind === 'signedOut');
    if (!isSilent) failure.say(reasonOf(error));
    throw error;
  }
}

/** The shopper's orders, newest first, null for a visitor; and a function that reads them again. */
export function useOrders() {
  const { mustLogIn } = useMessages(checkoutMessages).orders;
  const token = useShop((state) => state.token);
  const fetchOrders = useFetchOrders();
  // Changes when an order that was just placed navigates from My Orders to My Orders: the list has something new.
  const { key } = useLocation();
  const [failure] = useState(createErrorToast);
  // The result for one account must not be shown to another.
  const { remote, isBusy, retry } = useRemote({
    subject: token ?? '',
    ask: token === null ? null : (signal) => withToast(fetchOrders(), signal, failure),
    reasonOf,
    again: key,
  });
  // The last list stays on the screen when it cannot be read again.
  const [last, setLast] = useState<{ readonly token: string; readonly list: OrderList } | null>(null);
  if (token !== null && remote.status === 'ready' && last?.list !== remote.data) setLast({ token, list: remote.data });
  const list = last !== null && last.token === token ? last.list : null;
  // This page still waits for an order's answer: when that time is over, the list shows whether the order exists.
  useTimeout(retry, token === null || isBusy ? null : (list?.againInMs ?? null));
  const [hadSession, setHadSession] = useState(token !== null);
  if (token !== null && !hadSession) setHadSession(true);
  const ordersNow = (): Remote<readonly Order[]> | null => {
    // A session that ended on this page asks for a login in other words than a visitor reads. docs/behaviour.md, Orders.
    if (token === null) return hadSession ? failed(mustLogIn) : null;
    if (list !== null) return ready(list.orders);
    return remote.status === 'failed' ? remote : LOADING;
  };
  return {
    orders: ordersNow(),
    /** The resolution of orders whose answer never came. */
    settled: list?.settled ?? NONE,
    /** Why the list could not be read again, while the last one is shown; else null. */
    failure: list !== null && remote.status === 'failed' ? remote.message : null,
    isBusy,
    refresh: retry,
  };
}

type OrdersScreenProps = {
  readonly orders: Remote<readonly Order[]> | null;
  readonly onRetry: () => void;
  /** The actions for the photo of a row. */
  readonly renderPhoto: (row: OrderRow) => ReactNode;
};

/** The list of ordered items, or why there is none. */
export function OrdersScreen({ orders, onRetry, renderPhoto }: OrdersScreenProps) {
  const t = useMessages(commonMessages);
  const { cart: cartText, orders: ordersText } = useMessages(checkoutMessages);
  const isStarted = useShop((state) => state.isStarted);
  const isLoggedIn = useShop((state) => state.token !== null);
  const toLogin = (
    <ButtonLink to={paths.login} state={{ from: paths.orders } satisfies ReturnState} tone="primary">
      {ordersText.logIn}
    </ButtonLink>
  );
  if (isStarted && orders === null) return <EmptyState title={ordersText.pleaseLogIn}>{toLogin}</EmptyState>;
  if (orders === null || orders.status === 'loading')
    return <LoadingState text={ordersText.loading} onRetry={onRetry} />;
  if (orders.status === 'failed') {
    return (
      <EmptyState tone="failed" title={orders.message}>
        {isLoggedIn ? <Button onClick={onRetry}>{t.waiting.retry}</Button> : toLogin}
      </EmptyState>
    );
  }
  const rows = orderRows(orders.data);
  if (rows.length === 0) {
    return (
      <EmptyState title={ordersText.empty} text={ordersText.emptyHelp}>
        <ButtonLink to={paths.collection} tone="primary">
          {cartText.browse}
        </ButtonLink>
      </EmptyState>
    );
  }
  return <OrderRows rows={rows} onRetry={onRetry} renderPhoto={renderPhoto} />;
}

/** How many rows are shown at first, and added by each click. */
const ROWS_AT_ONCE = 40;

type OrderRowsProps = { readonly rows: readonly OrderRow[] } & Pick<OrdersScreenProps, 'onRetry' | 'renderPhoto'>;

/** The rows of all orders, newest first. */
function OrderRows({ rows, onRetry, renderPhoto }: OrderRowsProps) {
  const t = useMessages(checkoutMessages).orders;
  const { shown, left, showMore } = usePortions(rows, ROWS_AT_ONCE);
  return (
    <>
      <ul className="border-t border-gold-soft">
        {shown.map((row) => (
          <OrderedItem key={row.key} row={row} onChecked={onRetry}>
            {renderPhoto(row)}
          </OrderedItem>
        ))}
      </ul>
      {left > 0 && (
        <div className="mt-6 grid justify-items-center">
          <Button onClick={showMore}>{t.more}</Button>
        </div>
      )}
    </>
  );
}
