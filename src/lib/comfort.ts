import { useState, useSyncExternalStore } from 'react';

import { deviceStorage, onOtherTab } from './storage.ts';
import { useMediaQuery, useReducedMotion } from './hooks/useMediaQuery.ts';

/** What the shopper asked of every page, kept on this device until they ask otherwise. docs/behaviour.md, Less data */
const KEYS = { motion: 'kanuka.motion', data: 'kanuka.data' } as const;

const listeners = new Set<() => void>();

function keep(key: string, value: string): void {
  deviceStorage.write(key, value);
  for (const listener of listeners) listener();
}

/** The value kept under a key; null without a browser. */
function useKept(key: string): string | null {
  return useSyncExternalStore(
    (onChange) => {
      const listening = new AbortController();
      listeners.add(onChange);
      onOtherTab({ [key]: onChange }, listening.signal);
      return () => {
        listeners.delete(onChange);
        listening.abort();
      };
    },
    () => deviceStorage.read(key),
    () => null,
  );
}

/** True when the shopper paused whatever moves by itself, on every page. */
export function isMotionPaused(): boolean {
  return deviceStorage.read(KEYS.motion) === 'paused';
}

/** The page's one pause, and the way to set it. */
export function useMotionPause(): readonly [isPaused: boolean, set: (isPaused: boolean) => void] {
  const isPaused = useKept(KEYS.motion) === 'paused';
  return [isPaused, (value) => keep(KEYS.motion, value ? 'paused' : 'running')];
}

/**
 * Whether a region that moves by itself is held. It begins as the page is, or held; its own button decides for it
 * alone, until the page's control decides for all. docs/behaviour.md, Motion
 */
export function useRegionPause(beginsHeld = false): readonly [isPaused: boolean, set: (isPaused: boolean) => void] {
  const [isPagePaused] = useMotionPause();
  const [last, setLast] = useState(isPagePaused);
  const [own, setOwn] = useState<boolean | null>(null);
  if (last !== isPagePaused) {
    setLast(isPagePaused);
    setOwn(null);
  }
  return [own ?? (isPagePaused || beginsHeld), setOwn];
}

/** The browser's own wish for less data; not every browser can tell. */
type Connection = EventTarget & { readonly saveData?: boolean };

const connection = (): Connection | undefined =>
  (globalThis.navigator as { readonly connection?: Connection } | undefined)?.connection;

function useSaveData(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const line = connection();
      line?.addEventListener?.('change', onChange);
      return () => line?.removeEventListener?.('change', onChange);
    },
    () => connection()?.saveData === true,
    () => false,
  );
}

const REDUCED_DATA = '(prefers-reduced-data: reduce)';

/** True where the line is to be spared now, for whoever is no component. */
export function isLowData(): boolean {
  const kept = deviceStorage.read(KEYS.data);
  if (kept !== null) return kept === 'low';
  return connection()?.saveData === true || matchMedia(REDUCED_DATA).matches;
}

/** Whether to spare the line, and the way to say so: the shopper's own word, else what browser and system ask for. */
export function useLowData(): readonly [isLow: boolean, set: (isLow: boolean) => void] {
  const kept = useKept(KEYS.data);
  const isSaving = useSaveData();
  const isReduced = useMediaQuery(REDUCED_DATA);
  const isLow = kept === null ? isSaving || isReduced : kept === 'low';
  return [isLow, (value) => keep(KEYS.data, value ? 'low' : 'full')];
}

/** True where nothing fetches or plays moving pictures by itself: less motion, or less data, was asked for. */
export function useStill(): boolean {
  const isReduced = useReducedMotion();
  const [isLowData] = useLowData();
  return isReduced || isLowData;
}
