import { entriesOf, lineId, quantityIn, type Cart } from '#domain/cart.ts';
import type { Design } from '#domain/design.ts';
import {
  EMPTY_INDEX,
  indexFrom,
  indexRecord,
  neededDesigns,
  withDesign,
  withOrdered,
  withoutLine,
  withoutOrdered,
  withPartsFilled,
  withPiece,
  withPieces,
  withReplaced,
} from '#domain/designChanges.ts';
import { isLineId, partsOf, type DesignIndex, type DesignTarget, type LinePart } from '#domain/designIndex.ts';
import { exclusively } from '#lib/locks.ts';
import { deviceStorage, keepOnDevice, readJson } from '#lib/storage.ts';
import type { Store } from '#lib/store.ts';
import { DESIGNS_KEY, type DesignActions, type NewDesign } from './designActions.ts';
import { deleteDesigns, listDesigns, putDesign, readPhoto, type DesignNote } from './designStore.ts';
import { kept } from './kept.ts';
import type { ShopState } from './state.ts';

/**
 * A line that has left the cart may come back, with the account's cart perhaps: its designs are kept for this long, in
 * milliseconds, since they were made.
 */
const ABSENT_FOR_MS = 30 * 24 * 60 * 60_000;
/** A design is written before the index names it: what it does not name after this long, in milliseconds, was left behind. */
const UNNAMED_FOR_MS = 60_000;

const readIndex = (): DesignIndex => indexFrom(readJson(deviceStorage, DESIGNS_KEY));

/** Every change begins with what the device holds: another tab may have changed it. Tells what nothing needs any more. */
function changeIndex(store: Store<ShopState>, step: (index: DesignIndex) => DesignIndex): readonly string[] {
  const before = readIndex();
  const index = step(before);
  const record = JSON.stringify(indexRecord(index));
  if (record === JSON.stringify(indexRecord(before))) return [];
  keepOnDevice(DESIGNS_KEY, record === JSON.stringify(indexRecord(EMPTY_INDEX)) ? null : record);
  store.set({ designIndex: index });
  const needed = neededDesigns(index);
  return [...neededDesigns(before)].filter((id) => !needed.has(id));
}

/** Pieces of the line that a target is part of; an ordered thing is not in the cart, and meant as a whole. */
function quantityAt(cart: Cart, target: DesignTarget): number {
  return [...entriesOf(cart)].find((line) => target.kind === 'line' && lineId(line) === target.key)?.quantity ?? 1;
}

/** The part of a target's line that has no design; where there is none, the target as it was. */
function withoutDesignAt(index: DesignIndex, target: DesignTarget, cart: Cart): DesignTarget {
  if (target.kind === 'gift') return target;
  const parts = partsOf(index, target.key, quantityAt(cart, target));
  const part = parts.findIndex(({ design }) => design === null);
  if (part === -1) return target;
  return { ...target, part, isOne: target.isOne && (parts[part]?.pieces ?? 0) > 1 };
}

/** The index with a new design. A gift's own goes to its pieces in the cart as well that have none so far. */
function withNew(
  index: DesignIndex,
  { id, target: asked, replaces, isAnew, gift }: NewDesign,
  cart: Cart,
): DesignIndex {
  const target = isAnew ? withoutDesignAt(index, asked, cart) : asked;
  if (replaces !== null && neededDesigns(index).has(replaces)) return withReplaced(index, replaces, id);
  const placed = withDesign(index, target, quantityAt(cart, target), id);
  if (target.kind !== 'gift') return placed;
  const lines = [...entriesOf(cart)].filter(
    ({ productId, size }) => productId === gift.productId && (gift.size === '' || size === gift.size),
  );
  return lines.reduce((filled, line) => withPartsFilled(filled, lineId(line), line.quantity, id), placed);
}

/** Reads what the device has into the store. */
async function load(store: Store<ShopState>): Promise<void> {
  const needed = neededDesigns(readIndex());
  const found = (await listDesigns()).filter(({ design }) => needed.has(design.id));
  const before = new Map(store.get().designs.map((note) => [note.design.id, note]));
  if (found.length === 0 && before.size === 0) return;
  const designs = found.map((stored): DesignNote => {
    // A design never changes, so neither does its picture.
    const { id } = stored.design;
    const previewUrl = before.get(id)?.previewUrl ?? URL.createObjectURL(stored.preview);
    before.delete(id);
    return { ...stored, previewUrl };
  });
  store.set({ designIndex: readIndex(), designs });
  for (const { previewUrl } of before.values()) URL.revokeObjectURL(previewUrl);
}

/** The index without lines that left the cart, and the device, long ago. Ordered things are not lines of a cart. */
function withoutAbsent(index: DesignIndex, made: ReadonlyMap<string, number>, now: number): DesignIndex {
  const here = new Set([...entriesOf(kept.cart()), ...entriesOf(kept.later())].map(lineId));
  const isOld = ({ design }: LinePart): boolean => now - (made.get(design ?? '') ?? 0) > ABSENT_FOR_MS;
  const gone = [...index.lines].filter(([key, parts]) => isLineId(key) && !here.has(key) && parts.every(isOld));
  return gone.reduce((left, [key]) => withoutLine(left, key), index);
}

/** Takes away what a killed tab or a forgotten line has left behind; true when there was something. */
async function tidy(store: Store<ShopState>): Promise<boolean> {
  const all = await listDesigns();
  const now = Date.now();
  const made = new Map(all.map(({ design: { id, madeAt } }) => [id, madeAt]));
  changeIndex(store, (index) => withoutAbsent(index, made, now));
  const needed = neededDesigns(readIndex());
  const gone = all.filter(({ design: { id, madeAt } }) => !needed.has(id) && now - madeAt > UNNAMED_FOR_MS);
  if (gone.length > 0) await deleteDesigns(gone.map(({ design }) => design.id));
  return gone.length > 0;
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
    keepDesign: async (made) => {
      const design: Design = { ...made.content, gift: made.gift, id: made.id, madeAt: Date.now() };
      // Of two changes that follow closely the later one stands.
      const result = await exclusively('designs', async () => {
        const result = await putDesign(design, made.preview, made.files);
        await deleteDesigns(change((index) => withNew(index, made, store.get().cart)));
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
    noteSent: async (ids) => void change((index) => withOrdered(index, ids, Date.now())),
    notePiece: async (line, before, design) =>
      void change((index) =>
        withPiece(
          index,
          lineId(line),
          before,
          design === undefined ? (index.pending.get(line.productId) ?? null) : design,
        ),
      ),
    noteOrdering: async (lines) => {
      const { ordered } = readIndex();
      const ids = lines
        .flatMap((line) => partsOf(readIndex(), lineId(line), line.quantity))
        .flatMap(({ design }) => design ?? []);
      change((index) => withOrdered(index, ids, null));
      return () =>
        void change((index) => ({ ...index, ordered: new Map([...withoutOrdered(index, ids).ordered, ...ordered]) }));
    },
    noteOrdered: async (lines, cart) =>
      void change((index) =>
        lines
          .filter((line) => quantityIn(cart, line) === 0)
          .reduce((left, line) => withoutLine(left, lineId(line)), index),
      ),
  };
}
