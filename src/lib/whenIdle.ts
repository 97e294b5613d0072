/** A busy page goes on after this long, in milliseconds. */
const LATEST_MS = 300;

/** Resolves when the browser has nothing better to do. Where pages are written nobody is waited for. */
export function whenIdle(): Promise<void> {
  if (typeof window === 'undefined') return Promise.resolve();
  return new Promise((resolve) => {
    // Safari has no such call.
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: LATEST_MS });
    else setTimeout(resolve);
  });
}
