import { openDB, type DBSchema, type IDBPDatabase, type StoreNames } from 'idb';

import { photosOf, type Design } from '#domain/design/design.ts';
import { designRoom, UNKNOWN_ROOM } from '#domain/design/storageRoom.ts';
import { isDesign } from './designFields.ts';

/** Stored on the device; else only in the page's memory, because the device is full or because the browser refuses. */
export type SaveResult = 'saved' | 'full' | 'refused';

/** A design, and a small picture of the product with it. */
type Entry = { readonly design: Design; readonly preview: Blob };

type StoredDesign = Entry & {
  /** Size of the preview, and of those photos that no later design in the list has. */
  readonly bytes: number;
  /** False for a design that is lost with the page, because the browser refused to store it. */
  readonly isPersisted: boolean;
};

/** A design as screens see it; the URL of its picture is revoked when the design leaves the state. */
export type DesignRecord = StoredDesign & { readonly previewUrl: string };

/**
 * A file in the database, as bytes: in Safari's private window writing a Blob never completes and never fails. Blobs that
 * earlier versions of the shop wrote are rewritten when they are read.
 */
type FileRecord = { readonly type: string; readonly bytes: ArrayBuffer };

/**
 * A preview with the sizes of its design's photos in bytes, by content hash, so that no photo is read to be measured.
 */
type PreviewRecord = FileRecord & { readonly photoSizes: readonly (readonly [string, number])[] };

interface Schema extends DBSchema {
  designs: { key: string; value: Design };
  /** By content hash: a photo is stored once, however many designs use it. */
  photos: { key: string; value: FileRecord | Blob };
  /** By the id of the design. */
  previews: { key: string; value: PreviewRecord | Blob };
}

