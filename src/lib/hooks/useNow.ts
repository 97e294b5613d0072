import { useState } from 'react';

import { useIsAlive } from './useIsAlive.ts';

/** The time in milliseconds once the page lives in a browser; null before, since built pages know no 'now'. */
export function useNow(): number | null {
  const [now] = useState(() => Date.now());
  return useIsAlive() ? now : null;
}
