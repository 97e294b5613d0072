import type { ReactNode } from 'react';

import { paths } from '#config/paths.ts';
import { checkoutMessages } from '#content/checkoutMessages.ts';
import { useMessages } from '#content/language.ts';
import { shopMessages } from '#content/shopMessages.ts';
import { orderRows, type Order, type OrderRow } from '#domain/order/order.ts';
import type { Remote } from '#domain/remote.ts';
import { usePortions } from '#lib/hooks/usePortions.ts';
import type { ReturnState } from '#lib/returnTo.ts';
import { useShop } from '#shop/ShopContext.tsx';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { LoadingState } from '#ui/LoadingState.tsx';
import { OrderRowItem } from './OrderRowItem.tsx';

type OrdersScreenProps = {
  readonly orders: Remote<readonly Order[]> | null;
  readonly onRetry: () => void;
  /** The actions for the photo of a row. */
  readonly renderPhoto: (row: OrderRow) => ReactNode;
};

/** The list of ordered items, or why there is none. */
export function OrdersScreen({ orders, onRetry, renderPhoto }: OrdersScreenProps) {
  const t = useMessages(shopMessages);
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
          <OrderRowItem key={row.key} row={row} onChecked={onRetry}>
            {renderPhoto(row)}
          </OrderRowItem>
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
