import { useCallback, useEffect, useRef, useState } from 'react';

import { PHOTO_KEEP_DELAY_MS } from '#config/constants.ts';
import type { KeepResult } from '#shop/drafts.ts';
import { useShopActions } from '#shop/ShopContext.tsx';
import type { PlacedPhoto } from './placedPhoto.ts';
import type { Captured } from './Stage.tsx';

export type Kept = { readonly result: KeepResult; readonly bytes: number };

/** Makes the small picture that is kept with the photo; null while there is nothing to see. */
export type Capture = () => Promise<Captured | null>;

type Keeping = {
  readonly kept: Kept | null;
  /** A photo is in hand that the device gave back, with the picture kept beside it. */
  readonly resume: (kept: Kept, picture: Blob) => void;
  /** Something is in hand that the device does not have yet. */
  readonly note: (what: 'placement' | 'photo') => void;
  /** Nothing is in hand any more. */
  readonly forget: () => void;
  /** Writes what is not written yet. */
  readonly flush: () => Promise<void>;
  /** The same at once for how a kept photo lies: the picture of the gift is the one before until `flush` has a new one. */
  readonly savePosition: () => Promise<void>;
};

/** Keeps the photo in hand on the device: a moment after each change, and when the page is hidden. */
export function useKeeping(
  productName: string,
  /** What is in hand at the moment it is asked. */
  inHand: () => PlacedPhoto | null,
  capture: Capture,
): Keeping {
  const { keepPhoto } = useShopActions();
  const [kept, setKept] = useState<Kept | null>(null);
  const unsaved = useRef<'nothing' | 'placement' | 'photo'>('nothing');
  /** The picture of the gift that was kept last with the photo in hand. */
  const pictured = useRef<Blob | null>(null);
  /** How often a photo was put away: what is under way for it is not written any more. */
  const forgotten = useRef(0);
  /** Runs while the latest change rests. */
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);

  const write = useCallback(
    async ({ key, photo, placement, sentAt }: PlacedPhoto, preview: Blob, isNewPhoto: boolean): Promise<void> => {
      pictured.current = preview;
      const bytes = photo.file.size + preview.size;
      const photoSize = photo.size;
      const facts = { ...key, productName, placement, photoSize, preview, bytes, changedAt: Date.now(), sentAt };
      const result = await keepPhoto({ facts, file: photo.file }, isNewPhoto);
      setKept({ result, bytes });
    },
    [keepPhoto, productName],
  );

  const flush = useCallback(async (): Promise<void> => {
    const now = inHand();
    const what = unsaved.current;
    if (!now || what === 'nothing') return;
    unsaved.current = 'nothing';
    const before = forgotten.current;
    const captured = await capture();
    if (forgotten.current !== before) return;
    if (captured) await write(now, captured.picture, what === 'photo');
    // The photo is safe; the picture of the gift is still to come.
    if (captured?.isOfGift === false && unsaved.current === 'nothing') unsaved.current = 'placement';
    if (!captured) unsaved.current = what;
  }, [capture, inHand, write]);

  const savePosition = useCallback(async (): Promise<void> => {
    const now = inHand();
    if (now && pictured.current && unsaved.current === 'placement') await write(now, pictured.current, false);
  }, [inHand, write]);

  useEffect(() => {
    const keepNow = (): void => {
      if (document.visibilityState === 'hidden') void flush();
    };
    document.addEventListener('visibilitychange', keepNow);
    return () => {
      document.removeEventListener('visibilitychange', keepNow);
      clearTimeout(rest.current);
      // Whoever goes back leaves without a word.
      void savePosition();
    };
  }, [flush, savePosition]);

  const resume = useCallback((known: Kept, picture: Blob): void => {
    setKept(known);
    pictured.current = picture;
  }, []);
  const note = useCallback(
    (what: 'placement' | 'photo'): void => {
      // A photo that is not kept yet is not forgotten for being moved.
      if (what === 'photo' || unsaved.current === 'nothing') unsaved.current = what;
      if (what === 'photo') pictured.current = null;
      clearTimeout(rest.current);
      rest.current = setTimeout(() => void flush(), PHOTO_KEEP_DELAY_MS);
    },
    [flush],
  );
  const forget = useCallback((): void => {
    forgotten.current += 1;
    unsaved.current = 'nothing';
    pictured.current = null;
    setKept(null);
  }, []);
  return { kept, resume, note, forget, flush, savePosition };
}
