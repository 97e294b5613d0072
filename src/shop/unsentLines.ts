import type { LineKey } from '#domain/cart.ts';
import { kept } from './kept.ts';

/** The cart's lines whose change the server has not confirmed, oldest change first: here and on the device. */
export type UnsentLines = {
  readonly count: () => number;
  readonly all: () => Iterable<LineKey>;
  /** The line whose change waits longest. */
  readonly first: () => LineKey | undefined;
  readonly note: (lines: Iterable<LineKey>) => void;
  readonly told: (line: LineKey) => void;
  /** What another tab could not send is this tab's to send as well; writing down ours must not forget it. */
  readonly share: () => void;
  readonly clear: () => void;
};

const keyOf = ({ productId, size }: LineKey): string => JSON.stringify([productId, size]);

/** Begins with what the device has kept from the last visit. */
export function createUnsentLines(): UnsentLines {
  const lines = new Map<string, LineKey>();
  const share = (): void => {
    for (const line of kept.unsent()) lines.set(keyOf(line), line);
  };
  const keep = (): void => kept.keepUnsent([...lines.values()]);
  share();
  return {
    count: () => lines.size,
    all: () => lines.values(),
    first: () => lines.values().next().value,
    note: (changed) => {
      share();
      for (const { productId, size } of changed) lines.set(keyOf({ productId, size }), { productId, size });
      keep();
    },
    told: (line) => {
      share();
      lines.delete(keyOf(line));
      keep();
    },
    share,
    clear: () => {
      lines.clear();
      keep();
    },
  };
}
