import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

import { photosOf, type Design } from '#domain/design.ts';
import { designRoom, UNKNOWN_ROOM } from '#domain/storageRoom.ts';
import { isDesign } from './designFields.ts';

/** Kept on the device, or with the page alone: because the device is full, or because the browser keeps nothing. */
export type KeepResult = 'kept' | 'full' | 'refused';

/** A design, and a small picture of the gift with it. */
type Entry = { readonly design: Design; readonly preview: Blob };

type StoredDesign = Entry & {
  /** Of the design and its photos, as far as no later design has them. */
  readonly bytes: number;
  /** False when the browser refused, and it goes with the page. */
  readonly isKept: boolean;
};

/** What screens know of a design; the URL of its picture lives as long as the page knows the design. */
export type DesignNote = StoredDesign & { readonly previewUrl: string };

interface Schema extends DBSchema {
  designs: { key: string; value: Design };
  /** By content hash: a photo is kept once, however many designs use it. */
  photos: { key: string; value: Blob };
  /** By the id of the design. */
  previews: { key: string; value: Blob };
}

let opening: Promise<IDBPDatabase<Schema>> | null = null;

function open(): Promise<IDBPDatabase<Schema>> {
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

async function stored(): Promise<{ readonly entries: readonly Entry[]; readonly sizes: ReadonlyMap<string, number> }> {
  try {
    const database = await open();
    const transaction = database.transaction(['designs', 'photos', 'previews']);
    const designs: readonly unknown[] = await transaction.objectStore('designs').getAll();
    const known = designs.filter(isDesign);
    const previews = await Promise.all(known.map(({ id }) => transaction.objectStore('previews').get(id)));
    const hashes = [...new Set(known.flatMap(photosOf))];
    const photos = await Promise.all(hashes.map((hash) => transaction.objectStore('photos').get(hash)));
    const entries = known.flatMap((design, at) => {
      const preview = previews[at];
      return preview instanceof Blob ? [{ design, preview }] : [];
    });
    return { entries, sizes: new Map(hashes.map((hash, at) => [hash, photos[at]?.size ?? 0])) };
  } catch {
    return { entries: [], sizes: new Map() };
  }
}

/** Every design, the latest first. */
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
    const file: unknown = await (await open()).get('photos', hash);
    return file instanceof Blob ? file : null;
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

/** Keeps a design with its photos; files that the device has already are not written again. */
export async function putDesign(design: Design, preview: Blob, files: ReadonlyMap<string, Blob>): Promise<KeepResult> {
  const keepHere = (result: 'full' | 'refused'): KeepResult => {
    memory.designs.set(design.id, { design, preview });
    for (const [hash, file] of files) memory.photos.set(hash, file);
    return result;
  };
  try {
    const database = await open();
    const known = new Set(await database.getAllKeys('photos'));
    const fresh = [...files].filter(([hash]) => !known.has(hash));
    const bytes = fresh.reduce((sum, [, file]) => sum + file.size, preview.size);
    if (!(await hasRoomFor(bytes))) return keepHere('full');
    const transaction = database.transaction(['designs', 'photos', 'previews'], 'readwrite');
    await Promise.all([
      transaction.objectStore('designs').put(design),
      transaction.objectStore('previews').put(preview, design.id),
      ...fresh.map(([hash, file]) => transaction.objectStore('photos').put(file, hash)),
      transaction.done,
    ]);
    memory.designs.delete(design.id);
    void askToPersist();
    return 'kept';
  } catch (error) {
    return keepHere(error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'refused');
  }
}

/** Takes designs away, and the photos that none of the others needs; false when the browser would not let us. */
export async function deleteDesigns(ids: readonly string[]): Promise<boolean> {
  const onDevice = ids.filter((id) => !memory.designs.delete(id));
  const usedHere = new Set([...memory.designs.values()].flatMap(({ design }) => photosOf(design)));
  for (const hash of memory.photos.keys()) if (!usedHere.has(hash)) memory.photos.delete(hash);
  if (onDevice.length === 0) return true;
  try {
    const transaction = (await open()).transaction(['designs', 'photos', 'previews'], 'readwrite');
    const designs: readonly unknown[] = await transaction.objectStore('designs').getAll();
    const staying = designs.filter(isDesign).filter(({ id }) => !onDevice.includes(id));
    const used = new Set(staying.flatMap(photosOf));
    const hashes = await transaction.objectStore('photos').getAllKeys();
    await Promise.all([
      ...onDevice.map((id) => transaction.objectStore('designs').delete(id)),
      ...onDevice.map((id) => transaction.objectStore('previews').delete(id)),
      ...hashes.filter((hash) => !used.has(hash)).map((hash) => transaction.objectStore('photos').delete(hash)),
      transaction.done,
    ]);
    return true;
  } catch {
    return false;
  }
}
