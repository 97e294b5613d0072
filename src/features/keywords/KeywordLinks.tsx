import { Link } from 'react-router-dom';

import { paths } from '#config/paths.ts';
import { publicPageMessages } from '#content/publicPageMessages.ts';
import { useMessages } from '#content/messages.ts';
import { useList, useShopActions } from '#shop/ShopContext.tsx';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { LoadingState } from '#ui/LoadingState.tsx';
import { Reveal } from '#ui/Reveal.tsx';
import { SectionHeading } from '#ui/Heading.tsx';

/** Keywords beyond this many are only on the page of all keywords. */
const LINK_LIMIT = 24;

/** Links to the first keyword pages, and to all of them. */
export function KeywordLinks() {
  const keywordsText = useMessages(publicPageMessages).keywords;
  const keywords = useList('keywords');
  const { reload } = useShopActions();
  const retry = (): void => void reload('keywords');
  return (
    <section aria-labelledby="keywords" className="bg-cream py-section-phone md:py-section">
      <Reveal as="div" name="keywords" className="wrap">
        <SectionHeading id="keywords" title={keywordsText.title}>
          <Link
            to={paths.keywords}
            className="inline-flex min-h-11 flex-none items-center gap-1.5 text-fine font-semibold text-gold-text hover:underline"
          >
            <span>{keywordsText.all}</span>
            <Icon name="arrow" />
          </Link>
        </SectionHeading>
        {keywords.status === 'loading' && <LoadingState text={keywordsText.loading} onRetry={retry} />}
        {keywords.status === 'failed' && (
          <div className="flex flex-wrap items-center gap-4">
            <p className="text-ink-2">{keywordsText.failed}</p>
            <Button onClick={retry}>{keywordsText.retry}</Button>
          </div>
        )}
        {keywords.status === 'ready' && keywords.data.length === 0 && <p className="text-ink-2">{keywordsText.none}</p>}
        {keywords.status === 'ready' && keywords.data.length > 0 && (
          <ul className="grid gap-x-6 md:grid-cols-2 lg:grid-cols-3">
            {keywords.data.slice(0, LINK_LIMIT).map(({ slug, keyword }) => (
              <li key={slug} className="border-b border-line">
                <Link
                  to={paths.keyword(slug)}
                  className="flex min-h-13 items-center justify-between gap-4 py-3 hover:text-maroon hover:underline"
                >
                  <span lang="en" className="min-w-0 break-anywhere">
                    {keyword}
                  </span>
                  <Icon name="chevronRight" size="small" className="text-gold-text" />
                </Link>
              </li>
            ))}
          </ul>
        )}
      </Reveal>
    </section>
  );
}
