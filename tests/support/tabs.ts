import { AsyncLocalStorage } from 'node:async_hooks';

import { onTestFinished, vi } from 'vitest';

// axios reads the navigator when it is loaded, which has to happen before a test replaces it.
import '#api/axiosInstance.ts';
import { deferred } from './deferred.ts';
import { shopWithOrdering, type ShopWithOrdering } from './shopWithOrdering.ts';

type Listener = readonly [type: string, listen: (event: Event) => void];

/** The life of a page, which identifies its tab. */
type Life = { isKilled: boolean; readonly over: ReturnType<typeof deferred<void>> };

/** The page whose work is running. One instance for all browsers: each AsyncLocalStorage slows down every promise. */
const actor = new AsyncLocalStorage<Life>();

/** One tab of the browser: its own shop over the storage that all tabs share. */
export type Tab = {
  readonly id: Life;
  readonly shop: ShopWithOrdering;
  /** Runs the work, and all that follows from it, as this tab. */
  readonly act: <T>(work: () => T) => T;
  readonly close: () => void;
  readonly reconnect: () => void;
  /** Fires pagehide and moves the page into the back/forward cache, until `restore`. */
  readonly leave: () => void;
  /** The page gets no events until `restore`: it is frozen or too busy. */
  readonly freeze: () => void;
  readonly restore: () => void;
  /** Kills the page: its locks are released, it writes nothing more, and responses to its calls are dropped. */
  readonly kill: () => void;
};

/** The tab whose work is running; undefined outside of all tabs. */
export const actingTab = (): Tab['id'] | undefined => actor.getStore();

/** True while work of a killed page is running. */
export const isKilled = (): boolean => actor.getStore()?.isKilled === true;

/** Rejects once the signal is aborted. */
export const abortOf = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    const end = (): void => reject(signal.reason as Error);
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true });
  });

/** Web Locks: one holder at a time, released at the latest when the page is killed. */
function createLocks(): Pick<LockManager, 'request'> {
  const last = new Map<string, Promise<unknown>>();
  const request = async (name: string, ...rest: readonly unknown[]): Promise<unknown> => {
    const work = rest.at(-1) as (lock: object | null) => Promise<unknown>;
    const { ifAvailable = false, signal }: LockOptions = rest.length > 1 ? (rest[0] as LockOptions) : {};
    const before = last.get(name);
    if (before && ifAvailable) return work(null);
    const own = (async () => {
      await (signal ? Promise.race([before, abortOf(signal)]) : before);
      return work({ name });
    })();
    const over = actor.getStore()?.over.promise;
    const mine = over ? Promise.race([own, over]) : own;
    // The next caller waits for all earlier ones too, since one of them may have aborted its wait.
    const isFree = Promise.allSettled([before, mine]);
    last.set(name, isFree);
    try {
      return await mine;
    } finally {
      void isFree.then(() => last.get(name) === isFree && last.delete(name));
    }
  };
  return { request };
}

/**
 * A browser whose tabs share locks and storage, with storage events for the writes of other tabs. Work that a tab starts, and
 * all that follows from it including network responses, counts as that tab's, so that no tab gets events of its own writes.
 */
export function openBrowser() {
  const listeners = new Map<Life, Listener[]>();
  const frozen = new Set<Life>();
  const locks = createLocks();
  const get = (target: Navigator, key: keyof Navigator): unknown => (key === 'locks' ? locks : target[key]);
  vi.stubGlobal('navigator', new Proxy(navigator, { get }));

  const fire = (tab: Life, event: Event): void => {
    const own = listeners.get(tab) ?? [];
    actor.run(tab, () => own.forEach(([type, listen]) => type === event.type && listen(event)));
  };
  const fireStorageEvent = (key: string, newValue: string | null): void => {
    const writer = actor.getStore();
    const others = [...listeners.keys()].filter((tab) => tab !== writer && !frozen.has(tab));
    for (const tab of others) setImmediate(() => fire(tab, new StorageEvent('storage', { key, newValue })));
  };
  const { setItem, removeItem } = Storage.prototype;
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function set(this: Storage, key, value) {
    if (isKilled()) return;
    const isChange = this.getItem(key) !== value;
    setItem.call(this, key, value);
    if (isChange) fireStorageEvent(key, value);
  });
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(function remove(this: Storage, key) {
    if (isKilled()) return;
    const isChange = this.getItem(key) !== null;
    removeItem.call(this, key);
    if (isChange) fireStorageEvent(key, null);
  });

  const openTab = (create = shopWithOrdering): Tab => {
    const tab: Life = { isKilled: false, over: deferred() };
    const own: Listener[] = [];
    listeners.set(tab, own);
    const shop = create();
    // All tabs share one window here, so the listeners are stored by tab.
    const listening = vi.spyOn(globalThis, 'addEventListener').mockImplementation((type, listener) => {
      own.push([type, listener as Listener[1]]);
    });
    const stop = actor.run(tab, () => shop.start());
    listening.mockRestore();
    const actions = Object.entries(shop.actions).map(([name, act]) => {
      return [name, (...given: unknown[]) => actor.run(tab, () => (act as (...all: unknown[]) => unknown)(...given))];
    });
    const firePageEvent = (type: string, persisted: boolean): void =>
      fire(tab, Object.assign(new Event(type), { persisted }));
    return {
      id: tab,
      act: (work) => actor.run(tab, work),
      kill: () => {
        tab.isKilled = true;
        tab.over.resolve();
      },
      shop: { ...shop, actions: Object.fromEntries(actions) as ShopWithOrdering['actions'] },
      close: () => {
        firePageEvent('pagehide', false);
        listeners.delete(tab);
        stop();
      },
      leave: () => {
        firePageEvent('pagehide', true);
        frozen.add(tab);
      },
      freeze: () => void frozen.add(tab),
      restore: () => {
        frozen.delete(tab);
        firePageEvent('pageshow', true);
      },
      reconnect: () => fire(tab, new Event('online')),
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
