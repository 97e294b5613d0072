import { useSyncExternalStore } from 'react';

import { lexiconSteps, EMPTY_LEXICON, type Lexicon } from '#domain/search/lexicon.ts';
import { whenIdle } from '#lib/whenIdle.ts';

let lexicon: Lexicon | null = null;
let loading: Promise<void> | null = null;
let isUrgent = false;
const listeners = new Set<() => void>();

async function load(): Promise<void> {
  try {
    const { lexiconSource } = await import('./lexiconSource.ts');
    const steps = lexiconSteps(lexiconSource);
    let step = steps.next();
    for (; !step.done; step = steps.next()) if (!isUrgent) await whenIdle();
    lexicon = step.value;
  } catch (error) {
    console.warn('meanings of searches:', error);
    // Searches find the shop's own words.
    lexicon = EMPTY_LEXICON;
  }
  for (const listener of listeners) listener();
}

/** Loads what shoppers type and reads it when the browser is idle. Never throws. */
export function loadSearchLexicon(): Promise<void> {
  loading ??= load();
  return loading;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function subscribeUrgently(listener: () => void): () => void {
  isUrgent = true;
  void loadSearchLexicon();
  return subscribe(listener);
}

/** What shoppers type; null until it is loaded, which starts at once where a search needs it. */
export function useSearchLexicon(isNeeded: boolean): Lexicon | null {
  const now = (): Lexicon | null => lexicon;
  return useSyncExternalStore(isNeeded ? subscribeUrgently : subscribe, now, () => null);
}
