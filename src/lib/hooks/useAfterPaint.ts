import { startTransition, useEffect, useState } from 'react';

import { afterPaint, TYPING_PAUSE_MS } from '#lib/afterPaint.ts';

/**
 * A value that is taken over once what else came with it is painted and no other value has followed for a moment. React's
 * own deferred values begin before that paint, which a slow phone then shows later.
 */
export function useAfterPaint<T extends object | string>(value: T): T {
  const [painted, setPainted] = useState(value);
  useEffect(() => {
    if (painted === value) return;
    return afterPaint(() => startTransition(() => setPainted(value)), TYPING_PAUSE_MS);
  }, [painted, value]);
  return painted;
}
