import { shopWords } from '#content/shopWords.ts';
import { StaleNotice } from '#features/catalogue/StaleNotice.tsx';
import { Banner } from '#features/home/Banner.tsx';
import { BestSales } from '#features/home/BestSales.tsx';
import { Faq } from '#features/home/Faq.tsx';
import { LatestCollections } from '#features/home/LatestCollections.tsx';
import { OurStory } from '#features/home/OurStory.tsx';
import { Pattern } from '#features/home/Pattern.tsx';
import { ProductStrips } from '#features/home/ProductStrips.tsx';
import { ShopByCategories } from '#features/home/ShopByCategories.tsx';
import { Testimonials } from '#features/home/Testimonials.tsx';
import { useWords } from '#lib/hooks/useWords.ts';
import { useList, useShopActions } from '#shop/ShopContext.tsx';
import type { ListName } from '#shop/state.ts';
import { SectionBoundary } from '#ui/SectionBoundary.tsx';

const LISTS: readonly ListName[] = ['products', 'categories', 'slides'];

/** Home below its first screen. */
export function HomeRest() {
  const t = useWords(shopWords);
  const products = useList('products');
  const categories = useList('categories');
  const { reload } = useShopActions();
  const reloadProducts = (): void => void reload('products');
  return (
    <>
      <StaleNotice lists={LISTS} />
      <SectionBoundary>
        <LatestCollections products={products} onRetry={reloadProducts} />
      </SectionBoundary>
      <div className="wrap" data-aos="rise">
        <Banner title={t.sections.find.title} action={t.sections.find.action} tone="evening" />
      </div>
      <SectionBoundary>
        <ShopByCategories categories={categories} />
      </SectionBoundary>
      <SectionBoundary>
        <ProductStrips products={products} />
      </SectionBoundary>
      <SectionBoundary>
        <BestSales products={products} onRetry={reloadProducts} />
      </SectionBoundary>
      <SectionBoundary>
        <OurStory />
      </SectionBoundary>
      <div className="wrap py-section-phone md:py-section" data-aos="rise">
        <Banner title={t.sections.discover.title} action={t.sections.discover.action} tone="day" />
      </div>
      <Pattern />
      <Faq />
      <SectionBoundary>
        <Testimonials />
      </SectionBoundary>
    </>
  );
}
