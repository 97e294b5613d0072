import { failureOf, type LoadFailure } from '#api/errors.ts';
import { getProduct } from '#api/products.ts';
import { paths } from '#config/paths.ts';
import { useMessages } from '#content/messages.ts';
import { commonMessages } from '#content/commonMessages.ts';
import type { Product } from '#domain/product/product.ts';
import { itemsOf, LOADING, ready, type Remote } from '#domain/remote.ts';
import { useRemote } from '#lib/hooks/useRemote.ts';
import { useShop, useShopActions } from '#shop/ShopContext.tsx';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { LoadingState } from '#ui/LoadingState.tsx';

export type ProductView = { readonly product: Remote<Product, LoadFailure>; readonly retry: () => void };

/**
 * One product: from the list if it is there, else requested by its id. Failures are only logged. docs/behaviour.md,
 * Product page.
 */
export function useProduct(productId: string): ProductView {
  const products = useShop((state) => state.products);
  const { reload, addUnlisted } = useShopActions();
  const isMeant = ({ id }: Product): boolean => id === productId;
  const listed = itemsOf(products).find(isMeant);
  const url = paths.product(productId);
  const snapshot = useShop((state) => (state.prerendered?.url === url ? state.prerendered.products : undefined));
  const hasList = products.status === 'ready';

  const ask = async (signal: AbortSignal): Promise<Product> => {
    const product = await getProduct(productId, { signal });
    addUnlisted(product);
    return product;
  };
  const { remote, retry } = useRemote({
    subject: productId,
    ask: listed === undefined && products.status !== 'loading' ? ask : null,
    reasonOf: (error) => {
      console.warn(`product ${productId}:`, error);
      return failureOf(error, hasList);
    },
    again: hasList,
  });

  // The product of the prerendered page is shown until the backend says that it does not exist any more.
  const isSettled = remote.status === 'ready' || (remote.status === 'failed' && remote.message === 'notFound');
  const known = listed ?? (isSettled ? undefined : itemsOf(snapshot ?? LOADING).find(isMeant));
  return {
    product: known ? ready(known) : remote,
    retry: () => {
      retry();
      if (!hasList) void reload('products');
    },
  };
}

/** Shown instead of a product that is loading or could not be loaded. */
export function ProductLoading({ view: { product, retry } }: { readonly view: ProductView }) {
  const t = useMessages(commonMessages);
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
  const t = useMessages(commonMessages);
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
