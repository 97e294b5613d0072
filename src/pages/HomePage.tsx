import { paths } from '#config/paths.ts';
import { settings } from '#config/settings.ts';
import { categoryLabel } from '#content/categoryLabel.ts';
import { homeMessages } from '#content/homeMessages.ts';
import { useLanguage, useMessages, messagesOf } from '#content/messages.ts';
import { commonMessages } from '#content/commonMessages.ts';
import { testimonials } from '#content/testimonials.ts';
import type { Category } from '#domain/catalogue/catalogue.ts';
import { itemsOf } from '#domain/remote.ts';
import { webSiteData } from '#domain/seo/structuredData.ts';
import { StaleNotice } from '#features/catalogue/StaleNotice.tsx';
import { PromoBanner } from '#features/home/PromoBanner.tsx';
import { BestSales, LatestCollections } from '#features/home/ProductSections.tsx';
import { Faq } from '#features/home/Faq.tsx';
import { Hero } from '#features/home/Hero.tsx';
import { HowItWorks } from '#features/home/HowItWorks.tsx';
import { OurStory } from '#features/home/OurStory.tsx';
import { BrandSection } from '#features/home/BrandSection.tsx';
import { ProductMarquees } from '#features/home/ProductMarquees.tsx';
import { ShopByCategories } from '#features/home/ShopByCategories.tsx';
import { Testimonials } from '#features/home/Testimonials.tsx';
import { TypingBanner } from '#features/home/TypingBanner.tsx';
import { OwnPhotoChip } from '#features/ownPhoto/OwnPhotoChip.tsx';
import { Seo, type Head } from '#seo/Seo.tsx';
import { absoluteUrl } from '#seo/site.ts';
import { shopData } from '#seo/shopData.ts';
import { useList, useShopActions } from '#shop/ShopContext.tsx';
import type { ListName } from '#shop/state.ts';
import { ErrorBoundary, SectionBoundary } from '#ui/ErrorBoundary.tsx';
import { HydrationBoundary } from '#ui/HydrationBoundary.tsx';

/** Structured data of the site and its search; nothing where its public URL is unknown. */
function siteData(): readonly object[] {
  const url = absoluteUrl(paths.home);
  const search = absoluteUrl(paths.search(''));
  return url === null || search === null ? [] : [webSiteData(settings.shopFullName, url, search)];
}

/** Home's head; the categories give it keywords. */
export function head(categories: readonly Category[]): Head {
  const t = messagesOf(commonMessages);
  const { title, description, keywords } = t.home;
  const { shopTown } = settings;
  const names = categories.map(({ name }) => categoryLabel(t, name).label);
  return {
    title,
    description: description(names, shopTown),
    keywords: [keywords(shopTown), ...names].join(', '),
    canonicalPath: paths.home,
    structured: [shopData(), ...siteData()],
  };
}

const plainHead = () => <Seo head={head([])} />;

function HomeHead({ categories }: { readonly categories: readonly Category[] }) {
  // Renders again in another language.
  useLanguage();
  return <Seo head={head(categories)} />;
}

export function HomePage() {
  const slides = useList('slides');
  const categories = useList('categories');
  const { reload } = useShopActions();
  return (
    <>
      {/* An unusable category only costs the head its keywords. */}
      <ErrorBoundary fallback={plainHead}>
        <HomeHead categories={itemsOf(categories)} />
      </ErrorBoundary>
      <div className="kolam-border" aria-hidden="true" />
      <SectionBoundary>
        <Hero slides={slides} onRetry={() => void reload('slides')} />
      </SectionBoundary>
      <SectionBoundary>
        <TypingBanner />
      </SectionBoundary>
      <BelowFirstScreen />
    </>
  );
}

const LISTS: readonly ListName[] = ['products', 'categories', 'slides'];

/** Home below its first screen, in the order of the page. */
function BelowFirstScreen() {
  return (
    <>
      <StaleNotice lists={LISTS} />
      <HydrationBoundary name="how" rises part={HowItWorks} />
      <HydrationBoundary name="latest" rises part={LatestCollections} />
      <HydrationBoundary name="ownPhoto" part={OwnPhotoRow} />
      <HydrationBoundary name="find" rises part={FindBanner} />
      <HydrationBoundary name="categories" rises part={ShopByCategories} />
      <HydrationBoundary name="strips" part={ProductMarquees} />
      <HydrationBoundary name="best" rises part={BestSales} />
      <HydrationBoundary name="story" rises part={OurStory} />
      <HydrationBoundary name="discover" rises part={DiscoverBanner} />
      <HydrationBoundary name="pattern" part={BrandSection} />
      <HydrationBoundary name="faq" rises part={Faq} />
      {testimonials.length > 0 && <HydrationBoundary name="testimonials" rises part={Testimonials} />}
    </>
  );
}

/** Near the products above it. A negative margin would be outside the section's box, whose height is estimated. */
function OwnPhotoRow() {
  return (
    <div className="wrap pb-8 md:pb-14">
      <div className="relative -top-6 md:-top-12">
        <OwnPhotoChip />
      </div>
    </div>
  );
}

function FindBanner() {
  const { find } = useMessages(homeMessages);
  return (
    <div className="wrap">
      <PromoBanner title={find.title} action={find.action} tone="evening" />
    </div>
  );
}

function DiscoverBanner() {
  const { discover } = useMessages(homeMessages);
  return (
    <div className="wrap py-section-phone md:py-section">
      <PromoBanner title={discover.title} action={discover.action} tone="day" />
    </div>
  );
}
