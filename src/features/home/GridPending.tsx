import { useMessages } from '#content/language.ts';
import { shopMessages } from '#content/shopMessages.ts';
import type { Remote } from '#domain/remote.ts';
import { useSlow } from '#lib/hooks/useTimeout.ts';
import { useShopActions } from '#shop/ShopContext.tsx';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { GridSkeleton } from '#components/ProductGrid.tsx';

type GridPendingProps = { readonly products: Remote<unknown>; readonly text: string; readonly count: number };

/**
 * Shown instead of a grid of products: a skeleton with a loading text, which offers a retry when it takes long, or why the
 * products could not be loaded. Nothing when they are ready.
 */
export function GridPending({ products, text, count }: GridPendingProps) {
  const t = useMessages(shopMessages);
  const { reload } = useShopActions();
  const isSlow = useSlow(products.status === 'loading');
  const retry = <Button onClick={() => void reload('products')}>{t.waiting.retry}</Button>;
  if (products.status === 'ready') return null;
  if (products.status === 'failed') {
    return (
      <EmptyState tone="failed" level={3} title={t.waiting.failed.products} text={products.message}>
        {retry}
      </EmptyState>
    );
  }
  return (
    <div className="relative">
      <GridSkeleton count={count} layout="five" />
      <div className="absolute top-20 left-1/2 grid -translate-x-1/2 justify-items-center gap-3">
        <p role="status" className="rounded-full bg-ivory px-5 py-2 text-small whitespace-nowrap text-ink-2">
          {isSlow ? t.waiting.slow : text}
        </p>
        {isSlow && retry}
      </div>
    </div>
  );
}
