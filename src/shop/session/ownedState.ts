import { readSaved } from '#shop/catalogue/savedLists.ts';
import type { ShopState } from '#shop/state.ts';
import { readAddresses } from './addressBook.ts';
import { storage } from './storage.ts';

type OwnedState = Pick<ShopState, 'guestCart' | 'savedForLater' | 'wishlist' | 'recent' | 'addresses'>;

/** What the device stores for the current shopper; designs are read separately, because that takes longer. */
export const ownedState = (): OwnedState => ({
  guestCart: storage.readGuestCart(),
  savedForLater: storage.readSavedForLater(),
  wishlist: readSaved('wishlist'),
  recent: readSaved('recent'),
  addresses: readAddresses(),
});
