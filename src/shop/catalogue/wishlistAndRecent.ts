import type { ListStep } from '#domain/storageOperations.ts';
import type { Store } from '#lib/store.ts';
import { changeOwned, OWNED_KEYS, readOwned } from '#shop/session/owner.ts';
import { isUpToDate } from '#shop/session/storedSession.ts';
import type { ShopState } from '#shop/state.ts';

/** Lists of products that each owner has on this device only: the wishlist, and the products viewed last. */
export type SavedName = 'wishlist' | 'recent';

/** The most products of a list; the oldest are dropped first. */
const LIMITS: Readonly<Record<SavedName, number>> = { wishlist: 200, recent: 12 };

const MAX_ID_LENGTH = 200;

export type SavedActions = ReturnType<typeof savedActions>;

/** The product ids of a list of the current shopper; invalid ones are left out. */
export function readSaved(name: SavedName): readonly string[] {
  const raw = readOwned(OWNED_KEYS[name]);
  if (!Array.isArray(raw)) return [];
  const ids = raw.filter((id): id is string => typeof id === 'string' && id !== '' && id.length <= MAX_ID_LENGTH);
  return [...new Set(ids)].slice(0, LIMITS[name]);
}

/** What a shopper can do with these lists. */
export function savedActions(store: Store<ShopState>) {
  const save = (name: SavedName, ids: readonly string[], steps: readonly ListStep[]): void => {
    if (!isUpToDate(store.get())) return;
    const list = ids.slice(0, LIMITS[name]);
    store.set({ [name]: list });
    changeOwned(OWNED_KEYS[name], { list: steps }, list.length === 0 ? null : list);
  };
  const putFirst = (name: SavedName, productId: string): void =>
    save(name, [productId, ...readSaved(name).filter((id) => id !== productId)], [['first', productId]]);
  /** The product whose page unmounts just now. */
  let left = '';
  return {
    /** Adds a product to the wishlist, or removes it. */
    toggleWish: (productId: string): void => {
      // The screen decides between adding and removing; the change applies to storage, which another tab may have changed.
      if (!store.get().wishlist.includes(productId)) return putFirst('wishlist', productId);
      const others = readSaved('wishlist').filter((id) => id !== productId);
      save('wishlist', others, [['drop', productId]]);
    },
    /** Records that a product's page was opened; the latest product comes first. Returns what to call when the page unmounts. */
    recordViewed: (productId: string): (() => void) => {
      // A page that stays open when its shopper logs out remounts at once: the next shopper has not opened it.
      if (productId !== left) putFirst('recent', productId);
      return () => {
        left = productId;
        queueMicrotask(() => (left = ''));
      };
    },
    /** Empties a list; returns the undo. */
    clearSaved: (name: SavedName): (() => void) => {
      const before = readSaved(name);
      save(name, [], [['empty']]);
      const putBack = before.map((id): ListStep => ['put', id]);
      return () => save(name, [...new Set([...readSaved(name), ...before])], putBack);
    },
  };
}
