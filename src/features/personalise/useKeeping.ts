import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';

import { PHOTO_KEEP_DELAY_MS } from '#config/constants.ts';
import { isEmpty, type DesignContent, type DesignGift } from '#domain/design.ts';
import { neededDesigns } from '#domain/designChanges.ts';
import type { DesignTarget } from '#domain/designIndex.ts';
import type { KeepResult } from '#shop/designStore.ts';
import { useShop, useShopActions } from '#shop/ShopContext.tsx';
import type { Captured } from './Stage.tsx';

/** Makes the small picture that is kept with a design; null while there is nothing to see. */
export type Capture = () => Promise<Captured | null>;

/** What there is to keep at this moment. */
export type InHand = {
  readonly content: DesignContent;
  readonly gift: DesignGift;
  /** Its photos, by content hash. */
  readonly files: ReadonlyMap<string, Blob>;
};

type Keeping = {
  /** What became of the latest design; null before, and while nobody knows. */
  readonly kept: KeepResult | null;
  /** True when another tab has put another design in the place of the one in hand. */
  readonly isChangedElsewhere: boolean;
  /** There is something that the device does not have yet. */
  readonly note: () => void;
  /** Writes at once what is not written yet, with the picture from before: the next one may be long in coming. */
  readonly keepNow: () => void;
  /** Writes what is not written yet, with its own picture. */
  readonly flush: () => Promise<void>;
};

/** Keeps the design in hand on the device: a moment after each change, and when the page is hidden or left. */
export function useKeeping(
  target: DesignTarget,
  /** The design that the target has had so far. */
  before: string | null,
  inHand: () => InHand,
  capture: Capture,
): Keeping {
  const { keepDesign, placeDesign } = useShopActions();
  const index = useShop((state) => state.designIndex);
  const noteBefore = useShop(({ designs }) => designs.find(({ design }) => design.id === before));
  const [kept, setKept] = useState<KeepResult | null>(noteBefore?.isKept ? 'kept' : null);
  /** What this screen has kept last; every further change takes its place. */
  const [last, setLast] = useState<string | null>(null);
  const lastId = useRef<string | null>(null);
  const pictured = useRef<Blob | null>(noteBefore?.preview ?? null);
  const isAnew = useRef(false);
  const isDirty = useRef(false);
  /** What is to be written waits for its picture. */
  const isWaiting = useRef(false);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** One after the other: each takes the place of the one before. */
  const writing = useRef<Promise<void>>(Promise.resolve());

  const write = useCallback(
    async (picture: Blob): Promise<void> => {
      const { content, gift, files } = inHand();
      pictured.current = picture;
      const replaces = lastId.current;
      const id = crypto.randomUUID();
      lastId.current = id;
      const result = await keepDesign({
        id,
        content,
        gift,
        target,
        replaces,
        isAnew: isAnew.current,
        preview: picture,
        files,
      });
      setLast(id);
      setKept(result);
    },
    [inHand, keepDesign, target],
  );

  const keep = useCallback(async (): Promise<void> => {
    if (!isDirty.current) return;
    isDirty.current = false;
    if (isEmpty(inHand().content)) {
      await placeDesign(target, null, lastId.current);
      lastId.current = null;
      isAnew.current = true;
      setLast(null);
      setKept(null);
      return;
    }
    isWaiting.current = true;
    const captured = await capture();
    isWaiting.current = false;
    if (captured) await write(captured.picture);
    else isDirty.current = true;
  }, [inHand, capture, write, placeDesign, target]);

  const flush = useCallback((): Promise<void> => {
    clearTimeout(rest.current);
    writing.current = writing.current.then(keep, keep);
    return writing.current;
  }, [keep]);

  const keepNow = useCallback((): void => {
    const isUnwritten = isDirty.current || isWaiting.current;
    if (isUnwritten && pictured.current && !isEmpty(inHand().content)) void write(pictured.current);
  }, [write, inHand]);

  const hide = useEffectEvent((): void => {
    if (document.visibilityState !== 'hidden') return;
    keepNow();
    void flush();
  });
  const leave = useEffectEvent((): void => {
    clearTimeout(rest.current);
    // Whoever goes back leaves without a word.
    keepNow();
  });
  useEffect(() => {
    document.addEventListener('visibilitychange', hide);
    return () => {
      document.removeEventListener('visibilitychange', hide);
      leave();
    };
  }, []);

  const mine = last ?? before;
  return {
    kept,
    isChangedElsewhere: mine !== null && kept !== null && !neededDesigns(index).has(mine),
    note: useCallback(() => {
      isDirty.current = true;
      clearTimeout(rest.current);
      rest.current = setTimeout(() => void flush(), PHOTO_KEEP_DELAY_MS);
    }, [flush]),
    keepNow,
    flush,
  };
}
