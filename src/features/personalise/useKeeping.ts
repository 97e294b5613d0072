import { useCallback, useEffect, useEffectEvent, useRef } from 'react';

import { PHOTO_KEEP_DELAY_MS } from '#config/constants.ts';
import { isEmpty } from '#domain/design.ts';
import type { DesignTarget } from '#domain/designIndex.ts';
import type { KeepResult } from '#shop/designStore.ts';
import type { Captured } from './Stage.tsx';
import { useKeptDesign, type InHand } from './useKeptDesign.ts';

/** Makes the small picture that is kept with a design; null while there is nothing to see. */
export type Capture = () => Promise<Captured | null>;

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
  const { kept, isChangedElsewhere, write, rewrite, clear } = useKeptDesign(target, before, inHand);
  const isDirty = useRef(false);
  /** What is to be written waits for its picture. */
  const isWaiting = useRef(false);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** One after the other: each takes the place of the one before. */
  const writing = useRef<Promise<void>>(Promise.resolve());

  const keep = useCallback(async (): Promise<void> => {
    if (!isDirty.current) return;
    isDirty.current = false;
    if (isEmpty(inHand().content)) return clear();
    isWaiting.current = true;
    const captured = await capture();
    isWaiting.current = false;
    if (captured) await write(captured.picture);
    else isDirty.current = true;
  }, [inHand, capture, write, clear]);

  const flush = useCallback((): Promise<void> => {
    clearTimeout(rest.current);
    writing.current = writing.current.then(keep, keep);
    return writing.current;
  }, [keep]);

  const keepNow = useCallback((): void => {
    const isUnwritten = isDirty.current || isWaiting.current;
    if (isUnwritten && !isEmpty(inHand().content)) rewrite();
  }, [rewrite, inHand]);

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

  return {
    kept,
    isChangedElsewhere,
    note: useCallback(() => {
      isDirty.current = true;
      clearTimeout(rest.current);
      rest.current = setTimeout(() => void flush(), PHOTO_KEEP_DELAY_MS);
    }, [flush]),
    keepNow,
    flush,
  };
}
