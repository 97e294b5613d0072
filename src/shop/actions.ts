import type { Store } from '#lib/store.ts';
import type { CartActions } from '#shop/cart/cartActions.ts';
import type { Lists } from '#shop/catalogue/lists.ts';
import type { SavedActions } from '#shop/catalogue/savedLists.ts';
import type { DesignActions } from '#shop/designs/designActions.ts';
import type { OrderedCart } from '#shop/orders/orderedCart.ts';
import type { AddressActions } from '#shop/session/addressBook.ts';
import type { Session, WithSession } from '#shop/session/session.ts';
import type { ShopState } from './state.ts';

/** What a shopper can do. Actions are plain functions, some of them async; they do not use React. */
export type ShopActions = SavedActions &
  AddressActions &
  CartActions &
  DesignActions &
  Session['actions'] &
  Lists['actions'];

export type Shop = {
  readonly store: Store<ShopState>;
  readonly actions: ShopActions;
  /** Makes a call with the session's token. This and `orderedCart` are for shop/orders, which only the screens that order load. */
  readonly withSession: WithSession;
  readonly orderedCart: OrderedCart;
  /** Sets session and cart to what the device stores now. */
  readonly followDevice: () => void;
  /** Reads the device and requests the lists, once; a page that is not prerendered for its URL does so before it renders. */
  readonly begin: () => void;
  /** Begins, and listens to the browser and to other tabs; returns the clean-up. */
  readonly start: () => () => void;
};
