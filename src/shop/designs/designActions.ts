import { REPLACED_PREVIEW_MS } from '#config/constants.ts';
import {
  cartFrom,
  entriesOf,
  lineId,
  quantityIn,
  type Cart,
  type LineKey,
  type LineQuantity,
} from '#domain/cart/cart.ts';
import type { Design } from '#domain/design/design.ts';
import {
  EMPTY_INDEX,
  indexFrom,
  indexRecord,
  indexSteps,
  neededDesigns,
  withDesign,
  withMorePieces,
  withOrdered,
  withoutLine,
  withoutOrdered,
  withPiece,
  withPieces,
  withReplaced,
} from '#domain/design/designChanges.ts';
import { isLineId, partsOf, type DesignIndex, type DesignTarget, type LinePart } from '#domain/design/designIndex.ts';
import { isPlaced, quantityAt, withNew, type DesignToPlace } from '#domain/design/designPlacement.ts';
import { exclusively, hasLocks } from '#lib/locks.ts';
import type { Store } from '#lib/store.ts';
import { changeOwned, OWNED_KEYS, ownerNow, ownersOf, readOwned } from '#shop/session/owner.ts';
import { cartStorage } from '#shop/cart/cartStorage.ts';
import { isUpToDate, storedSession } from '#shop/session/storedSession.ts';
import type { ShopState } from '#shop/state.ts';
import {
  designerNow,
  finishRemoval,
  lastRemoval,
  ownerOfWork,
  removePhotoRecords,
  type Designer,
  type Removal,
} from './designOwner.ts';
import { copyDesigns, type CopiedPart } from './copyDesigns.ts';
import {
  deleteAllBut,
  deleteDesigns,
  deleteFromMemory,
  listDesigns,
  putDesign,
  readPhoto,
  type DesignRecord,
  type SaveResult,
} from './designStore.ts';

/** A design to be saved. */
export type NewDesign = DesignToPlace & {
  /** By default the current shopper. */
  readonly by?: Designer;
  readonly preview: Blob;
  /** Its photos, by content hash. */
  readonly files: ReadonlyMap<string, Blob>;
};

/** What a shopper can do with designs. docs/behaviour.md, Personalise. */
export type DesignActions = {
  /** Reads the designs on this device into the state. */
  readonly loadDesigns: () => Promise<void>;
  /**
   * The file of a photo, by content hash; null when the device has lost it. Rejects where the photo may be there and
   * cannot be read now.
   */
  readonly readPhoto: (hash: string) => Promise<Blob | null>;
  /** Saves a design on this device, else in the page's memory. */
  readonly saveDesign: (design: NewDesign) => Promise<SaveResult>;
  /** Uses an existing design, or none, at a target; with `replaces`, in place of that design wherever it is used. */
  readonly placeDesign: (target: DesignTarget, design: string | null, replaces?: string | null) => Promise<void>;
  /** Sets how many pieces a part of a line has; the quantity of the line itself is set by setQuantity. */
  readonly setPieces: (line: LineQuantity, part: number, pieces: number) => Promise<void>;
  /** Deletes designs for good, wherever they are used; false where the browser does not delete them. */
  readonly deleteDesigns: (ids: readonly string[]) => Promise<boolean>;
  /**
   * Removes every design of the current shopper, with photos, texts and previews. They disappear at once, in every tab;
   * false where the browser does not delete them, which is then tried again at each start.
   */
  readonly removePhotos: () => Promise<boolean>;
  /** Records that designs were sent to the shop. */
  readonly recordSent: (ids: readonly string[]) => Promise<void>;
  /**
   * Adds pieces to a line, each part with a copy of its design: a design belongs to one line, and to one order. `addPieces` must put
   * them into the cart at once: it is called in the same task as they are recorded, so that no change comes between. Returns the
   * parts as recorded; null, with nothing added, where the shopper has logged out meanwhile. A photo that the device has lost
   * leaves its place empty. Rejects, with nothing added, where a photo cannot be read now.
   */
  readonly copyPieces: (
    line: LineKey,
    parts: readonly CopiedPart[],
    addPieces: () => void,
    by?: Designer,
  ) => Promise<readonly LinePart[] | null>;
  /** Records one further piece of a line that had `before` pieces: with this design, by default the product page's. */
  readonly recordPiece: (line: LineKey, before: number, design?: string | null) => Promise<void>;
  /** Marks the designs of these lines as ordered while the order is being sent. Returns how to undo that. */
  readonly recordOrdering: (lines: readonly LineQuantity[]) => Promise<() => void>;
  /** Records that lines have left the cart with an order. */
  readonly recordOrdered: (lines: readonly LineKey[], cart: Cart) => Promise<void>;
};

