import { afterPaint } from '#lib/afterPaint.ts';

/** How long the page must be idle if there is no input, in milliseconds. */
const IDLE_MS = 3000;
const INPUT_EVENTS = ['pointerdown', 'keydown', 'wheel', 'scroll'] as const;

let input: Promise<void> | undefined;

/** Resolves on the first input since it was first asked for: for work that a visit without one never needs. */
export function firstInput(): Promise<void> {
  input ??= new Promise((resolve) => {
    const listening = new AbortController();
    const { signal } = listening;
    const done = (): void => {
      listening.abort();
      resolve();
    };
    // The window receives scroll events of the page but not of elements inside it.
    for (const type of INPUT_EVENTS)
      addEventListener(type, done, { capture: type !== 'scroll', passive: true, signal });
  });
  return input;
}

/**
 * Resolves when the answer to the first input is painted, or when the page has had no long task for IDLE_MS. For code that
 * only the rest of a visit needs: loading it would delay that answer.
 */
export function inputOrIdle(): Promise<void> {
  return new Promise((resolve) => {
    const finish = (): void => {
      clearTimeout(timer);
      longTasks?.disconnect();
      resolve();
    };
    const restart = (): void => {
      clearTimeout(timer);
      timer = setTimeout(finish, IDLE_MS);
    };
    let timer = setTimeout(finish, IDLE_MS);
    // Only Chromium reports long tasks; other browsers wait the fixed time.
    const canObserve = globalThis.PerformanceObserver?.supportedEntryTypes.includes('longtask');
    const longTasks = canObserve ? new PerformanceObserver(restart) : undefined;
    longTasks?.observe({ type: 'longtask' });
    void firstInput().then(() => afterPaint(finish));
  });
}
