import { useParams } from 'react-router-dom';

import { paths } from '#config/paths.ts';
import { publicPageMessages } from '#content/publicPageMessages.ts';
import { useMessages, messagesOf } from '#content/messages.ts';
import { commonMessages } from '#content/commonMessages.ts';
import type { Keyword } from '#domain/catalogue/keyword.ts';
import { dataOr, itemsOf } from '#domain/remote.ts';
import { webPageData } from '#domain/seo/structuredData.ts';
import { langAttributeOf } from '#domain/text/langAttribute.ts';
import { KeywordBody, OtherKeywords, useKeyword } from '#features/keywords/KeywordBody.tsx';
import { absoluteUrl } from '#seo/site.ts';
import { absoluteTrail } from '#seo/shopData.ts';
import { useList, useShop } from '#shop/ShopContext.tsx';
import { Breadcrumbs, type BreadcrumbItem } from '#ui/Breadcrumbs.tsx';
import { SectionBoundary } from '#ui/ErrorBoundary.tsx';
import { Seo, type Head } from '#seo/Seo.tsx';

type KeywordHead = { readonly slug: string; readonly keyword: Keyword | undefined; readonly hasFailed: boolean };

function trailOf(title: string): readonly BreadcrumbItem[] {
  return [
    { label: messagesOf(commonMessages).breadcrumbs.home, to: paths.home },
    { label: messagesOf(publicPageMessages).keywords.title, to: paths.keywords },
    { label: title, lang: langAttributeOf(title) },
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
      description: description || messagesOf(publicPageMessages).keywords.description,
      url,
      siteUrl,
      trail: absoluteTrail(trailOf(keyword)),
    }),
  ];
}

/** A keyword page's head; a page that could not be loaded stays out of search engines. */
export function head({ slug, keyword, hasFailed }: KeywordHead): Head {
  return {
    title: keyword?.keyword ?? messagesOf(publicPageMessages).keywords.loadingTitle,
    description: keyword?.description || messagesOf(publicPageMessages).keywords.description,
    ...(keyword && { keywords: keyword.keyword }),
    ...(!hasFailed && { canonicalPath: paths.keyword(slug) }),
    structured: keyword && !hasFailed ? pageData(keyword) : [],
  };
}

export function KeywordPage() {
  const keywordsText = useMessages(publicPageMessages).keywords;
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
          <h1 tabIndex={-1} lang={langAttributeOf(title)} className="text-h1-phone break-anywhere md:text-h1">
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
