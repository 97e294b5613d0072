import type { LineKey } from '#domain/cart.ts';
import type { Product } from '#domain/product.ts';
import type { Store } from '#lib/store.ts';
import type { AddressActions } from './addressBook.ts';
import type { OrderingActions } from './ordering.ts';
import type { PhotoActions } from './photos.ts';
import type { SavedActions } from './savedLists.ts';
import type { SessionActions } from './session.ts';
import type { ListName, ShopState } from './state.ts';

/** What a shopper can do. Actions are plain async functions; they know nothing of React. */
export type ShopActions = SavedActions &
  AddressActions &
  PhotoActions &
  OrderingActions &
  SessionActions & {
    /** Adds one piece. False, with a message, when no size was given. */
    readonly addToCart: (line: LineKey) => boolean;
    /** Sets an exact quantity; 0 takes the line out. */
    readonly setQuantity: (line: LineKey, quantity: number) => void;
    /** Reads the cart that the server keeps again. */
    readonly reloadCart: () => void;
    readonly reload: (list: ListName) => Promise<void>;
    /** Keeps a gift that the list does not hold, so that the cart knows it. */
    readonly noteUnlisted: (product: Product) => void;
    /** The shopper is on another page now: of what the built one brought along, only the footer's names still hold. */
    readonly leaveBuiltPage: () => void;
  };

export type Shop = {
  readonly store: Store<ShopState>;
  readonly actions: ShopActions;
  /** Reads the device and asks for the lists; returns the clean-up. */
  readonly start: () => () => void;
};
