import { Link } from 'react-router-dom';
import { useMemo } from 'react';

import { failureOf, messageOf } from '#api/errors.ts';
import { getKeyword } from '#api/keywords.ts';
import { ProductGrid } from '#components/ProductGrid.tsx';
import { GUIDE_PRODUCTS } from '#config/constants.ts';
import { paths } from '#config/paths.ts';
import { publicPageMessages } from '#content/publicPageMessages.ts';
import { useMessages } from '#content/messages.ts';
import { productsOfGuide, keywordsAfter, type Keyword } from '#domain/catalogue/keyword.ts';
import { productsByIds } from '#domain/product/product.ts';
import { itemsOf, ready } from '#domain/remote.ts';
import { useRemote } from '#lib/hooks/useRemote.ts';
import { useList, useShop } from '#shop/ShopContext.tsx';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { LoadingState } from '#ui/LoadingState.tsx';
import { Reveal } from '#ui/Reveal.tsx';
import { RichText } from '#ui/RichText.tsx';
import { SectionBoundary } from '#ui/ErrorBoundary.tsx';
import { SectionHeading } from '#ui/Heading.tsx';

type KeywordView = ReturnType<typeof useKeyword>;

/**
 * The keyword of a slug, and a retry. Failures are only logged. The keyword of a prerendered page is shown while the answer
 * is loading and after a failure; `isClean` because the build has sanitised its content.
 */
export function useKeyword(slug: string, snapshot: Keyword | undefined) {
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
export function KeywordBody({ keyword, isClean, retry }: KeywordView) {
  const keywordsText = useMessages(publicPageMessages).keywords;
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

/** The products that a guide speaks of; a prerendered page brings along which. Nothing where it speaks of none. */
function GuideProducts({ guide }: { readonly guide: Keyword }) {
  const keywordsText = useMessages(publicPageMessages).keywords;
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
      <SectionHeading id="guide-products" title={keywordsText.products} />
      <ProductGrid products={shown} layout="prose" />
    </Reveal>
  );
}

type OtherKeywordsProps = { readonly keywords: readonly Keyword[]; readonly slug: string };

/** A few other guides to read. */
export function OtherKeywords({ keywords, slug }: OtherKeywordsProps) {
  const keywordsText = useMessages(publicPageMessages).keywords;
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
