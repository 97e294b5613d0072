import type { Product } from '#domain/product/product.ts';
import type { Store } from '#lib/store.ts';
import type { CartActions } from '#shop/cart/cartActions.ts';
import type { MergeActions } from '#shop/cart/mergedCart.ts';
import type { SavedActions } from '#shop/catalogue/savedLists.ts';
import type { DesignActions } from '#shop/designs/designActions.ts';
import type { OrderedCart } from '#shop/orders/orderedCart.ts';
import type { AddressActions } from '#shop/session/addressBook.ts';
import type { Session } from '#shop/session/session.ts';
import type { ListName, ShopState } from './state.ts';

/** What a shopper can do. Actions are plain async functions; they know nothing of React. */
export type ShopActions = SavedActions &
  AddressActions &
  CartActions &
  MergeActions &
  DesignActions &
  Session['actions'] & {
    readonly reload: (list: ListName) => Promise<void>;
    /** Keeps a product that the list does not hold, so that the cart knows it. */
    readonly addUnlisted: (product: Product) => void;
    /** The shopper is on another page now: of what the built one brought along, only the footer's names still hold. */
    readonly leavePrerenderedPage: () => void;
  };

export type Shop = {
  readonly store: Store<ShopState>;
  readonly actions: ShopActions;
  /** For ordering, which comes with the screens that order; see useOrdering. */
  readonly withSession: Session['call'];
  readonly orderedCart: OrderedCart;
  /** The session and the cart become what the device holds by now. */
  readonly followDevice: () => void;
  /** Reads the device and asks for the lists, once; a page that was not written for this URL does so before it is drawn. */
  readonly begin: () => void;
  /** Begins, and listens to the browser and to other tabs; returns the clean-up. */
  readonly start: () => () => void;
};
