import { createContext, useContext, useEffect, useSyncExternalStore, type ReactNode } from 'react';

import { onceHydrated } from '#boot/eventReplay.ts';
import type { Shop, ShopActions } from './actions.ts';
import type { ListName, ShopState } from './state.ts';

const ShopContext = createContext<Shop | null>(null);

/** Hands the shop down and starts it once the page is alive. The value never changes, so nothing re-renders by it. */
export function ShopProvider({ shop, children }: { readonly shop: Shop; readonly children: ReactNode }) {
  // Its requests and what they change would hold the hydration up.
  useEffect(() => onceHydrated(shop.start), [shop]);
  return <ShopContext value={shop}>{children}</ShopContext>;
}

/** The shop as a whole, for the hooks of this folder. */
export function useShopItself(): Shop {
  const shop = useContext(ShopContext);
  if (!shop) throw new Error('useShop needs a ShopProvider above it');
  return shop;
}

/** A slice of the shop's state: something that already exists in it, or a number or text. Re-renders when it changes. */
export function useShop<T>(select: (state: ShopState) => T): T {
  const { store } = useShopItself();
  // A built page is taken over exactly as it was written, whatever has become known meanwhile.
  return useSyncExternalStore(
    store.subscribe,
    () => select(store.get()),
    () => select(store.initial),
  );
}

/** A list of start-up; until it arrives, also when asking for it fails, the part of it that a built page brought along. */
export function useList<N extends ListName>(name: N): ShopState[N] {
  return useShop((state) => {
    const list = state[name];
    return list.status === 'ready' ? list : ((state.built?.[name] as ShopState[N] | undefined) ?? list);
  });
}

/** Those of the lists that could not be had, while what a built page brought along stands in for them. */
export function useStale(names: readonly ListName[]): readonly ListName[] {
  const stale = useShop((state) =>
    names.filter((name) => state[name].status === 'failed' && state.built?.[name]).join(' '),
  );
  return names.filter((name) => stale.split(' ').includes(name));
}

/** What the shopper can do. */
export function useShopActions(): ShopActions {
  return useShopItself().actions;
}
