import { useEffect, useState } from 'react';

import { useHydrated } from './useHydrated.ts';

/** How far a displayed time may lag behind the clock, in milliseconds. */
const STEP_MS = 600_000;

/**
 * The time in milliseconds after hydration; null before, since prerendered pages have no 'now'. Follows the clock in
 * steps of ten minutes, and at once when a background tab is shown again, because browsers halt its timers.
 */
export function useNow(): number | null {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const update = (): void => setNow(Date.now());
    const timer = setInterval(update, STEP_MS);
    document.addEventListener('visibilitychange', update);
    globalThis.addEventListener('pageshow', update);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', update);
      globalThis.removeEventListener('pageshow', update);
    };
  }, []);
  return useHydrated() ? now : null;
}
