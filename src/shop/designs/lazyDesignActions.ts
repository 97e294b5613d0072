import { ownerNow, VISITOR } from '#shop/session/owner.ts';
import { INITIAL_STATE, type ShopState } from '#shop/state.ts';
import type { Store } from '#lib/store.ts';
import type { DesignActions } from './designActions.ts';
import { designerNow, hasDesigns, lastRemoval, recordRemoval, removePhotoRecords } from './designOwner.ts';

/** Removes the designs of the shopper before from the state, and frees the URLs of their pictures. */
export function forgetDesigns(store: Store<ShopState>): void {
  const { designs } = store.get();
  const { designs: none, areDesignsUnreadable, designIndex } = INITIAL_STATE;
  store.set({ designs: none, areDesignsUnreadable, designIndex });
  for (const { previewUrl } of designs) URL.revokeObjectURL(previewUrl);
}

/**
 * The actions of designs, whose code is loaded when a first design is read or made. What has to happen at once, before the
 * code is there, happens here. An action rejects where its code cannot be loaded; the next call tries again.
 */
export function lazyDesignActions(store: Store<ShopState>): DesignActions {
  let loading: Promise<DesignActions> | null = null;
  const load = (): Promise<DesignActions> => {
    loading ??= import('./designActions.ts').then(
      ({ designActions }) => designActions(store),
      (error: unknown) => {
        loading = null;
        throw error;
      },
    );
    return loading;
  };
  const lazy =
    <Given extends readonly unknown[], Result>(
      pick: (actions: DesignActions) => (...given: Given) => Promise<Result>,
    ): ((...given: Given) => Promise<Result>) =>
    async (...given) =>
      pick(await load())(...given);
  return {
    loadDesigns: async () => {
      const isNeeded = hasDesigns() || store.get().designs.length > 0 || lastRemoval()?.isPending;
      if (isNeeded) await (await load()).loadDesigns();
    },
    readPhoto: lazy((actions) => actions.readPhoto),
    saveDesign: async (made) => {
      // The owner is read before the code is loaded: a logout may happen meanwhile.
      const by = made.by ?? designerNow();
      return (await load()).saveDesign({ ...made, by });
    },
    placeDesign: lazy((actions) => actions.placeDesign),
    setPieces: lazy((actions) => actions.setPieces),
    deleteDesigns: lazy((actions) => actions.deleteDesigns),
    removePhotos: async () => {
      const { owner, at } = recordRemoval(ownerNow());
      // What a full device has kept for the visitor is the account's too: see adoptVisitors.
      for (const each of new Set([owner, VISITOR])) removePhotoRecords(each);
      store.set({ photosRemovedAt: at, ownPhoto: null });
      forgetDesigns(store);
      return (await load()).removePhotos();
    },
    recordSent: lazy((actions) => actions.recordSent),
    // Without designs there is nothing to record for pieces and orders, and no code to load.
    recordPiece: async (...given) => {
      if (hasDesigns()) await (await load()).recordPiece(...given);
    },
    copyPieces: async (line, parts, addPieces, by = designerNow()) => {
      if (hasDesigns() || parts.some(({ from }) => from !== null))
        return (await load()).copyPieces(line, parts, addPieces, by);
      addPieces();
      return parts.map(({ pieces }) => ({ design: null, pieces }));
    },
    recordOrdering: async (lines) => (hasDesigns() ? (await load()).recordOrdering(lines) : () => {}),
    recordOrdered: async (...given) => {
      if (hasDesigns()) await (await load()).recordOrdered(...given);
    },
  };
}
