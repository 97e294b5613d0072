import { entriesOf, lineId, quantityIn, type Cart } from '#domain/cart/cart.ts';
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
  withPartsFilled,
  withPiece,
  withPieces,
  withReplaced,
} from '#domain/design/designChanges.ts';
import { isLineId, partsOf, type DesignIndex, type DesignTarget, type LinePart } from '#domain/design/designIndex.ts';
import { exclusively, hasLocks } from '#lib/locks.ts';
import { deviceStorage } from '#lib/storage.ts';
import type { Store } from '#lib/store.ts';
import { cartStorage } from '#shop/cart/cartStorage.ts';
import { changeOwned, OWNED_KEYS, ownerNow, ownersOf, readOwned, removeOwned, VISITOR } from '#shop/session/owner.ts';
import { storage } from '#shop/session/storage.ts';
import type { ShopState } from '#shop/state.ts';
import {
  designerNow,
  lastRemoval,
  REMOVED_KEY,
  type DesignActions,
  type Designer,
  type NewDesign,
} from './designActions.ts';
import {
  deleteAllBut,
  deleteDesigns,
  forgetHere,
  isListComplete,
  listDesigns,
  putDesign,
  readPhoto,
  type DesignRecord,
  type SaveResult,
} from './designStore.ts';

/**
 * A line that has left the cart may come back, with the account's cart perhaps: its designs are kept for this long, in
 * milliseconds, since they were made.
 */
const ABSENT_FOR_MS = 30 * 24 * 60 * 60_000;
/** Of an owner who is not here all designs go when the latest was made so long ago, in milliseconds. */
const AWAY_FOR_MS = 180 * 24 * 60 * 60_000;
/** A design is written before the index names it: what it does not name after this long, in milliseconds, was left behind. */
const UNNAMED_FOR_MS = 60_000;

/** The index of the designs of one owner, by default the current shopper's. */
const readIndex = (owner?: string): DesignIndex => indexFrom(readOwned(OWNED_KEYS.designs, owner));

/** Every design that some owner needs. */
const neededByAnyone = (): ReadonlySet<string> =>
  new Set(ownersOf(OWNED_KEYS.designs).flatMap((owner) => [...neededDesigns(readIndex(owner))]));

const isSameIndex = (a: DesignIndex, b: DesignIndex): boolean =>
  JSON.stringify(indexRecord(a)) === JSON.stringify(indexRecord(b));

/**
 * Changes an owner's index. Every change begins with what the device holds: another tab may have changed it. Tells which
 * designs nothing needs any more.
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

/** True where this tab shows the current shopper's designs; it may not have heard of a logout yet. */
const isUpToDate = (store: Store<ShopState>): boolean => store.get().shopper === storage.readShopper();

/** The same for the current shopper and the screens. What an earlier shopper's screen asks for is not done. */
function changeIndex(store: Store<ShopState>, step: (index: DesignIndex) => DesignIndex): readonly string[] {
  if (!isUpToDate(store)) return [];
  const gone = changeIndexOf(ownerNow(), step);
  store.set({ designIndex: readIndex() });
  return gone;
}

/**
 * Whose a design is by the time it is kept. A visitor's goes along into a login. After a logout it is still the account's
 * that made it; null where nobody can tell, or where the owner has had all photos removed meanwhile.
 */
function ownerOfWork({ owner, shopper, since }: Designer): string | null {
  const isHere = shopper === storage.readShopper();
  if (!isHere && owner === VISITOR) return null;
  const ofNow = isHere ? ownerNow() : owner;
  const removal = lastRemoval();
  const isRemoved = removal !== null && removal.at > since && [owner, ofNow].includes(removal.owner);
  return isRemoved ? null : ofNow;
}

/** Pieces of the line that a target is part of; an ordered thing is not in the cart, and meant as a whole. */
function quantityAt(cart: Cart, target: DesignTarget): number {
  return [...entriesOf(cart)].find((line) => target.kind === 'line' && lineId(line) === target.key)?.quantity ?? 1;
}

