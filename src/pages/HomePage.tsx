import { paths } from '#config/paths.ts';
import { settings } from '#config/settings.ts';
import { categoryLabel } from '#content/categoryLabel.ts';
import { useLanguage, wordsOf } from '#content/language.ts';
import { shopWords } from '#content/shopWords.ts';
import type { Category } from '#domain/category.ts';
import type { Head } from '#domain/head.ts';
import { itemsOf } from '#domain/remote.ts';
import { webSiteData } from '#domain/structured.ts';
import { Hero } from '#features/home/Hero.tsx';
import { TypingBanner } from '#features/home/TypingBanner.tsx';
import { absoluteUrl } from '#seo/site.ts';
import { shopData } from '#seo/structured.ts';
import { useList, useShopActions } from '#shop/ShopContext.tsx';
import { ErrorBoundary } from '#ui/ErrorBoundary.tsx';
import { SectionBoundary } from '#ui/SectionBoundary.tsx';
import { Seo } from '#seo/Seo.tsx';
import { HomeRest } from './HomeRest.tsx';

/** The site and its search; nothing where its public URL is not known. */
function siteData(): readonly object[] {
  const url = absoluteUrl(paths.home);
  const search = absoluteUrl(paths.search(''));
  return url === null || search === null ? [] : [webSiteData(settings.shopFullName, url, search)];
}

/** Home's head; the categories give it keywords. */
export function head(categories: readonly Category[]): Head {
  const t = wordsOf(shopWords);
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
  // Told anew in another language.
  useLanguage();
  return <Seo head={head(categories)} />;
}

export function HomePage() {
  const slides = useList('slides');
  const categories = useList('categories');
  const { reload } = useShopActions();
  return (
    <>
      {/* A category that cannot be read costs the head its keywords. */}
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
      <HomeRest />
    </>
  );
}
