/** Without any input, how long the page has to be idle first, in milliseconds. */
const IDLE_MS = 3000;
const INPUT_EVENTS = ['pointerdown', 'keydown', 'wheel', 'scroll'] as const;

/** Resolves with the first input, or when the page has had no long task for three seconds: for what only the rest of a visit needs. */
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
    // Chromium only: elsewhere three seconds pass.
    const canObserve = globalThis.PerformanceObserver?.supportedEntryTypes.includes('longtask');
    const longTasks = canObserve ? new PerformanceObserver(restart) : undefined;
    longTasks?.observe({ type: 'longtask' });
    // The window itself hears of a scroll of the page, and of none within it.
    for (const type of INPUT_EVENTS)
      addEventListener(type, done, { capture: type !== 'scroll', passive: true, signal: listening.signal });
  });
}