/** The part of a target's line that has no design; where there is none, the target as it was. */
function withoutDesignAt(index: DesignIndex, target: DesignTarget, cart: Cart): DesignTarget {
  if (target.kind === 'product') return target;
  const parts = partsOf(index, target.key, quantityAt(cart, target));
  const part = parts.findIndex(({ design }) => design === null);
  if (part === -1) return target;
  return { ...target, part, isOne: target.isOne && (parts[part]?.pieces ?? 0) > 1 };
}

/** The index with a new design. A product's own goes to its pieces in the cart as well that have none so far. */
function withNew(
  index: DesignIndex,
  { id, target: asked, replaces, isAnew, gift }: NewDesign,
  cart: Cart,
): DesignIndex {
  const target = isAnew ? withoutDesignAt(index, asked, cart) : asked;
  if (replaces !== null && neededDesigns(index).has(replaces)) return withReplaced(index, replaces, id);
  const placed = withDesign(index, target, quantityAt(cart, target), id);
  if (target.kind !== 'product') return placed;
  const lines = [...entriesOf(cart)].filter(
    ({ productId, size }) => productId === gift.productId && (gift.size === '' || size === gift.size),
  );
  return lines.reduce((filled, line) => withPartsFilled(filled, lineId(line), line.quantity, id), placed);
}

/** Reads what the device has into the store. */
async function load(store: Store<ShopState>): Promise<void> {
  const all = await listDesigns();
  // Asked after the wait: the account may have changed, and each sees its own designs alone.
  if (!isUpToDate(store)) return;
  const own = neededDesigns(readIndex());
  const found = all.filter(({ design }) => own.has(design.id));
  const before = new Map(store.get().designs.map((note) => [note.design.id, note]));
  if (found.length === 0 && before.size === 0) return;
  const designs = found.map((stored): DesignRecord => {
    // A design never changes, so neither does its picture.
    const { id } = stored.design;
    const previewUrl = before.get(id)?.previewUrl ?? URL.createObjectURL(stored.preview);
    before.delete(id);
    return { ...stored, previewUrl };
  });
  store.set({ designIndex: readIndex(), designs });
  for (const { previewUrl } of before.values()) URL.revokeObjectURL(previewUrl);
  // Another tab has removed all photos: those that only this page has are among them.
  const needed = neededByAnyone();
  const removedAt = lastRemoval()?.at ?? 0;
  const removed = [...before.values()].filter(({ design: { id, madeAt } }) => madeAt <= removedAt && !needed.has(id));
  forgetHere(removed.map(({ design }) => design.id));
}

/** The index without lines that left the cart, and the device, long ago. Ordered things are not lines of a cart. */
function withoutAbsent(
  index: DesignIndex,
  here: ReadonlySet<string>,
  made: ReadonlyMap<string, number>,
  now: number,
): DesignIndex {
  const isOld = ({ design }: LinePart): boolean => now - (made.get(design ?? '') ?? 0) > ABSENT_FOR_MS;
  const gone = [...index.lines].filter(([key, parts]) => isLineId(key) && !here.has(key) && parts.every(isOld));
  return gone.reduce((left, [key]) => withoutLine(left, key), index);
}

/** True where all of it is older than anybody stays away who comes back. Its owner alone could see and delete it. */
const isForsaken = (index: DesignIndex, made: ReadonlyMap<string, number>, now: number): boolean =>
  // A design that is not in the list lives in another page's memory, or is lost: it tells nothing.
  [...neededDesigns(index)].every((id) => now - (made.get(id) ?? now) > AWAY_FOR_MS);

/** Takes away what a killed tab or a forgotten line has left behind; true when there was something. */
async function tidy(store: Store<ShopState>): Promise<boolean> {
  const all = await listDesigns();
  if (!isListComplete()) return false;
  const now = Date.now();
  const made = new Map(all.map(({ design: { id, madeAt } }) => [id, madeAt]));
  const inCart = new Set(
    [...entriesOf(cartStorage.readCart()), ...entriesOf(cartStorage.readSavedForLater())].map(lineId),
  );
  changeIndex(store, (index) => withoutAbsent(index, inCart, made, now));
  for (const owner of ownersOf(OWNED_KEYS.designs).filter((name) => name !== ownerNow()))
    changeIndexOf(owner, (index) =>
      isForsaken(index, made, now) ? EMPTY_INDEX : withoutAbsent(index, NOTHING, made, now),
    );
  // Where tabs take turns nobody is about to name a design: what was to be removed waits for nothing.
  if (lastRemoval()?.isPending && hasLocks()) return removePending();
  const needed = neededByAnyone();
  const gone = all.filter(({ design: { id, madeAt } }) => !needed.has(id) && now - madeAt > UNNAMED_FOR_MS);
  if (gone.length > 0) await deleteDesigns(gone.map(({ design }) => design.id));
  return gone.length > 0;
}

