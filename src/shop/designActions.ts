import type { Cart, LineKey, LineQuantity } from '#domain/cart.ts';
import type { DesignContent, DesignGift } from '#domain/design.ts';
import type { DesignTarget } from '#domain/designIndex.ts';
import { deviceStorage } from '#lib/storage.ts';
import type { Store } from '#lib/store.ts';
import type { KeepResult } from './designStore.ts';
import type { ShopState } from './state.ts';

/** What is designed for which gift and line. Without it nobody loads what reads designs; other tabs hear its changes. */
export const DESIGNS_KEY = 'kanuka.designs';

/** A design to be kept, and where it goes. */
export type NewDesign = {
  /** A UUID. */
  readonly id: string;
  readonly content: DesignContent;
  readonly gift: DesignGift;
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
  readonly keepDesign: (design: NewDesign) => Promise<KeepResult>;
  /** Uses a design that exists, or none, at a target; or in place of another one, wherever that is used. */
  readonly placeDesign: (target: DesignTarget, design: string | null, replaces?: string | null) => Promise<void>;
  /** So many pieces of a line's part; the line's quantity is set besides. */
  readonly setPieces: (line: LineQuantity, part: number, pieces: number) => Promise<void>;
  /** Takes designs away for good, wherever they are used. */
  readonly deleteDesigns: (ids: readonly string[]) => Promise<void>;
  /** Notes that designs were handed to the shop. */
  readonly noteSent: (ids: readonly string[]) => Promise<void>;
  /** One piece more of a line that had so many: of this design, else of the one that waits on the gift's page. */
  readonly notePiece: (line: LineKey, before: number, design?: string | null) => Promise<void>;
  /** Lines are on their way to the shop: their designs are kept. Returns how to take that back. */
  readonly noteOrdering: (lines: readonly LineQuantity[]) => Promise<() => void>;
  /** Lines have left the cart with an order. */
  readonly noteOrdered: (lines: readonly LineKey[], cart: Cart) => Promise<void>;
};

export const hasDesigns = (): boolean => deviceStorage.read(DESIGNS_KEY) !== null;

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
      if (hasDesigns() || store.get().designs.length > 0) await (await designs()).loadDesigns();
    },
    readPhoto: late((actions) => actions.readPhoto),
    keepDesign: late((actions) => actions.keepDesign),
    placeDesign: late((actions) => actions.placeDesign),
    setPieces: late((actions) => actions.setPieces),
    deleteDesigns: late((actions) => actions.deleteDesigns),
    noteSent: late((actions) => actions.noteSent),
    // Whoever has no design has none to give to a piece or an order.
    notePiece: async (...given) => {
      if (hasDesigns()) await (await designs()).notePiece(...given);
    },
    noteOrdering: async (lines) => (hasDesigns() ? (await designs()).noteOrdering(lines) : () => {}),
    noteOrdered: async (...given) => {
      if (hasDesigns()) await (await designs()).noteOrdered(...given);
    },
  };
}
