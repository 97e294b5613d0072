import { homeWords } from '#content/homeWords.ts';
import { useWords } from '#content/language.ts';
import { StaleNotice } from '#features/catalogue/StaleNotice.tsx';
import { Banner } from '#features/home/Banner.tsx';
import { BestSales } from '#features/home/BestSales.tsx';
import { Faq } from '#features/home/Faq.tsx';
import { HowItWorks } from '#features/home/HowItWorks.tsx';
import { LatestCollections } from '#features/home/LatestCollections.tsx';
import { OurStory } from '#features/home/OurStory.tsx';
import { Pattern } from '#features/home/Pattern.tsx';
import { ProductStrips } from '#features/home/ProductStrips.tsx';
import { ShopByCategories } from '#features/home/ShopByCategories.tsx';
import { Testimonials } from '#features/home/Testimonials.tsx';
import { useList, useShopActions } from '#shop/ShopContext.tsx';
import type { ListName } from '#shop/state.ts';
import { SectionBoundary } from '#ui/SectionBoundary.tsx';

const LISTS: readonly ListName[] = ['products', 'categories', 'slides'];

/** Home below its first screen. */
export function HomeRest() {
  const t = useWords(homeWords);
  const products = useList('products');
  const categories = useList('categories');
  const { reload } = useShopActions();
  const reloadProducts = (): void => void reload('products');
  return (
    <>
      <StaleNotice lists={LISTS} />
      <HowItWorks />
      <SectionBoundary>
        <LatestCollections products={products} onRetry={reloadProducts} />
      </SectionBoundary>
      <div className="wrap" data-aos="rise">
        <Banner title={t.find.title} action={t.find.action} tone="evening" />
      </div>
      <SectionBoundary>
        <ShopByCategories categories={categories} onRetry={() => void reload('categories')} />
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
        <Banner title={t.discover.title} action={t.discover.action} tone="day" />
      </div>
      <Pattern />
      <Faq />
      <SectionBoundary>
        <Testimonials />
      </SectionBoundary>
    </>
  );
}
