/** The only way to the browser's storage: blocked, full or absent storage falls back to memory, never throws. */
export type SafeStorage = {
  readonly read: (key: string) => string | null;
  /** True when the value will outlive this page. */
  readonly write: (key: string, value: string) => boolean;
  readonly remove: (key: string) => void;
};

function safeStorage(open: () => Storage | undefined): SafeStorage {
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
    read: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key), null),
    write: (key, value) => {
      const isKept = attempt((storage) => {
        storage.setItem(key, value);
        return true;
      }, false);
      // What storage refused lives in memory, so this page at least stays whole.
      if (isKept) memory.delete(key);
      else memory.set(key, value);
      return isKept;
    },
    remove: (key) => {
      memory.delete(key);
      attempt((storage) => storage.removeItem(key), undefined);
    },
  };
}

/** Kept until the shopper clears it. */
export const deviceStorage = safeStorage(() => globalThis.localStorage);

/** Kept until the tab closes. */
export const tabStorage = safeStorage(() => globalThis.sessionStorage);

/** The value of a key as JSON, or null when absent or unreadable. */
export function readJson(storage: SafeStorage, key: string): unknown {
  const text = storage.read(key);
  if (text === null) return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

/**
 * Calls back when another tab writes or removes one of the keys, and for each of them when this page returns from the
 * browser's back/forward cache, where it heard nothing; returns the clean-up.
 */
export function onOtherTab(keys: readonly string[], listener: (key: string) => void): () => void {
  const report = (event: StorageEvent): void => {
    if (event.key === null) keys.forEach(listener);
    else if (keys.includes(event.key)) listener(event.key);
  };
  const catchUp = (event: PageTransitionEvent): void => {
    if (event.persisted) keys.forEach(listener);
  };
  globalThis.addEventListener('storage', report);
  globalThis.addEventListener('pageshow', catchUp);
  return () => {
    globalThis.removeEventListener('storage', report);
    globalThis.removeEventListener('pageshow', catchUp);
  };
}
