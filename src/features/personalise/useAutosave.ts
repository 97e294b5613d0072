import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { AUTOSAVE_DELAY_MS } from '#config/constants.ts';
import { isEmpty, photosOf, type DesignContent, type DesignedProduct } from '#domain/design/design.ts';
import { neededDesigns } from '#domain/design/designChanges.ts';
import type { DesignTarget } from '#domain/design/designIndex.ts';
import { useLatest } from '#lib/hooks/useStableCallback.ts';
import { useShop, useShopActions } from '#shop/ShopContext.tsx';
import { designerNow } from '#shop/designs/designOwner.ts';
import type { SaveResult } from '#shop/designs/designStore.ts';
import type { OpenPhotos } from './useDesignPhotos.ts';

/**
 * Saves the edited design on the device: a moment after each change, and when the page is hidden or left. `capture` makes
 * the preview that is saved with it; null while there is nothing to see. `before` is the id of the design that the target has.
 */
export function useAutosave(
  draft: Draft,
  target: DesignTarget,
  before: string | null,
  capture: () => Promise<Blob | null>,
) {
  const { saveResult, isChangedElsewhere, contentNow, isDrawn, current, write, rewrite, clear } = useSavedDesign(
    draft,
    target,
    before,
  );
  const isDirty = useRef(false);
  /** True from a change until it is rendered, on a slow device longer than the delay: a save takes the rendered design. */
  const isChanging = useRef(false);
  /** True while a save waits for its preview. */
  const isWaitingForPreview = useRef(false);
  const debounce = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Saves run one after another, because each replaces the one before. */
  const writing = useRef<Promise<boolean>>(Promise.resolve(true));

  const save = async (): Promise<void> => {
    if (!isDirty.current) return;
    isDirty.current = false;
    if (isEmpty(contentNow())) return clear();
    // With a photo that is not open the canvas shows something else: the earlier preview stays until the next save.
    const rewriting = isDrawn() ? null : rewrite();
    if (rewriting) {
      await rewriting;
      isDirty.current = true;
      return;
    }
    isWaitingForPreview.current = true;
    const preview = await capture();
    isWaitingForPreview.current = false;
    if (preview) await write(preview);
    else isDirty.current = true;
  };
  const trySave = async (): Promise<boolean> => {
    try {
      await save();
      return true;
    } catch (error) {
      isDirty.current = true;
      console.warn(error);
      return false;
    }
  };
  const flush = (): Promise<boolean> => {
    clearTimeout(debounce.current);
    writing.current = writing.current.then(trySave);
    return writing.current;
  };
  const saveNow = (): void => {
    const isUnsaved = isDirty.current || isWaitingForPreview.current;
    if (isUnsaved && !isEmpty(contentNow())) rewrite()?.catch(console.warn);
  };

  const { size } = draft.product;
  const lastSize = useRef(size);
  const rendered = useEffectEvent((): void => {
    // The size decides which pieces of the cart get the design, and how it is called.
    const isResized = lastSize.current !== size && !isEmpty(draft.content);
    lastSize.current = size;
    if (!isChanging.current && !isResized) return;
    isChanging.current = false;
    // A save since the change has saved the design from before it.
    isDirty.current = true;
    clearTimeout(debounce.current);
    debounce.current = setTimeout(() => void flush(), AUTOSAVE_DELAY_MS);
  });
  useEffect(() => rendered(), [draft.content, size]);

  const hide = useEffectEvent((): void => {
    if (document.visibilityState !== 'hidden') return;
    saveNow();
    void flush();
  });
  const leave = useEffectEvent((): void => {
    clearTimeout(debounce.current);
    // The browser's back button unmounts the dialog without closing it.
    saveNow();
  });
  useEffect(() => {
    document.addEventListener('visibilitychange', hide);
    return () => {
      document.removeEventListener('visibilitychange', hide);
      leave();
    };
  }, []);

  return {
    /** The result of the latest save; null before the first one, and while a photo is not saved yet. */
    saveResult,
    /** The id of the design as saved last; null before the first save of a new one. */
    current,
    /** True when another tab has replaced this design. */
    isChangedElsewhere,
    /** Schedules a save of the design that is rendered next: it has changed. */
    markChanged: (): void => {
      isDirty.current = true;
      isChanging.current = true;
    },
    /** Saves unsaved changes at once with the previous preview: a new one may take long. */
    saveNow,
    /** Saves unsaved changes with a new preview. Resolves when they are saved; false where that failed, and they still are to be saved. */
    flush,
  };
}

