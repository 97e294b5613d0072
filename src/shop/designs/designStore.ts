import { photosOf, type Design } from '#domain/design/design.ts';
import { photoOfCardKey } from '#domain/design/cardPictureCache.ts';
import { designQuota, UNKNOWN_QUOTA } from '#domain/design/storageQuota.ts';
import { chosenPhotos } from './designOwner.ts';
import {
  isWithoutDatabase,
  withDatabase,
  withTimeout,
  type Database,
  type FileRecord,
  type PreviewRecord,
  type StoreName,
} from './designDatabase.ts';
import { designFrom, fieldsOf } from './storedDesign.ts';

/** Stored on the device; else only in the page's memory, because the device is full or because the browser refuses. */
export type SaveResult = 'saved' | 'full' | 'refused';

/** A design, and a small picture of the product with it. */
type Entry = { readonly design: Design; readonly preview: Blob };

type ListedDesign = Entry & {
  /** Size of the preview, and of those photos that no later design in the list has. */
  readonly bytes: number;
  /** False for a design that is lost with the page, because the browser refused to store it. */
  readonly isPersisted: boolean;
};

/** A design as screens see it; the URL of its picture is revoked when the design leaves the state. */
export type DesignRecord = ListedDesign & { readonly previewUrl: string };

/** What the device refused to store, until the page is closed. */
const memory = {
  designs: new Map<string, Entry>(),
  photos: new Map<string, Blob>(),
  /** The photo for all products. */
  chosen: null as HeldPhoto | null,
};

/** A photo that the device refused to store, by content hash. */
type HeldPhoto = { readonly photo: string; readonly file: Blob };

/** Holds the photo for all products in the page's memory, because the device refused to store it; null releases it. */
export function holdChosenPhoto(photo: HeldPhoto | null): void {
  memory.chosen = photo;
}

const isFileRecord = (value: unknown): value is FileRecord =>
  typeof value === 'object' && value !== null && 'bytes' in value && 'type' in value && !(value instanceof Blob);

const isPreviewRecord = (value: unknown): value is PreviewRecord => isFileRecord(value) && 'photoSizes' in value;

/** The file of a record of either shape; null for anything else. */
export function fileFrom(record: unknown): Blob | null {
  if (record instanceof Blob) return record;
  return isFileRecord(record) ? new Blob([record.bytes], { type: record.type }) : null;
}

const sizeOf = (record: unknown): number =>
  record instanceof Blob ? record.size : isFileRecord(record) ? record.bytes.byteLength : 0;

/** A file as the database stores it. */
export const recordFrom = async (file: Blob): Promise<FileRecord> => ({
  type: file.type,
  bytes: await file.arrayBuffer(),
});

/** Replaces a stored Blob with bytes. Only where the Blob is still there: a deleted file must not come back. */
async function rewrite(name: 'photos' | 'previews', key: string, record: PreviewRecord | FileRecord): Promise<void> {
  await withDatabase(async (database) => {
    const transaction = database.transaction(name, 'readwrite');
    const store = transaction.objectStore(name);
    if ((await store.get(key)) instanceof Blob) await store.put(record, key);
    await transaction.done;
  });
}

/** The sizes in bytes of photos in the database, by content hash; 0 for one that is not there. */
async function sizesOf(database: Database, hashes: readonly string[]): Promise<PreviewRecord['photoSizes']> {
  const transaction = database.transaction('photos');
  const records = await Promise.all(hashes.map((hash) => transaction.store.get(hash)));
  return hashes.map((hash, at) => [hash, sizeOf(records[at])] as const);
}

/** Measures the photos of a preview that an earlier version wrote without sizes, and rewrites the preview with them. */
async function measurePhotos(database: Database, design: Design, preview: Blob): Promise<PreviewRecord['photoSizes']> {
  const photoSizes = await sizesOf(database, photosOf(design));
  // On a full device the rewriting fails; the design has been read all the same.
  const file = await recordFrom(preview);
  void rewrite('previews', design.id, { ...file, photoSizes }).catch(console.warn);
  return photoSizes;
}

/** The designs in the database, and the sizes of their photos in bytes. */
type Stored = {
  readonly entries: readonly Entry[];
  readonly sizes: ReadonlyMap<string, number>;
  /** False where a record could not be read: nothing may be deleted because it is not in the list. */
  readonly isComplete: boolean;
};

const idOf = (record: unknown): string => (record as { readonly id: string }).id;

/** Every record of a design, with that of its preview. */
async function readRecords(database: Database): Promise<readonly (readonly [design: unknown, preview: unknown])[]> {
  try {
    const transaction = database.transaction(['designs', 'previews']);
    const designs: readonly unknown[] = await transaction.objectStore('designs').getAll();
    const previews = transaction.objectStore('previews');
    return await Promise.all(designs.map(async (design) => [design, await previews.get(idOf(design))] as const));
  } catch {
    // A preview whose bytes the browser has lost aborts its transaction: here each has its own.
    const designs: readonly unknown[] = await database.getAll('designs');
    const previews = await Promise.allSettled(designs.map((design) => database.get('previews', idOf(design))));
    const failures = previews.filter((preview) => preview.status === 'rejected');
    if (failures[0] && failures.length === designs.length) throw failures[0].reason;
    return designs.map((design, at) => {
      const preview = previews[at];
      return [design, preview?.status === 'fulfilled' ? preview.value : undefined] as const;
    });
  }
}

