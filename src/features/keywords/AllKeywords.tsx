import { Link } from 'react-router-dom';

import { messageOf } from '#api/errors.ts';
import { listAllKeywords } from '#api/keywords.ts';
import { paths } from '#config/paths.ts';
import { publicPageMessages } from '#content/publicPageMessages.ts';
import { useMessages } from '#content/messages.ts';
import type { Keyword } from '#domain/catalogue/keyword.ts';
import { LOADING, type Remote } from '#domain/remote.ts';
import { usePortions } from '#lib/hooks/usePortions.ts';
import { useRemote } from '#lib/hooks/useRemote.ts';
import { useList, useShopActions } from '#shop/ShopContext.tsx';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Icon } from '#ui/Icon.tsx';
import { LoadingState } from '#ui/LoadingState.tsx';

type Keywords = Remote<readonly Keyword[]>;

/** The listing's own keywords; while they are loading and after a failure, the keywords loaded at start-up. */
function preferred(own: Keywords, startUp: Keywords): Keywords {
  if (own.status === 'ready') return own;
  return own.status === 'loading' && startUp.status === 'failed' ? LOADING : startUp;
}

type AllKeywordsState = {
  readonly keywords: Keywords;
  /** The listing's own request has failed, so that the keywords are those loaded at start-up. */
  readonly isStartUp: boolean;
  readonly retry: () => void;
};

/** Every keyword of the shop, and a retry. A failure of the listing's own request is only logged. */
export function useAllKeywords(): AllKeywordsState {
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
    isStartUp: remote.status === 'failed',
    retry: () => {
      retry();
      void reload('keywords');
    },
  };
}

/** The list of all keywords, or its loading, failed or empty state. */
export function AllKeywords({ keywords, retry }: Pick<AllKeywordsState, 'keywords' | 'retry'>) {
  const keywordsText = useMessages(publicPageMessages).keywords;
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
  const keywordsText = useMessages(publicPageMessages).keywords;
  const { shown, left, showMore } = usePortions(keywords, PORTION);
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
          {left > 0 && <Button onClick={showMore}>{keywordsText.showMore}</Button>}
        </div>
      )}
    </>
  );
}
