import { useEffect, useEffectEvent } from 'react';

/** Acts once when so many milliseconds have passed; null stops the clock. Another time, or another `turn`, starts it anew. */
export function useTimeout(act: () => void, ms: number | null, turn = 0): void {
  const run = useEffectEvent(act);
  useEffect(() => {
    if (ms === null) return;
    const timer = setTimeout(() => run(), ms);
    return () => clearTimeout(timer);
  }, [ms, turn]);
}
