import { messageOf } from '#api/errors.ts';
import { words } from '#content/words.ts';
import { EMPTY_CART, isSameCart, quantityIn, withAdded, withQuantity, type Cart } from '#domain/cart.ts';
import { notify } from '#lib/notify.ts';
import { onOtherTab } from '#lib/storage.ts';
import { createStore } from '#lib/store.ts';
import type { Shop, ShopActions } from './actions.ts';
import { addressActions, ADDRESS_KEY, readAddresses } from './addressBook.ts';
import type { BuyingActions } from './buying.ts';
import { createCartSync } from './cartSync.ts';
import { kept, KEYS } from './kept.ts';
import { hasPhotos, photoActions, PHOTOS_KEY } from './photos.ts';
import { readSaved, savedActions, SAVED_KEYS } from './savedLists.ts';
import { createSession } from './session.ts';
import { createLists } from './startUp.ts';
import { INITIAL_STATE, type ShopState } from './state.ts';

/** One shop: its state, what can be done with it, and its start. */
export function createShop(initial: Partial<ShopState> = {}): Shop {
  const store = createStore<ShopState>({ ...INITIAL_STATE, ...initial });

  const lists = createLists(store);

  const setCart = (cart: Cart): void => {
    store.set({ cart });
    if (!kept.keepCart(cart)) notify.info(words.errors.deviceOnly);
  };

  const sync = createCartSync({
    store,
    setCart,
    onFailure: (error, token) => {
      if (!session.ended(error, token)) notify.error(messageOf(error, words.errors.cart));
    },
  });

  const session = createSession(store, {
    merge: () => sync.adopt('merge'),
    forget: (options) => sync.forget(options),
    empty: () => {
      sync.forget({ unsent: false });
      setCart(EMPTY_CART);
    },
  });

  const changeLine = (productId: string, size: string, cart: Cart): void => {
    setCart(cart);
    sync.lineChanged({ productId, size });
  };

  /** A placed order empties the cart; what the server holds is looked at once more. */
  const emptyCart = (): void => {
    sync.ordered();
    setCart(EMPTY_CART);
    void sync.flush();
  };

  const isCartCurrent = (): boolean => isSameCart(kept.cart(), store.get().cart);

  /** Ordering comes in a file of its own, together with the pages that order: no other page has a use for it. */
  const buying = async (): Promise<BuyingActions> => {
    const { buyingActions } = await import('./buying.ts');
    const reloadCart = (): void => sync.adopt('load');
    return buyingActions({
      withSession: session.call,
      sessionEnded: session.ended,
      emptyCart,
      reloadCart,
      isCartCurrent,
    });
  };

  const actions: ShopActions = {
    ...savedActions(store),
    ...addressActions(store),
    ...photoActions(store),
    ...session.actions,
    placeOrder: async (order) => (await buying()).placeOrder(order),
    verifyCard: async (success, orderId) => (await buying()).verifyCard(success, orderId),
    verifyWidget: async (response, amount) => (await buying()).verifyWidget(response, amount),
    fetchOrders: async () => (await buying()).fetchOrders(),
    addToCart: (productId, size) => {
      if (size === '') {
        notify.error(words.errors.noSize);
        return false;
      }
      changeLine(productId, size, withAdded(store.get().cart, productId, size));
      return true;
    },
    setQuantity: (productId, size, quantity) => {
      const { cart } = store.get();
      if (quantityIn(cart, productId, size) !== quantity)
        changeLine(productId, size, withQuantity(cart, productId, size, quantity));
    },
    reload: lists.load,
    noteUnlisted: (product) => {
      const others = store.get().unlisted.filter(({ id }) => id !== product.id);
      store.set({ unlisted: [product, ...others] });
    },
    leaveBuiltPage: () => {
      const { built } = store.get();
      if (built === null) return;
      const { address, categoryNames } = built;
      store.set({ built: { address, ...(categoryNames && { categoryNames }) } });
    },
  };

  /** Another tab changed the cart or the session: this one follows. */
  const follow = (key: string): void => {
    if (key === KEYS.cart) {
      sync.forget();
      store.set({ cart: kept.cart() });
    }
    if (key === PHOTOS_KEY) void actions.loadPhotos();
    if (key === ADDRESS_KEY) store.set({ addresses: readAddresses() });
    if (key === SAVED_KEYS.wishlist) store.set({ wishlist: readSaved('wishlist') });
    if (key === KEYS.token) session.follow();
  };

  const start = (): (() => void) => {
    if (!store.get().isStarted) {
      const token = kept.token();
      store.set({
        token,
        cart: kept.cart(),
        wishlist: readSaved('wishlist'),
        recent: readSaved('recent'),
        addresses: readAddresses(),
        isStarted: true,
      });
      if (token !== null) sync.adopt('load');
      void lists.loadAll();
      if (hasPhotos()) void actions.loadPhotos();
    }
    const reconnect = (): void => {
      void lists.reloadFailed();
      void sync.flush();
    };
    globalThis.addEventListener('online', reconnect);
    const stopFollowing = onOtherTab([KEYS.cart, KEYS.token, SAVED_KEYS.wishlist, ADDRESS_KEY, PHOTOS_KEY], follow);
    return () => {
      globalThis.removeEventListener('online', reconnect);
      stopFollowing();
    };
  };

  return { store, actions, start };
}
