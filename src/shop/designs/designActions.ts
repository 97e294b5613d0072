import type { Cart, LineKey, LineQuantity } from '#domain/cart/cart.ts';
import type { DesignContent, DesignedProduct } from '#domain/design/design.ts';
import type { DesignTarget, LinePart } from '#domain/design/designIndex.ts';
import { deviceStorage, readJson } from '#lib/storage.ts';
import type { Store } from '#lib/store.ts';
import { isNameless, OWNED_KEYS, ownerNow, ownersOf, readOwned, removeOwned } from '#shop/session/owner.ts';
import { storage } from '#shop/session/storage.ts';
import { INITIAL_STATE, type ShopState } from '#shop/state.ts';
import type { SaveResult } from './designStore.ts';

/** Whose photos were removed from the device last, when, and whether all of it is done. See removePhotos. */
export const REMOVED_KEY = 'kanuka.designs.removed';

export type Removal = {
  readonly owner: string;
  /** In milliseconds. */
  readonly at: number;
  /** The database may still hold them: it is asked again until it has let them go. */
  readonly isPending: boolean;
};

/** The latest removal of photos; null when there was none. */
export function lastRemoval(): Removal | null {
  const { owner, at, isPending } = (readJson(deviceStorage, REMOVED_KEY) ?? {}) as Readonly<Record<string, unknown>>;
  if (typeof owner !== 'string' || typeof at !== 'number') return null;
  return { owner, at, isPending: isPending === true };
}

/** From now on nothing that this owner began before is kept; the database has yet to let go of it. */
function recordRemoval(owner: string): Removal {
  const removal: Removal = { owner, at: Date.now(), isPending: true };
  deviceStorage.write(REMOVED_KEY, JSON.stringify(removal));
  return removal;
}

/** Who is at work on a design, and since when in milliseconds: what they make stays theirs when another account logs in. */
export type Designer = { readonly owner: string; readonly shopper: string; readonly since: number };

/** The current shopper, from now on. */
export const designerNow = (): Designer => ({ owner: ownerNow(), shopper: storage.readShopper(), since: Date.now() });

/** A design to be kept, and where it goes. */
export type NewDesign = {
  /** A UUID. */
  readonly id: string;
  /** Absent for the current shopper. */
  readonly by?: Designer;
  readonly content: DesignContent;
  readonly gift: DesignedProduct;
  readonly target: DesignTarget;
  /** The design that it takes the place of everywhere: an earlier state of the same change. */
  readonly replaces: string | null;
  /** Its earlier state was taken away: of a line the pieces without a design are meant. */
  readonly isAnew: boolean;
  readonly preview: Blob;
  /** Its photos, by content hash. */
  readonly files: ReadonlyMap<string, Blob>;
};

export type DesignActions = {
  /** Reads the designs on this device. */
  readonly loadDesigns: () => Promise<void>;
  /** The file of a photo; null when it is gone. */
  readonly readPhoto: (hash: string) => Promise<Blob | null>;
  /** Keeps a design. */
  readonly saveDesign: (design: NewDesign) => Promise<SaveResult>;
  /** Uses a design that exists, or none, at a target; or in place of another one, wherever that is used. */
  readonly placeDesign: (target: DesignTarget, design: string | null, replaces?: string | null) => Promise<void>;
  /** So many pieces of a line's part; the line's quantity is set besides. */
  readonly setPieces: (line: LineQuantity, part: number, pieces: number) => Promise<void>;
  /** Takes designs away for good, wherever they are used. */
  readonly deleteDesigns: (ids: readonly string[]) => Promise<void>;
  /**
   * Removes every design of the current shopper, with photos, texts and previews. They are out of sight at once, in every tab;
   * false while the browser does not let go of them, which is asked of it again at each start.
   */
  readonly removePhotos: () => Promise<boolean>;
  /** Notes that designs were handed to the shop. */
  readonly recordSent: (ids: readonly string[]) => Promise<void>;
  /** Pieces more of a line that had so many, as these parts say. */
  readonly recordPieces: (line: LineKey, before: number, parts: readonly LinePart[]) => Promise<void>;
  /** One piece more of a line that had so many: of this design, else of the one that waits on the product's page. */
  readonly recordPiece: (line: LineKey, before: number, design?: string | null) => Promise<void>;
  /** Lines are on their way to the shop: their designs are kept. Returns how to take that back. */
  readonly recordOrdering: (lines: readonly LineQuantity[]) => Promise<() => void>;
  /** Lines have left the cart with an order. */
  readonly recordOrdered: (lines: readonly LineKey[], cart: Cart) => Promise<void>;
};

