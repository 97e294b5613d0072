import { paths } from '#config/paths.ts';
import { accountMessages } from '#content/accountMessages.ts';
import { useMessages } from '#content/language.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Reveal } from '#ui/Reveal.tsx';
import { RichText } from '#ui/RichText.tsx';
import { LoadingState } from '#ui/LoadingState.tsx';
import type { KeywordView } from './useKeyword.ts';

/** What stands under a keyword's title: its text and the way to the products, the wait, or why there is nothing. */
export function KeywordBody({ keyword, isClean, retry }: KeywordView) {
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
