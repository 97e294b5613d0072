import { withOperation, type Operation } from '#domain/storageOperations.ts';
import { deviceStorage, readJson, type SafeStorage } from '#lib/storage.ts';

/** The key of a page's log is this prefix and the page's name. */
const LOG_KEY = 'kanuka.operations';

/** How long an operation may be missing from an entry, in milliseconds. Pages see each other's writes much sooner. */
export const OPERATION_LIFETIME_MS = 60_000;

/** The property that says which operations an entry contains: of an object itself, of a list's last member. No product has this id. */
const MARK = '';

/** One operation: its number on its page, its time in milliseconds since the epoch, the entry's key, and the operation. */
type LogEntry = readonly [number: number, at: number, key: string, operation: unknown];

type PageOperation = { readonly page: string; readonly entry: LogEntry };

/** By page, the number and time of its latest operation that an entry contains; the entry contains all earlier ones too. */
type Contained = Readonly<Record<string, readonly [number: number, at: number]>>;

type Marked = { readonly [MARK]?: Contained };

const isRecent = (at: number, now: number, ms = OPERATION_LIFETIME_MS): boolean => Math.abs(now - at) <= ms;

/**
 * Splits an entry into its value and the operations it contains. An earlier version of the shop writes entries without a
 * mark: null, which counts as all operations.
 */
function splitMark(stored: unknown): { readonly value: unknown; readonly contained: Contained | null } {
  const isList = Array.isArray(stored);
  const { [MARK]: mark, ...value } = ((isList ? stored.at(-1) : stored) ?? {}) as Marked;
  if (typeof mark !== 'object') return { value: stored, contained: null };
  return { value: isList ? stored.slice(0, -1) : value, contained: mark };
}

/** True for an empty list or object, and for one that contains nothing but empty ones. */
function isEmpty(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.values(value).every(isEmpty);
}

/** A name that no other page has. */
const newPageName = (): string => crypto.getRandomValues(new Uint32Array(1)).join();

/**
 * Storage entries that all tabs change. A browser shows a tab's writes to other tabs some milliseconds late, so when two tabs
 * read, change and write at the same time, one undoes the other. A lock does not help, because it may pass on faster than
 * the writes. So each page records its operations under a key of its own, which no other page writes, and each entry has a
 * mark that says which operations it contains. The value read is the entry with the operations it lacks applied. A page
 * whose operation was overwritten repeats it when it is notified of that write. docs/decisions/0032-operations.md.
 */
