import { useEffect, useEffectEvent } from 'react';

/** Calls back once after so many milliseconds; null stops the timer. A new time or a new `turn` restarts it. */
export function useTimeout(act: () => void, ms: number | null, turn = 0): void {
  const run = useEffectEvent(act);
  useEffect(() => {
    if (ms === null) return;
    const timer = setTimeout(() => run(), ms);
    return () => clearTimeout(timer);
  }, [ms, turn]);
}
