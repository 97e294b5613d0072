import { whenIdle } from '#lib/whenIdle.ts';

/** If a page's chunk does not arrive, waiting for its hydration ends after this time, in milliseconds. */
const HYDRATION_TIMEOUT_MS = 10_000;

const isHydrated = (): boolean => document.querySelector('[data-hydrating]') === null;

/** Resolves when the page is hydrated. */
export function whenHydrated(): Promise<void> {
  if (isHydrated()) return Promise.resolve();
  return new Promise((resolve) => {
    const done = (): void => {
      watch.disconnect();
      clearTimeout(timer);
      resolve();
    };
    const watch = new MutationObserver(() => isHydrated() && done());
    watch.observe(document, { subtree: true, attributeFilter: ['data-hydrating'] });
    const timer = setTimeout(done, HYDRATION_TIMEOUT_MS);
  });
}

/** Calls `start` when the page is hydrated, or at once if it already is. Returns a function that stops it. */
export function onceHydrated(start: () => () => void): () => void {
  if (isHydrated()) return start();
  let stop = (): void => {};
  let isOver = false;
  const startNow = (): void => {
    if (!isOver) stop = start();
  };
  void whenHydrated().then(startNow);
  return () => {
    isOver = true;
    stop();
  };
}

/** After hydration and idle: for downloads that nobody waits for. */
export const whenHydratedAndIdle = (): Promise<void> => whenHydrated().then(whenIdle);
