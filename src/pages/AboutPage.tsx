import { paths } from '#config/paths.ts';
import { settings } from '#config/settings.ts';
import { shopWays } from '#config/shopWays.ts';
import { about } from '#content/about.ts';
import { accountWords } from '#content/accountWords.ts';
import { useWords, wordsOf } from '#content/language.ts';
import type { Head } from '#domain/head.ts';
import { AboutOpening } from '#features/about/AboutOpening.tsx';
import { AboutSections } from '#features/about/AboutSections.tsx';
import { FeatureCards } from '#features/about/FeatureCards.tsx';
import { Offers } from '#features/about/Offers.tsx';
import { KeywordLinks } from '#features/keywords/KeywordLinks.tsx';
import { useList, useShopActions } from '#shop/ShopContext.tsx';
import { SectionBoundary } from '#ui/SectionBoundary.tsx';
import { Seo } from '#seo/Seo.tsx';

/** About's head. */
export function head(): Head {
  const { title, description } = wordsOf(accountWords).about;
  return { title, description: description(settings.shopTown), canonicalPath: paths.about };
}

export function AboutPage() {
  const copy = useWords(about)(settings, shopWays);
  const keywords = useList('keywords');
  const { reload } = useShopActions();
  return (
    <>
      <Seo head={head()} />
      <AboutOpening lead={copy.lead} />
      <AboutSections sections={copy.sections} />
      <FeatureCards features={copy.features} />
      <div className="wrap grid gap-section-phone py-section-phone md:py-section lg:gap-20">
        <Offers id="photography" offers={copy.photography} />
        <Offers id="partnerships" offers={copy.partnerships} />
      </div>
      <SectionBoundary>
        <KeywordLinks keywords={keywords} onRetry={() => void reload('keywords')} />
      </SectionBoundary>
    </>
  );
}
