import { deviceStorage, keepOnDevice, readJson } from '#lib/storage.ts';
import type { Store } from '#lib/store.ts';
import type { ShopState } from './state.ts';

/** Lists of gifts that live on this device only: the wishlist, and what was looked at lately. */
export type SavedName = 'wishlist' | 'recent';

export const SAVED_KEYS: Readonly<Record<SavedName, string>> = { wishlist: 'kanuka.wishlist', recent: 'kanuka.recent' };

/** More than this many are forgotten, the oldest first. */
const LIMITS: Readonly<Record<SavedName, number>> = { wishlist: 200, recent: 12 };

const MAX_ID_LENGTH = 200;

export type SavedActions = ReturnType<typeof savedActions>;

/** The product ids kept under a name; unreadable ones are left out. */
export function readSaved(name: SavedName): readonly string[] {
  const raw = readJson(deviceStorage, SAVED_KEYS[name]);
  if (!Array.isArray(raw)) return [];
  const ids = raw.filter((id): id is string => typeof id === 'string' && id !== '' && id.length <= MAX_ID_LENGTH);
  return [...new Set(ids)].slice(0, LIMITS[name]);
}

/** What a shopper can do with the lists of this device. */
export function savedActions(store: Store<ShopState>) {
  const keep = (name: SavedName, ids: readonly string[]): void => {
    const kept = ids.slice(0, LIMITS[name]);
    store.set({ [name]: kept });
    keepOnDevice(SAVED_KEYS[name], kept.length === 0 ? null : JSON.stringify(kept));
  };
  return {
    /** Puts a gift on the wishlist, or takes it off. */
    toggleWish: (productId: string): void => {
      const { wishlist } = store.get();
      keep(
        'wishlist',
        wishlist.includes(productId) ? wishlist.filter((id) => id !== productId) : [productId, ...wishlist],
      );
    },
    /** Remembers that a gift was looked at; the latest stands first. */
    noteViewed: (productId: string): void =>
      keep('recent', [productId, ...readSaved('recent').filter((id) => id !== productId)]),
    /** Empties a list; returns the way back. */
    clearSaved: (name: SavedName): (() => void) => {
      const before = store.get()[name];
      keep(name, []);
      return () => keep(name, [...new Set([...store.get()[name], ...before])]);
    },
  };
}
