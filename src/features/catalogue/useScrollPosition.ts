import { useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';

import { readJson, tabStorage } from '#lib/storage.ts';

const KEY = 'kanuka.collection.position';

/** Where a longer collection was scrolled to when its document was left. */
type LeftPosition = {
  /** Key of the history entry. */
  readonly entry: string;
  /** In CSS pixels. */
  readonly top: number;
};

/** What the document before this one left in the tab; null once it is used, or the shopper has scrolled. */
let left = readJson(tabStorage, KEY) as Partial<LeftPosition> | null;
tabStorage.remove(KEY);

/** What a shopper scrolls or leaves with. */
const INPUTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

const forget = (): void => {
  left = null;
};

/**
 * Restores the scroll position after a reload once a longer list is complete: before that, the browser can restore it
 * only as far down as the first page of products reaches. A shopper who scrolls or presses something stays there.
 */
export function useScrollPosition(isLong: boolean, isComplete: boolean): void {
  const { key } = useLocation();
  useEffect(() => {
    if (!isLong) return;
    const store = (): void => {
      tabStorage.write(KEY, JSON.stringify({ entry: key, top: window.scrollY } satisfies LeftPosition));
    };
    globalThis.addEventListener('pagehide', store);
    return () => globalThis.removeEventListener('pagehide', store);
  }, [isLong, key]);
  useLayoutEffect(() => {
    if (!isLong) return;
    if (isComplete) {
      if (left?.entry === key) window.scrollTo({ top: Number(left.top), behavior: 'instant' });
      return forget();
    }
    const inputs = new AbortController();
    for (const input of INPUTS) document.addEventListener(input, forget, { passive: true, signal: inputs.signal });
    return () => inputs.abort();
  }, [isLong, isComplete, key]);
}
