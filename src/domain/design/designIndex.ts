/** So many pieces of a line that are made alike; without a design their photo is sent later. */
export type LinePart = { readonly design: string | null; readonly pieces: number };

/** Which design is meant where, on this device. Maps, not objects: ids come from outside and may read '__proto__'. */
export type DesignIndex = {
  /** The design that waits on a product's page, by product id. */
  readonly pending: ReadonlyMap<string, string>;
  /** The parts of a line, by lineId; of an ordered thing, by orderedKey. */
  readonly lines: ReadonlyMap<string, readonly LinePart[]>;
  /** Designs that were ordered, and when they were handed to the shop as far as its page can tell: milliseconds, or null. */
  readonly ordered: ReadonlyMap<string, number | null>;
};

/** Where a design goes: to a product's page, or to pieces of a line, all of a part or one that is parted from it. */
export type DesignTarget =
  | { readonly kind: 'product'; readonly productId: string }
  | { readonly kind: 'line'; readonly key: string; readonly part: number; readonly isOne: boolean };

/** An ordered thing that gets a design after its order; with a design, what goes in the place of that one. */
export const orderedKey = (orderId: string, lineId: string, design?: string): string =>
  design === undefined ? `${orderId}/${lineId}` : `${orderId}/${lineId}/${design}`;

/** True for a line's own key; lineId writes a list. */
export const isLineId = (key: string): boolean => key.startsWith('[');

/** The parts of a line of so many pieces: further pieces are like the last part's, and the last are the first to go. */
export function partsOf(index: DesignIndex, key: string, quantity: number): readonly LinePart[] {
  let left = Math.max(0, quantity);
  const known = (index.lines.get(key) ?? []).flatMap((part): readonly LinePart[] => {
    const pieces = Math.min(part.pieces, left);
    left -= pieces;
    return pieces > 0 ? [{ ...part, pieces }] : [];
  });
  if (left === 0) return known;
  const last = known.at(-1);
  if (!last) return [{ design: null, pieces: left }];
  return [...known.slice(0, -1), { ...last, pieces: last.pieces + left }];
}
