function manager(): LockManager | undefined {
  return globalThis.navigator?.locks;
}

/** True if tabs can coordinate: the Locks API exists. */
export const hasLocks = (): boolean => manager() !== undefined;

/** Names of the locks that this page holds or waits for. */
const underWay = new Map<string, Promise<unknown>>();

/** Without the Locks API other tabs are unknown; this page's own work still runs one at a time. */
async function inTurn<T>(name: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
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
 * Runs work while neither this page nor another tab of the shop runs work of the same name; other tabs are only known
 * with the Locks API. A signal that aborts ends the wait, with its reason, and never the work.
 */
export async function exclusively<T>(name: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  const locks = manager();
  if (!locks) return inTurn(name, work, signal);
  const begin = async (): Promise<T> => {
    // Chromium grants a page's first lock request even if it was aborted at once.
    signal?.throwIfAborted();
    return work();
  };
  return locks.request(`kanuka:${name}`, signal ? { signal } : {}, begin);
}

/**
 * Runs work only if no other tab is running work of the same name; otherwise returns undefined. The result is available
 * as soon as the work is done; with `lingering` the lock is held until that is over as well.
 */
export async function exclusivelyOrNot<T>(
  name: string,
  work: () => Promise<T>,
  lingering: (result: T) => Promise<void> | null = () => null,
): Promise<T | undefined> {
  const locks = manager();
  if (!locks) return work();
  return new Promise((resolve, reject) => {
    let result: T | undefined;
    const hold = async (lock: Lock | null): Promise<void> => {
      if (!lock) return;
      result = await work();
      const lasting = lingering(result);
      if (!lasting) return;
      resolve(result);
      await lasting;
    };
    // Without lingering, the lock is released before the caller gets the result, so that it may request the name again.
    locks.request(`kanuka:${name}`, { ifAvailable: true }, hold).then(() => resolve(result), reject);
  });
}
