import { useEffect, useSyncExternalStore } from 'react';

import { pictureKey, useOwnPictures } from '#components/ownPictures.ts';
import type { Product } from '#domain/product/product.ts';
import { createStore } from '#lib/store.ts';
import type { CardDrawer } from './cardDrawer.ts';

/** What draws the pictures of the present photo, the photo as a small picture, and how many products on the page can show it. */
type Current = { readonly drawer: CardDrawer | null; readonly thumbnail: string | null; readonly places: number };

export const current = createStore<Current>({ drawer: null, thumbnail: null, places: 0 });

/** A slice of `current`. It is read only where the photo's own file is loaded, so never in a prerendered page. */
export function useCurrent<T>(select: (state: Current) => T): T {
  const now = (): T => select(current.get());
  return useSyncExternalStore(current.subscribe, now, now);
}

/** Counts a place that can show the photo, while it is on the page. */
export function usePlace(isOne: boolean): void {
  useEffect(() => {
    if (!isOne) return;
    current.set(({ places }) => ({ places: places + 1 }));
    return () => current.set(({ places }) => ({ places: places - 1 }));
  }, [isOne]);
}

/** The URL of the product with the shopper's photo, in a size; undefined until it is drawn. */
export const useOwnPicture = (product: Product, size: string): string | undefined =>
  useOwnPictures(({ urls }) => urls.get(pictureKey(product, size)));

/** True where the shopper has switched the product to the shop's picture. */
export const useIsOff = ({ id }: Product): boolean => useOwnPictures(({ off }) => off.has(id));
