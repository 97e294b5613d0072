import type { LineKey } from '#domain/cart.ts';
import { draftFor, orderedDraftFor, type PhotoNote } from '#domain/photoDraft.ts';
import { useShop } from './ShopContext.tsx';

/** The photo that waits on this device for a gift in a size, if there is one. */
export function usePhotoNote(line: LineKey): PhotoNote | undefined {
  return useShop((state) => draftFor(state.photos, line));
}

/** The photo that an ordered thing was ordered with; without one, the photo that waits for its gift. */
export function useOrderedPhotoNote(orderId: string, line: LineKey): PhotoNote | undefined {
  return useShop((state) => orderedDraftFor(state.photos, orderId, line));
}
