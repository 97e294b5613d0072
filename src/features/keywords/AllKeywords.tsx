import { paths } from '#config/paths.ts';
import { accountWords } from '#content/accountWords.ts';
import { useWords } from '#content/language.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Waiting } from '#ui/Waiting.tsx';
import { KeywordList } from './KeywordList.tsx';
import { useAllKeywords } from './useAllKeywords.ts';

/** The listing of all keywords, whatever state it is in. */
export function AllKeywords() {
  const keywordsText = useWords(accountWords).keywords;
  const { keywords, retry } = useAllKeywords();
  if (keywords.status === 'loading') return <Waiting text={keywordsText.loading} onRetry={retry} />;
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
