import { BEST_SELLER_LIMIT } from '#config/constants.ts';
import { paths } from '#config/paths.ts';
import { homeMessages } from '#content/homeMessages.ts';
import { useMessages } from '#content/language.ts';
import { shopMessages } from '#content/shopMessages.ts';
import { bestSellers } from '#domain/product/product.ts';
import { itemsOf } from '#domain/remote.ts';
import { useList } from '#shop/ShopContext.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ProductGrid } from '#components/ProductGrid.tsx';
import { SectionHead } from '#ui/SectionHead.tsx';
import { GridPending } from './GridPending.tsx';
import { ViewAll } from './ViewAll.tsx';

/** Up to five products that the shop marked as bestsellers. */
export function BestSales() {
  const products = useList('products');
  const t = useMessages(shopMessages);
  const messages = useMessages(homeMessages).best;
  const best = bestSellers(itemsOf(products), BEST_SELLER_LIMIT);
  return (
    <section aria-labelledby="best" className="wrap py-section-phone md:py-section">
      <SectionHead id="best" title={messages.title}>
        <ViewAll />
      </SectionHead>
      <GridPending products={products} text={messages.loading} count={BEST_SELLER_LIMIT} />
      {products.status === 'ready' && best.length === 0 && (
        <EmptyState level={3} title={messages.none}>
          <ButtonLink to={paths.collection}>{t.home.viewAll}</ButtonLink>
        </EmptyState>
      )}
      {best.length > 0 && <ProductGrid products={best} layout="five" hasLead />}
    </section>
  );
}
