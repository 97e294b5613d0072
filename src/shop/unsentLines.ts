import type { LineKey } from '#domain/cart.ts';
import { kept } from './kept.ts';

/** The cart's lines whose change the server has not confirmed, oldest change first: the current shopper's, in all tabs. */
export function createUnsentLines() {
  return {
    count: () => kept.unsent().length,
    all: kept.unsent,
    /** The line whose change waits longest. */
    first: (): LineKey | undefined => kept.unsent()[0],
    note: (changed: Iterable<LineKey>): void => {
      const lines = [...changed];
      if (lines.length > 0) kept.changeUnsent('put', lines);
    },
    told: (...confirmed: readonly LineKey[]): void => {
      if (confirmed.length > 0) kept.changeUnsent('drop', confirmed);
    },
  };
}
