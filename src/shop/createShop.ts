import { isRateLimited } from '#api/rateLimit.ts';
import { onLeaving } from '#lib/onLeaving.ts';
import { onStorageChange } from '#lib/storage.ts';
import { createStore, type Store } from '#lib/store.ts';
import { cartActions, type CartActions } from '#shop/cart/cartActions.ts';
import { CartSync } from '#shop/cart/CartSync.ts';
import { CART_KEYS, cartStorage } from '#shop/cart/cartStorage.ts';
import { createLists, type Lists } from '#shop/catalogue/lists.ts';
import { readSaved, savedActions, type SavedActions } from '#shop/catalogue/wishlistAndRecent.ts';
import { readChosenPhoto, lastRemoval, REMOVED_KEY } from '#shop/designs/designOwner.ts';
import type { DesignActions } from '#shop/designs/designActions.ts';
import { lazyDesignActions } from '#shop/designs/lazyDesignActions.ts';
import { createOrderedCart, type OrderedCart } from '#shop/orders/orderedCart.ts';
import { answerListeners } from '#shop/orders/storedAttempts.ts';
import { addressActions, readAddresses, type AddressActions } from '#shop/session/addressBook.ts';
import { operations } from '#lib/operationLog.ts';
import { adoptVisitors, OWNED_KEYS, ownerNow, VISITOR, withoutOwner } from '#shop/session/owner.ts';
import { createSession, createWithSession, ownedState, type Session, type WithSession } from '#shop/session/session.ts';
import { dropEarlierShopper } from '#shop/session/shopperTabStorage.ts';
import { KEYS, storedSession } from '#shop/session/storedSession.ts';
import { INITIAL_STATE, type ShopState } from './state.ts';

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

/** The parts of one shop. Each gets the ones that it uses when it is created, and all write to the same store. */
type Slices = {
  readonly store: Store<ShopState>;
  readonly lists: Lists;
  readonly designs: DesignActions;
  readonly sync: CartSync;
  readonly session: Session;
};

/** One shop: its state, what can be done with it, and its start. */
export function createShop(initial: Partial<ShopState> = {}): Shop {
  const store = createStore<ShopState>({ ...INITIAL_STATE, ...initial });
  const lists = createLists(store);
  const designs = lazyDesignActions(store);
  const withSession = createWithSession(store);
  const sync = new CartSync(store, withSession);
  const session = createSession({ store, sync, designs });
  const slices = { store, lists, designs, sync, session };
  return {
    store,
    actions: {
      ...lists.actions,
      ...savedActions(store),
      ...addressActions(store),
      ...designs,
      ...session.actions,
      ...cartActions(slices),
    },
    withSession,
    orderedCart: createOrderedCart({ store, sync, recordOrdered: designs.recordOrdered }),
    followDevice: () => {
      // Storage that was cleared while this page was open: the page still knows everything but the login.
      if (storedSession.isCleared()) {
        storedSession.writeShopper(store.get().shopper);
        cartStorage.writeCart(store.get().cart);
      }
      session.follow();
      store.set({ cart: cartStorage.readCart() });
    },
    begin: () => beginShop(slices),
    start: () => startShop(slices),
  };
}

/** Reads the device and requests the lists, the first time it is called. */
function beginShop({ store, lists, designs, sync }: Slices): void {
  if (store.get().isStarted) return;
  // Another tab's write may have overwritten what a tab did just before it was closed.
  operations.settle();
  const token = storedSession.readToken();
  dropEarlierShopper();
  // An earlier version of the shop stored everything without an owner.
  const owner = ownerNow();
  if (owner !== VISITOR) adoptVisitors(owner);
  store.set({
    token,
    shopper: storedSession.readShopper(),
    cart: cartStorage.readCart(),
    ...ownedState(),
    isStarted: true,
  });
  if (token !== null) sync.load();
  void lists.loadAll();
  void designs.loadDesigns();
}

/** Begins, unless that has happened, and listens to the browser and to other tabs; returns the clean-up. */
function startShop(slices: Slices): () => void {
  const { store, lists, designs, sync, session } = slices;
  beginShop(slices);
  const reconnect = (): void => {
    void lists.reloadFailed();
    // A busy server gets no call until the next change or load.
    if (!isRateLimited()) void sync.pushNow();
  };
  const listening = new AbortController();
  const { signal } = listening;
  globalThis.addEventListener('online', reconnect, { signal });
  // The order of the listeners is the order of the work: first push, then stop waiting for the lock.
  onLeaving(() => sync.flush(), signal);
  globalThis.addEventListener('pagehide', () => sync.cancelLockWait(), { signal });
  // Repair before anything is read: an entry that another tab has written may lack an operation of this tab.
  globalThis.addEventListener('storage', ({ key }) => key !== null && operations.repair(key), { signal });
  globalThis.addEventListener('pageshow', ({ persisted }) => persisted && operations.settle(), { signal });
  onStorageChange(
    {
      [CART_KEYS.cart]: () => {
        sync.invalidate();
        store.set({ cart: cartStorage.readCart() });
      },
      [CART_KEYS.guestCart]: () => store.set({ guestCart: cartStorage.readGuestCart() }),
      [OWNED_KEYS.savedForLater]: () => store.set({ savedForLater: cartStorage.readSavedForLater() }),
      // Another tab pushes these lines: the server's cart changes.
      [CART_KEYS.pending]: () => sync.invalidate(),
      [KEYS.token]: session.follow,
      [OWNED_KEYS.wishlist]: () => store.set({ wishlist: readSaved('wishlist') }),
      [OWNED_KEYS.recent]: () => store.set({ recent: readSaved('recent') }),
      [OWNED_KEYS.addresses]: () => store.set({ addresses: readAddresses() }),
      [OWNED_KEYS.designs]: () => void designs.loadDesigns(),
      [OWNED_KEYS.photo]: () => store.set({ ownPhoto: readChosenPhoto() }),
      [REMOVED_KEY]: () => store.set({ photosRemovedAt: lastRemoval()?.at ?? 0 }),
    },
    signal,
    // A log shows which entries another tab has changed, even where a third tab's write has overwritten the change.
    (key) => [key, ...operations.staleEntries(key)].map(withoutOwner),
  );
  // Last, once the page has read what changed while it was in the back/forward cache: resumes what was interrupted.
  globalThis.addEventListener('pageshow', ({ persisted }) => persisted && reconnect(), { signal });
  // Lines wait for the answer of the order that they are in.
  answerListeners.add(sync.pushNow);
  return () => {
    listening.abort();
    answerListeners.delete(sync.pushNow);
    sync.stop();
  };
}