/** The design being edited, with its open photos by content hash. */
type Draft = {
  readonly content: DesignContent;
  readonly product: DesignedProduct;
  readonly photos: OpenPhotos['photos'];
};

type LatestSave = { readonly result: SaveResult; readonly photos: readonly string[] };

/**
 * What the device holds of the edited design, and the functions that change it. `before` is the id of the design that the
 * target has.
 */
function useSavedDesign(draft: Draft, target: DesignTarget, before: string | null) {
  const { saveDesign, placeDesign } = useShopActions();
  // The design keeps its owner when another account logs in meanwhile, in this tab or another.
  const [by] = useState(designerNow);
  const index = useShop((state) => state.designIndex);
  const recordBefore = useShop(({ designs }) => designs.find(({ design }) => design.id === before));
  /** The result of the latest save, and the photos in it. */
  const [latestSave, setLatestSave] = useState<LatestSave | null>(
    recordBefore?.isPersisted ? { result: 'saved', photos: photosOf(recordBefore.design) } : null,
  );
  /** The design that this dialog saved last; the next save replaces it. */
  const [lastSaved, setLastSaved] = useState<string | null>(null);
  const lastId = useRef<string | null>(null);
  const lastPreview = useRef<Blob | null>(recordBefore?.preview ?? null);
  const wasCleared = useRef(false);
  /** Saves are delayed: they must take the design as it is then. */
  const [latest] = useLatest(draft);

  const write = async (preview: Blob): Promise<void> => {
    const { content, product, photos } = latest();
    const hashes = photosOf(content);
    const files = new Map(
      hashes.flatMap((hash) => {
        const file = photos.get(hash)?.file;
        return file ? [[hash, file] as const] : [];
      }),
    );
    lastPreview.current = preview;
    const replaces = lastId.current;
    const id = crypto.randomUUID();
    lastId.current = id;
    const made = { id, by, content, product, target, replaces, wasCleared: wasCleared.current, preview, files };
    const result = await saveDesign(made).catch((error: unknown) => {
      // The next save replaces what the device has: the design from before this one.
      if (lastId.current === id) lastId.current = replaces;
      throw error;
    });
    setLastSaved(id);
    setLatestSave({ result, photos: hashes });
  };

  const current = lastSaved ?? before;
  const hasEach = photosOf(draft.content).every((hash) => latestSave?.photos.includes(hash));
  return {
    /** The result of the latest save; null before the first one, and while a photo is not saved yet. */
    saveResult: latestSave?.result === 'saved' && !hasEach ? null : (latestSave?.result ?? null),
    isChangedElsewhere: current !== null && latestSave !== null && !neededDesigns(index).has(current),
    contentNow: () => latest().content,
    /** Saves the design with this preview. */
    write,
    /** True where every photo of the design is open, so that the canvas shows it. */
    isDrawn: () => photosOf(latest().content).every((hash) => latest().photos.has(hash)),
    current,
    /** Saves the design with the previous preview; null without one. */
    rewrite: (): Promise<void> | null => (lastPreview.current ? write(lastPreview.current) : null),
    /** The design was emptied: the target has none. */
    clear: async (): Promise<void> => {
      await placeDesign(target, null, lastId.current);
      lastId.current = null;
      wasCleared.current = true;
      setLastSaved(null);
      setLatestSave(null);
    },
  };
}