/**
 * A line that has left the cart may come back, perhaps with the account's cart: its designs stay on the device for this
 * long after they were made, in milliseconds.
 */
const ABSENT_FOR_MS = 30 * 24 * 60 * 60_000;
/**
 * What an owner who is not logged in here has left on the device is deleted when its latest design, or the photo shown on
 * products, is older than this, in milliseconds: nobody else could see or remove it.
 */
export const AWAY_FOR_MS = 180 * 24 * 60 * 60_000;
/**
 * A design is written before the index names it. One that is older than this, in milliseconds, and not named, is a
 * leftover.
 */
const UNNAMED_FOR_MS = 60_000;

/** The index of the designs of one owner, by default the current shopper's. */
const readIndex = (owner?: string): DesignIndex => indexFrom(readOwned(OWNED_KEYS.designs, owner));

/** Every design that some owner needs. */
const neededByAnyone = (): ReadonlySet<string> =>
  new Set(ownersOf(OWNED_KEYS.designs).flatMap((owner) => [...neededDesigns(readIndex(owner))]));

const isSameIndex = (a: DesignIndex, b: DesignIndex): boolean =>
  JSON.stringify(indexRecord(a)) === JSON.stringify(indexRecord(b));

/**
 * Changes an owner's index, starting from what the device holds: another tab may have changed it. Returns the designs that
 * nothing needs any more.
 */
function changeIndexOf(owner: string, step: (index: DesignIndex) => DesignIndex): readonly string[] {
  const before = readIndex(owner);
  const index = step(before);
  if (isSameIndex(index, before)) return [];
  const result = isSameIndex(index, EMPTY_INDEX) ? null : indexRecord(index);
  changeOwned(OWNED_KEYS.designs, { lists: indexSteps(before, index) }, result, owner);
  const needed = neededByAnyone();
  return [...neededDesigns(before)].filter((id) => !needed.has(id));
}

/** Changes the current shopper's index, on the device and in the state. Does nothing on an earlier shopper's screen. */
function changeIndex(store: Store<ShopState>, step: (index: DesignIndex) => DesignIndex): readonly string[] {
  if (!isUpToDate(store.get())) return [];
  const gone = changeIndexOf(ownerNow(), step);
  store.set({ designIndex: readIndex() });
  return gone;
}

/** Reads the designs of the current shopper into the store. */
async function load(store: Store<ShopState>): Promise<void> {
  const { designs: all, isComplete } = await listDesigns();
  // Checked after the wait: another account may have logged in, and must not see these designs.
  if (!isUpToDate(store.get())) return;
  const own = neededDesigns(readIndex());
  const before = new Map(store.get().designs.map((record) => [record.design.id, record]));
  const read = all.filter(({ design }) => own.has(design.id));
  const ids = new Set(read.map(({ design }) => design.id));
  // What cannot be read now is not gone: the state still has it from an earlier read.
  const unread = isComplete ? [] : [...before.values()].filter(({ design: { id } }) => own.has(id) && !ids.has(id));
  const found = [...read, ...unread].toSorted((a, b) => b.design.madeAt - a.design.madeAt);
  const areDesignsUnreadable = !isComplete && found.length < own.size;
  if (store.get().areDesignsUnreadable !== areDesignsUnreadable) store.set({ areDesignsUnreadable });
  if (found.length === 0 && before.size === 0 && !areDesignsUnreadable) return;
  const designs = found.map((stored): DesignRecord => {
    // A design never changes, so the URL of its picture can be used again.
    const { id } = stored.design;
    const previewUrl = before.get(id)?.previewUrl ?? URL.createObjectURL(stored.preview);
    before.delete(id);
    return { ...stored, previewUrl };
  });
  store.set({ designIndex: readIndex(), designs });
  const gone = [...before.values()];
  setTimeout(() => gone.forEach(({ previewUrl }) => URL.revokeObjectURL(previewUrl)), REPLACED_PREVIEW_MS);
  // Another tab may have removed all photos: that includes designs that only this page has in memory.
  const needed = neededByAnyone();
  const removedAt = lastRemoval()?.at ?? 0;
  const removed = gone.filter(({ design: { id, madeAt } }) => madeAt <= removedAt && !needed.has(id));
  deleteFromMemory(removed.map(({ design }) => design.id));
}