type StoreName = StoreNames<Schema>;

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
async function withTimeout<T>(
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

let opening: Promise<IDBPDatabase<Schema>> | null = null;

/** @throws Error where the browser has no database or refuses to open it, SilentDatabaseError */
async function open(): Promise<IDBPDatabase<Schema>> {
  if (isSilent) throw new SilentDatabaseError();
  opening ??= openDB<Schema>('kanuka-designs', 1, {
    upgrade: (database) => {
      database.createObjectStore('designs', { keyPath: 'id' });
      database.createObjectStore('photos');
      database.createObjectStore('previews');
    },
    // The browser closed the connection, or another tab upgrades the database: the next call opens it again.
    terminated: () => (opening = null),
    blocking: (_, __, event) => {
      (event.target as IDBDatabase).close();
      opening = null;
    },
  }).catch((error: unknown) => {
    opening = null;
    throw error;
  });
  return opening;
}

/** What the device refused to store, until the page is closed. */
const memory = { designs: new Map<string, Entry>(), photos: new Map<string, Blob>() };

const isFileRecord = (value: unknown): value is FileRecord =>
  typeof value === 'object' && value !== null && 'bytes' in value && 'type' in value && !(value instanceof Blob);

/** The file of a record of either shape; null for anything else. */
function fileFrom(record: unknown): Blob | null {
  if (record instanceof Blob) return record;
  return isFileRecord(record) ? new Blob([record.bytes], { type: record.type }) : null;
}

const sizeOf = (record: unknown): number =>
  record instanceof Blob ? record.size : isFileRecord(record) ? record.bytes.byteLength : 0;

const recordFrom = async (file: Blob): Promise<FileRecord> => ({ type: file.type, bytes: await file.arrayBuffer() });

/** Replaces a stored Blob with bytes. Only where the Blob is still there: a deleted file must not come back. */
async function rewrite(name: 'photos' | 'previews', key: string, record: PreviewRecord | FileRecord): Promise<void> {
  const transaction = (await open()).transaction(name, 'readwrite');
  const store = transaction.objectStore(name);
  if ((await store.get(key)) instanceof Blob) await store.put(record, key);
  await transaction.done;
}

/** Measures the photos of a preview that an earlier version wrote without sizes, and rewrites the preview with them. */
async function measurePhotos(design: Design, preview: Blob): Promise<PreviewRecord['photoSizes']> {
  const transaction = (await open()).transaction('photos');
  const hashes = photosOf(design);
  const records = await Promise.all(hashes.map((hash) => transaction.store.get(hash)));
  const photoSizes = hashes.map((hash, at) => [hash, sizeOf(records[at])] as const);
  await rewrite('previews', design.id, { ...(await recordFrom(preview)), photoSizes });
  return photoSizes;
}

type Stored = { readonly entries: readonly Entry[]; readonly sizes: ReadonlyMap<string, number> };

async function readAll(): Promise<Stored> {
  const transaction = (await open()).transaction(['designs', 'previews']);
  const designs: readonly unknown[] = await transaction.objectStore('designs').getAll();
  const known = designs.filter(isDesign);
  const previews = await Promise.all(known.map(({ id }) => transaction.objectStore('previews').get(id)));
  const sizes = new Map<string, number>();
  const entries: Entry[] = [];
  for (const [at, design] of known.entries()) {
    const record = previews[at];
    const preview = fileFrom(record);
    if (!record || !preview) continue;
    entries.push({ design, preview });
    const photoSizes = 'photoSizes' in record ? record.photoSizes : await measurePhotos(design, preview);
    for (const [hash, size] of photoSizes) sizes.set(hash, size);
  }
  return { entries, sizes };
}

let isComplete = true;

/**
 * False when the latest list may lack designs, because the database could not be read: nothing may be deleted by it.
 */
export const isListComplete = (): boolean => isComplete;

async function stored(): Promise<Stored> {
  const nothing: Stored = { entries: [], sizes: new Map() };
  try {
    const isThere = await withTimeout(() =>
      open().then(
        () => true,
        () => false,
      ),
    );
    const found = isThere ? await withTimeout(readAll) : nothing;
    isComplete = !isSilent;
    return found;
  } catch {
    isComplete = false;
    return nothing;
  }
}

/**
 * The designs of every owner, the latest first; those of this page's memory alone where the database cannot be read.
 */
export async function listDesigns(): Promise<readonly StoredDesign[]> {
  const { entries, sizes } = await stored();
  const onDevice = entries.filter(({ design }) => !memory.designs.has(design.id));
  const counted = new Set<string>();
  const bytesOf = ({ design, preview }: Entry): number =>
    photosOf(design).reduce((sum, hash) => {
      if (counted.has(hash)) return sum;
      counted.add(hash);
      return sum + (memory.photos.get(hash)?.size ?? sizes.get(hash) ?? 0);
    }, preview.size);
  const all = [
    ...[...memory.designs.values()].map((entry) => ({ ...entry, isPersisted: false })),
    ...onDevice.map((entry) => ({ ...entry, isPersisted: true })),
  ];
  return all
    .toSorted((a, b) => b.design.madeAt - a.design.madeAt)
    .map((entry) => ({ ...entry, bytes: bytesOf(entry) }));
}

/** The file of a photo, by content hash; null when the device has lost it. */
export async function readPhoto(hash: string): Promise<Blob | null> {
  const here = memory.photos.get(hash);
  if (here) return here;
  try {
    const record: unknown = await withTimeout(async () => (await open()).get('photos', hash));
    if (record instanceof Blob) void recordFrom(record).then((file) => rewrite('photos', hash, file), console.warn);
    return fileFrom(record);
  } catch {
    return null;
  }
}

async function hasRoomFor(bytes: number): Promise<boolean> {
  const { entries, sizes } = await stored();
  const previews = entries.reduce((sum, { preview }) => sum + preview.size, 0);
  const own = [...sizes.values()].reduce((sum, size) => sum + size, previews);
  const { quota = UNKNOWN_ROOM.quota, usage = UNKNOWN_ROOM.usage } =
    (await globalThis.navigator?.storage?.estimate?.().catch(() => null)) ?? UNKNOWN_ROOM;
  return own + bytes <= designRoom({ quota, usage }, own);
}

/** Asks the browser not to clear the shopper's designs when it needs room. */
async function askToPersist(): Promise<void> {
  await globalThis.navigator?.storage?.persist?.().catch(() => false);
}

/** Deletes photos whose design could not be written after them. */
async function deletePhotos(hashes: readonly string[]): Promise<void> {
  if (hashes.length === 0) return;
  const transaction = (await open()).transaction('photos', 'readwrite');
  await Promise.all([...hashes.map((hash) => transaction.store.delete(hash)), transaction.done]);
}

/** Writes a design, and its photos before it; 'full' where there is no room. @throws DOMException, SilentDatabaseError */
async function write(
  { design, preview }: Entry,
  files: ReadonlyMap<string, Blob>,
  onProgress: () => void,
): Promise<'saved' | 'full'> {
  const database = await open();
  const known = new Set(await database.getAllKeys('photos'));
  const fresh = [...files].filter(([hash]) => !known.has(hash));
  const bytes = fresh.reduce((sum, [, file]) => sum + file.size, preview.size);
  if (!(await hasRoomFor(bytes))) return 'full';
  const photoSizes = [...files].map(([hash, { size }]) => [hash, size] as const);
  const picture: PreviewRecord = { ...(await recordFrom(preview)), photoSizes };
  try {
    // The largest first, so that a full device shows early. One after another: each is in memory while it is written.
    for (const [hash, file] of fresh.toSorted(([, a], [, b]) => b.size - a.size)) {
      await database.put('photos', await recordFrom(file), hash);
      onProgress();
    }
    const transaction = database.transaction(['designs', 'previews'], 'readwrite');
    await Promise.all([
      transaction.objectStore('designs').put(design),
      transaction.objectStore('previews').put(picture, design.id),
      transaction.done,
    ]);
  } catch (error) {
    await deletePhotos(fresh.map(([hash]) => hash)).catch(console.warn);
    throw error;
  }
  return 'saved';
}

/**
 * Stores a design with its photos; files that the device has already are not written again. What the device does not take
 * stays in the page's memory. A database without an answer for MAX_SILENT_SECONDS counts as one that refuses.
 */
export async function putDesign(design: Design, preview: Blob, files: ReadonlyMap<string, Blob>): Promise<SaveResult> {
  const entry = { design, preview };
  const cacheInMemory = (result: 'full' | 'refused'): SaveResult => {
    memory.designs.set(design.id, entry);
    for (const [hash, file] of files) memory.photos.set(hash, file);
    return result;
  };
  const onLate = (result: SaveResult): void => {
    // The design was deleted while its write had timed out: it must not stay in the database.
    if (result === 'saved' && !memory.designs.delete(design.id)) void deleteDesigns([design.id]);
  };
  try {
    const result = await withTimeout((onProgress) => write(entry, files, onProgress), onLate);
    if (result === 'full') return cacheInMemory(result);
    memory.designs.delete(design.id);
    void askToPersist();
    return result;
  } catch (error) {
    return cacheInMemory(error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'refused');
  }
}

/** Deletes designs from this page's memory, and the photos that none of its other designs needs. */
export function deleteFromMemory(ids: readonly string[]): void {
  for (const id of ids) memory.designs.delete(id);
  const used = new Set([...memory.designs.values()].flatMap(({ design }) => photosOf(design)));
  for (const hash of memory.photos.keys()) if (!used.has(hash)) memory.photos.delete(hash);
}

const ALL: StoreName[] = ['designs', 'photos', 'previews'];

async function deleteStored(ids: readonly string[]): Promise<void> {
  const transaction = (await open()).transaction(ALL, 'readwrite');
  const designs: readonly unknown[] = await transaction.objectStore('designs').getAll();
  const staying = designs.filter(isDesign).filter(({ id }) => !ids.includes(id));
  const used = new Set(staying.flatMap(photosOf));
  const hashes = await transaction.objectStore('photos').getAllKeys();
  await Promise.all([
    ...ids.map((id) => transaction.objectStore('designs').delete(id)),
    ...ids.map((id) => transaction.objectStore('previews').delete(id)),
    ...hashes.filter((hash) => !used.has(hash)).map((hash) => transaction.objectStore('photos').delete(hash)),
    transaction.done,
  ]);
}

async function deleteStoredBut(needed: ReadonlySet<string>): Promise<void> {
  const transaction = (await open()).transaction(ALL, 'readwrite');
  const designs: readonly unknown[] = await transaction.objectStore('designs').getAll();
  const used = new Set(designs.filter(isDesign).flatMap((design) => (needed.has(design.id) ? photosOf(design) : [])));
  const keepOnly = async (name: StoreName, keys: ReadonlySet<string>): Promise<void> => {
    const store = transaction.objectStore(name);
    const gone = (await store.getAllKeys()).filter((key) => !keys.has(key));
    await Promise.all(gone.map((key) => store.delete(key)));
  };
  await Promise.all([
    keepOnly('designs', needed),
    keepOnly('previews', needed),
    keepOnly('photos', used),
    transaction.done,
  ]);
}

/**
 * Deletes everything but these designs and their photos, including entries that this version cannot read; false where the
 * browser does not delete it. A browser that opens no database holds nothing of the shop's.
 */
export async function deleteAllBut(needed: ReadonlySet<string>): Promise<boolean> {
  deleteFromMemory([...memory.designs.keys()].filter((id) => !needed.has(id)));
  try {
    if ((await withTimeout(() => open().catch(() => null))) === null) return !isSilent;
    await withTimeout(() => deleteStoredBut(needed));
    return true;
  } catch {
    return false;
  }
}

/** Deletes designs, and the photos that none of the others needs; false where the browser does not delete them. */
export async function deleteDesigns(ids: readonly string[]): Promise<boolean> {
  const onDevice = ids.filter((id) => !memory.designs.has(id));
  deleteFromMemory(ids);
  if (onDevice.length === 0) return true;
  try {
    await withTimeout(() => deleteStored(onDevice));
    return true;
  } catch {
    return false;
  }
}
