import { useState, useSyncExternalStore } from 'react';

import { deviceStorage, onStorageChange } from './storage.ts';
import { useReducedMotion } from './hooks/useMediaQuery.ts';

/** What the shopper asked of every page, kept on this device until they ask otherwise. docs/behaviour.md, Less data */
const KEYS = { motion: 'kanuka.motion', data: 'kanuka.data' } as const;

/** The browser's own wish for less data; not every browser can tell. */
type Connection = EventTarget & { readonly saveData?: boolean };

const connection = (): Connection | undefined =>
  (globalThis.navigator as { readonly connection?: Connection } | undefined)?.connection;

const reducedData = (): MediaQueryList | undefined => globalThis.matchMedia?.('(prefers-reduced-data: reduce)');

/** True when the shopper paused whatever moves by itself, on every page. */
function isMotionPaused(): boolean {
  return deviceStorage.read(KEYS.motion) === 'paused';
}

/** True where the line is to be spared now: the shopper's own word, else what browser and system ask for. */
export function isDataSaverOn(): boolean {
  const stored = deviceStorage.read(KEYS.data);
  if (stored !== null) return stored === 'low';
  return connection()?.saveData === true || reducedData()?.matches === true;
}

type Preferences = { readonly isPaused: boolean; readonly isLow: boolean };

const listeners = new Set<() => void>();
let listening = new AbortController();
/** What was read since the last change; every picture asks, and every time it is drawn. */
let known: Preferences | undefined;

function notifyListeners(): void {
  known = undefined;
  for (const listener of listeners) listener();
}

function write(key: string, value: string): void {
  deviceStorage.write(key, value);
  notifyListeners();
}

/** The browser is listened to once, however many pictures want to know. */
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

/** The page's one pause, and the way to set it. */
export function useMotionPause(): readonly [isPaused: boolean, set: (isPaused: boolean) => void] {
  const isPaused = useSyncExternalStore(subscribe, isPausedNow, isNotAsked);
  return [isPaused, (value) => write(KEYS.motion, value ? 'paused' : 'running')];
}

/**
 * Whether a region that moves by itself is paused. It begins as the page is, or paused; its own button decides for it
 * alone, until the page's control decides for all. docs/behaviour.md, Motion
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

/** Whether to spare the line, and the way to say so. */
export function useDataSaver(): readonly [isLow: boolean, set: (isLow: boolean) => void] {
  const isLow = useSyncExternalStore(subscribe, isLowNow, isNotAsked);
  return [isLow, (value) => write(KEYS.data, value ? 'low' : 'full')];
}

/** False where the shopper asked for less motion or less data: nothing then fetches or plays moving pictures by itself. */
export function useMotionAllowed(): boolean {
  const isReduced = useReducedMotion();
  const [isDataSaverOn] = useDataSaver();
  return !isReduced && !isDataSaverOn;
}
