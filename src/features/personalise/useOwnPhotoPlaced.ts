import { useEffect, useEffectEvent } from 'react';

import { useShopInstance } from '#shop/ShopContext.tsx';
import { useOwnPhoto } from '#shop/designs/useOwnPhoto.ts';

/**
 * Places the photo that the shopper sees on every product in the first place of a design that starts empty, as if it had been
 * chosen here. A photo that cannot be read now is left out, and the shopper chooses as usual.
 */
export function useOwnPhotoPlaced(
  isNew: boolean,
  addFiles: (files: readonly File[], into: readonly number[]) => void,
): void {
  const photo = useOwnPhoto();
  const { store } = useShopInstance();
  const place = useEffectEvent(async (signal: AbortSignal): Promise<void> => {
    if (!photo || !isNew) return;
    const { readOwnPhoto } = await import('#shop/designs/ownPhotoActions.ts');
    const file = await readOwnPhoto(store, photo);
    if (file && !signal.aborted) addFiles([file], [0]);
  });
  useEffect(() => {
    const closed = new AbortController();
    place(closed.signal).catch(console.warn);
    return () => closed.abort();
  }, []);
}
