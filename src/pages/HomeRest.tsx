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
import { HydrationBoundary } from '#ui/HydrationBoundary.tsx';

const LISTS: readonly ListName[] = ['products', 'categories', 'slides'];

/** Home below its first screen. */
export function HomeRest() {
  return (
    <>
      <StaleNotice lists={LISTS} />
      <HydrationBoundary name="how" rises part={HowItWorks} />
      <HydrationBoundary name="latest" rises part={LatestCollections} />
      <HydrationBoundary name="find" rises part={FindBanner} />
      <HydrationBoundary name="categories" rises part={ShopByCategories} />
      <HydrationBoundary name="strips" part={ProductStrips} />
      <HydrationBoundary name="best" rises part={BestSales} />
      <HydrationBoundary name="story" rises part={OurStory} />
      <HydrationBoundary name="discover" rises part={DiscoverBanner} />
      <HydrationBoundary name="pattern" part={Pattern} />
      <HydrationBoundary name="faq" rises part={Faq} />
      {testimonials.length > 0 && <HydrationBoundary name="testimonials" rises part={Testimonials} />}
    </>
  );
}

function FindBanner() {
  const { find } = useWords(homeWords);
  return (
    <div className="wrap">
      <Banner title={find.title} action={find.action} tone="evening" />
    </div>
  );
}

function DiscoverBanner() {
  const { discover } = useWords(homeWords);
  return (
    <div className="wrap py-section-phone md:py-section">
      <Banner title={discover.title} action={discover.action} tone="day" />
    </div>
  );
}