async function readAll(database: Database): Promise<Stored> {
  const records = await readRecords(database);
  const sizes = new Map<string, number>();
  const entries: Entry[] = [];
  for (const [fields, record] of records) {
    const design = designFrom(fields);
    const preview = fileFrom(record);
    if (!design || !preview) continue;
    entries.push({ design, preview });
    const photoSizes = isPreviewRecord(record) ? record.photoSizes : await measurePhotos(database, design, preview);
    for (const [hash, size] of photoSizes) sizes.set(hash, size);
  }
  return { entries, sizes, isComplete: entries.length === records.length };
}

async function stored(): Promise<Stored> {
  try {
    return await withTimeout(() => withDatabase(readAll));
  } catch (error) {
    return { entries: [], sizes: new Map(), isComplete: isWithoutDatabase(error) };
  }
}

/** Designs, and whether they are all. */
export type DesignList = { readonly designs: readonly ListedDesign[]; readonly isComplete: boolean };

/**
 * The designs of every owner, the latest first; incomplete where the database, or a record in it, cannot be read now.
 * Those in this page's memory are always in the list.
 */
export async function listDesigns(): Promise<DesignList> {
  const { entries, sizes, isComplete } = await stored();
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
  const designs = all
    .toSorted((a, b) => b.design.madeAt - a.design.madeAt)
    .map((entry) => ({ ...entry, bytes: bytesOf(entry) }));
  return { designs, isComplete };
}

/**
 * The file of a photo, by content hash; null when the device has lost it.
 * @throws DOMException, SilentDatabaseError where the photo may be there and cannot be read now
 */
export async function readPhoto(hash: string): Promise<Blob | null> {
  const here = memory.photos.get(hash) ?? (memory.chosen?.photo === hash ? memory.chosen.file : undefined);
  if (here) return here;
  try {
    const record: unknown = await withTimeout(() => withDatabase((database) => database.get('photos', hash)));
    if (record instanceof Blob)
      void recordFrom(record)
        .then((file) => rewrite('photos', hash, file))
        .catch(console.warn);
    return fileFrom(record);
  } catch (error) {
    if (isWithoutDatabase(error)) return null;
    throw error;
  }
}

/** True where the device has room for this many bytes more. */
export async function hasRoomFor(bytes: number): Promise<boolean> {
  const { entries, sizes } = await stored();
  const previews = entries.reduce((sum, { preview }) => sum + preview.size, 0);
  const own = [...sizes.values()].reduce((sum, size) => sum + size, previews);
  const { quota = UNKNOWN_QUOTA.quota, usage = UNKNOWN_QUOTA.usage } =
    (await globalThis.navigator?.storage?.estimate?.().catch(() => null)) ?? UNKNOWN_QUOTA;
  return own + bytes <= designQuota({ quota, usage }, own);
}

/** Asks the browser not to clear the shopper's designs when it needs room. */
export async function askToPersist(): Promise<void> {
  await globalThis.navigator?.storage?.persist?.().catch(() => false);
}

/** Deletes photos whose design could not be written after them. */
async function deletePhotos(database: Database, hashes: readonly string[]): Promise<void> {
  if (hashes.length === 0) return;
  const transaction = database.transaction('photos', 'readwrite');
  await Promise.all([...hashes.map((hash) => transaction.store.delete(hash)), transaction.done]);
}

/** Writes a design, and its photos before it; 'full' where there is no room. @throws DOMException, SilentDatabaseError */
async function write(
  database: Database,
  { design, preview }: Entry,
  files: ReadonlyMap<string, Blob>,
  onProgress: () => void,
): Promise<'saved' | 'full'> {
  const known = new Set(await database.getAllKeys('photos'));
  const fresh = [...files].filter(([hash]) => !known.has(hash));
  const bytes = fresh.reduce((sum, [, file]) => sum + file.size, preview.size);
  if (!(await hasRoomFor(bytes))) return 'full';
  // A photo that is not open has no file here. One that cannot be read now costs its size, not the design.
  const closed = photosOf(design).filter((hash) => !files.has(hash));
  const closedSizes = closed.length > 0 ? await sizesOf(database, closed).catch(() => []) : [];
  const photoSizes = [...[...files].map(([hash, { size }]) => [hash, size] as const), ...closedSizes];
  const picture: PreviewRecord = { ...(await recordFrom(preview)), photoSizes };
  try {
    // The largest first, so that a full device shows early. One after another: each is in memory while it is written.
    for (const [hash, file] of fresh.toSorted(([, a], [, b]) => b.size - a.size)) {
      await database.put('photos', await recordFrom(file), hash);
      onProgress();
    }
    const transaction = database.transaction(['designs', 'previews'], 'readwrite');
    await Promise.all([
      transaction.objectStore('designs').put(fieldsOf(design)),
      transaction.objectStore('previews').put(picture, design.id),
      transaction.done,
    ]);
  } catch (error) {
    await deletePhotos(
      database,
      fresh.map(([hash]) => hash),
    ).catch(console.warn);
    throw error;
  }
  return 'saved';
}