/**
 * The index without lines that are not in the cart and whose designs are old. Ordered products are not lines of a cart.
 */
function withoutAbsent(
  index: DesignIndex,
  inCart: ReadonlySet<string>,
  madeAt: ReadonlyMap<string, number>,
  now: number,
): DesignIndex {
  const isOld = ({ design }: LinePart): boolean => now - (madeAt.get(design ?? '') ?? 0) > ABSENT_FOR_MS;
  const gone = [...index.lines].filter(([key, parts]) => isLineId(key) && !inCart.has(key) && parts.every(isOld));
  return gone.reduce((left, [key]) => withoutLine(left, key), index);
}

/**
 * True where the owner has not come back for so long that their designs are deleted: nobody else could see or delete
 * them.
 */
const isAbandoned = (index: DesignIndex, madeAt: ReadonlyMap<string, number>, now: number): boolean =>
  // A design that is not in the list is in another page's memory, or lost: its age is unknown.
  [...neededDesigns(index)].every((id) => now - (madeAt.get(id) ?? now) > AWAY_FOR_MS);

/** Lines that this device holds for an owner outside the cart in use: in a cart that waits for a login, or saved for later. */
const waitingLines = (owner: string): readonly LineKey[] =>
  [OWNED_KEYS.cart, OWNED_KEYS.savedForLater].flatMap((key) => [...entriesOf(cartFrom(readOwned(key, owner)))]);

/** Deletes what a killed tab or a forgotten line has left behind; true when something was deleted. */
async function tidy(store: Store<ShopState>): Promise<boolean> {
  const { designs: all, isComplete } = await listDesigns();
  if (!isComplete) return lastRemoval()?.isPending && hasLocks() ? removePending() : false;
  const now = Date.now();
  const madeAt = new Map(all.map(({ design }) => [design.id, design.madeAt]));
  const withoutGone = (index: DesignIndex, lines: readonly LineKey[]): DesignIndex =>
    withoutAbsent(index, new Set(lines.map(lineId)), madeAt, now);
  const owner = ownerNow();
  // Between a login and its merge the device does not know what the account's cart holds.
  if (!cartStorage.isMergePending())
    changeIndex(store, (index) => withoutGone(index, [...entriesOf(cartStorage.readCart()), ...waitingLines(owner)]));
  for (const other of ownersOf(OWNED_KEYS.designs).filter((name) => name !== owner))
    changeIndexOf(other, (index) =>
      isAbandoned(index, madeAt, now) ? EMPTY_INDEX : withoutGone(index, waitingLines(other)),
    );
  // Where tabs share a lock, no tab is about to name a design now: a pending removal need not wait for UNNAMED_FOR_MS.
  if (lastRemoval()?.isPending && hasLocks()) return removePending();
  const needed = neededByAnyone();
  const gone = all.filter(({ design }) => !needed.has(design.id) && now - design.madeAt > UNNAMED_FOR_MS);
  if (gone.length > 0) await deleteDesigns(gone.map(({ design }) => design.id));
  return gone.length > 0;
}

/** Deletes from the database what no owner's index names; false where the browser does not delete it. */
async function removePending(): Promise<boolean> {
  if (!(await deleteAllBut(neededByAnyone()))) return false;
  finishRemoval();
  return true;
}

/** DesignActions.copyPieces on a store. */
async function copyPieces(
  store: Store<ShopState>,
  ...[line, parts, addPieces, by = designerNow()]: Parameters<DesignActions['copyPieces']>
): Promise<readonly LinePart[] | null> {
  const recorded = await exclusively('designs', async () => {
    const copied = await copyDesigns(parts);
    // The cart may belong to another shopper by now, in this tab or according to the device.
    if (by.shopper !== storedSession.readShopper() || ownerOfWork(by) === null || !isUpToDate(store.get())) {
      await deleteDesigns(copied.flatMap(({ design }) => design ?? []));
      return null;
    }
    const before = quantityIn(cartStorage.readCart(), line);
    changeIndex(store, (index) => withMorePieces(index, lineId(line), before, copied));
    addPieces();
    return copied;
  });
  await load(store);
  return recorded;
}

