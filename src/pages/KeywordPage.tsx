import { Link, useParams } from 'react-router-dom';
import { useMemo } from 'react';

import { failureOf, messageOf } from '#api/errors.ts';
import { getKeyword } from '#api/keywords.ts';
import { ProductGrid } from '#components/ProductGrid.tsx';
import { GUIDE_PRODUCTS } from '#config/constants.ts';
import { paths } from '#config/paths.ts';
import { accountMessages } from '#content/accountMessages.ts';
import { messagesOf, useMessages } from '#content/language.ts';
import { shopMessages } from '#content/shopMessages.ts';
import { productsOfGuide } from '#domain/catalogue/guideProducts.ts';
import { keywordsAfter, type Keyword } from '#domain/catalogue/keyword.ts';
import { productsByIds } from '#domain/product/product.ts';
import { dataOr, itemsOf, ready } from '#domain/remote.ts';
import type { Head } from '#domain/seo/head.ts';
import { webPageData } from '#domain/seo/structured.ts';
import { languageOfText } from '#domain/text/textLanguage.ts';
import { useRemote } from '#lib/hooks/useRemote.ts';
import { Seo } from '#seo/Seo.tsx';
import { absoluteUrl } from '#seo/site.ts';
import { absoluteTrail } from '#seo/structured.ts';
import { useList, useShop } from '#shop/ShopContext.tsx';
import { Breadcrumbs, type BreadcrumbItem } from '#ui/Breadcrumbs.tsx';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { LoadingState } from '#ui/LoadingState.tsx';
import { Reveal } from '#ui/Reveal.tsx';
import { RichText } from '#ui/RichText.tsx';
import { SectionBoundary } from '#ui/SectionBoundary.tsx';
import { SectionHead } from '#ui/SectionHead.tsx';

/** The products that a guide speaks of; a prerendered page brings along which. Nothing where it speaks of none. */
function GuideProducts({ guide }: { readonly guide: Keyword }) {
  const keywordsText = useMessages(accountMessages).keywords;
  const products = itemsOf(useList('products'));
  const snapshot = useShop(({ prerendered }) =>
    prerendered?.keyword?.slug === guide.slug ? prerendered.products : undefined,
  );
  const shown = useMemo(
    () =>
      snapshot
        ? productsByIds(
            itemsOf(snapshot).map(({ id }) => id),
            products,
          )
        : productsOfGuide(guide, products, GUIDE_PRODUCTS),
    [guide, products, snapshot],
  );
  if (shown.length === 0) return null;
  return (
    <Reveal name="products" aria-labelledby="guide-products" className="mt-12 print:hidden">
      <SectionHead id="guide-products" title={keywordsText.products} />
      <ProductGrid products={shown} layout="prose" />
    </Reveal>
  );
}

type KeywordView = ReturnType<typeof useKeyword>;

/**
 * The keyword of a slug, and a retry. Failures are only logged. The keyword of a prerendered page is shown while the answer
 * is loading and after a failure; `isClean` because the build has sanitised its content.
 */
function useKeyword(slug: string, snapshot: Keyword | undefined) {
  const { remote, retry } = useRemote({
    subject: slug,
    ask: (signal) => getKeyword(slug, signal),
    reasonOf: (error) => {
      console.warn(`keyword ${slug}: ${messageOf(error)}`);
      return failureOf(error);
    },
  });
  const isMissing = remote.status === 'loading' || (remote.status === 'failed' && remote.message !== 'notFound');
  if (!snapshot || !isMissing) return { keyword: remote, isClean: false, retry };
  return { keyword: ready(snapshot), isClean: true, retry };
}

/** The text of a keyword with links to the products, or its loading or failed state. */
function KeywordBody({ keyword, isClean, retry }: KeywordView) {
  const keywordsText = useMessages(accountMessages).keywords;
  if (keyword.status === 'loading') return <LoadingState text={keywordsText.loading} onRetry={retry} />;
  if (keyword.status === 'failed') {
    return (
      <EmptyState tone="failed" title={keywordsText[keyword.message]}>
        <Button tone="primary" onClick={retry}>
          {keywordsText.retry}
        </Button>
        <ButtonLink to={paths.keywords}>{keywordsText.all}</ButtonLink>
      </EmptyState>
    );
  }
  return (
    <>
      <RichText html={keyword.data.content} isClean={isClean} className="prose" />
      <SectionBoundary>
        <GuideProducts guide={keyword.data} />
      </SectionBoundary>
      <Reveal as="div" name="end" className="mt-12 rounded-lg bg-cream px-6 py-7 md:px-8 md:py-9 print:hidden">
        <h2 className="text-block">{keywordsText.endTitle}</h2>
        <p className="mt-2 mb-6 text-ink-2">{keywordsText.endText}</p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={paths.collection} tone="primary">
            {keywordsText.more}
          </ButtonLink>
          <ButtonLink to={paths.keywords}>{keywordsText.all}</ButtonLink>
        </div>
      </Reveal>
    </>
  );
}

