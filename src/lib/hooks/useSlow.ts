import { useState } from 'react';

import { SLOW_WAIT_MS } from '#config/constants.ts';
import { useTimeout } from './useTimeout.ts';

/** True once a wait has lasted longer than SLOW_WAIT_MS; false again when it ends. */
export function useSlow(isWaiting: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useTimeout(() => setSlow(true), isWaiting ? SLOW_WAIT_MS : null);
  if (isSlow && !isWaiting) setSlow(false);
  return isWaiting && isSlow;
}
