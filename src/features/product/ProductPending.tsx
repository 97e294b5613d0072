import type { LoadFailure } from '#api/errors.ts';
import { paths } from '#config/paths.ts';
import { useMessages } from '#content/language.ts';
import { shopMessages } from '#content/shopMessages.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { LoadingState } from '#ui/LoadingState.tsx';
import type { ProductView } from './useProduct.ts';

/** Shown instead of a product that is loading or could not be loaded. */
export function ProductPending({ view: { product, retry } }: { readonly view: ProductView }) {
  const t = useMessages(shopMessages);
  return (
    <div className="wrap grid min-h-[60vh] gap-10 py-10 md:grid-cols-2">
      <div className="stage -mx-4 md:mx-0">
        <div className="skeleton aspect-square" aria-hidden="true" />
      </div>
      <div>
        {product.status === 'failed' ? (
          <>
            <h1 tabIndex={-1} className="text-h1-phone md:text-h1">
              {t.waiting.loading}
            </h1>
            <LoadErrorText failure={product.message} onRetry={retry} />
          </>
        ) : (
          <LoadingState text={t.waiting.loading} isPage />
        )}
      </div>
    </div>
  );
}

type LoadErrorTextProps = { readonly failure: LoadFailure; readonly onRetry: () => void };

/** Below 'Loading...' after a failure: its cause, a button to retry, and a link back. */
function LoadErrorText({ failure, onRetry }: LoadErrorTextProps) {
  const t = useMessages(shopMessages);
  return (
    <div role="alert" className="mt-6 grid justify-items-start gap-4">
      <p className="flex items-start gap-2.5 text-large">
        <Icon name="alert" size="large" className="text-error" />
        <span>{t.product[failure]}</span>
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
