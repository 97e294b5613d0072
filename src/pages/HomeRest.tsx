import { homeWords } from '#content/homeWords.ts';
import { useWords } from '#content/language.ts';
import { testimonials } from '#content/testimonials.ts';
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
import type { ListName } from '#shop/state.ts';
import { Reveal } from '#ui/Reveal.tsx';
import { SectionBoundary } from '#ui/SectionBoundary.tsx';

const LISTS: readonly ListName[] = ['products', 'categories', 'slides'];

/** Home below its first screen. */
export function HomeRest() {
  const t = useWords(homeWords);
  return (
    <>
      <StaleNotice lists={LISTS} />
      <HowItWorks />
      <SectionBoundary>
        <LatestCollections />
      </SectionBoundary>
      <Reveal as="div" name="find" className="wrap">
        <Banner title={t.find.title} action={t.find.action} tone="evening" />
      </Reveal>
      <SectionBoundary>
        <ShopByCategories />
      </SectionBoundary>
      <SectionBoundary>
        <ProductStrips />
      </SectionBoundary>
      <SectionBoundary>
        <BestSales />
      </SectionBoundary>
      <SectionBoundary>
        <OurStory />
      </SectionBoundary>
      <Reveal as="div" name="discover" className="wrap py-section-phone md:py-section">
        <Banner title={t.discover.title} action={t.discover.action} tone="day" />
      </Reveal>
      <Pattern />
      <Faq />
      {testimonials.length > 0 && (
        <SectionBoundary>
          <Testimonials />
        </SectionBoundary>
      )}
    </>
  );
}
