import { useState } from 'react';
import { Link } from 'react-router-dom';

import { messageOf } from '#api/errors.ts';
import { listAllKeywords } from '#api/keywords.ts';
import { paths } from '#config/paths.ts';
import { accountMessages } from '#content/accountMessages.ts';
import { messagesOf, useMessages } from '#content/language.ts';
import { shopMessages } from '#content/shopMessages.ts';
import type { Keyword } from '#domain/catalogue/keyword.ts';
import { LOADING, type Remote } from '#domain/remote.ts';
import type { Head } from '#domain/seo/head.ts';
import { useRemote } from '#lib/hooks/useRemote.ts';
import { Seo } from '#seo/Seo.tsx';
import { trailData } from '#seo/structured.ts';
import { useList, useShopActions } from '#shop/ShopContext.tsx';
import { Breadcrumbs, type BreadcrumbItem } from '#ui/Breadcrumbs.tsx';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Icon } from '#ui/Icon.tsx';
import { LoadingState } from '#ui/LoadingState.tsx';
import { SectionBoundary } from '#ui/SectionBoundary.tsx';

type Keywords = Remote<readonly Keyword[]>;

/** The listing's own keywords; while they are loading and after a failure, the keywords loaded at start-up. */
function preferred(own: Keywords, startUp: Keywords): Keywords {
  if (own.status === 'ready') return own;
  return own.status === 'loading' && startUp.status === 'failed' ? LOADING : startUp;
}

/** Every keyword of the shop, and a retry. A failure of the listing's own request is only logged. */
function useAllKeywords(): { readonly keywords: Keywords; readonly retry: () => void } {
  const startUp = useList('keywords');
  const { reload } = useShopActions();
  const { remote, retry } = useRemote({
    subject: 'keywords',
    ask: listAllKeywords,
    reasonOf: (error) => {
      console.warn(`keywords: ${messageOf(error)}`);
      return messageOf(error);
    },
  });
  return {
    keywords: preferred(remote, startUp),
    retry: () => {
      retry();
      void reload('keywords');
    },
  };
}

/** The list of all keywords, or its loading, failed or empty state. */
function AllKeywords() {
  const keywordsText = useMessages(accountMessages).keywords;
  const { keywords, retry } = useAllKeywords();
  if (keywords.status === 'loading') return <LoadingState text={keywordsText.loading} onRetry={retry} />;
  if (keywords.status === 'failed') {
    return (
      <EmptyState tone="failed" title={keywordsText.failed} text={keywords.message}>
        <Button tone="primary" onClick={retry}>
          {keywordsText.retry}
        </Button>
        <ButtonLink to={paths.collection}>{keywordsText.more}</ButtonLink>
      </EmptyState>
    );
  }
  if (keywords.data.length > 0) return <KeywordList keywords={keywords.data} />;
  return (
    <EmptyState title={keywordsText.none} text={keywordsText.noneHelp}>
      <ButtonLink to={paths.collection} tone="primary">
        {keywordsText.more}
      </ButtonLink>
    </EmptyState>
  );
}

/** Rendering thousands of keywords at once would block the page: they are shown in portions of this size. */
const PORTION = 60;

/** Every guide with its first lines, a portion at a time. */
function KeywordList({ keywords }: { readonly keywords: readonly Keyword[] }) {
  const keywordsText = useMessages(accountMessages).keywords;
  const [count, setCount] = useState(PORTION);
  const shown = keywords.slice(0, count);
  return (
    <>
      <ul className="grid gap-x-6 md:grid-cols-2 lg:grid-cols-3">
        {shown.map(({ slug, keyword, description }) => (
          <li key={slug} className="border-t border-line lg:nth-[-n+3]:border-gold-soft">
            <Link to={paths.keyword(slug)} className="group flex h-full items-start gap-4 py-5 md:pt-6 md:pb-8">
              <span lang="en" className="min-w-0 flex-1 break-anywhere">
                <span className="block font-serif text-h4 group-hover:underline md:text-h3">{keyword}</span>
                <span className="mt-1.5 line-clamp-3 text-fine text-ink-2">{description}</span>
              </span>
              <Icon name="arrow" className="mt-0.5 text-gold-text md:mt-1" />
            </Link>
          </li>
        ))}
      </ul>
      {keywords.length > PORTION && (
        <div className="mt-10 grid justify-items-center gap-4">
          <p role="status" className="text-small text-ink-3">
            {keywordsText.showing(shown.length, keywords.length)}
          </p>
          {shown.length < keywords.length && (
            <Button onClick={() => setCount(count + PORTION)}>{keywordsText.showMore}</Button>
          )}
        </div>
      )}
    </>
  );
}

const trail = (): readonly BreadcrumbItem[] => [
  { label: messagesOf(shopMessages).breadcrumbs.home, to: paths.home },
  { label: messagesOf(accountMessages).keywords.title },
];

/** The head of the keywords listing. */
export function head(): Head {
  const { title, description } = messagesOf(accountMessages).keywords;
  return { title, description, canonicalPath: paths.keywords, structured: trailData(trail()) };
}

export function KeywordsPage() {
  const keywordsText = useMessages(accountMessages).keywords;
  return (
    <div className="wrap pt-2 pb-section-phone md:pt-4 md:pb-section">
      <Seo head={head()} />
      <Breadcrumbs trail={trail()} />
      <h1 tabIndex={-1} className="mt-3 text-h1-phone md:text-h1">
        {keywordsText.title}
      </h1>
      <p className="mt-3 mb-8 max-w-prose text-ink-2 md:mb-12 md:text-lead">{keywordsText.description}</p>
      <SectionBoundary>
        <AllKeywords />
      </SectionBoundary>
    </div>
  );
}
