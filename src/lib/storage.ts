export type SafeStorage = ReturnType<typeof safeStorage>;

/**
 * The only access to the browser's storage: if it is blocked, full or absent, values live in memory; it never throws.
 */
function safeStorage(open: () => Storage | undefined) {
  const memory = new Map<string, string>();
  const attempt = <T>(act: (storage: Storage) => T, otherwise: T): T => {
    try {
      const storage = open();
      return storage ? act(storage) : otherwise;
    } catch {
      return otherwise;
    }
  };
  return {
    read: (key: string): string | null => memory.get(key) ?? attempt((storage) => storage.getItem(key), null),
    /** True if the value will outlive this page. */
    write: (key: string, value: string): boolean => {
      const isPersisted = attempt((storage) => {
        storage.setItem(key, value);
        return true;
      }, false);
      // Values that storage refused live in memory, so that this page at least stays consistent.
      if (isPersisted) memory.delete(key);
      else memory.set(key, value);
      return isPersisted;
    },
    remove: (key: string): void => {
      memory.delete(key);
      attempt((storage) => storage.removeItem(key), undefined);
    },
    /** All keys that have a value. */
    keys: (): readonly string[] => [...new Set([...memory.keys(), ...attempt((storage) => Object.keys(storage), [])])],
  };
}

/** Lasts until the shopper clears it. */
export const deviceStorage = safeStorage(() => globalThis.localStorage);

/** Lasts until the tab closes. */
export const tabStorage = safeStorage(() => globalThis.sessionStorage);

/** Stores a value on the device, or removes its key; false if the device refuses. */
export function writeOrRemove(key: string, value: string | null): boolean {
  if (value !== null) return deviceStorage.write(key, value);
  deviceStorage.remove(key);
  return true;
}

/** The value of a key as JSON, or null if absent or unreadable. */
export function readJson(storage: Pick<SafeStorage, 'read'>, key: string): unknown {
  const text = storage.read(key);
  if (text === null) return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

/**
 * Calls the listener of a key when another tab writes or removes it, and all of them when this page returns from the
 * back/forward cache, where it received no events. `namesOf` maps a key to the names of its listeners.
 */
export function onStorageChange(
  listeners: Readonly<Record<string, () => void>>,
  signal: AbortSignal,
  namesOf: (key: string) => readonly string[] = (key) => [key],
): void {
  const callAll = (): void => Object.values(listeners).forEach((listener) => listener());
  const report = ({ key }: StorageEvent): void =>
    key === null ? callAll() : namesOf(key).forEach((name) => listeners[name]?.());
  const catchUp = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) callAll();
  };
  globalThis.addEventListener('storage', report, { signal });
  globalThis.addEventListener('pageshow', catchUp, { signal });
}
