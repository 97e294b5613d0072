import { useEffect, useEffectEvent } from 'react';

import { ownPictures } from '#components/ownPictures.ts';
import { useShopInstance } from '#shop/ShopContext.tsx';
import { useOwnPhoto } from '#shop/designs/useOwnPhoto.ts';

/**
 * Places the photo that the shopper sees on every product in a design that starts empty, as if it had been chosen here: in all places, as
 * the product's picture shows it, and in the first where no picture does. Where the shopper has switched the product to the shop's picture,
 * and where the photo cannot be read now, the design stays empty.
 */
export function useOwnPhotoPlaced(
  {
    isNew,
    productId,
    isPictured,
  }: { readonly isNew: boolean; readonly productId: string; readonly isPictured: boolean },
  addFiles: (files: readonly File[], into: readonly number[] | 'all') => void,
): void {
  const photo = useOwnPhoto();
  const { store } = useShopInstance();
  const place = useEffectEvent(async (signal: AbortSignal): Promise<void> => {
    if (!photo || !isNew || ownPictures.get().off.has(productId)) return;
    const { readOwnPhoto } = await import('#shop/designs/ownPhotoActions.ts');
    const file = await readOwnPhoto(store, photo);
    if (file && !signal.aborted) addFiles([file], isPictured ? 'all' : [0]);
  });
  useEffect(() => {
    const closed = new AbortController();
    place(closed.signal).catch(console.warn);
    return () => closed.abort();
  }, []);
}
