import { useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';

import { GridSkeleton, ProductGrid } from '#components/ProductGrid.tsx';
import {
  BEST_SELLER_LIMIT,
  LATEST_LIMITS,
  LATEST_MIDDLE_FROM_PX,
  LATEST_MIDDLE_TO_PX,
  RESIZE_DEBOUNCE_MS,
} from '#config/constants.ts';
import { paths } from '#config/paths.ts';
import { homeMessages } from '#content/homeMessages.ts';
import { useMessages } from '#content/messages.ts';
import { commonMessages } from '#content/commonMessages.ts';
import { bestSellers, latestProducts } from '#domain/product/product.ts';
import { itemsOf, type Remote } from '#domain/remote.ts';
import { useSlow } from '#lib/hooks/useTimeout.ts';
import { useList, useShopActions } from '#shop/ShopContext.tsx';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Icon } from '#ui/Icon.tsx';
import { SectionHeading } from '#ui/Heading.tsx';

function onRest(follow: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (): void => {
    clearTimeout(timer);
    timer = setTimeout(follow, RESIZE_DEBOUNCE_MS);
  };
  globalThis.addEventListener('resize', wait, { passive: true });
  return () => {
    clearTimeout(timer);
    globalThis.removeEventListener('resize', wait);
  };
}

/** The window's width in CSS pixels, debounced during a resize; null before hydration. */
function useWindowWidth(): number | null {
  return useSyncExternalStore(
    onRest,
    () => globalThis.innerWidth,
    () => null,
  );
}

/** Ten products on wide screens, nine from 800 to 1270 px, six below: whole rows everywhere. */
function latestLimit(width: number | null): number {
  if (width === null || width > LATEST_MIDDLE_TO_PX) return LATEST_LIMITS.wide;
  return width >= LATEST_MIDDLE_FROM_PX ? LATEST_LIMITS.middle : LATEST_LIMITS.narrow;
}

/** The newest products. */
export function LatestCollections() {
  const products = useList('products');
  const t = useMessages(commonMessages);
  const width = useWindowWidth();
  const limit = latestLimit(width);
  return (
    <section aria-labelledby="latest" className="wrap py-section-phone md:py-section">
      <SectionHeading id="latest" title={t.home.latest}>
        <ViewAll />
      </SectionHeading>
      <GridLoading products={products} text={t.home.latestLoading} count={limit} />
      {products.status === 'ready' && products.data.length === 0 && <EmptyState level={3} title={t.home.noProducts} />}
      {products.status === 'ready' && products.data.length > 0 && (
        // A prerendered page does not know the screen's width: styles/parts.css hides the products beyond the limit.
        <div className={width === null ? 'latest-limit' : undefined}>
          <ProductGrid products={latestProducts(products.data, limit)} layout="five" />
        </div>
      )}
    </section>
  );
}

/** Up to five products that the shop marked as bestsellers. */
export function BestSales() {
  const products = useList('products');
  const t = useMessages(commonMessages);
  const messages = useMessages(homeMessages).best;
  const best = bestSellers(itemsOf(products), BEST_SELLER_LIMIT);
  return (
    <section aria-labelledby="best" className="wrap py-section-phone md:py-section">
      <SectionHeading id="best" title={messages.title}>
        <ViewAll />
      </SectionHeading>
      <GridLoading products={products} text={messages.loading} count={BEST_SELLER_LIMIT} />
      {products.status === 'ready' && best.length === 0 && (
        <EmptyState level={3} title={messages.none}>
          <ButtonLink to={paths.collection}>{t.home.viewAll}</ButtonLink>
        </EmptyState>
      )}
      {best.length > 0 && <ProductGrid products={best} layout="five" hasLead />}
    </section>
  );
}

type GridLoadingProps = { readonly products: Remote<unknown>; readonly text: string; readonly count: number };

/**
 * Shown instead of a grid of products: a skeleton with a loading text, which offers a retry when it takes long, or why the
 * products could not be loaded. Nothing when they are ready.
 */
function GridLoading({ products, text, count }: GridLoadingProps) {
  const t = useMessages(commonMessages);
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

/** A link from a section to the whole collection. */
function ViewAll() {
  const t = useMessages(commonMessages);
  return (
    <Link
      to={paths.collection}
      className="hidden min-h-11 flex-none items-center gap-1.5 text-fine font-semibold text-gold-text hover:underline md:inline-flex"
    >
      <span>{t.home.viewAll}</span>
      <Icon name="arrow" />
    </Link>
  );
}
