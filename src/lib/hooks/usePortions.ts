import { useState } from 'react';

/** So much of a long list as was asked for, a portion at a time: thousands of rows at once would halt a cheap phone. */
export function usePortions<T>(items: readonly T[], portion: number) {
  const [limit, setLimit] = useState(portion);
  return {
    shown: items.slice(0, limit),
    /** How many are still to be asked for. */
    left: Math.max(0, items.length - limit),
    showMore: (): void => setLimit((before) => before + portion),
  };
}
