import { useState } from 'react';

/** The requested part of a long list, a portion at a time: thousands of rows at once would block a cheap phone. */
export function usePortions<T>(items: readonly T[], portion: number) {
  const [limit, setLimit] = useState(portion);
  return {
    shown: items.slice(0, limit),
    /** How many items are not shown yet. */
    left: Math.max(0, items.length - limit),
    showMore: (): void => setLimit((before) => before + portion),
  };
}
