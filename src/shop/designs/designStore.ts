import { openDB, type DBSchema, type IDBPDatabase, type StoreNames } from 'idb';

import { photosOf, type Design } from '#domain/design/design.ts';
import { designRoom, UNKNOWN_ROOM } from '#domain/design/storageRoom.ts';
import { isDesign } from './designFields.ts';

/** Kept on the device, or with the page alone: because the device is full, or because the browser keeps nothing. */
export type SaveResult = 'kept' | 'full' | 'refused';

/** A design, and a small picture of the product with it. */
type Entry = { readonly design: Design; readonly preview: Blob };

type StoredDesign = Entry & {
  /** Of the design and its photos, as far as no later design has them. */
  readonly bytes: number;
  /** False when the browser refused, and it goes with the page. */
  readonly isKept: boolean;
};

/** What screens know of a design; the URL of its picture lives as long as the page knows the design. */
export type DesignRecord = StoredDesign & { readonly previewUrl: string };

/**
 * A file as the database has it: Safari's private window takes no Blob, and says neither yes nor no to one. Earlier
 * versions of the shop wrote Blobs, which are rewritten as they are read.
 */
type FileRecord = { readonly type: string; readonly bytes: ArrayBuffer };

/** A preview with the sizes of its design's photos, in bytes by content hash: nobody reads photos to measure them. */
type PreviewRecord = FileRecord & { readonly photoSizes: readonly (readonly [string, number])[] };

interface Schema extends DBSchema {
  designs: { key: string; value: Design };
  /** By content hash: a photo is kept once, however many designs use it. */
  photos: { key: string; value: FileRecord | Blob };
  /** By the id of the design. */
  previews: { key: string; value: PreviewRecord | Blob };
}

type StoreName = StoreNames<Schema>;

/** So many seconds the database may say nothing at all before the page does without it. */
const MOST_SILENT_SECONDS = 5;

class SilentDatabaseError extends Error {
  override readonly name = 'SilentDatabaseError';
}

/** What was asked of the database last is unanswered: whatever is asked next would wait behind it. */
let isSilent = false;

/**
 * What came of work with the database, unless it hears nothing from it for MOST_SILENT_SECONDS. Work of several steps says
 * when one is done. `onLate` gets the result of work that was given up and is done after all.
 * @throws SilentDatabaseError
 */
async function answered<T>(
  work: (heard: () => void) => Promise<T>,
  onLate: (result: T) => void = () => {},
): Promise<T> {
  let seconds = 0;
  let isGivenUp = false;
  let clock: ReturnType<typeof setInterval> | undefined;
  const silence = new Promise<never>((_, reject) => {
    // Seconds are counted one by one: a page that was too busy to hear anything has not waited.
    clock = setInterval(() => {
      seconds += 1;
      if (seconds < MOST_SILENT_SECONDS) return;
      clearInterval(clock);
      [isGivenUp, isSilent] = [true, true];
      reject(new SilentDatabaseError());
    }, 1000);
  });
  const finished = async (): Promise<T> => {
    try {
      return await work(() => (seconds = 0));
    } finally {
      clearInterval(clock);
      if (isGivenUp) isSilent = false;
    }
  };
  const told = async (): Promise<T> => {
    const result = await finished();
    if (isGivenUp) onLate(result);
    return result;
  };
  return Promise.race([told(), silence]);
}

let opening: Promise<IDBPDatabase<Schema>> | null = null;

/** @throws Error where the browser has no database, or does not open it */
async function open(): Promise<IDBPDatabase<Schema>> {
  if (isSilent) throw new SilentDatabaseError();
  opening ??= openDB<Schema>('kanuka-designs', 1, {
    upgrade: (database) => {
      database.createObjectStore('designs', { keyPath: 'id' });
      database.createObjectStore('photos');
      database.createObjectStore('previews');
    },
    // The browser ended the connection, or another tab wants a newer shape: the next call opens it anew.
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

/** What the device refused lives here until the page goes. */
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

/** Writes a file as bytes where it still lies as a Blob: what was deleted meanwhile stays deleted. */
async function rewrite(name: 'photos' | 'previews', key: string, record: PreviewRecord | FileRecord): Promise<void> {
  const transaction = (await open()).transaction(name, 'readwrite');
  const store = transaction.objectStore(name);
  if ((await store.get(key)) instanceof Blob) await store.put(record, key);
  await transaction.done;
}

/** A preview from before has no sizes with it: its photos are measured once, and it is rewritten with them. */
async function measured(design: Design, preview: Blob): Promise<PreviewRecord['photoSizes']> {
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
    const photoSizes = 'photoSizes' in record ? record.photoSizes : await measured(design, preview);
    for (const [hash, size] of photoSizes) sizes.set(hash, size);
  }
  return { entries, sizes };
}

let isComplete = true;

/** False when the latest list may lack designs: the database is there, and could not be read. Nothing is tidied by it. */
export const isListComplete = (): boolean => isComplete;

async function stored(): Promise<Stored> {
  const nothing: Stored = { entries: [], sizes: new Map() };
  try {
    const isThere = await answered(() =>
      open().then(
        () => true,
        () => false,
      ),
    );
    const found = isThere ? await answered(readAll) : nothing;
    isComplete = !isSilent;
    return found;
  } catch {
    isComplete = false;
    return nothing;
  }
}

/** The designs of every owner, the latest first. */
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
    ...[...memory.designs.values()].map((entry) => ({ ...entry, isKept: false })),
    ...onDevice.map((entry) => ({ ...entry, isKept: true })),
  ];
  return all
    .toSorted((a, b) => b.design.madeAt - a.design.madeAt)
    .map((entry) => ({ ...entry, bytes: bytesOf(entry) }));
}

