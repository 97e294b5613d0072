import { useEffect, useState } from 'react';

import { ApiError } from '#api/errors.ts';
import { getProduct } from '#api/products.ts';
import { paths } from '#config/paths.ts';
import type { Product } from '#domain/product.ts';
import { dataOr, LOADING } from '#domain/remote.ts';
import { useShop, useShopActions } from '#shop/ShopContext.tsx';

/** Why a gift cannot be shown. */
type ProductTrouble = 'notFound' | 'noConnection' | 'serverTrouble';

export type ProductView =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly product: Product }
  | { readonly status: 'failed'; readonly trouble: ProductTrouble; readonly retry: () => void };

/**
 * Some backends answer 200 with "Product not found" where others answer 404. Without the list, a 404 without words
 * says nothing about the gift: few backends have this call. docs/backend.md, Twelve findings.
 */
function troubleOf(error: unknown, hasList: boolean): ProductTrouble {
  if (!(error instanceof ApiError)) return 'serverTrouble';
  if (error.kind === 'network') return 'noConnection';
  const isMissing =
    error.kind === 'rejected'
      ? error.status === 404 || /not found/i.test(error.message)
      : error.status === 404 && hasList;
  return isMissing ? 'notFound' : 'serverTrouble';
}

type Asked = { readonly id: string; readonly product?: Product; readonly trouble?: ProductTrouble };

/** One gift: from the list when it is there, else asked for by its id. Failures are only logged. docs/behaviour.md, Product page. */
export function useProduct(productId: string): ProductView {
  const products = useShop((state) => state.products);
  const { reload, noteUnlisted } = useShopActions();
  const listed = dataOr(products, []).find((product) => product.id === productId);
  // What the gift's own built page brought along stands until the shop has said that the gift is gone.
  const url = paths.product(productId);
  const built = useShop((state) => (state.built?.url === url ? state.built.products : undefined));
  const [asked, setAsked] = useState<Asked>({ id: '' });
  const [attempt, setAttempt] = useState(0);
  const isAskedFor = listed === undefined && products.status !== 'loading';
  const hasList = products.status === 'ready';

  useEffect(() => {
    if (!isAskedFor) return;
    let isCurrent = true;
    const ask = async (): Promise<void> => {
      try {
        const product = await getProduct(productId);
        if (!isCurrent) return;
        noteUnlisted(product);
        setAsked({ id: productId, product });
      } catch (error) {
        if (!isCurrent) return;
        console.warn(`product ${productId}:`, error);
        setAsked({ id: productId, trouble: troubleOf(error, hasList) });
      }
    };
    void ask();
    return () => {
      isCurrent = false;
    };
  }, [isAskedFor, hasList, productId, attempt, noteUnlisted]);

  if (listed) return { status: 'ready', product: listed };
  if (asked.id === productId && asked.product) return { status: 'ready', product: asked.product };
  const known = dataOr(built ?? LOADING, []).find((product) => product.id === productId);
  if (known && (asked.id !== productId || asked.trouble !== 'notFound')) return { status: 'ready', product: known };
  if (asked.id !== productId) return { status: 'loading' };
  if (!asked.trouble) return { status: 'loading' };
  return {
    status: 'failed',
    trouble: asked.trouble,
    retry: () => {
      setAsked({ id: '' });
      setAttempt((count) => count + 1);
      if (!hasList) void reload('products');
    },
  };
}
