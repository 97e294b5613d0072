import { useEffect, useEffectEvent, useRef } from 'react';

import { AUTOSAVE_DELAY_MS } from '#config/constants.ts';
import { isEmpty } from '#domain/design/design.ts';
import type { DesignTarget } from '#domain/design/designIndex.ts';
import { useSavedDesign, type InHand } from './useSavedDesign.ts';

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
