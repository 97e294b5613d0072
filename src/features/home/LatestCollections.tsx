import { useSyncExternalStore } from 'react';

import { ProductGrid } from '#components/ProductGrid.tsx';
import { LATEST_LIMITS, LATEST_MIDDLE_FROM_PX, LATEST_MIDDLE_TO_PX, RESIZE_DEBOUNCE_MS } from '#config/constants.ts';
import { useMessages } from '#content/language.ts';
import { shopMessages } from '#content/shopMessages.ts';
import { latestProducts } from '#domain/product/product.ts';
import { useList } from '#shop/ShopContext.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { SectionHead } from '#ui/SectionHead.tsx';
import { GridPending } from './GridPending.tsx';
import { ViewAll } from './ViewAll.tsx';

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
  const t = useMessages(shopMessages);
  const width = useWindowWidth();
  const limit = latestLimit(width);
  return (
    <section aria-labelledby="latest" className="wrap py-section-phone md:py-section">
      <SectionHead id="latest" title={t.home.latest}>
        <ViewAll />
      </SectionHead>
      <GridPending products={products} text={t.home.latestLoading} count={limit} />
      {products.status === 'ready' && products.data.length === 0 && <EmptyState level={3} title={t.home.noProducts} />}
      {products.status === 'ready' && products.data.length > 0 && (
        // A prerendered page does not know the screen's width: styles/parts.css hides the products beyond the limit.
        <div className={width === null ? 'latest-built' : undefined}>
          <ProductGrid products={latestProducts(products.data, limit)} layout="five" />
        </div>
      )}
    </section>
  );
}