/** The file of a photo; null when the device lost it. */
export async function readPhoto(hash: string): Promise<Blob | null> {
  const here = memory.photos.get(hash);
  if (here) return here;
  try {
    const record: unknown = await answered(async () => (await open()).get('photos', hash));
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

/** Asks the browser once not to clear the shopper's designs when it needs room. */
async function askToPersist(): Promise<void> {
  await globalThis.navigator?.storage?.persist?.().catch(() => false);
}

/** Takes photos away again whose design could not follow them. */
async function dismiss(hashes: readonly string[]): Promise<void> {
  if (hashes.length === 0) return;
  const transaction = (await open()).transaction('photos', 'readwrite');
  await Promise.all([...hashes.map((hash) => transaction.store.delete(hash)), transaction.done]);
}

/** Writes a design, and its photos before it; 'full' where there is no room. @throws DOMException, SilentDatabaseError */
async function write(
  { design, preview }: Entry,
  files: ReadonlyMap<string, Blob>,
  heard: () => void,
): Promise<'kept' | 'full'> {
  const database = await open();
  const known = new Set(await database.getAllKeys('photos'));
  const fresh = [...files].filter(([hash]) => !known.has(hash));
  const bytes = fresh.reduce((sum, [, file]) => sum + file.size, preview.size);
  if (!(await hasRoomFor(bytes))) return 'full';
  const photoSizes = [...files].map(([hash, { size }]) => [hash, size] as const);
  const picture: PreviewRecord = { ...(await recordFrom(preview)), photoSizes };
  try {
    // The largest first: what does not fit is known soonest. One after another, for each is in memory while it is written.
    for (const [hash, file] of fresh.toSorted(([, a], [, b]) => b.size - a.size)) {
      await database.put('photos', await recordFrom(file), hash);
      heard();
    }
    const transaction = database.transaction(['designs', 'previews'], 'readwrite');
    await Promise.all([
      transaction.objectStore('designs').put(design),
      transaction.objectStore('previews').put(picture, design.id),
      transaction.done,
    ]);
  } catch (error) {
    await dismiss(fresh.map(([hash]) => hash)).catch(console.warn);
    throw error;
  }
  return 'kept';
}

/**
 * Keeps a design with its photos; files that the device has already are not written again. A database that says nothing
 * for MOST_SILENT_SECONDS counts as one that refuses.
 */
export async function putDesign(design: Design, preview: Blob, files: ReadonlyMap<string, Blob>): Promise<SaveResult> {
  const entry = { design, preview };
  const cacheInMemory = (result: 'full' | 'refused'): SaveResult => {
    memory.designs.set(design.id, entry);
    for (const [hash, file] of files) memory.photos.set(hash, file);
    return result;
  };
  const onLate = (result: SaveResult): void => {
    // Deleted since: it must not lie there after all.
    if (result === 'kept' && !memory.designs.delete(design.id)) void deleteDesigns([design.id]);
  };
  try {
    const result = await answered((heard) => write(entry, files, heard), onLate);
    if (result === 'full') return cacheInMemory(result);
    memory.designs.delete(design.id);
    void askToPersist();
    return result;
  } catch (error) {
    return cacheInMemory(error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'refused');
  }
}

/** Forgets designs that only this page has, and the photos that none of its others needs. */
export function forgetHere(ids: readonly string[]): void {
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
  const left = async (name: StoreName, keys: ReadonlySet<string>): Promise<void> => {
    const store = transaction.objectStore(name);
    const gone = (await store.getAllKeys()).filter((key) => !keys.has(key));
    await Promise.all(gone.map((key) => store.delete(key)));
  };
  await Promise.all([left('designs', needed), left('previews', needed), left('photos', used), transaction.done]);
}

/**
 * Takes everything away but these designs and their photos, also what no version of the shop can read; false when the
 * browser would not let us. A browser that opens no database has nothing of ours in it.
 */
export async function deleteAllBut(needed: ReadonlySet<string>): Promise<boolean> {
  forgetHere([...memory.designs.keys()].filter((id) => !needed.has(id)));
  try {
    if ((await answered(() => open().catch(() => null))) === null) return !isSilent;
    await answered(() => deleteStoredBut(needed));
    return true;
  } catch {
    return false;
  }
}

/** Takes designs away, and the photos that none of the others needs; false when the browser would not let us. */
export async function deleteDesigns(ids: readonly string[]): Promise<boolean> {
  const onDevice = ids.filter((id) => !memory.designs.has(id));
  forgetHere(ids);
  if (onDevice.length === 0) return true;
  try {
    await answered(() => deleteStored(onDevice));
    return true;
  } catch {
    return false;
  }
}
