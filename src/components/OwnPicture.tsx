import { useSyncExternalStore, type ReactNode, type RefObject } from 'react';

import type { DesignContent } from '#domain/design/design.ts';
import type { Product } from '#domain/product/product.ts';
import { createStore } from '#lib/store.ts';
import type { DesignRecord } from '#shop/designs/designStore.ts';

export type CardPictureProps = {
  readonly product: Product;
  /** The card: how far it is from what the shopper sees decides when its picture is drawn. */
  readonly card: RefObject<Element | null>;
  /** The classes of the shop's picture, over which it lies. */
  readonly className: string;
};

/** A product in the size that is chosen on its page; in its first one before a choice. */
export type ProductInSize = { readonly product: Product; readonly size: string };

/** The photo on a product's page, in place of the shop's picture. */
export type ShownPhoto = {
  /** The product with it. */
  readonly url: string;
  /** The design that a piece gets. */
  readonly content: DesignContent;
  /** Says that pieces are added with it. */
  readonly text: string;
  /**
   * Makes that design, and then calls `put` with its id and with the message for the number of pieces in the cart. Says why where
   * there is none: nothing is put into the cart then.
   */
  readonly add: (put: (design: string, textOf: (count: number) => string) => void) => Promise<void>;
};

/** What features/ownPhoto does for products while there is a photo. Most shoppers never load it. */
type OwnPhotoParts = {
  /** What a card shows over its picture. */
  readonly renderCard: (card: CardPictureProps) => ReactNode;
  /** Has the picture of a product drawn for its page, and shows the switch to the shop's picture. */
  readonly renderSwitch: (page: ProductInSize) => ReactNode;
  /** The photo as a product's page shows it; null where the page shows the product's design, or the shop's picture. */
  readonly photoIn: (page: ProductInSize, design: DesignRecord | undefined) => ShownPhoto | null;
};

/** The shopper's photo on products: what shows it, the URLs of the drawn pictures by pictureKey, and products that show the shop's own. */
export const ownPictures = createStore<{
  readonly parts: OwnPhotoParts | null;
  readonly urls: ReadonlyMap<string, string>;
  /** Ids of products where the shopper has switched to the shop's picture. */
  readonly shopPictures: ReadonlySet<string>;
}>({ parts: null, urls: new Map(), shopPictures: new Set() });

/** Names the picture of a product in one of its sizes. */
export const pictureKey = ({ id }: Pick<Product, 'id'>, size: string): string => `${id}/${size}`;

/** A slice of `ownPictures`: a value that is equal as long as what the component shows is. */
export function useOwnPictures<T>(select: (state: ReturnType<typeof ownPictures.get>) => T): T {
  return useSyncExternalStore(
    ownPictures.subscribe,
    () => select(ownPictures.get()),
    () => select(ownPictures.initial),
  );
}

/** The slot of a card for the shopper's own photo: nothing without one, and in prerendered pages. */
export function OwnPicture(card: CardPictureProps): ReactNode {
  return useOwnPictures(({ parts }) => parts)?.renderCard(card) ?? null;
}

/** The slot of a product's page for the switch between that photo and the shop's picture. */
export function OwnPictureSwitch(page: ProductInSize): ReactNode {
  return useOwnPictures(({ parts }) => parts)?.renderSwitch(page) ?? null;
}

/** Switches a product between the shopper's photo for all products and the shop's picture. */
export function showShopPicture(productId: string, isShown: boolean): void {
  ownPictures.set(({ shopPictures }) => {
    const others = [...shopPictures].filter((id) => id !== productId);
    return { shopPictures: new Set(isShown ? [...others, productId] : others) };
  });
}
