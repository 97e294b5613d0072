function manager(): LockManager | undefined {
  return globalThis.navigator?.locks;
}

/** True if tabs can coordinate: the Locks API exists. A browser that denies it shares no storage between them either. */
export const hasLocks = (): boolean => manager() !== undefined;

/** Names of the locks that this page holds or waits for. */
const underWay = new Map<string, Promise<unknown>>();

/** Without the Locks API other tabs are unknown; this page's own work still runs one at a time. */
async function oneAtATime<T>(name: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  const before = underWay.get(name);
  const begin = async (): Promise<T> => {
    signal?.throwIfAborted();
    const aborted = new Promise((resolve) => signal?.addEventListener('abort', resolve, { once: true }));
    if (before) await Promise.race([before, aborted]);
    signal?.throwIfAborted();
    return work();
  };
  const mine = begin();
  const all = Promise.allSettled([before, mine]);
  underWay.set(name, all);
  void all.then(() => underWay.get(name) === all && underWay.delete(name));
  return mine;
}

/**
 * Requests a lock for the work. Runs `unlocked` instead where there is no Locks API, or where every request is denied: Chrome
 * does that when it blocks all cookies.
 */
async function request<T>(
  name: string,
  options: LockOptions,
  work: (lock: Lock | null) => Promise<T>,
  unlocked: () => Promise<T>,
): Promise<T> {
  const locks = manager();
  if (!locks) return unlocked();
  let hasBegun = false;
  const begin = (lock: Lock | null): Promise<T> => {
    hasBegun = true;
    return work(lock);
  };
  try {
    return await locks.request(`kanuka:${name}`, options, begin);
  } catch (error) {
    const isDenied = !hasBegun && error instanceof DOMException && error.name === 'SecurityError';
    if (isDenied) return unlocked();
    throw error;
  }
}

/**
 * Runs work while neither this page nor another tab of the shop runs work of the same name; other tabs are only known
 * with the Locks API. A signal that aborts ends the wait, with its reason, and never the work.
 */
export function exclusively<T>(name: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  const begin = async (): Promise<T> => {
    // Chromium grants a page's first lock request even if it was aborted at once.
    signal?.throwIfAborted();
    return work();
  };
  return request(name, signal ? { signal } : {}, begin, () => oneAtATime(name, work, signal));
}

/**
 * Runs work only if no other tab is running work of the same name; otherwise returns undefined. The result is available
 * as soon as the work is done; with `lingering` the lock is held until that is over as well.
 */
export function exclusivelyOrNot<T>(
  name: string,
  work: () => Promise<T>,
  lingering: (result: T) => Promise<void> | null = () => null,
): Promise<T | undefined> {
  return new Promise((resolve, reject) => {
    let result: T | undefined;
    const run = async (): Promise<T> => (result = await work());
    const hold = async (lock: Lock | null): Promise<unknown> => {
      if (!lock) return;
      const lasting = lingering(await run());
      if (lasting) resolve(result);
      return lasting;
    };
    // Without lingering, the lock is released before the caller gets the result, so that it may request the name again.
    request<unknown>(name, { ifAvailable: true }, hold, run).then(() => resolve(result), reject);
  });
}
