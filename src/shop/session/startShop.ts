import { isRateLimited } from '#api/rateLimit.ts';
import { onLeaving } from '#lib/onLeaving.ts';
import { onStorageChange } from '#lib/storage.ts';
import type { Shop } from '#shop/actions.ts';
import type { CartSync } from '#shop/cart/cartSync.ts';
import type { Lists } from '#shop/catalogue/lists.ts';
import { readSaved } from '#shop/catalogue/savedLists.ts';
import { lastRemoval, REMOVED_KEY } from '#shop/designs/designActions.ts';
import { readAddresses } from './addressBook.ts';
import { storage, KEYS } from './storage.ts';
import { operations } from './operationLog.ts';
import { ownedState } from './ownedState.ts';
import { adoptVisitors, OWNED_KEYS, ownerNow, VISITOR, withoutOwner } from './owner.ts';
import type { Session } from './session.ts';
import { dropEarlierShopper } from './shopperStorage.ts';

type Parts = Pick<Shop, 'store' | 'actions'> & {
  readonly lists: Lists;
  readonly sync: CartSync;
  readonly session: Session;
};

/** Reads the device and asks for the lists, the first time. */
export function beginShop({ store, actions, lists, sync }: Omit<Parts, 'session'>): void {
  if (store.get().isStarted) return;
  // A tab that was closed may have done something that another one's write has undone.
  operations.settle();
  const token = storage.readToken();
  dropEarlierShopper();
  // An earlier version of the shop kept all of it without an owner.
  const owner = ownerNow();
  if (owner !== VISITOR) adoptVisitors(owner);
  store.set({ token, shopper: storage.readShopper(), cart: storage.readCart(), ...ownedState(), isStarted: true });
  if (token !== null) sync.adopt('load');
  void lists.loadAll();
  void actions.loadDesigns();
}

/** Begins, where that has not happened; listens to the browser and to other tabs until the clean-up. */
export function startShop({ session, ...parts }: Parts): () => void {
  const { store, actions, lists, sync } = parts;
  beginShop(parts);
  const reconnect = (): void => {
    void lists.reloadFailed();
    // What failed is sent again, unless the server was too busy for it a moment ago.
    if (!isRateLimited()) void sync.pushNow();
  };
  const listening = new AbortController();
  const { signal } = listening;
  globalThis.addEventListener('online', reconnect, { signal });
  onLeaving(sync.left, signal);
  // After it has told what it could: a page that lies in the browser's memory must not be given a turn.
  globalThis.addEventListener('pagehide', sync.cancelLockWait, { signal });
  // Before anything is read: an entry that another tab has written may lack what this one has done to it.
  globalThis.addEventListener('storage', ({ key }) => key !== null && operations.repair(key), { signal });
  globalThis.addEventListener('pageshow', ({ persisted }) => persisted && operations.settle(), { signal });
  onStorageChange(
    {
      [KEYS.cart]: () => {
        sync.forget();
        store.set({ cart: storage.readCart() });
      },
      [KEYS.guestCart]: () => store.set({ guestCart: storage.readGuestCart() }),
      [OWNED_KEYS.savedForLater]: () => store.set({ savedForLater: storage.readSavedForLater() }),
      // What another tab has yet to tell: the server's cart is not the one that this tab knew.
      [KEYS.pending]: () => sync.forget(),
      [KEYS.token]: session.follow,
      [OWNED_KEYS.wishlist]: () => store.set({ wishlist: readSaved('wishlist') }),
      [OWNED_KEYS.addresses]: () => store.set({ addresses: readAddresses() }),
      [OWNED_KEYS.designs]: () => void actions.loadDesigns(),
      [REMOVED_KEY]: () => store.set({ photosRemovedAt: lastRemoval()?.at ?? 0 }),
    },
    signal,
    // A log says what another tab has done, though a third one's write may have undone it.
    (key) => [key, ...operations.lackedBy(key)].map(withoutOwner),
  );
  // After it has heard of everything else: whatever it was about to do when it was put aside may never have gone on.
  globalThis.addEventListener('pageshow', ({ persisted }) => persisted && reconnect(), { signal });
  return () => {
    listening.abort();
    sync.stop();
  };
}
