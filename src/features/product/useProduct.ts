import { failureOf, type LoadFailure } from '#api/errors.ts';
import { getProduct } from '#api/products.ts';
import { paths } from '#config/paths.ts';
import type { Product } from '#domain/product/product.ts';
import { itemsOf, LOADING, ready, type Remote } from '#domain/remote.ts';
import { useRemote } from '#lib/hooks/useRemote.ts';
import { useShop, useShopActions } from '#shop/ShopContext.tsx';

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
    const product = await getProduct(productId, signal);
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
