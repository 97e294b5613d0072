import { checkoutWords } from '#content/checkoutWords.ts';
import { wordsOf } from '#content/language.ts';
import { shopWords } from '#content/shopWords.ts';
import type { Head } from '#domain/head.ts';
import { OrdersScreen } from '#features/orders/OrdersScreen.tsx';
import { SettledOrders } from '#features/orders/SettledOrders.tsx';
import { useOrders } from '#features/orders/useOrders.ts';
import { PhotoAction } from '#features/personalise/PhotoAction.tsx';
import { PhotosWaiting } from '#features/personalise/PhotosWaiting.tsx';
import { useWords } from '#lib/hooks/useWords.ts';
import { useSlow } from '#lib/hooks/useSlow.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { PageHead } from '#ui/PageHead.tsx';
import { SectionBoundary } from '#ui/SectionBoundary.tsx';
import { Seo } from '#seo/Seo.tsx';

export function head(): Head {
  return {
    title: wordsOf(checkoutWords).orders.pageTitle,
    description: wordsOf(checkoutWords).orders.emptyHelp,
    canonicalPath: null,
    isIndexed: false,
  };
}

export function OrdersPage() {
  const ordersText = useWords(checkoutWords).orders;
  const t = useWords(shopWords);
  const { orders, settled, isBusy, refresh } = useOrders();
  const isSlow = useSlow(isBusy);
  return (
    <div className="wrap pb-section-phone md:pb-section">
      <Seo head={head()} />
      <PageHead title={ordersText.title}>
        {orders !== null && (
          <Button isBusy={isBusy && !isSlow} onClick={refresh} className="print:hidden">
            {(!isBusy || isSlow) && <Icon name="refresh" />}
            {ordersText.refresh}
          </Button>
        )}
      </PageHead>
      {/* Over a list that stands; the first wait has words of its own. */}
      <p role="status" className="font-semibold empty:hidden">
        {isSlow && orders?.status === 'ready' && t.waiting.slow}
      </p>
      <SettledOrders settled={settled} onChecked={refresh} />
      {orders?.status === 'ready' && <PhotosWaiting orders={orders.data} />}
      <SectionBoundary>
        <OrdersScreen orders={orders} onRetry={refresh} renderPhoto={(row) => <PhotoAction row={row} />} />
      </SectionBoundary>
    </div>
  );
}
