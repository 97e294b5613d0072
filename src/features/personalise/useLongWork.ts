import { useEffect, useRef, useState } from 'react';

/** A step of long work and how many there are, counted from 1. */
export type Progress = { readonly step: number; readonly of: number };

export type LongWork<T> =
  | { readonly status: 'idle' | 'failed' | 'cancelled' }
  /** `progress` is null before the first step. */
  | { readonly status: 'working'; readonly progress: Progress | null }
  | { readonly status: 'done'; readonly result: T };

export type Job<T> = (signal: AbortSignal, onProgress: (progress: Progress) => void) => Promise<T>;

/**
 * Runs a job that takes long enough to need a progress bar and a way to cancel it. Leaving the component cancels it too,
 * and a late result is ignored. An error that the job throws is logged and becomes 'failed'.
 */
export function useLongWork<T>(job: Job<T>) {
  const [work, setWork] = useState<LongWork<T>>({ status: 'idle' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const start = async (): Promise<void> => {
    running.current?.abort();
    const call = new AbortController();
    running.current = call;
    const { signal } = call;
    const show = (next: LongWork<T>): void => {
      if (!signal.aborted) setWork(next);
    };
    show({ status: 'working', progress: null });
    try {
      show({ status: 'done', result: await job(signal, (progress) => show({ status: 'working', progress })) });
    } catch (error) {
      if (!signal.aborted) console.warn('prints:', error);
      show({ status: 'failed' });
    }
  };
  const cancel = (): void => {
    running.current?.abort();
    setWork({ status: 'cancelled' });
  };
  return { work, start, cancel };
}
