import { checkoutMessages } from '#content/checkoutMessages.ts';
import { useMessages, messagesOf } from '#content/messages.ts';
import { commonMessages } from '#content/commonMessages.ts';
import { PlacedPanel, usePlacedOrder } from '#features/orders/PlacedPanel.tsx';
import { OrdersScreen, useOrders } from '#features/orders/OrdersScreen.tsx';
import { SettledOrders } from '#features/orders/SettledOrders.tsx';
import { orderToMake } from '#features/personalise/designsToSend.ts';
import { PhotoAction, UnsentDesigns } from '#features/personalise/SendDesigns.tsx';
import { useSlow } from '#lib/hooks/useTimeout.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Icon } from '#ui/Icon.tsx';
import { PageHeading } from '#ui/Heading.tsx';
import { SectionBoundary } from '#ui/ErrorBoundary.tsx';
import { Seo, type Head } from '#seo/Seo.tsx';

export function head(): Head {
  const { pageTitle: title, emptyHelp: description } = messagesOf(checkoutMessages).orders;
  return { title, description };
}

export function OrdersPage() {
  const ordersText = useMessages(checkoutMessages).orders;
  const t = useMessages(commonMessages);
  const { orders, settled, failure, isBusy, refresh } = useOrders();
  const { placed, close } = usePlacedOrder();
  const toMake = orders?.status === 'ready' ? orderToMake(orders.data, placed?.idempotencyKey) : undefined;
  const isSlow = useSlow(isBusy);
  return (
    <div className="wrap pb-section-phone md:pb-section">
      <Seo head={head()} />
      <PageHeading title={ordersText.title}>
        {orders !== null && (
          <Button isBusy={isBusy && !isSlow} onClick={refresh} className="print:hidden">
            <Icon name="refresh" />
            <span>{ordersText.refresh}</span>
          </Button>
        )}
      </PageHeading>
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
      {toMake && (
        <UnsentDesigns key={toMake.id} order={toMake} isJustPlaced={toMake.idempotencyKey === placed?.idempotencyKey} />
      )}
      <SectionBoundary>
        <OrdersScreen
          orders={orders}
          onRetry={refresh}
          renderPhoto={(row) => <PhotoAction row={row} isNewest={row.order === toMake} />}
        />
      </SectionBoundary>
    </div>
  );
}
