import { useState, useSyncExternalStore } from 'react';

import { lighterWidth } from '#domain/product/pictureWidths.ts';
import { deviceStorage, onStorageChange } from './storage.ts';
import { useReducedMotion } from './hooks/useMediaQuery.ts';

/** The shopper's preferences for all pages, stored on this device. docs/behaviour.md, Less data */
const KEYS = { motion: 'kanuka.motion', data: 'kanuka.data' } as const;

/** The browser's own data-saver setting; not every browser reports it. */
type Connection = EventTarget & { readonly saveData?: boolean };

const connection = (): Connection | undefined =>
  (globalThis.navigator as { readonly connection?: Connection } | undefined)?.connection;

const reducedData = (): MediaQueryList | undefined => globalThis.matchMedia?.('(prefers-reduced-data: reduce)');

/** True if the shopper paused all motion, on every page. */
function isMotionPaused(): boolean {
  return deviceStorage.read(KEYS.motion) === 'paused';
}

/** True if data is to be saved: by the shopper's choice, otherwise by the settings of browser and system. */
export function isDataSaverOn(): boolean {
  const stored = deviceStorage.read(KEYS.data);
  if (stored !== null) return stored === 'low';
  return connection()?.saveData === true || reducedData()?.matches === true;
}

type Preferences = { readonly isPaused: boolean; readonly isLow: boolean };

const listeners = new Set<() => void>();
let listening = new AbortController();
/** Cached until the next change: every picture reads it in every render. */
let known: Preferences | undefined;

function notifyListeners(): void {
  known = undefined;
  for (const listener of listeners) listener();
}

function write(key: string, value: string): void {
  deviceStorage.write(key, value);
  notifyListeners();
}

/** One listener on the browser, for all pictures. */
function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    known = undefined;
    listening = new AbortController();
    const { signal } = listening;
    onStorageChange({ [KEYS.motion]: notifyListeners, [KEYS.data]: notifyListeners }, signal);
    for (const source of [connection(), reducedData()])
      source?.addEventListener?.('change', notifyListeners, { signal });
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) listening.abort();
  };
}

function preferences(): Preferences {
  known ??= { isPaused: isMotionPaused(), isLow: isDataSaverOn() };
  return known;
}

const isNotAsked = (): boolean => false;
const isPausedNow = (): boolean => preferences().isPaused;
const isLowNow = (): boolean => preferences().isLow;

/** The pause of all motion, and its setter. */
export function useMotionPause(): readonly [isPaused: boolean, set: (isPaused: boolean) => void] {
  const isPaused = useSyncExternalStore(subscribe, isPausedNow, isNotAsked);
  return [isPaused, (value) => write(KEYS.motion, value ? 'paused' : 'running')];
}

/**
 * Whether a moving region is paused. It starts with the page's setting, or paused; its own button changes only this
 * region, until the page's control changes all. docs/behaviour.md, Motion
 */
export function useRegionPause(beginsPaused = false): readonly [isPaused: boolean, set: (isPaused: boolean) => void] {
  const [isPagePaused] = useMotionPause();
  const [last, setLast] = useState(isPagePaused);
  const [own, setOwn] = useState<boolean | null>(null);
  if (last !== isPagePaused) {
    setLast(isPagePaused);
    setOwn(null);
  }
  return [own ?? (isPagePaused || beginsPaused), setOwn];
}

/** Whether data is saved, and the setter. */
export function useDataSaver(): readonly [isLow: boolean, set: (isLow: boolean) => void] {
  const isLow = useSyncExternalStore(subscribe, isLowNow, isNotAsked);
  return [isLow, (value) => write(KEYS.data, value ? 'low' : 'full')];
}

/** False if the shopper prefers reduced motion or less data: nothing then loads or plays moving pictures by itself. */
export function useMotionAllowed(): boolean {
  const isReduced = useReducedMotion();
  const [isDataSaverOn] = useDataSaver();
  return !isReduced && !isDataSaverOn;
}

/** The widest file worth requesting, in pixels: smaller if data is saved. */
export function usePictureLimit(upTo: number): number {
  const [isDataSaverOn] = useDataSaver();
  return isDataSaverOn ? lighterWidth(upTo) : upTo;
}
