import type { OwnPhoto } from '#domain/design/storedOwnPhoto.ts';
import { useDataSaver } from '#lib/preferences.ts';
import { useShop } from '#shop/ShopContext.tsx';

/** The photo that the shopper sees on every product; null without one, and with less data until it is asked for. */
export function useOwnPhoto(): OwnPhoto | null {
  const photo = useShop((state) => state.ownPhoto);
  const isAsked = useShop((state) => state.isOwnPhotoAsked);
  const [isDataSaverOn] = useDataSaver();
  return isDataSaverOn && !isAsked ? null : photo;
}