/** What an error says about a write. */
export const resultOf = (error: unknown): 'full' | 'refused' =>
  error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'refused';

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
    const result = await withTimeout(
      (onProgress) => withDatabase((database) => write(database, entry, files, onProgress)),
      onLate,
    );
    if (result === 'full') return cacheInMemory(result);
    memory.designs.delete(design.id);
    void askToPersist();
    return result;
  } catch (error) {
    return cacheInMemory(resultOf(error));
  }
}

/**
 * The photos of designs in this page's memory, by content hash. One that was not open when its design was saved is in the database
 * alone.
 */
const photosInMemory = (): readonly string[] => [...memory.designs.values()].flatMap(({ design }) => photosOf(design));

/** Deletes designs from this page's memory, and the photos that none of its other designs needs. */
export function deleteFromMemory(ids: readonly string[]): void {
  for (const id of ids) memory.designs.delete(id);
  const used = new Set(photosInMemory());
  for (const hash of memory.photos.keys()) if (!used.has(hash)) memory.photos.delete(hash);
}

/** The photos of a stored design; none of a record that this version cannot read. */
function photosOfRecord(fields: unknown): readonly string[] {
  const design = designFrom(fields);
  return design ? photosOf(design) : [];
}

const ALL: StoreName[] = ['designs', 'photos', 'previews'];

/** True for the drawn picture of a photo that some owner has chosen. */
const isNeededCard = (key: string, chosen: ReadonlySet<unknown>): boolean => chosen.has(photoOfCardKey(key) ?? '');

async function deleteStored(database: Database, ids: readonly string[]): Promise<void> {
  const transaction = database.transaction(ALL, 'readwrite');
  const designs: readonly unknown[] = await transaction.objectStore('designs').getAll();
  const remaining = designs.filter((design) => !ids.includes(idOf(design)));
  const chosen = chosenPhotos();
  const used = new Set<unknown>([...remaining.flatMap(photosOfRecord), ...photosInMemory(), ...chosen]);
  // A design of another version of the shop names its photos in fields that this one does not know.
  const unknown = remaining.filter((fields) => !designFrom(fields)).map((fields) => JSON.stringify(fields));
  const hashes = await transaction.objectStore('photos').getAllKeys();
  const unused = hashes.filter((hash) => !used.has(hash) && !unknown.some((text) => text.includes(hash)));
  const previews = await transaction.objectStore('previews').getAllKeys();
  const unusedCards = previews.filter((key) => !isNeededCard(key, chosen) && photoOfCardKey(key) !== null);
  await Promise.all([
    ...unusedCards.map((key) => transaction.objectStore('previews').delete(key)),
    ...ids.map((id) => transaction.objectStore('designs').delete(id)),
    ...ids.map((id) => transaction.objectStore('previews').delete(id)),
    ...unused.map((hash) => transaction.objectStore('photos').delete(hash)),
    transaction.done,
  ]);
}

async function deleteStoredBut(database: Database, needed: ReadonlySet<string>): Promise<void> {
  const transaction = database.transaction(ALL, 'readwrite');
  const designs: readonly unknown[] = await transaction.objectStore('designs').getAll();
  const chosen = chosenPhotos();
  const used = new Set<unknown>([
    ...designs.filter((fields) => needed.has(idOf(fields))).flatMap(photosOfRecord),
    ...photosInMemory(),
    ...chosen,
  ]);
  const keepOnly = async (name: StoreName, keys: ReadonlySet<unknown>): Promise<void> => {
    const store = transaction.objectStore(name);
    const gone = (await store.getAllKeys()).filter((key) => !keys.has(key) && !isNeededCard(key, chosen));
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
 * browser does not delete it.
 */
export async function deleteAllBut(needed: ReadonlySet<string>): Promise<boolean> {
  deleteFromMemory([...memory.designs.keys()].filter((id) => !needed.has(id)));
  try {
    await withTimeout(() => withDatabase((database) => deleteStoredBut(database, needed)));
    return true;
  } catch (error) {
    return isWithoutDatabase(error);
  }
}

/** Deletes photos and drawn pictures that nothing on the device needs any more; false where the browser does not. */
export async function deleteUnused(): Promise<boolean> {
  try {
    await withTimeout(() => withDatabase((database) => deleteStored(database, [])));
    return true;
  } catch (error) {
    return isWithoutDatabase(error);
  }
}

/** Deletes designs, and the photos that none of the others needs; false where the browser does not delete them. */
export async function deleteDesigns(ids: readonly string[]): Promise<boolean> {
  const onDevice = ids.filter((id) => !memory.designs.has(id));
  const isOnDevice = onDevice.length > 0 || photosInMemory().some((hash) => !memory.photos.has(hash));
  deleteFromMemory(ids);
  if (!isOnDevice) return true;
  try {
    await withTimeout(() => withDatabase((database) => deleteStored(database, onDevice)));
    return true;
  } catch {
    return false;
  }
}
