import { createContext, useContext, useEffect, useSyncExternalStore, type ReactNode } from 'react';

import { onceHydrated } from '#boot/whenHydrated.ts';
import type { Shop, ShopActions } from './createShop.ts';
import type { ListName, ShopState } from './state.ts';

const ShopContext = createContext<Shop | null>(null);

/** Provides the shop and starts it after hydration. The context's value never changes, so it causes no re-renders. */
export function ShopProvider({ shop, children }: { readonly shop: Shop; readonly children: ReactNode }) {
  // The shop's requests and state changes would delay the hydration.
  useEffect(() => onceHydrated(shop.start), [shop]);
  return <ShopContext value={shop}>{children}</ShopContext>;
}

/** The shop itself, for the hooks of src/shop. */
export function useShopInstance(): Shop {
  const shop = useContext(ShopContext);
  if (!shop) throw new Error('useShop needs a ShopProvider above it');
  return shop;
}

/** A slice of the shop's state. Re-renders when it changes; select a value that exists in the state, or a primitive. */
export function useShop<T>(select: (state: ShopState) => T): T {
  const { store } = useShopInstance();
  // Hydration renders a prerendered page from the initial state, even if the state has changed meanwhile.
  return useSyncExternalStore(
    store.subscribe,
    () => select(store.get()),
    () => select(store.initial),
  );
}

/** A list of the start-up. Until it has loaded, or when loading fails, the part that a prerendered page brought along. */
export function useList<N extends ListName>(name: N): ShopState[N] {
  return useShop((state) => {
    const list = state[name];
    return list.status === 'ready' ? list : ((state.prerendered?.[name] as ShopState[N] | undefined) ?? list);
  });
}

/** Those of the lists that failed to load, and that a prerendered page's part replaces. */
export function useStaleLists(names: readonly ListName[]): readonly ListName[] {
  const stale = useShop((state) =>
    names.filter((name) => state[name].status === 'failed' && state.prerendered?.[name]).join(' '),
  );
  return names.filter((name) => stale.split(' ').includes(name));
}

/** What the shopper can do; never changes. */
export function useShopActions(): ShopActions {
  return useShopInstance().actions;
}
