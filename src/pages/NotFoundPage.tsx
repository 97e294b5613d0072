import { paths } from '#config/paths.ts';
import { accountMessages } from '#content/accountMessages.ts';
import { useMessages, messagesOf } from '#content/language.ts';
import type { Head } from '#domain/seo/head.ts';
import { itemsOf } from '#domain/remote.ts';
import { CategoryLinks } from '#features/catalogue/CategoryLinks.tsx';
import { ProductSearch } from '#features/catalogue/ProductSearch.tsx';
import { useList } from '#shop/ShopContext.tsx';
import medallion from '#styles/brand/kolam-medallion-gold-soft.svg';
import { ButtonLink } from '#ui/Button.tsx';
import { SectionBoundary } from '#ui/SectionBoundary.tsx';
import { Seo } from '#seo/Seo.tsx';

/** The head of every URL without a page. */
export function head(): Head {
  const { title, text } = messagesOf(accountMessages).notFound;
  return { title, description: text };
}

export function NotFoundPage() {
  const t = useMessages(accountMessages).notFound;
  const categories = itemsOf(useList('categories'));
  return (
    <div className="wrap pt-8 pb-section-phone md:pb-section">
      <Seo head={head()} />
      <div className="grid items-center gap-12 pb-section-phone md:py-14 lg:grid-cols-12 lg:gap-6">
        <div className="lg:col-span-6">
          <h1 tabIndex={-1} className="text-h1-phone md:text-banner">
            {t.title}
          </h1>
          <p className="mt-4 mb-8 max-w-prose text-ink-2 md:text-lead">{t.text}</p>
          <ProductSearch />
          <div className="mt-4 flex flex-wrap gap-3">
            <ButtonLink to={paths.home}>{t.home}</ButtonLink>
            <ButtonLink to={paths.collection}>{t.allGifts}</ButtonLink>
          </div>
        </div>
        <img src={medallion} alt="" width={368} height={368} className="hidden lg:col-span-5 lg:col-start-8 lg:block" />
      </div>
      <SectionBoundary>{categories.length > 0 && <CategoryLinks categories={categories} />}</SectionBoundary>
    </div>
  );
}