/** Whether the current shopper has designs. Without any, the code that reads them is not loaded. */
export const hasDesigns = (): boolean => readOwned(OWNED_KEYS.designs) !== null;

/**
 * Tokens that name no account are another owner each, and nobody comes back to what was kept for an earlier one: it goes.
 * What the database has of it goes as a removal does.
 */
export function dropNamelessOwners(): void {
  for (const key of Object.values(OWNED_KEYS)) {
    for (const owner of ownersOf(key).filter((name) => isNameless(name) && name !== ownerNow())) {
      removeOwned(key, owner);
      if (key === OWNED_KEYS.designs) recordRemoval(owner);
    }
  }
}

/** Another shopper is here: what this tab knows of designs is not theirs, nor are the pictures. */
export function forgetDesigns(store: Store<ShopState>): void {
  const { designs } = store.get();
  store.set({ designs: INITIAL_STATE.designs, designIndex: INITIAL_STATE.designIndex });
  for (const { previewUrl } of designs) URL.revokeObjectURL(previewUrl);
}

/** Designs come with code of their own, loaded with the first that is read or made. docs/behaviour.md, Personalise. */
export function designActions(store: Store<ShopState>): DesignActions {
  let loading: Promise<DesignActions> | null = null;
  const designs = (): Promise<DesignActions> => {
    loading ??= import('./designs.ts').then(
      ({ createDesigns }) => createDesigns(store),
      (error: unknown) => {
        loading = null;
        throw error;
      },
    );
    return loading;
  };
  const late =
    <Given extends readonly unknown[], Result>(
      of: (actions: DesignActions) => (...given: Given) => Promise<Result>,
    ): ((...given: Given) => Promise<Result>) =>
    async (...given) =>
      of(await designs())(...given);
  return {
    loadDesigns: async () => {
      const isNeeded = hasDesigns() || store.get().designs.length > 0 || lastRemoval()?.isPending;
      if (isNeeded) await (await designs()).loadDesigns();
    },
    readPhoto: late((actions) => actions.readPhoto),
    saveDesign: async (made) => {
      // Whose it is is known before the code is here: a logout may come first.
      const by = made.by ?? designerNow();
      return (await designs()).saveDesign({ ...made, by });
    },
    placeDesign: late((actions) => actions.placeDesign),
    setPieces: late((actions) => actions.setPieces),
    deleteDesigns: late((actions) => actions.deleteDesigns),
    removePhotos: async () => {
      const { owner, at } = recordRemoval(ownerNow());
      removeOwned(OWNED_KEYS.designs, owner);
      store.set({ photosRemovedAt: at });
      forgetDesigns(store);
      return (await designs()).removePhotos();
    },
    recordSent: late((actions) => actions.recordSent),
    // Whoever has no design has none to give to a piece or an order.
    recordPiece: async (...given) => {
      if (hasDesigns()) await (await designs()).recordPiece(...given);
    },
    recordPieces: async (...given) => {
      if (hasDesigns()) await (await designs()).recordPieces(...given);
    },
    recordOrdering: async (lines) => (hasDesigns() ? (await designs()).recordOrdering(lines) : () => {}),
    recordOrdered: async (...given) => {
      if (hasDesigns()) await (await designs()).recordOrdered(...given);
    },
  };
}
