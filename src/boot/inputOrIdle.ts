/** How long the page must be idle if there is no input, in milliseconds. */
const IDLE_MS = 3000;
const INPUT_EVENTS = ['pointerdown', 'keydown', 'wheel', 'scroll'] as const;

/**
 * Resolves on the first input, or when the page has had no long task for IDLE_MS. For code that only the rest of a
 * visit needs.
 */
export function inputOrIdle(): Promise<void> {
  return new Promise((resolve) => {
    const listening = new AbortController();
    const done = (): void => {
      clearTimeout(timer);
      longTasks?.disconnect();
      listening.abort();
      resolve();
    };
    const restart = (): void => {
      clearTimeout(timer);
      timer = setTimeout(done, IDLE_MS);
    };
    let timer = setTimeout(done, IDLE_MS);
    // Only Chromium reports long tasks; other browsers wait the fixed time.
    const canObserve = globalThis.PerformanceObserver?.supportedEntryTypes.includes('longtask');
    const longTasks = canObserve ? new PerformanceObserver(restart) : undefined;
    longTasks?.observe({ type: 'longtask' });
    // The window receives scroll events of the page but not of elements inside it.
    for (const type of INPUT_EVENTS)
      addEventListener(type, done, { capture: type !== 'scroll', passive: true, signal: listening.signal });
  });
}
