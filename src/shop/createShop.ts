import { messagesOf } from '#content/language.ts';
import { shopMessages } from '#content/shopMessages.ts';
import { EMPTY_CART, type Cart } from '#domain/cart/cart.ts';
import type { CartStep } from '#domain/cart/operations.ts';
import { notify } from '#lib/notify.ts';
import { createStore } from '#lib/store.ts';
import { cartActions, type ChangeCart } from '#shop/cart/cartActions.ts';
import { createCartSync } from '#shop/cart/cartSync.ts';
import { updateExpectedTotal } from '#shop/cart/expectedTotal.ts';
import { itemCount } from '#shop/cart/itemCount.ts';
import { createMergedCart } from '#shop/cart/mergedCart.ts';
import { createLists } from '#shop/catalogue/lists.ts';
import { savedActions } from '#shop/catalogue/savedLists.ts';
import { designActions } from '#shop/designs/designActions.ts';
import { createOrderedCart } from '#shop/orders/orderedCart.ts';
import { addressActions } from '#shop/session/addressBook.ts';
import { createSession } from '#shop/session/session.ts';
import { beginShop, startShop } from '#shop/session/startShop.ts';
import { storage } from '#shop/session/storage.ts';
import type { Shop, ShopActions } from './actions.ts';
import { INITIAL_STATE, type ShopState } from './state.ts';

/** One shop: its state, what can be done with it, and its start. */
export function createShop(initial: Partial<ShopState> = {}): Shop {
  const store = createStore<ShopState>({ ...INITIAL_STATE, ...initial });

  const lists = createLists(store);

  const designs = designActions(store);

  const setCart = (cart: Cart, steps?: readonly CartStep[]): void => {
    store.set({ cart });
    if (!storage.writeCart(cart, steps)) notify.info(messagesOf(shopMessages).errors.deviceOnly);
  };

  const sync = createCartSync({
    store,
    setCart,
    withSession: (call) => session.call(call),
    onMerge: (guestCart, merged) => mergedCart.onMerge(guestCart, merged),
  });

  const changeCart: ChangeCart = (cart, lines, steps) => {
    // What this tab has not heard of yet counts all the same: the cart that changes is the device's.
    session.follow();
    setCart(cart, steps);
    lines.forEach(sync.lineChanged);
  };

  const changeAndExpect: ChangeCart = (cart, lines, steps) => {
    updateExpectedTotal(store.get(), storage.readCart(), cart);
    changeCart(cart, lines, steps);
  };

  const mergedCart = createMergedCart({ store, changeCart, changeAndExpect });

  const session = createSession(
    store,
    {
      merge: () => sync.adopt('merge'),
      load: () => sync.adopt('load'),
      forget: (options) => sync.forget(options),
      empty: () => {
        sync.forget({ pending: false });
        mergedCart.forget();
        setCart(EMPTY_CART);
      },
      overBudget: sync.overBudget,
      replace: (cart) => setCart(cart),
    },
    () => void designs.loadDesigns(),
  );

  const actions: ShopActions = {
    ...savedActions(store),
    ...addressActions(store),
    ...designs,
    ...session.actions,
    ...cartActions({
      sync,
      changeCart: changeAndExpect,
      lineChanged: mergedCart.lineChanged,
      recordPiece: designs.recordPiece,
      countCart: () => itemCount(store.get()),
    }),
    ...mergedCart.actions,
    reload: lists.load,
    addUnlisted: (product) => {
      const others = store.get().unlisted.filter(({ id }) => id !== product.id);
      store.set({ unlisted: [product, ...others] });
    },
    leavePrerenderedPage: () => {
      const { built } = store.get();
      if (built === null) return;
      const { url, categoryNames } = built;
      store.set({ built: { url, ...(categoryNames && { categoryNames }) } });
    },
  };

  return {
    store,
    actions,
    withSession: session.call,
    followDevice: () => {
      // What a cleared storage has lost of this shopper, the page still knows: all but the login.
      if (storage.isCleared()) storage.restore(store.get());
      session.follow();
      store.set({ cart: storage.readCart() });
    },
    orderedCart: createOrderedCart({ store, sync, setCart, recordOrdered: designs.recordOrdered }),
    begin: () => beginShop({ store, actions, lists, sync }),
    start: () => startShop({ store, actions, lists, sync, session }),
  };
}
