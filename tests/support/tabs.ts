import { AsyncLocalStorage } from 'node:async_hooks';

import { onTestFinished, vi } from 'vitest';

// The calls' library reads the navigator when it is loaded: before a test puts another in its place.
import '#api/client.ts';
import type { Shop } from '#shop/actions.ts';
import { createShop } from '#shop/createShop.ts';

type Listener = (event: Event) => void;

/** One tab of the browser: a shop of its own over the storage that all tabs share. */
export type Tab = { readonly shop: Shop; readonly close: () => void; readonly reconnect: () => void };

/** A lock that is held by one piece of work at a time, as the browser's are. */
function createLocks(): Pick<LockManager, 'request'> {
  const last = new Map<string, Promise<unknown>>();
  const request = async (name: string, ...rest: readonly unknown[]): Promise<unknown> => {
    const work = rest.at(-1) as (lock: object | null) => Promise<unknown>;
    const isOptional = rest.length > 1 && (rest[0] as LockOptions).ifAvailable === true;
    const before = last.get(name);
    if (before && isOptional) return work(null);
    const mine = (async () => {
      await before?.catch(() => {});
      return work({ name });
    })();
    last.set(name, mine);
    try {
      return await mine;
    } finally {
      if (last.get(name) === mine) last.delete(name);
    }
  };
  return { request };
}

/**
 * A browser whose tabs hear of each other's writes, and share its locks. What a tab does and everything that follows
 * from it, answers of the network included, is known to be its own, so that no tab hears of itself.
 */
export function openBrowser(): { readonly openTab: () => Tab; readonly close: () => void } {
  const actor = new AsyncLocalStorage<symbol>();
  const listeners = new Map<symbol, Listener[]>();
  const locks = createLocks();
  const get = (target: Navigator, key: keyof Navigator): unknown => (key === 'locks' ? locks : target[key]);
  vi.stubGlobal('navigator', new Proxy(navigator, { get }));

  const tell = (key: string, newValue: string | null): void => {
    const writer = actor.getStore();
    for (const [tab, heard] of listeners) {
      if (tab === writer) continue;
      const event = new StorageEvent('storage', { key, newValue });
      actor.run(tab, () => setImmediate(() => listeners.has(tab) && heard.forEach((listen) => listen(event))));
    }
  };
  const { setItem, removeItem } = Storage.prototype;
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function set(this: Storage, key, value) {
    const isNews = this.getItem(key) !== value;
    setItem.call(this, key, value);
    if (isNews) tell(key, value);
  });
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(function remove(this: Storage, key) {
    const isNews = this.getItem(key) !== null;
    removeItem.call(this, key);
    if (isNews) tell(key, null);
  });

  const openTab = (): Tab => {
    const tab = Symbol('tab');
    const online: Listener[] = [];
    listeners.set(tab, []);
    const shop = createShop();
    // The window is one for all tabs here: each keeps its listeners to itself.
    const listening = vi.spyOn(globalThis, 'addEventListener').mockImplementation((type, listener) => {
      (type === 'online' ? online : listeners.get(tab))?.push(listener as Listener);
    });
    actor.run(tab, () => shop.start());
    listening.mockRestore();
    const actions = Object.entries(shop.actions).map(([name, act]) => {
      return [name, (...given: unknown[]) => actor.run(tab, () => (act as (...all: unknown[]) => unknown)(...given))];
    });
    return {
      shop: { ...shop, actions: Object.fromEntries(actions) as Shop['actions'] },
      close: () => void listeners.delete(tab),
      reconnect: () => actor.run(tab, () => online.forEach((listen) => listen(new Event('online')))),
    };
  };
  const close = (): void => {
    listeners.clear();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  };
  onTestFinished(close);
  return { openTab, close };
}