export function createOperationLog(storage: SafeStorage, page: string = newPageName(), now: () => number = Date.now) {
  const ownKey = `${LOG_KEY}.${page}`;
  let last = 0;

  const isLog = (key: string): boolean => key.startsWith(`${LOG_KEY}.`);

  /** The operations of a page that may still be missing from an entry, the earliest first. */
  const operationsIn = (logKey: string): readonly LogEntry[] => {
    const raw = readJson(storage, logKey);
    return Array.isArray(raw) ? (raw as readonly LogEntry[]).filter((entry) => isRecent(entry?.[1], now())) : [];
  };

  const logKeys = (): readonly string[] => storage.keys().filter(isLog);

  const pageOf = (logKey: string): string => logKey.slice(LOG_KEY.length + 1);

  /** An entry as stored, and the operations that it lacks, in the order in which they were made. */
  const open = (key: string) => {
    const { value, contained } =
      storage.read(key) === null ? { value: null, contained: {} } : splitMark(readJson(storage, key));
    const all = logKeys().flatMap((logKey): readonly PageOperation[] => {
      const name = pageOf(logKey);
      return operationsIn(logKey)
        .filter((entry) => entry[2] === key)
        .map((entry) => ({ page: name, entry }));
    });
    const isMissing = ({ page: name, entry: [number] }: PageOperation): boolean =>
      contained !== null && number > (contained[name]?.[0] ?? 0);
    const missing = all
      .filter(isMissing)
      .toSorted((a, b) => a.entry[1] - b.entry[1] || Number(a.page > b.page) - Number(a.page < b.page));
    return { value, contained, all, missing };
  };

  const valueOf = ({ value, missing }: Pick<ReturnType<typeof open>, 'value' | 'missing'>): unknown => {
    const result = missing.reduce((before, { entry }) => withOperation(before, entry[3]), value);
    // An entry that its last operation emptied was deleted, and stays deleted.
    return value === null && isEmpty(result) ? null : result;
  };

  /** Writes an entry that contains every operation known to this page; null removes it. False when the device refuses. */
  const write = (key: string, value: unknown, { contained, all }: ReturnType<typeof open>): boolean => {
    if (value === null) {
      storage.remove(key);
      return true;
    }
    const latest = Object.fromEntries(
      Object.entries(contained ?? {}).filter(([, latest]) => isRecent(latest?.[1], now(), 2 * OPERATION_LIFETIME_MS)),
    );
    for (const { page: name, entry } of all)
      if (entry[0] > (latest[name]?.[0] ?? 0)) latest[name] = [entry[0], entry[1]];
    const mark = { [MARK]: latest };
    const marked = Array.isArray(value) ? [...(value as readonly unknown[]), mark] : { ...(value as object), ...mark };
    const text = JSON.stringify(marked);
    if (storage.write(key, text)) return true;
    // When the device is full, the entry is more important than this page's log.
    storage.remove(ownKey);
    if (storage.write(key, text)) return true;
    // Even with its mark alone an entry may be longer than before, but what was emptied must not stay on the device.
    if (isEmpty(value)) storage.remove(key);
    return isEmpty(value);
  };

  /** Writes the entry with the operations it lacks, if any of them fulfils the condition. */
  const complete = (key: string, isRelevant: (missing: PageOperation) => boolean): void => {
    const opened = open(key);
    if (opened.missing.some(isRelevant)) write(key, valueOf(opened), opened);
  };

  const record = (key: string, operation: Operation): void => {
    const opened = open(key);
    // An entry without a mark gets one first: other tabs would believe that it contains this operation already.
    if (opened.contained === null) write(key, opened.value ?? {}, opened);
    last += 1;
    storage.write(ownKey, JSON.stringify([...operationsIn(ownKey), [last, now(), key, operation]]));
  };

  return {
    /** The entry's value with every operation known to this page, as parsed JSON; null when there is none. */
    read: (key: string): unknown => valueOf(open(key)),
    /**
     * Writes the result of an operation; null removes the entry. False when the device refuses to store it. Without an
     * operation, a write that another tab overwrites is not repeated.
     */
    change: (key: string, operation: Operation | null, result: unknown): boolean => {
      if (operation !== null) record(key, operation);
      return write(key, result, open(key));
    },
    /** Deletes an entry. */
    remove: (key: string): void => {
      // Recent operations of any tab would create the entry again.
      if (open(key).all.length > 0) record(key, { isGone: true });
      storage.remove(key);
    },
    /** After another tab has written the entry: repeats this page's operations that it lacks. */
    repair: (key: string): void => complete(key, (missing) => missing.page === page),
    /** The keys of entries that lack an operation of this log; none for the key of something else. */
    staleEntries: (logKey: string): readonly string[] =>
      isLog(logKey)
        ? [...new Set(operationsIn(logKey).map(([, , key]) => key))].filter((key) =>
            open(key).missing.some((missing) => missing.page === pageOf(logKey)),
          )
        : [],
    /** Repeats operations of closed pages that other tabs have overwritten, and removes logs that have expired. */
    settle: (): void => {
      const others = logKeys().filter((logKey) => logKey !== ownKey);
      const keys = new Set(others.flatMap((logKey) => operationsIn(logKey).map(([, , key]) => key)));
      for (const key of keys) complete(key, () => true);
      for (const logKey of others) if (operationsIn(logKey).length === 0) storage.remove(logKey);
    },
  };
}

/** This page's operation log on local storage. */
export const operations = createOperationLog(deviceStorage);