const NOTHING: ReadonlySet<string> = new Set();

/** Removes from the database what no owner's index names; false when the browser does not let go of it. */
async function removePending(): Promise<boolean> {
  if (!(await deleteAllBut(neededByAnyone()))) return false;
  const removal = lastRemoval();
  if (removal) deviceStorage.write(REMOVED_KEY, JSON.stringify({ ...removal, isPending: false }));
  return true;
}

/** Removes what this owner has had removed, in turn with what is being kept. */
async function removeFor({ owner }: { readonly owner: string }): Promise<boolean> {
  // What was being kept at that moment has named itself since.
  removeOwned(OWNED_KEYS.designs, owner);
  return removePending();
}

/** What a shopper can do with designs. docs/behaviour.md, Personalise. */
export function createDesigns(store: Store<ShopState>): DesignActions {
  const change = (step: (index: DesignIndex) => DesignIndex): readonly string[] => changeIndex(store, step);

  const loadDesigns = (): Promise<void> => load(store);

  return {
    loadDesigns: async () => {
      // Whoever is quick finds the designs first, and what nobody needs goes afterwards.
      await loadDesigns();
      if (await exclusively('designs', () => tidy(store))) await loadDesigns();
    },
    readPhoto,
    saveDesign: async (made) => {
      const design: Design = { ...made.content, gift: made.gift, id: made.id, madeAt: Date.now() };
      const { by = designerNow() } = made;
      const { cart } = store.get();
      // Of two changes that follow closely the later one stands.
      const result = await exclusively('designs', async (): Promise<SaveResult> => {
        if (ownerOfWork(by) === null) return 'refused';
        const result = await putDesign(design, made.preview, made.files);
        // Its owner may have logged in or out, or removed it, while it was being written.
        const owner = ownerOfWork(by);
        if (owner === null) {
          await deleteDesigns([design.id]);
          return 'refused';
        }
        await deleteDesigns(changeIndexOf(owner, (index) => withNew(index, made, cart)));
        return result;
      });
      await loadDesigns();
      return result;
    },
    placeDesign: async (target, design, replaces = null) => {
      await exclusively('designs', () =>
        deleteDesigns(
          change((index) =>
            // A piece that was parted from its line already is not parted from it once more.
            replaces !== null && neededDesigns(index).has(replaces)
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
      // What the browser would not let go stays in its place, and listed.
      if (!(await exclusively('designs', () => deleteDesigns(ids)))) return;
      // They leave the lists first: an ordered one would stand there for a moment like one that was not.
      store.set(({ designs }) => ({ designs: designs.filter(({ design }) => !ids.includes(design.id)) }));
      change((index) =>
        withoutOrdered(
          ids.reduce((left, id) => withReplaced(left, id, null), index),
          ids,
        ),
      );
      await loadDesigns();
    },
    removePhotos: async () => {
      const removal = lastRemoval();
      const isDone = removal === null || (await exclusively('designs', () => removeFor(removal)));
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
    recordPieces: async (line, before, parts) =>
      void change((index) => withMorePieces(index, lineId(line), before, parts)),
    recordOrdering: async (lines) => {
      const owner = ownerNow();
      const { ordered } = readIndex(owner);
      const ids = lines
        .flatMap((line) => partsOf(readIndex(owner), lineId(line), line.quantity))
        .flatMap(({ design }) => design ?? []);
      change((index) => withOrdered(index, ids, null));
      return () => {
        // The answer may come after a logout: the designs are still this owner's.
        changeIndexOf(owner, (index) => ({
          ...index,
          ordered: new Map([...withoutOrdered(index, ids).ordered, ...ordered]),
        }));
        if (isUpToDate(store) && owner === ownerNow()) store.set({ designIndex: readIndex() });
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