/** The actions of designs on a store. Screens use them by lazyDesignActions. */
export function designActions(store: Store<ShopState>): DesignActions {
  const change = (step: (index: DesignIndex) => DesignIndex): readonly string[] => changeIndex(store, step);

  const loadDesigns = (): Promise<void> => load(store);

  return {
    loadDesigns: async () => {
      // The designs are shown before the device is tidied up, so that nobody waits for that.
      await loadDesigns();
      if (await exclusively('designs', () => tidy(store))) await loadDesigns();
    },
    readPhoto,
    saveDesign: async (made) => {
      const design: Design = { ...made.content, gift: made.product, id: made.id, madeAt: Date.now() };
      const { by = designerNow() } = made;
      const { cart, designs } = store.get();
      const before = designs.find((record) => record.design.id === made.replaces)?.design;
      // Saves run one after another under a lock, so the later one of two quick changes wins.
      const result = await exclusively('designs', async (): Promise<SaveResult> => {
        if (ownerOfWork(by) === null) return 'refused';
        const result = await putDesign(design, made.preview, made.files);
        // The owner may have logged in or out, or removed all photos, while the design was being written.
        const owner = ownerOfWork(by);
        if (owner === null) {
          await deleteDesigns([design.id]);
          return 'refused';
        }
        await deleteDesigns(changeIndexOf(owner, (index) => withNew(index, made, cart, before)));
        return result;
      });
      await loadDesigns();
      return result;
    },
    placeDesign: async (target, design, replaces = null) => {
      await exclusively('designs', () =>
        deleteDesigns(
          change((index) =>
            // A piece that was split off its line already must not be split off again.
            replaces !== null && isPlaced(index, replaces)
              ? withReplaced(index, replaces, design)
              : withDesign(index, target, quantityAt(store.get().cart, target), design),
          ),
        ),
      );
      await loadDesigns();
    },
    setPieces: async (line, part, pieces) =>
      void change((index) => withPieces(index, lineId(line), line.quantity, part, pieces)),
    deleteDesigns: async (ids) => {
      // Designs that the browser does not delete stay in the list.
      if (!(await exclusively('designs', () => deleteDesigns(ids)))) return false;
      // The list changes before the index: otherwise an ordered design would look unordered for a moment.
      store.set(({ designs }) => ({ designs: designs.filter(({ design }) => !ids.includes(design.id)) }));
      change((index) =>
        withoutOrdered(
          ids.reduce((left, id) => withReplaced(left, id, null), index),
          ids,
        ),
      );
      await loadDesigns();
      return true;
    },
    removePhotos: async () => {
      const removal = lastRemoval();
      const remove = ({ owner }: Removal): Promise<boolean> => {
        // A design that was being saved when the shopper removed all has entered the index since.
        removePhotoRecords(owner);
        return removePending();
      };
      const isDone = removal === null || (await exclusively('designs', () => remove(removal)));
      await loadDesigns();
      return isDone;
    },
    recordSent: async (ids) => void change((index) => withOrdered(index, ids, Date.now())),
    recordPiece: async (line, before, design) =>
      void change((index) =>
        withPiece(
          index,
          lineId(line),
          before,
          design === undefined ? (index.pending.get(line.productId) ?? null) : design,
        ),
      ),
    copyPieces: (...given) => copyPieces(store, ...given),
    recordOrdering: async (lines) => {
      const owner = ownerNow();
      const { ordered } = readIndex(owner);
      const ids = lines
        .flatMap((line) => partsOf(readIndex(owner), lineId(line), line.quantity))
        .flatMap(({ design }) => design ?? []);
      change((index) => withOrdered(index, ids, null));
      return () => {
        // The server may answer after a logout: the designs still belong to the owner who ordered.
        changeIndexOf(owner, (index) => ({
          ...index,
          ordered: new Map([...withoutOrdered(index, ids).ordered, ...ordered]),
        }));
        if (isUpToDate(store.get()) && owner === ownerNow()) store.set({ designIndex: readIndex() });
      };
    },
    recordOrdered: async (lines, cart) =>
      void change((index) =>
        lines
          .filter((line) => quantityIn(cart, line) === 0)
          .reduce((left, line) => withoutLine(left, lineId(line)), index),
      ),
  };
}
