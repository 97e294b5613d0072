import { lineId, type LineKey } from '#domain/cart.ts';
import { kept } from './kept.ts';

/**
 * The cart's lines whose change the server has not confirmed, oldest change first: here and on the device. Begins with
 * what the device has kept from the last visit, and forgets what was an earlier shopper's.
 */
export function createUnsentLines() {
  const lines = new Map<string, LineKey>();
  let shopper = kept.shopper();
  /** What another tab could not send is this tab's to send as well; writing down ours must not forget it. */
  const share = (): typeof lines => {
    if (shopper !== kept.shopper()) lines.clear();
    shopper = kept.shopper();
    for (const line of kept.unsent()) lines.set(lineId(line), line);
    return lines;
  };
  const keep = (): void => kept.keepUnsent([...lines.values()]);
  return {
    count: () => share().size,
    all: () => share().values(),
    /** The line whose change waits longest. */
    first: (): LineKey | undefined => share().values().next().value,
    note: (changed: Iterable<LineKey>): void => {
      share();
      for (const { productId, size } of changed) lines.set(lineId({ productId, size }), { productId, size });
      keep();
    },
    told: (...confirmed: readonly LineKey[]): void => {
      if (confirmed.length === 0) return;
      share();
      for (const line of confirmed) lines.delete(lineId(line));
      keep();
    },
  };
}
