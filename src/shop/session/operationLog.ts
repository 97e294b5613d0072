import { withOperation, type Operation } from '#domain/cart/operations.ts';
import { deviceStorage, readJson, type SafeStorage } from '#lib/storage.ts';

/** Followed by the name of the page whose operations they are. */
const LOG_KEY = 'kanuka.operations';

/** So long an operation may still be missing from an entry, in milliseconds: a page hears of another one's writes much sooner. */
export const COUNTS_FOR_MS = 60_000;

/** Which operations an entry contains, as a property of an object or of a list's last member. No product has this id. */
const MARK = '';

/** One operation: its number on its page, when it was made in milliseconds, on which entry, and what. */
type Logged = readonly [number: number, at: number, key: string, operation: unknown];

type OfPage = { readonly page: string; readonly entry: Logged };

/** By page: the number of its latest operation that an entry contains, all earlier ones with it, and when that was made. */
type Contained = Readonly<Record<string, readonly [number: number, at: number]>>;

type Marked = { readonly [MARK]?: Contained };

const isRecent = (at: number, now: number, ms = COUNTS_FOR_MS): boolean => Math.abs(now - at) <= ms;

/** An entry's value and what it contains; null where it has no mark, as an earlier version of the shop writes it: everything. */
function parted(stored: unknown): { readonly value: unknown; readonly contained: Contained | null } {
  const isList = Array.isArray(stored);
  const { [MARK]: mark, ...value } = ((isList ? stored.at(-1) : stored) ?? {}) as Marked;
  if (typeof mark !== 'object') return { value: stored, contained: null };
  return { value: isList ? stored.slice(0, -1) : value, contained: mark };
}

/** True for a list or a record that holds nothing but such. */
function isEmpty(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.values(value).every(isEmpty);
}

/** A name that no other page has. */
const newPage = (): string => crypto.getRandomValues(new Uint32Array(1)).join();

/**
 * Entries of the device's storage that all tabs change. A browser's tabs see each other's writes some milliseconds late, so
 * of two that read, change and write at once one would undo the other, and a lock does not help: it may pass on faster than
 * the writes. So each page notes its operations under a key of its own, which no other page writes, and an entry says which
 * operations it contains. What is read is the entry and the operations that it lacks; a page whose operation was
 * overwritten writes it again when it hears of that. docs/decisions/0032-operations.md.
 */
export function createOperationLog(storage: SafeStorage, page: string = newPage(), now: () => number = Date.now) {
  const ownKey = `${LOG_KEY}.${page}`;
  let last = 0;

  const isLog = (key: string): boolean => key.startsWith(`${LOG_KEY}.`);

  /** The operations of a page that may still be missing somewhere, the earliest first. */
  const logged = (logKey: string): readonly Logged[] => {
    const raw = readJson(storage, logKey);
    return Array.isArray(raw) ? (raw as readonly Logged[]).filter((entry) => isRecent(entry?.[1], now())) : [];
  };

  const logKeys = (): readonly string[] => storage.keys().filter(isLog);

  const pageOf = (logKey: string): string => logKey.slice(LOG_KEY.length + 1);

  /** An entry as it is stored, and the operations that it lacks, in the order in which they were made. */
  const open = (key: string) => {
    const { value, contained } =
      storage.read(key) === null ? { value: null, contained: {} } : parted(readJson(storage, key));
    const all = logKeys().flatMap((logKey): readonly OfPage[] => {
      const name = pageOf(logKey);
      return logged(logKey)
        .filter((entry) => entry[2] === key)
        .map((entry) => ({ page: name, entry }));
    });
    const isMissing = ({ page: name, entry: [number] }: OfPage): boolean =>
      contained !== null && number > (contained[name]?.[0] ?? 0);
    const missing = all
      .filter(isMissing)
      .toSorted((a, b) => a.entry[1] - b.entry[1] || Number(a.page > b.page) - Number(a.page < b.page));
    return { value, contained, all, missing };
  };

  const valueOf = ({ value, missing }: Pick<ReturnType<typeof open>, 'value' | 'missing'>): unknown => {
    const result = missing.reduce((before, { entry }) => withOperation(before, entry[3]), value);
    // What its last operation emptied was deleted, and stays so.
    return value === null && isEmpty(result) ? null : result;
  };

  /** Writes an entry that contains every operation known here, or removes it for null. */
  const write = (key: string, value: unknown, { contained, all }: ReturnType<typeof open>): boolean => {
    if (value === null) {
      storage.remove(key);
      return true;
    }
    const latest = Object.fromEntries(
      Object.entries(contained ?? {}).filter(([, latest]) => isRecent(latest?.[1], now(), 2 * COUNTS_FOR_MS)),
    );
    for (const { page: name, entry } of all)
      if (entry[0] > (latest[name]?.[0] ?? 0)) latest[name] = [entry[0], entry[1]];
    const mark = { [MARK]: latest };
    const marked = Array.isArray(value) ? [...(value as readonly unknown[]), mark] : { ...(value as object), ...mark };
    const text = JSON.stringify(marked);
    if (storage.write(key, text)) return true;
    // On a full device the entry goes before this page's log.
    storage.remove(ownKey);
    return storage.write(key, text);
  };

  /** Writes what an entry lacks, where some of it is this page's own, or all of it. */
  const complete = (key: string, which: (missing: OfPage) => boolean): void => {
    const opened = open(key);
    if (opened.missing.some(which)) write(key, valueOf(opened), opened);
  };

  const note = (key: string, operation: Operation): void => {
    const opened = open(key);
    // Others must not read this operation while they still hold that the entry contains everything.
    if (opened.contained === null) write(key, opened.value ?? {}, opened);
    last += 1;
    storage.write(ownKey, JSON.stringify([...logged(ownKey), [last, now(), key, operation]]));
  };

  return {
    /** The entry with every operation that is known here, as JSON; null when there is none. */
    read: (key: string): unknown => valueOf(open(key)),
    /**
     * Writes what an entry becomes by an operation, and removes it for null. False when the device refuses to keep it.
     * Without an operation nothing is done again where another tab overwrites it.
     */
    change: (key: string, operation: Operation | null, result: unknown): boolean => {
      if (operation !== null) note(key, operation);
      return write(key, result, open(key));
    },
    /** Deletes an entry as a whole. */
    remove: (key: string): void => {
      // What was done to it a moment ago must not bring it back.
      if (open(key).all.length > 0) note(key, { isGone: true });
      storage.remove(key);
    },
    /** Another tab has written the entry: what this page did to it is done again where it is missing. */
    repair: (key: string): void => complete(key, (missing) => missing.page === page),
    /** The entries that lack an operation of this log; none where the key is no log's. */
    lackedBy: (logKey: string): readonly string[] =>
      isLog(logKey)
        ? [...new Set(logged(logKey).map(([, , key]) => key))].filter((key) =>
            open(key).missing.some((missing) => missing.page === pageOf(logKey)),
          )
        : [],
    /** Writes what closed pages did and other tabs have overwritten, and removes the logs that count no more. */
    settle: (): void => {
      const others = logKeys().filter((logKey) => logKey !== ownKey);
      const keys = new Set(others.flatMap((logKey) => logged(logKey).map(([, , key]) => key)));
      for (const key of keys) complete(key, () => true);
      for (const logKey of others) if (logged(logKey).length === 0) storage.remove(logKey);
    },
  };
}

/** The operations of this page on the device's storage. */
export const operations = createOperationLog(deviceStorage);
