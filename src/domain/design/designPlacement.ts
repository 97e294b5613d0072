/** Where a design that is saved goes: to its target, in place of an earlier one, and to pieces in the cart that have none. */
import { entriesOf, lineId, type Cart } from '#domain/cart/cart.ts';
import { countPlaced, type Design, type DesignContent, type DesignedProduct } from './design.ts';
import { EMPTY_INDEX, neededDesigns, withDesign, withPartsFilled, withReplaced } from './designChanges.ts';
import { partsOf, type DesignIndex, type DesignTarget } from './designIndex.ts';

/** How many pieces the target's line has in the cart; an ordered product is not in the cart and counts as one piece. */
export function quantityAt(cart: Cart, target: DesignTarget): number {
  return [...entriesOf(cart)].find((line) => target.kind === 'line' && lineId(line) === target.key)?.quantity ?? 1;
}

/** The part of a target's line that has no design; where every part has one, the same target. */
function withoutDesignAt(index: DesignIndex, target: DesignTarget, cart: Cart): DesignTarget {
  if (target.kind === 'product') return target;
  const parts = partsOf(index, target.key, quantityAt(cart, target));
  const part = parts.findIndex(({ design }) => design === null);
  if (part === -1) return target;
  return { ...target, part, isOne: target.isOne && (parts[part]?.pieces ?? 0) > 1 };
}

/** True for a design of a product's page or of a line: one that was only ordered, in another tab for example, is replaced nowhere. */
export const isPlaced = (index: DesignIndex, id: string): boolean =>
  neededDesigns({ ...index, ordered: EMPTY_INDEX.ordered }).has(id);

/** Replaces a design by one with fewer photos, for want of places in its new size: pieces of other sizes keep theirs. */
function withReplacedIn(index: DesignIndex, line: string, before: string, design: string): DesignIndex {
  const replaced = withReplaced(index, before, design);
  const parts = replaced.lines.get(line);
  return { ...replaced, lines: parts ? new Map(index.lines).set(line, parts) : index.lines };
}

/** A design, and where it goes. */
export type DesignToPlace = {
  /** A UUID. */
  readonly id: string;
  readonly content: DesignContent;
  readonly product: DesignedProduct;
  readonly target: DesignTarget;
  /** The design that this one replaces wherever it is used: an earlier state of the same change. */
  readonly replaces: string | null;
  /** True where the earlier state was removed: on a line, the design then goes to the pieces without a design. */
  readonly wasCleared: boolean;
};

/**
 * The index with a new design. A design for a product's page also goes to its pieces in the cart that have none, and again when it
 * replaces one of another size: `before`.
 */
export function withNew(
  index: DesignIndex,
  { id, target: requested, replaces, wasCleared, product: gift, content }: DesignToPlace,
  cart: Cart,
  before: Design | undefined,
): DesignIndex {
  const target = wasCleared ? withoutDesignAt(index, requested, cart) : requested;
  const isOfSize = before?.gift.size === gift.size;
  // In one layout only another size has fewer places.
  const isCut =
    before !== undefined &&
    gift.size !== '' &&
    (!isOfSize || (before.layout === content.layout && content.places.length < before.places.length)) &&
    countPlaced(content) < countPlaced(before);
  const replacedWith = (old: string): DesignIndex =>
    isCut ? withReplacedIn(index, lineId(gift), old, id) : withReplaced(index, old, id);
  const replaced = replaces !== null && isPlaced(index, replaces) ? replacedWith(replaces) : null;
  const placed = replaced ?? withDesign(index, target, quantityAt(cart, target), id);
  if (target.kind !== 'product' || (replaced && isOfSize)) return placed;
  const lines = [...entriesOf(cart)].filter(
    ({ productId, size }) => productId === gift.productId && (gift.size === '' || size === gift.size),
  );
  return lines.reduce((filled, line) => withPartsFilled(filled, lineId(line), line.quantity, id), placed);
}