type OtherKeywordsProps = { readonly keywords: readonly Keyword[]; readonly slug: string };

/** A few other guides to read. */
function OtherKeywords({ keywords, slug }: OtherKeywordsProps) {
  const keywordsText = useMessages(accountMessages).keywords;
  const others = keywordsAfter(
    keywords,
    keywords.findIndex((keyword) => keyword.slug === slug),
  );
  if (others.length === 0) return null;
  return (
    <Reveal as="aside" name="others" aria-labelledby="others" className="lg:sticky lg:top-26 print:hidden">
      <h2 id="others" className="border-b border-gold-soft pb-4 text-h3">
        {keywordsText.others}
      </h2>
      <ul>
        {others.map((other) => (
          <li key={other.slug} className="border-b border-line">
            <Link
              to={paths.keyword(other.slug)}
              lang="en"
              className="flex min-h-13 items-center py-3 break-anywhere hover:text-maroon hover:underline"
            >
              {other.keyword}
            </Link>
          </li>
        ))}
      </ul>
    </Reveal>
  );
}

type KeywordHead = { readonly slug: string; readonly keyword: Keyword | undefined; readonly hasFailed: boolean };

function trailOf(title: string): readonly BreadcrumbItem[] {
  return [
    { label: messagesOf(shopMessages).breadcrumbs.home, to: paths.home },
    { label: messagesOf(accountMessages).keywords.title, to: paths.keywords },
    { label: title, lang: languageOfText(title) },
  ];
}

/** Structured data of the page; nothing while the site's public URL is unknown. */
function pageData({ slug, keyword, description }: Keyword): readonly object[] {
  const url = absoluteUrl(paths.keyword(slug));
  const siteUrl = absoluteUrl(paths.home);
  if (url === null || siteUrl === null) return [];
  return [
    webPageData({
      name: keyword,
      description: description || messagesOf(accountMessages).keywords.description,
      url,
      siteUrl,
      trail: absoluteTrail(trailOf(keyword)),
    }),
  ];
}

/** A keyword page's head; a page that could not be loaded stays out of search engines. */
export function head({ slug, keyword, hasFailed }: KeywordHead): Head {
  return {
    title: keyword?.keyword ?? messagesOf(accountMessages).keywords.loadingTitle,
    description: keyword?.description || messagesOf(accountMessages).keywords.description,
    ...(keyword && { keywords: keyword.keyword }),
    ...(!hasFailed && { canonicalPath: paths.keyword(slug) }),
    structured: keyword && !hasFailed ? pageData(keyword) : [],
  };
}

export function KeywordPage() {
  const keywordsText = useMessages(accountMessages).keywords;
  const { slug = '' } = useParams();
  const known = itemsOf(useList('keywords'));
  const snapshot = useShop((state) => state.prerendered?.keyword);
  const view = useKeyword(slug, snapshot?.slug === slug ? snapshot : undefined);
  const hasFailed = view.keyword.status === 'failed';
  // The list loaded at start-up has title and description of most keywords: they need not wait for the text.
  const keyword = dataOr(
    view.keyword,
    known.find((other) => other.slug === slug),
  );
  const title = keyword?.keyword ?? keywordsText.loadingTitle;
  return (
    <div className="wrap pt-2 pb-section-phone md:pt-4 md:pb-section">
      <Seo head={head({ slug, keyword, hasFailed })} />
      <Breadcrumbs trail={trailOf(title)} />
      <div className="mt-3 grid items-start gap-14 lg:grid-cols-[minmax(0,theme(maxWidth.prose))_1fr] lg:gap-x-26">
        <article>
          <h1 tabIndex={-1} lang={languageOfText(title)} className="text-h1-phone break-anywhere md:text-h1">
            {title}
          </h1>
          {keyword?.description && (
            <p lang="en" className="mt-4 text-lead break-anywhere text-ink-2">
              {keyword.description}
            </p>
          )}
          <div aria-hidden="true" className="my-8 flex md:my-10">
            <span className="thread" />
          </div>
          <SectionBoundary>
            <KeywordBody {...view} />
          </SectionBoundary>
        </article>
        <SectionBoundary>
          <OtherKeywords keywords={known} slug={slug} />
        </SectionBoundary>
      </div>
    </div>
  );
}
