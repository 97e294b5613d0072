import { useSyncExternalStore, type ReactNode } from 'react';

import type { Product } from '#domain/product/product.ts';
import { createStore } from '#lib/store.ts';

export type CardPictureProps = {
  readonly product: Product;
  /** Of the product's own picture, over which it lies. */
  readonly className: string;
};

/**
 * The shopper's photo on products, while there is one: what a card shows over its picture, and the URLs of the pictures that
 * are drawn, by product id. features/ownPhoto fills it, and most shoppers never load that.
 */
export const ownPictures = createStore<{
  readonly renderCard: ((card: CardPictureProps) => ReactNode) | null;
  readonly urls: ReadonlyMap<string, string>;
}>({ renderCard: null, urls: new Map() });

/** The URL of the product with the shopper's photo; undefined until it is drawn. */
export const useOwnPicture = (productId: string): string | undefined =>
  useSyncExternalStore(
    ownPictures.subscribe,
    () => ownPictures.get().urls.get(productId),
    () => undefined,
  );
