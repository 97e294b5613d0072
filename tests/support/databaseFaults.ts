import { openDB } from 'idb';
import { vi } from 'vitest';

/** The calls by which the shop uses IndexedDB. */
const CALLS = [
  [() => IDBFactory.prototype, 'open'],
  [() => IDBDatabase.prototype, 'transaction'],
  [() => IDBObjectStore.prototype, 'get'],
  [() => IDBObjectStore.prototype, 'getAll'],
  [() => IDBObjectStore.prototype, 'getAllKeys'],
  [() => IDBObjectStore.prototype, 'put'],
  [() => IDBObjectStore.prototype, 'delete'],
] as const;

/**
 * Makes calls to IndexedDB throw this error, as browsers do when they have closed the connection: those for which `isBroken`
 * is true, by their number from 0. Returns how many calls there were; vi.restoreAllMocks() ends it.
 */
export function breakDatabase(name: string, isBroken: (call: number) => boolean): () => number {
  let calls = 0;
  for (const [prototype, method] of CALLS) {
    const owner = prototype() as unknown as Record<string, (...given: unknown[]) => unknown>;
    const original = owner[method];
    vi.spyOn(owner, method).mockImplementation(function call(this: unknown, ...given: unknown[]) {
      calls += 1;
      if (isBroken(calls - 1)) throw new DOMException('The database connection is closing.', name);
      return original?.apply(this, given);
    });
  }
  return () => calls;
}

/** The browser has lost the bytes of these records: reading one fails, until vi.restoreAllMocks(). */
export function loseRecords(isLost: (store: string, key: unknown) => boolean): void {
  const { get } = IDBObjectStore.prototype;
  vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(function lost(this: IDBObjectStore, key) {
    if (isLost(this.name, key)) throw new DOMException('Failed to read large value', 'DataError');
    return get.call(this, key);
  });
}

/** Ends the faults. The shop's warnings about them are not shown. */
export function mendDatabase(): void {
  vi.restoreAllMocks();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
}

/** The keys of these stores of the designs' database, read by a connection of its own. */
export async function storedKeys(...stores: readonly string[]): Promise<readonly (readonly string[])[]> {
  const database = await openDB('kanuka-designs');
  const keys = await Promise.all(stores.map((name) => database.getAllKeys(name)));
  database.close();
  return keys as string[][];
}
