import { checkoutWords } from '#content/checkoutWords.ts';
import { useWords } from '#content/language.ts';
import { shopWords } from '#content/shopWords.ts';
import type { Remote } from '#domain/remote.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Waiting } from '#ui/Waiting.tsx';

type SavedCartOnItsWayProps = {
  readonly saved: Exclude<Remote<null>, { readonly status: 'ready' }>;
  readonly onRetry: () => void;
};

/** The cart on the server has not come yet, or not at all: until then nobody knows that it is empty. */
export function SavedCartOnItsWay({ saved, onRetry }: SavedCartOnItsWayProps) {
  const t = useWords(shopWords);
  const cartText = useWords(checkoutWords).cart;
  if (saved.status === 'loading') return <Waiting text={t.waiting.loading} />;
  return (
    <EmptyState tone="failed" title={cartText.savedFailed} text={saved.message}>
      <Button onClick={onRetry}>{t.waiting.retry}</Button>
    </EmptyState>
  );
}
