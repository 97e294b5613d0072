function manager(): LockManager | undefined {
  return globalThis.navigator?.locks;
}

/** True where tabs can tell what the others are doing. */
export const hasLocks = (): boolean => manager() !== undefined;

/** What this page has under way, by name. */
const underWay = new Map<string, Promise<unknown>>();

/** Without the Locks API nothing is known of other tabs: this page's own work takes turns all the same. */
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
 * Runs work while neither this page nor another tab of the shop runs work of the same name; of other tabs only the
 * Locks API tells. A signal that aborts ends the wait, with its reason, and never the work.
 */
export async function exclusively<T>(name: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  const locks = manager();
  if (!locks) return inTurn(name, work, signal);
  const begin = async (): Promise<T> => {
    // Chromium grants the first lock that a page asks for even when it was withdrawn at once.
    signal?.throwIfAborted();
    return work();
  };
  return locks.request(`kanuka:${name}`, signal ? { signal } : {}, begin);
}

/**
 * Runs work only if no other tab runs work of the same name at this moment; undefined when one does. The result is
 * there as soon as the work is done; where lingering follows, the name is kept until that is over as well.
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
    // Without lingering, whoever has the result may ask for the name again: it has been let go by then.
    locks.request(`kanuka:${name}`, { ifAvailable: true }, hold).then(() => resolve(result), reject);
  });
}
