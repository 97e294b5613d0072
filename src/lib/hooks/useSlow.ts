import { useEffect, useState } from 'react';

import { SLOW_WAIT_MS } from '#config/constants.ts';

/** True once a wait has lasted longer than SLOW_WAIT_MS; false again when it ends. */
export function useSlow(isWaiting: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setSlow(true), SLOW_WAIT_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isWaiting]);
  return isWaiting && isSlow;
}
