import type { Trouble } from '#api/errors.ts';
import { paths } from '#config/paths.ts';
import { useWords } from '#content/language.ts';
import { shopWords } from '#content/shopWords.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';

type ProductTroubleNoteProps = { readonly trouble: Trouble; readonly onRetry: () => void };

/** Under 'Loading...' after a failure: the cause in a sentence, a way to try again, a way back. */
export function ProductTroubleNote({ trouble, onRetry }: ProductTroubleNoteProps) {
  const t = useWords(shopWords);
  return (
    <div role="alert" className="mt-6 grid justify-items-start gap-4">
      <p className="flex items-start gap-2.5 text-large">
        <Icon name="alert" size="large" className="text-error" />
        {t.product[trouble]}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onRetry}>{t.product.retry}</Button>
        <ButtonLink to={paths.collection} tone="primary">
          {t.product.back}
        </ButtonLink>
      </div>
    </div>
  );
}
