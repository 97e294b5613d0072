import { lineId, type LineQuantity } from '#domain/cart/cart.ts';
import { orderedDesign, unreadDesign, type Design, type OrderedDesign } from './design.ts';

/** Pieces of a line that are made alike; without a design, their photo is sent later. */
export type LinePart = { readonly design: string | null; readonly pieces: number };

/** Where each design is used, on this device. Maps, not objects: ids come from outside and may be '__proto__'. */
export type DesignIndex = {
  /** The design that waits on a product's page, by product id. */
  readonly pending: ReadonlyMap<string, string>;
  /** The parts of a line, by lineId; of an ordered product, by orderedKey. */
  readonly lines: ReadonlyMap<string, readonly LinePart[]>;
  /** Designs that were ordered, and when they were recorded as sent to the shop: milliseconds, or null. */
  readonly ordered: ReadonlyMap<string, number | null>;
};

/**
 * Where a design goes: to a product's page, or to a part of a line: all its pieces, or one that is split off (isOne).
 */
export type DesignTarget =
  | { readonly kind: 'product'; readonly productId: string }
  | { readonly kind: 'line'; readonly key: string; readonly part: number; readonly isOne: boolean };

/** The key of an ordered product that gets a design after the order; with `design`, of what replaces that one. */
export const orderedKey = (orderId: string, lineId: string, design?: string): string =>
  design === undefined ? `${orderId}/${lineId}` : `${orderId}/${lineId}/${design}`;

/** True for a key of lineId, which is a JSON list. */
export const isLineId = (key: string): boolean => key.startsWith('[');

/**
 * The parts of a line of `quantity` pieces. Where the index knows fewer pieces, the rest belongs to the last part;
 * where it knows more, the last parts lose them.
 */
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

/** What is known of the designs of a device. */
type KnownDesigns = {
  readonly designs: readonly { readonly design: Design }[];
  readonly designIndex: DesignIndex;
  /** True where the device should have designs that cannot be read now. */
  readonly areDesignsUnreadable?: boolean;
};

/** The designs of these lines, by lineId; lines without a design are left out. */
export function designsOf(
  { designs, designIndex, areDesignsUnreadable = false }: KnownDesigns,
  lines: readonly LineQuantity[],
): ReadonlyMap<string, readonly OrderedDesign[]> {
  const byId = new Map(designs.map(({ design }) => [design.id, design]));
  const entries = lines.map((line) => {
    const ordered = partsOf(designIndex, lineId(line), line.quantity).flatMap((part) => {
      const { design: id, pieces } = part;
      const design = byId.get(id ?? '');
      if (design) return [orderedDesign(design, pieces)];
      // A design that cannot be read now is named by its id, so that My Orders finds it later.
      return id !== null && areDesignsUnreadable ? [unreadDesign(id, pieces)] : [];
    });
    return [lineId(line), ordered] as const;
  });
  return new Map(entries.filter(([, ordered]) => ordered.length > 0));
}
