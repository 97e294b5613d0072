import type { ReactNode } from 'react';

import { useOwnPictures, type CardPictureProps, type ProductInSize } from './ownPictures.ts';

/** The slot of a card for the shopper's own photo: nothing without one, and in prerendered pages. */
export function OwnPicture(card: CardPictureProps): ReactNode {
  return useOwnPictures(({ parts }) => parts)?.renderCard(card) ?? null;
}

/** The slot of a product's page for the switch between that photo and the shop's picture. */
export function OwnPictureSwitch(page: ProductInSize): ReactNode {
  return useOwnPictures(({ parts }) => parts)?.renderSwitch(page) ?? null;
}
