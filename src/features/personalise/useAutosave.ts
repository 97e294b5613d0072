import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { AUTOSAVE_DELAY_MS } from '#config/constants.ts';
import { isEmpty, photosOf, type DesignContent, type DesignedProduct } from '#domain/design/design.ts';
import { neededDesigns } from '#domain/design/designChanges.ts';
import type { DesignTarget } from '#domain/design/designIndex.ts';
import { useLatest } from '#lib/hooks/useLatest.ts';
import { useShop, useShopActions } from '#shop/ShopContext.tsx';
import { designerNow } from '#shop/designs/designOwner.ts';
import type { SaveResult } from '#shop/designs/designStore.ts';
import type { OpenPhotos } from './useDesignFiles.ts';

/**
 * Keeps the design in hand on the device: a moment after each change, and when the page is hidden or left. `capture` makes
 * the small picture that is kept with it; null while there is nothing to see.
 */
export function useAutosave(
  inHand: InHand,
  target: DesignTarget,
  before: string | null,
  capture: () => Promise<Blob | null>,
) {
  const { kept, isChangedElsewhere, contentNow, write, rewrite, clear } = useSavedDesign(inHand, target, before);
  const isDirty = useRef(false);
  /** What is to be written waits for its picture. */
  const isWaiting = useRef(false);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** One after the other: each takes the place of the one before. */
  const writing = useRef<Promise<void>>(Promise.resolve());

  const save = async (): Promise<void> => {
    if (!isDirty.current) return;
    isDirty.current = false;
    if (isEmpty(contentNow())) return clear();
    isWaiting.current = true;
    const picture = await capture();
    isWaiting.current = false;
    if (picture) await write(picture);
    else isDirty.current = true;
  };
  const flush = (): Promise<void> => {
    clearTimeout(rest.current);
    writing.current = writing.current.then(save, save);
    return writing.current;
  };
  const saveNow = (): void => {
    const isUnwritten = isDirty.current || isWaiting.current;
    if (isUnwritten && !isEmpty(contentNow())) rewrite();
  };

  const hide = useEffectEvent((): void => {
    if (document.visibilityState !== 'hidden') return;
    saveNow();
    void flush();
  });
  const leave = useEffectEvent((): void => {
    clearTimeout(rest.current);
    // Whoever goes back leaves without a word.
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
    /** What became of the latest design; null before, and while nobody knows. */
    kept,
    /** True when another tab has put another design in the place of the one in hand. */
    isChangedElsewhere,
    /** There is something that the device does not have yet. */
    note: (): void => {
      isDirty.current = true;
      clearTimeout(rest.current);
      rest.current = setTimeout(() => void flush(), AUTOSAVE_DELAY_MS);
    },
    /** Writes at once what is not written yet, with the picture from before: the next one may be long in coming. */
    saveNow,
    /** Writes what is not written yet, with its own picture. */
    flush,
  };
}

/** What there is to keep at this moment. */
type InHand = {
  readonly content: DesignContent;
  readonly gift: DesignedProduct;
  readonly photos: OpenPhotos['photos'];
};

type Written = { readonly result: SaveResult; readonly photos: readonly string[] };

/**
 * What the device has of the design in hand, and the ways to change that. `before` is the design that the target has had so
 * far.
 */
function useSavedDesign(inHand: InHand, target: DesignTarget, before: string | null) {
  const { saveDesign, placeDesign } = useShopActions();
  // The design stays its designer's when another account logs in meanwhile, in this tab or another.
  const [by] = useState(designerNow);
  const index = useShop((state) => state.designIndex);
  const noteBefore = useShop(({ designs }) => designs.find(({ design }) => design.id === before));
  /** What became of the latest design that was to be kept, and the photos in it. */
  const [written, setWritten] = useState<Written | null>(
    noteBefore?.isPersisted ? { result: 'saved', photos: photosOf(noteBefore.design) } : null,
  );
  /** What this screen has kept last; every further change takes its place. */
  const [last, setLast] = useState<string | null>(null);
  const lastId = useRef<string | null>(null);
  const pictured = useRef<Blob | null>(noteBefore?.preview ?? null);
  const isAnew = useRef(false);
  /** Whatever writes may have waited for its time. */
  const [latest] = useLatest(inHand);

  const write = async (preview: Blob): Promise<void> => {
    const { content, gift, photos } = latest();
    const hashes = photosOf(content);
    const files = new Map(
      hashes.flatMap((hash) => {
        const file = photos.get(hash)?.file;
        return file ? [[hash, file] as const] : [];
      }),
    );
    pictured.current = preview;
    const replaces = lastId.current;
    const id = crypto.randomUUID();
    lastId.current = id;
    const result = await saveDesign({
      id,
      by,
      content,
      gift,
      target,
      replaces,
      wasCleared: isAnew.current,
      preview,
      files,
    });
    setLast(id);
    setWritten({ result, photos: hashes });
  };

  const mine = last ?? before;
  const hasEach = photosOf(inHand.content).every((hash) => written?.photos.includes(hash));
  return {
    /** What became of it; null before, and while the device lacks a photo of what is in hand. */
    kept: written?.result === 'saved' && !hasEach ? null : (written?.result ?? null),
    isChangedElsewhere: mine !== null && written !== null && !neededDesigns(index).has(mine),
    contentNow: () => latest().content,
    /** Keeps what is in hand, with its small picture. */
    write,
    /** Keeps what is in hand with the picture from before; without one, nothing. */
    rewrite: (): void => {
      if (pictured.current) void write(pictured.current);
    },
    /** Nothing is in hand any more: the target goes without a design. */
    clear: async (): Promise<void> => {
      await placeDesign(target, null, lastId.current);
      lastId.current = null;
      isAnew.current = true;
      setLast(null);
      setWritten(null);
    },
  };
}
