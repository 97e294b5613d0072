import { useRef } from 'react';

import { DOUBLE_CLICK_MS } from '#config/constants.ts';

/** The event of a click, with the time of the click itself in milliseconds. */
export type Press = { readonly timeStamp: number };

/**
 * True if the same control was pressed a moment ago, so that a double click counts once. By the times of the presses: on a
 * busy phone the second one is handled only when the first one's work is done, much later than it was made.
 */
export function useDoubleClick(): (what: string, press: Press) => boolean {
  const last = useRef({ what: '', at: -DOUBLE_CLICK_MS });
  return (what, { timeStamp: at }) => {
    if (last.current.what === what && at - last.current.at < DOUBLE_CLICK_MS) return true;
    last.current = { what, at };
    return false;
  };
}
