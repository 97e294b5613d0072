import { openDB, type DBSchema, type IDBPDatabase, type StoreNames } from 'idb';

import type { DesignFields } from './storedDesign.ts';

/**
 * A file in the database, as bytes: in Safari's private window writing a Blob never completes and never fails. Blobs that
 * earlier versions of the shop wrote are rewritten when they are read.
 */
export type FileRecord = { readonly type: string; readonly bytes: ArrayBuffer };

/**
 * A preview with the sizes of its design's photos in bytes, by content hash, so that no photo is read to be measured.
 */
export type PreviewRecord = FileRecord & { readonly photoSizes: readonly (readonly [string, number])[] };

interface Schema extends DBSchema {
  designs: { key: string; value: DesignFields };
  /** By content hash: a photo is stored once, however many designs use it. */
  photos: { key: string; value: FileRecord | Blob };
  /** By the id of the design. */
  previews: { key: string; value: PreviewRecord | Blob };
}

export type StoreName = StoreNames<Schema>;

/** After this many seconds without any answer from the database the page does without it. */
const MAX_SILENT_SECONDS = 5;

class SilentDatabaseError extends Error {
  override readonly name = 'SilentDatabaseError';
}

/** True while the latest request to the database has timed out: further requests would queue behind it. */
let isSilent = false;

/**
 * The result of work with the database, which may go MAX_SILENT_SECONDS without progress. Work of several steps calls
 * `onProgress` after each. `onLate` gets the result of work that finishes after it has timed out.
 * @throws SilentDatabaseError
 */
export async function withTimeout<T>(
  work: (onProgress: () => void) => Promise<T>,
  onLate: (result: T) => void = () => {},
): Promise<T> {
  let seconds = 0;
  let isTimedOut = false;
  let clock: ReturnType<typeof setInterval> | undefined;
  const silence = new Promise<never>((_, reject) => {
    // Ticks are counted, not the time between: while the page is too busy to receive an answer, no tick counts either.
    clock = setInterval(() => {
      seconds += 1;
      if (seconds < MAX_SILENT_SECONDS) return;
      clearInterval(clock);
      [isTimedOut, isSilent] = [true, true];
      reject(new SilentDatabaseError());
    }, 1000);
  });
  const finished = async (): Promise<T> => {
    try {
      return await work(() => (seconds = 0));
    } finally {
      clearInterval(clock);
      if (isTimedOut) isSilent = false;
    }
  };
  const reported = async (): Promise<T> => {
    const result = await finished();
    if (isTimedOut) onLate(result);
    return result;
  };
  return Promise.race([reported(), silence]);
}

/** An open connection. */
export type Database = IDBPDatabase<Schema>;

let connection: Promise<Database> | null = null;

/** @throws DOMException where the browser refuses to open the database, SilentDatabaseError */
function open(): Promise<Database> {
  if (isSilent) return Promise.reject(new SilentDatabaseError());
  if (connection) return connection;
  /** The next call opens another connection, unless one is open already. */
  const forget = (): void => {
    if (connection === opened) connection = null;
  };
  const opened: Promise<Database> = openDB<Schema>('kanuka-designs', 1, {
    upgrade: (database) => {
      database.createObjectStore('designs', { keyPath: 'id' });
      database.createObjectStore('photos');
      database.createObjectStore('previews');
    },
    // The browser closed the connection, or another tab upgrades the database.
    terminated: forget,
    blocking: (_, __, event) => {
      (event.target as IDBDatabase).close();
      forget();
    },
  });
  void opened.catch(forget);
  connection = opened;
  return opened;
}

/** Errors that another connection would answer in the same way. */
const isFinal = (error: unknown): boolean =>
  !(error instanceof DOMException) || ['QuotaExceededError', 'SecurityError', 'VersionError'].includes(error.name);

/**
 * Works with the database. Browsers close connections without an event (Safari does in the background) and then refuse each
 * transaction: after an error the work is done once more on another connection, so it must have the same result twice.
 * @throws DOMException, SilentDatabaseError
 */
export async function withDatabase<T>(work: (database: Database) => Promise<T>): Promise<T> {
  const opening = open();
  try {
    return await work(await opening);
  } catch (error) {
    if (isFinal(error)) throw error;
    console.warn('designs: opening the database again after', error);
    if (connection === opening) connection = null;
    void opening.then((database) => database.close()).catch(() => {});
    return work(await open());
  }
}

/** True in a browser without a database, or where the shopper's settings block it: it holds nothing of the shop's. */
export const isWithoutDatabase = (error: unknown): boolean =>
  globalThis.indexedDB === undefined || (error instanceof DOMException && error.name === 'SecurityError');
