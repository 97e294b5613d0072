import type { LineKey } from '#domain/cart.ts';
import { kept } from './kept.ts';

/** The cart's lines whose change the server has not confirmed, oldest change first: the current shopper's, in all tabs. */
export function createPendingLines() {
  return {
    count: () => kept.pending().length,
    all: kept.pending,
    /** The line whose change waits longest. */
    first: (): LineKey | undefined => kept.pending()[0],
    add: (changed: Iterable<LineKey>): void => {
      const lines = [...changed];
      if (lines.length > 0) kept.changePending('put', lines);
    },
    remove: (...confirmed: readonly LineKey[]): void => {
      if (confirmed.length > 0) kept.changePending('drop', confirmed);
    },
  };
}
