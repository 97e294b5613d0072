import { useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { ApiError, isRefusedPayment, messageOf } from '#api/errors.ts';
import { ContactShopButton } from '#components/ContactShopButton.tsx';
import { CheckCard, NotPaid } from '#components/PaymentQuestions.tsx';
import { paths } from '#config/paths.ts';
import { shopCapabilities } from '#config/shopCapabilities.ts';
import { checkoutMessages } from '#content/checkoutMessages.ts';
import { messagesOf, useMessages } from '#content/language.ts';
import { shopMessages } from '#content/shopMessages.ts';
import { formatPaise, paise } from '#domain/money/money.ts';
import { orderNumber, orderRows, type Order, type OrderRow } from '#domain/order/order.ts';
import { failed, LOADING, ready, type Remote } from '#domain/remote.ts';
import type { Head } from '#domain/seo/head.ts';
import { OrderRowItem } from '#features/orders/OrderRowItem.tsx';
import { PlacedPanel, usePlacedOrder } from '#features/orders/PlacedPanel.tsx';
import { PhotoAction, UnsentDesigns } from '#features/personalise/SendDesigns.tsx';
import { useErrorToast } from '#lib/hooks/useErrorToast.ts';
import { usePortions } from '#lib/hooks/usePortions.ts';
import { useRemote } from '#lib/hooks/useRemote.ts';
import { useSlow, useTimeout } from '#lib/hooks/useTimeout.ts';
import { createErrorToast, type Failure } from '#lib/notify.ts';
import type { ReturnState } from '#lib/returnTo.ts';
import { Seo } from '#seo/Seo.tsx';
import { orderAttempts } from '#shop/orders/orderAttempts.ts';
import { IN_QUESTION, useFetchOrders, type OrderList, type SettledOrder } from '#shop/orders/orderHistory.ts';
import { useVerifyWidget } from '#shop/orders/widgetPayment.ts';
import { useShop } from '#shop/ShopContext.tsx';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Icon } from '#ui/Icon.tsx';
import { LoadingState } from '#ui/LoadingState.tsx';
import { Notice } from '#ui/Notice.tsx';
import { PageHead } from '#ui/PageHead.tsx';
import { SectionBoundary } from '#ui/SectionBoundary.tsx';

type SettledOrdersProps = { readonly settled: readonly SettledOrder[]; readonly onChecked: () => void };

/** The resolution of orders whose answer never came, above the list of orders. */
function SettledOrders({ settled, onChecked }: SettledOrdersProps) {
  return (
    <div className="grid gap-3 pb-5 empty:hidden print:hidden">
      {settled.map((order) => (
        <SettledNotice key={order.idempotencyKey} order={order} onChecked={onChecked} />
      ))}
    </div>
  );
}

function SettledNotice({ order, onChecked }: { readonly order: SettledOrder; readonly onChecked: () => void }) {
  const ordersText = useMessages(checkoutMessages).orders;
  const verifyWidget = useVerifyWidget();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const failure = useErrorToast();
  const { resolution, idempotencyKey, cardOrderId } = order;
  const total = formatPaise(paise(order.amount));
  const isOfWidget = resolution === 'widgetBegun' || (resolution === 'unconfirmed' && cardOrderId === null);
  const check = async (): Promise<void> => {
    setBusy(true);
    failure.end();
    try {
      await verifyWidget(idempotencyKey);
    } catch (error) {
      failure.say(isRefusedPayment(error) ? error.message : messagesOf(checkoutMessages).checkout.widgetUnchecked);
    }
    setBusy(false);
    onChecked();
  };
  const release = (): void => {
    orderAttempts.release(idempotencyKey);
    onChecked();
  };
  return (
    <Notice tone={resolution === 'received' ? 'info' : 'error'} title={ordersText.settled[resolution](total)}>
      <p>{ordersText.settledHelp(shopCapabilities)[resolution]}</p>
      {resolution === 'unconfirmed' && cardOrderId !== null && (
        <ButtonLink to={paths.cardPaid(cardOrderId)} size="small">
          {ordersText.checkAgain}
        </ButtonLink>
      )}
      {isOfWidget && (
        <Button size="small" isBusy={isBusy} onClick={() => void check()}>
          {ordersText.checkAgain}
        </Button>
      )}
      {resolution === 'cardBegun' && cardOrderId !== null && (
        <CheckCard onPaid={() => void navigate(paths.cardPaid(cardOrderId))} onNotPaid={release} />
      )}
      {IN_QUESTION.has(resolution) && (
        <ContactShopButton message={ordersText.unconfirmedMessage(orderNumber(idempotencyKey), total)} size="small" />
      )}
      {IN_QUESTION.has(resolution) && !(resolution === 'cardBegun' && cardOrderId !== null) && (
        <NotPaid onNotPaid={release} />
      )}
      {(resolution === 'missing' || resolution === 'unpaid') && (
        <ButtonLink to={paths.placeOrder} size="small">
          {ordersText.toCheckout}
        </ButtonLink>
      )}
    </Notice>
  );
}

const NONE: readonly SettledOrder[] = [];

/** The message for a list that could not be read. docs/behaviour.md, Orders. */
function reasonOf(error: unknown): string {
  const { failed: text, mustLogIn } = messagesOf(checkoutMessages).orders;
  if (!(error instanceof ApiError)) return text;
  if (error.kind === 'signedOut') return mustLogIn;
  return error.kind === 'network' ? text : messageOf(error, messagesOf(shopMessages).errors.orders);
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
function useOrders() {
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
function OrdersScreen({ orders, onRetry, renderPhoto }: OrdersScreenProps) {
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

export function head(): Head {
  const { pageTitle: title, emptyHelp: description } = messagesOf(checkoutMessages).orders;
  return { title, description };
}

export function OrdersPage() {
  const ordersText = useMessages(checkoutMessages).orders;
  const t = useMessages(shopMessages);
  const { orders, settled, failure, isBusy, refresh } = useOrders();
  const { placed, close } = usePlacedOrder();
  const isSlow = useSlow(isBusy);
  return (
    <div className="wrap pb-section-phone md:pb-section">
      <Seo head={head()} />
      <PageHead title={ordersText.title}>
        {orders !== null && (
          <Button isBusy={isBusy && !isSlow} onClick={refresh} className="print:hidden">
            <Icon name="refresh" />
            <span>{ordersText.refresh}</span>
          </Button>
        )}
      </PageHead>
      {/* Above a list that is shown already; the first load has a text of its own. */}
      <p role="status" className="font-semibold empty:hidden">
        {isSlow && orders?.status === 'ready' && t.waiting.slow}
      </p>
      {failure !== null && (
        <div className="mb-5 print:hidden">
          <Notice tone="error" title={failure}>
            <p>{ordersText.asBefore}</p>
            <Button size="small" isBusy={isBusy} onClick={refresh}>
              {t.waiting.retry}
            </Button>
          </Notice>
        </div>
      )}
      {placed && <PlacedPanel {...{ placed, orders, isBusy }} onClose={close} />}
      <SettledOrders settled={settled} onChecked={refresh} />
      {orders?.status === 'ready' && (
        <UnsentDesigns
          orders={orders.data}
          isJustPlaced={placed !== null && orders.data[0]?.idempotencyKey === placed.idempotencyKey}
        />
      )}
      <SectionBoundary>
        <OrdersScreen
          orders={orders}
          onRetry={refresh}
          renderPhoto={(row) => (
            <PhotoAction row={row} isNewest={orders?.status === 'ready' && row.order === orders.data[0]} />
          )}
        />
      </SectionBoundary>
    </div>
  );
}
