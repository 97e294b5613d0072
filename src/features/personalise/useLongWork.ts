import { useEffect, useState, useSyncExternalStore } from 'react';

import { createStore } from '#lib/store.ts';

/** A step of long work and how many there are, counted from 1. */
export type Progress = { readonly step: number; readonly of: number };

/** Work with a progress bar, by its status. */
export type LongWork<T> =
  | { readonly status: 'idle' | 'failed' | 'cancelled' }
  /** `progress` is null before the first step. */
  | { readonly status: 'working'; readonly progress: Progress | null }
  | { readonly status: 'done'; readonly result: T };

/** Does the work; stops when the signal is aborted. */
export type Job<T> = (signal: AbortSignal, onProgress: (progress: Progress) => void) => Promise<T>;

/**
 * Runs a job that takes long enough to need a progress bar and a way to cancel it, and notifies subscribers. Starting again
 * cancels the run before, and a late result is ignored. An error that the job throws is logged and becomes 'failed'.
 */
function createLongWork<T>() {
  const store = createStore<{ readonly work: LongWork<T> }>({ work: { status: 'idle' } });
  let running: AbortController | null = null;
  return {
    get: (): LongWork<T> => store.get().work,
    subscribe: store.subscribe,
    start: async (job: Job<T>): Promise<void> => {
      running?.abort();
      running = new AbortController();
      const { signal } = running;
      const show = (work: LongWork<T>): void => {
        if (!signal.aborted) store.set({ work });
      };
      show({ status: 'working', progress: null });
      try {
        show({ status: 'done', result: await job(signal, (progress) => show({ status: 'working', progress })) });
      } catch (error) {
        if (!signal.aborted) console.warn('prints:', error);
        show({ status: 'failed' });
      }
    },
    cancel: (): void => {
      running?.abort();
      store.set({ work: { status: 'cancelled' } });
    },
    /** Cancels without notifying anyone: the component is gone. */
    end: (): void => running?.abort(),
  };
}

/** Long work of a component: leaving it cancels the work. */
export function useLongWork<T>(job: Job<T>) {
  const [{ get, subscribe, start, cancel, end }] = useState(createLongWork<T>);
  useEffect(() => end, [end]);
  const work = useSyncExternalStore(subscribe, get);
  return { work, start: () => start(job), cancel };
}
