import type { LineKey } from '#domain/cart.ts';
import type { Order } from '#domain/order.ts';
import { isSameDraft, type DraftKey, type PhotoNote } from '#domain/photoDraft.ts';
import type { Draft, DraftFacts } from './draftFacts.ts';
import type { KeepResult } from './drafts.ts';
import { exclusively } from '#lib/locks.ts';
import { deviceStorage } from '#lib/storage.ts';
import type { Store } from '#lib/store.ts';
import type { ShopState } from './state.ts';

/** Says whether any photo waits on the device, so that nobody else loads what reads them; other tabs hear its changes. */
export const PHOTOS_KEY = 'kanuka.photos';

export type PhotoActions = {
  /** Reads the notes of all drafts on this device. */
  readonly loadPhotos: () => Promise<void>;
  /** A draft with its photo; null when it is gone. */
  readonly readPhoto: (key: DraftKey) => Promise<Draft | null>;
  /** Keeps a draft in place of the one before it. */
  readonly keepPhoto: (draft: Draft, isNewPhoto: boolean) => Promise<KeepResult>;
  /** Takes drafts away; what was ordered stays for its order, unless it is to go for good. */
  readonly deletePhotos: (keys: readonly DraftKey[], isForGood?: boolean) => Promise<void>;
  /** Notes that these lines were ordered with the photos they have now. */
  readonly notePhotosOrdered: (lines: readonly LineKey[]) => Promise<void>;
  /** Ties ordered photos to their orders, now that their numbers are known. */
  readonly tiePhotosToOrders: (newestFirst: readonly Order[]) => Promise<void>;
  /** Notes that a photo was handed to the shop. */
  readonly notePhotoSent: (key: DraftKey) => Promise<void>;
};

/** The device's photos come with code of their own, loaded by whoever has some. */
const loadDrafts = () => import('./drafts.ts');

const loadOrderedDrafts = () => import('./orderedDrafts.ts');

export const hasPhotos = (): boolean => deviceStorage.read(PHOTOS_KEY) !== null;

/** What a shopper can do with the photos on this device. docs/behaviour.md, Personalise. */
export function photoActions(store: Store<ShopState>): PhotoActions {
  const noteOf = (facts: DraftFacts & { readonly isKept: boolean }): PhotoNote => {
    // What only the drafts themselves need stays with them.
    const { preview, placement: _, photoSize: __, photoId: ___, ...note } = facts;
    return { ...note, previewUrl: URL.createObjectURL(preview) };
  };

  const loadPhotos = async (): Promise<void> => {
    const drafts = await (await loadDrafts()).listDrafts();
    const before = store.get().photos;
    if (drafts.length === 0 && before.length === 0) return;
    store.set({ photos: drafts.map(noteOf) });
    // Screens have the new addresses by now; the old pictures' memory can go.
    for (const { previewUrl } of before) URL.revokeObjectURL(previewUrl);
  };

  /** One change after the other, in all tabs: each begins with what is kept by then. */
  const alone = <T>(change: () => Promise<T>): Promise<T> => exclusively('photos', change);

  const changed = async (): Promise<void> => {
    await loadPhotos();
    if (store.get().photos.length === 0) deviceStorage.remove(PHOTOS_KEY);
    else deviceStorage.write(PHOTOS_KEY, String(Date.now()));
  };

  const readPhoto = async (key: DraftKey): Promise<Draft | null> => (await loadDrafts()).readDraft(key);

  const keepPhoto = async (draft: Draft, isNewPhoto: boolean): Promise<KeepResult> => {
    const result = await alone(async () => (await loadDrafts()).keepDraft(draft, isNewPhoto));
    await changed();
    return result;
  };

  return {
    loadPhotos,
    readPhoto,
    keepPhoto,
    deletePhotos: async (keys, isForGood = false) => {
      await alone(async () => (await loadDrafts()).deleteDrafts(keys, isForGood));
      // What is still listed was refused by the browser: the screen keeps showing it.
      await changed();
    },
    notePhotosOrdered: async (lines) => {
      if (!hasPhotos()) return;
      await alone(async () => (await loadOrderedDrafts()).noteOrdered(lines));
      await changed();
    },
    tiePhotosToOrders: async (newestFirst) => {
      if (!hasPhotos() && store.get().photos.length === 0) return;
      const orders = newestFirst.map(({ id, date, items }) => ({
        id,
        at: date && 'at' in date ? date.at : null,
        productIds: items.map(({ productId }) => productId),
      }));
      if (await alone(async () => (await loadOrderedDrafts()).tieToOrders(orders))) await changed();
    },
    notePhotoSent: async (key) => {
      const note = store.get().photos.find((photo) => isSameDraft(photo, key));
      const draft = note && (await readPhoto(key));
      if (draft) await keepPhoto({ ...draft, facts: { ...draft.facts, sentAt: Date.now() } }, false);
    },
  };
}
