import { startTransition, useEffect, useState } from 'react';

import { afterPaint, TYPING_PAUSE_MS } from '#lib/afterPaint.ts';

/**
 * A value that is adopted once the other updates of its render are painted and no further value has followed for a
 * moment. React's own deferred values start before that paint, which delays it on a slow phone.
 */
export function useAfterPaint<T extends object | string>(value: T): T {
  const [painted, setPainted] = useState(value);
  useEffect(() => {
    if (painted === value) return;
    return afterPaint(() => startTransition(() => setPainted(value)), TYPING_PAUSE_MS);
  }, [painted, value]);
  return painted;
}
