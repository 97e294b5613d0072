import { useSyncExternalStore, type ReactNode } from 'react';

import { ownPictures, type CardPictureProps } from './ownPictures.ts';

/** The slot of a card for the shopper's own photo: nothing without one, and in prerendered pages. */
export function OwnPicture(card: CardPictureProps): ReactNode {
  const render = useSyncExternalStore(
    ownPictures.subscribe,
    () => ownPictures.get().renderCard,
    () => null,
  );
  return render?.(card) ?? null;
}
