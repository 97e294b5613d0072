import { useRef } from 'react';

import { DOUBLE_CLICK_MS } from '#config/constants.ts';

/** True if the same control was pressed a moment ago, so that a double click counts once. */
export function useDoubleClick(): (what: string) => boolean {
  const last = useRef({ what: '', at: -DOUBLE_CLICK_MS });
  return (what) => {
    const at = Date.now();
    if (last.current.what === what && at - last.current.at < DOUBLE_CLICK_MS) return true;
    last.current = { what, at };
    return false;
  };
}
