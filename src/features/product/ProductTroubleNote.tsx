import { paths } from '#config/paths.ts';
import { shopWords } from '#content/shopWords.ts';
import { useWords } from '#lib/hooks/useWords.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import type { ProductView } from './useProduct.ts';

/** Under 'Loading...' after a failure: the cause in a sentence, a way to try again, a way back. */
export function ProductTroubleNote({ view }: { readonly view: ProductView & { readonly status: 'failed' } }) {
  const t = useWords(shopWords);
  return (
    <div role="alert" className="mt-6 grid justify-items-start gap-4">
      <p className="flex items-start gap-2.5 text-large">
        <Icon name="alert" size="large" className="text-error" />
        {t.product[view.trouble]}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={view.retry}>{t.product.retry}</Button>
        <ButtonLink to={paths.collection} tone="primary">
          {t.product.back}
        </ButtonLink>
      </div>
    </div>
  );
}
