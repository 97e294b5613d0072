import { wordsOf } from '#content/language.ts';
import { shopWords } from '#content/shopWords.ts';
import {
  EMPTY_CART,
  quantityIn,
  withAdded,
  withoutLines,
  withQuantity,
  type Cart,
  type LineKey,
  type LineQuantity,
} from '#domain/cart.ts';
import { ready } from '#domain/remote.ts';
import { accountOf } from '#domain/account.ts';
import type { CartLine } from '#domain/totals.ts';
import { notify } from '#lib/notify.ts';
import { onLeaving } from '#lib/onLeaving.ts';
import { onOtherTab } from '#lib/storage.ts';
import { createStore } from '#lib/store.ts';
import type { Shop, ShopActions } from './actions.ts';
import { addressActions, ADDRESS_KEY, readAddresses } from './addressBook.ts';
import { createCartSync } from './cartSync.ts';
import { kept, KEYS } from './kept.ts';
import { hasPhotos, photoActions, PHOTOS_KEY } from './photos.ts';
import { readSaved, savedActions, SAVED_KEYS } from './savedLists.ts';
import type { OrderingActions } from './ordering.ts';
import { createSession } from './session.ts';
import { createLists } from './startUp.ts';
import { INITIAL_STATE, type ShopState } from './state.ts';

/** One shop: its state, what can be done with it, and its start. */
export function createShop(initial: Partial<ShopState> = {}): Shop {
  const store = createStore<ShopState>({ ...INITIAL_STATE, ...initial });

  const lists = createLists(store);

  const setCart = (cart: Cart): void => {
    store.set({ cart });
    if (!kept.keepCart(cart)) notify.info(wordsOf(shopWords).errors.deviceOnly);
  };

  const sync = createCartSync({ store, setCart, withSession: (call) => session.call(call) });

  const session = createSession(store, {
    merge: () => sync.adopt('merge'),
    load: () => sync.adopt('load'),
    forget: (options) => sync.forget(options),
    empty: () => {
      sync.forget({ unsent: false });
      setCart(EMPTY_CART);
    },
  });

  /** The cart it builds on is the device's: this tab may not have heard yet of what another has just put in. */
  const changeLine = (line: LineKey, cart: Cart): void => {
    setCart(cart);
    sync.lineChanged(line);
  };

  /** A session that ended by itself left its cart here; one that logged out did not, and another account has its own. */
  const isCartOf = (token: string): boolean => {
    const { token: current, hasSessionEnded } = store.get();
    return current === null ? hasSessionEnded : accountOf(current) === accountOf(token);
  };

  const holds = (token: string, lines: readonly CartLine[]): boolean =>
    kept.token() === token && lines.every((line) => quantityIn(kept.cart(), line) === line.quantity);

  /** What was ordered leaves the cart; what the server holds is looked at once more. */
  const takeOrderedOf =
    (token: string) =>
    (lines: readonly LineQuantity[]): void => {
      if (!isCartOf(token)) return;
      sync.ordered();
      setCart(withoutLines(kept.cart(), lines));
      void sync.flush();
    };

  /** The server may empty its cart without our hearing of it: until then, what this device holds counts. */
  const holdCartOf = (token: string) => (): void => {
    if (isCartOf(token)) sync.ordered();
  };

  /** Ordering comes in a file of its own, together with the pages that order: no other page has a use for it. */
  const ordering = async (): Promise<OrderingActions> => {
    const { orderingActions } = await import('./ordering.ts');
    return orderingActions({
      withSession: session.call,
      takeOrderedOf,
      holdCartOf,
      flushCart: sync.flush,
      holds,
      takeOverProducts: (products) => store.set({ products: ready(products) }),
    });
  };

  const actions: ShopActions = {
    ...savedActions(store),
    ...addressActions(store),
    ...photoActions(store),
    ...session.actions,
    placeOrder: async (...order) => (await ordering()).placeOrder(...order),
    checkCard: async (...payment) => (await ordering()).checkCard(...payment),
    verifyWidget: async (...payment) => (await ordering()).verifyWidget(...payment),
    fetchOrders: async () => {
      const list = await (await ordering()).fetchOrders();
      // The list is the first to know under which number an order came in.
      void actions.tiePhotosToOrders(list.orders);
      return list;
    },
    addToCart: (line) => {
      if (line.size === '') {
        notify.error(wordsOf(shopWords).errors.noSize);
        return false;
      }
      changeLine(line, withAdded(kept.cart(), line));
      return true;
    },
    setQuantity: (line, quantity) => {
      const cart = kept.cart();
      if (quantityIn(cart, line) !== quantity) changeLine(line, withQuantity(cart, line, quantity));
    },
    reloadCart: () => sync.adopt('load'),
    reload: lists.load,
    noteUnlisted: (product) => {
      const others = store.get().unlisted.filter(({ id }) => id !== product.id);
      store.set({ unlisted: [product, ...others] });
    },
    leaveBuiltPage: () => {
      const { built } = store.get();
      if (built === null) return;
      const { url, categoryNames } = built;
      store.set({ built: { url, ...(categoryNames && { categoryNames }) } });
    },
  };

  /** Another tab changed the cart or the session: this one follows. */
  const follow = (key: string): void => {
    // What another tab has yet to tell: the server's cart is not the one that this tab knew.
    if (key === KEYS.unsent) sync.forget();
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
      sync.reconnected();
    };
    globalThis.addEventListener('online', reconnect);
    const stopLeaving = onLeaving(sync.left);
    const stopFollowing = onOtherTab(
      [KEYS.cart, KEYS.unsent, KEYS.token, SAVED_KEYS.wishlist, ADDRESS_KEY, PHOTOS_KEY],
      follow,
    );
    return () => {
      globalThis.removeEventListener('online', reconnect);
      stopLeaving();
      sync.stop();
      stopFollowing();
    };
  };

  return { store, actions, start };
}
