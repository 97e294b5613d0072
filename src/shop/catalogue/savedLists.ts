import type { ListStep } from '#domain/cart/operations.ts';
import type { Store } from '#lib/store.ts';
import { changeOwned, OWNED_KEYS, readOwned } from '#shop/session/owner.ts';
import { storage } from '#shop/session/storage.ts';
import type { ShopState } from '#shop/state.ts';

/** Lists of products that live on this device only, for each owner: the wishlist, and what was looked at lately. */
export type SavedName = 'wishlist' | 'recent';

/** More than this many are forgotten, the oldest first. */
const LIMITS: Readonly<Record<SavedName, number>> = { wishlist: 200, recent: 12 };

const MAX_ID_LENGTH = 200;

export type SavedActions = ReturnType<typeof savedActions>;

/** The product ids stored under a name for the current shopper; unreadable ones are left out. */
export function readSaved(name: SavedName): readonly string[] {
  const raw = readOwned(OWNED_KEYS[name]);
  if (!Array.isArray(raw)) return [];
  const ids = raw.filter((id): id is string => typeof id === 'string' && id !== '' && id.length <= MAX_ID_LENGTH);
  return [...new Set(ids)].slice(0, LIMITS[name]);
}

/** What a shopper can do with the lists of this device. */
export function savedActions(store: Store<ShopState>) {
  const keep = (name: SavedName, ids: readonly string[], steps: readonly ListStep[]): void => {
    const list = ids.slice(0, LIMITS[name]);
    store.set({ [name]: list });
    changeOwned(OWNED_KEYS[name], { list: steps }, list.length === 0 ? null : list);
  };
  const putFirst = (name: SavedName, productId: string): void =>
    keep(name, [productId, ...readSaved(name).filter((id) => id !== productId)], [['first', productId]]);
  /** The product that was looked at last, and by whom. */
  let last = { productId: '', shopper: '' };
  return {
    /** Puts a product on the wishlist, or takes it off. */
    toggleWish: (productId: string): void => {
      // What the shopper sees decides; the list to build on is the device's, which another tab may just have changed.
      if (!store.get().wishlist.includes(productId)) return putFirst('wishlist', productId);
      const others = readSaved('wishlist').filter((id) => id !== productId);
      keep('wishlist', others, [['drop', productId]]);
    },
    /** Remembers that a product was looked at; the latest stands first. */
    recordViewed: (productId: string): void => {
      const shopper = storage.readShopper();
      // The page was open when its shopper left: the next one has not asked for this product.
      if (last.productId === productId && last.shopper !== shopper) return;
      last = { productId, shopper };
      putFirst('recent', productId);
    },
    /** Empties a list; returns the way back. */
    clearSaved: (name: SavedName): (() => void) => {
      const before = readSaved(name);
      keep(name, [], [['empty']]);
      const putBack = before.map((id): ListStep => ['put', id]);
      return () => keep(name, [...new Set([...readSaved(name), ...before])], putBack);
    },
  };
}
