import type { OrderItem } from '#domain/order.ts';
import { draftFor, orderedDraftFor, type PhotoNote } from '#domain/photoDraft.ts';
import { useShop } from './ShopContext.tsx';

/** The photo that waits on this device for a gift in a size, if there is one. */
export function usePhotoNote(productId: string, size: string): PhotoNote | undefined {
  return useShop((state) => draftFor(state.photos, productId, size));
}

/** The photo that an ordered thing was ordered with; without one, the photo that waits for its gift. */
export function useOrderedPhotoNote(orderId: string, { productId, size }: OrderItem): PhotoNote | undefined {
  return useShop((state) => orderedDraftFor(state.photos, orderId, { productId, size }));
}
