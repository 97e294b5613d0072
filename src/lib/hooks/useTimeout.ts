import { useEffect, useEffectEvent, useState } from 'react';

import { SLOW_WAIT_MS } from '#config/constants.ts';

/** Calls back once after so many milliseconds; null stops the timer. A new time or a new `restartKey` restarts it. */
export function useTimeout(act: () => void, ms: number | null, restartKey = 0): void {
  const run = useEffectEvent(act);
  useEffect(() => {
    if (ms === null) return;
    const timer = setTimeout(() => run(), ms);
    return () => clearTimeout(timer);
  }, [ms, restartKey]);
}

/** True once a wait has lasted longer than SLOW_WAIT_MS; false again when it ends. */
export function useSlow(isWaiting: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useTimeout(() => setSlow(true), isWaiting ? SLOW_WAIT_MS : null);
  if (isSlow && !isWaiting) setSlow(false);
  return isWaiting && isSlow;
}
