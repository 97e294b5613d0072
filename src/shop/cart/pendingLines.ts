import type { LineKey } from '#domain/cart/cart.ts';
import { storage } from '#shop/session/storage.ts';

/** The cart's lines whose change the server has not confirmed, oldest change first: the current shopper's, in all tabs. */
export function createPendingLines() {
  return {
    count: () => storage.readPending().length,
    all: storage.readPending,
    /** The line whose change waits longest. */
    first: (): LineKey | undefined => storage.readPending()[0],
    add: (changed: Iterable<LineKey>): void => {
      const lines = [...changed];
      if (lines.length > 0) storage.changePending('put', lines);
    },
    remove: (...confirmed: readonly LineKey[]): void => {
      if (confirmed.length > 0) storage.changePending('drop', confirmed);
    },
  };
}
