import { AsyncLocalStorage } from 'node:async_hooks';

import { onTestFinished, vi } from 'vitest';

// The calls' library reads the navigator when it is loaded: before a test puts another in its place.
import '#api/client.ts';
import { deferred } from './deferred.ts';
import { shopWithOrdering, type ShopWithOrdering } from './shopWithOrdering.ts';

type Listener = (event: Event) => void;

/** The tab that acts. One for all browsers: each of these makes every promise of the program a little slower. */
const actor = new AsyncLocalStorage<symbol>();

/** One tab of the browser: a shop of its own over the storage that all tabs share. */
export type Tab = {
  readonly id: symbol;
  readonly shop: ShopWithOrdering;
  /** Whatever follows from this work is this tab's own. */
  readonly act: <T>(work: () => T) => T;
  readonly close: () => void;
  readonly reconnect: () => void;
  /** The page is left, and lies in the browser's memory until it is called back. */
  readonly leave: () => void;
  /** The page lies in the browser's memory, or is too busy to hear anything, until it is called back. */
  readonly putAside: () => void;
  readonly callBack: () => void;
  /** The page is gone with all that it was doing: its locks are free, it writes nothing, its calls are answered to nobody. */
  readonly end: () => void;
};

type Life = { isOver: boolean; readonly over: Promise<void>; readonly end: () => void };

const lives = new Map<symbol, Life>();
const NO_TAB = Symbol('no tab');

function begin(tab: symbol): Life {
  const { promise: over, resolve } = deferred();
  const life: Life = {
    isOver: false,
    over,
    end: () => {
      life.isOver = true;
      resolve();
    },
  };
  lives.set(tab, life);
  return life;
}

/** The tab from whose work this follows; undefined outside of all tabs. */
export const actingTab = (): symbol | undefined => actor.getStore();

const actingLife = (): Life | undefined => lives.get(actingTab() ?? NO_TAB);

/** True for work of a page that is gone. */
export const isOver = (): boolean => actingLife()?.isOver === true;

const abortOf = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    const end = (): void => reject(signal.reason as Error);
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true });
  });

/** A lock that is held by one piece of work at a time, as the browser's are, and no longer than its page lives. */
export function createLocks(): Pick<LockManager, 'request'> {
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
    const over = actingLife()?.over;
    const mine = over ? Promise.race([own, over]) : own;
    // The next caller waits for all earlier ones as well: one of them may have given up its wait.
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
 * A browser whose tabs hear of each other's writes, and share its locks. What a tab does and everything that follows
 * from it, answers of the network included, is known to be its own, so that no tab hears of itself.
 */
export function openBrowser(): {
  readonly openTab: (create?: () => ShopWithOrdering) => Tab;
  readonly close: () => void;
} {
  const listeners = new Map<symbol, Listener[]>();
  const aside = new Set<symbol>();
  const locks = createLocks();
  const get = (target: Navigator, key: keyof Navigator): unknown => (key === 'locks' ? locks : target[key]);
  vi.stubGlobal('navigator', new Proxy(navigator, { get }));

  const tell = (key: string, newValue: string | null): void => {
    const writer = actor.getStore();
    for (const [tab, heard] of listeners) {
      if (tab === writer || aside.has(tab)) continue;
      const event = new StorageEvent('storage', { key, newValue });
      actor.run(tab, () => setImmediate(() => listeners.has(tab) && heard.forEach((listen) => listen(event))));
    }
  };
  const { setItem, removeItem } = Storage.prototype;
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function set(this: Storage, key, value) {
    if (isOver()) return;
    const isNews = this.getItem(key) !== value;
    setItem.call(this, key, value);
    if (isNews) tell(key, value);
  });
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(function remove(this: Storage, key) {
    if (isOver()) return;
    const isNews = this.getItem(key) !== null;
    removeItem.call(this, key);
    if (isNews) tell(key, null);
  });

  const openTab = (create = shopWithOrdering): Tab => {
    const tab = Symbol('tab');
    const life = begin(tab);
    const [online, leaving, returning]: [Listener[], Listener[], Listener[]] = [[], [], []];
    listeners.set(tab, []);
    const shop = create();
    // The window is one for all tabs here: each keeps its listeners to itself.
    const listening = vi.spyOn(globalThis, 'addEventListener').mockImplementation((type, listener) => {
      const storage = listeners.get(tab);
      const heard: Record<string, typeof storage> = { online, pagehide: leaving, pageshow: returning, storage };
      heard[type]?.push(listener as Listener);
    });
    const stop = actor.run(tab, () => shop.start());
    listening.mockRestore();
    const actions = Object.entries(shop.actions).map(([name, act]) => {
      return [name, (...given: unknown[]) => actor.run(tab, () => (act as (...all: unknown[]) => unknown)(...given))];
    });
    const hide = (persisted: boolean): void => {
      const event = Object.assign(new Event('pagehide'), { persisted });
      actor.run(tab, () => leaving.forEach((listen) => listen(event)));
    };
    return {
      id: tab,
      act: (work) => actor.run(tab, work),
      end: life.end,
      shop: { ...shop, actions: Object.fromEntries(actions) as ShopWithOrdering['actions'] },
      close: () => {
        hide(false);
        listeners.delete(tab);
        stop();
      },
      leave: () => {
        hide(true);
        aside.add(tab);
      },
      putAside: () => void aside.add(tab),
      callBack: () => {
        aside.delete(tab);
        const event = Object.assign(new Event('pageshow'), { persisted: true });
        actor.run(tab, () => returning.forEach((listen) => listen(event)));
      },
      reconnect: () => actor.run(tab, () => online.forEach((listen) => listen(new Event('online')))),
    };
  };
  const close = (): void => {
    listeners.clear();
    lives.clear();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  };
  onTestFinished(close);
  return { openTab, close };
}
