import { useMemo } from 'react';

import { lineId, type LineQuantity } from '#domain/cart/cart.ts';
import { countPlaced, type Design } from '#domain/design/design.ts';
import { orderedKey, partsOf, type DesignIndex, type LinePart } from '#domain/design/designIndex.ts';
import type { Order, OrderItem, PhotoProgress } from '#domain/order/order.ts';
import { useShop, useShopInstance } from '#shop/ShopContext.tsx';
import type { ShopState } from '#shop/state.ts';
import { hasDesigns } from './designOwner.ts';
import type { DesignRecord } from './designStore.ts';

/** Pieces of a line that are made alike, and their design where it is on this device. */
export type DesignedPart = LinePart & { readonly record: DesignRecord | undefined };

/** The designs on this device, and where each is used. */
export type KnownDesigns = Pick<ShopState, 'designs' | 'designIndex'>;

/** False for a design that nothing has drawn yet, or whose browser does not let it be drawn: its picture is a tile. */
export const hasPicture = ({ preview }: DesignRecord): boolean => preview.type !== 'image/svg+xml';

/** The designs on this device that the state has so far. */
export function useKnownDesigns(): KnownDesigns {
  const designs = useShop((state) => state.designs);
  const designIndex = useShop((state) => state.designIndex);
  return { designs, designIndex };
}

const recordOf = (designs: readonly DesignRecord[], id: string | null | undefined): DesignRecord | undefined =>
  designs.find(({ design }) => design.id === id);

const designedParts = (
  { designs, designIndex }: KnownDesigns,
  key: string,
  quantity: number,
): readonly DesignedPart[] =>
  partsOf(designIndex, key, quantity).map((part) => ({ ...part, record: recordOf(designs, part.design) }));

/** The parts of a line of the cart. */
export function useLineParts(line: LineQuantity): readonly DesignedPart[] {
  const { designs, designIndex } = useKnownDesigns();
  const [key, { quantity }] = [lineId(line), line];
  return useMemo(() => designedParts({ designs, designIndex }, key, quantity), [designs, designIndex, key, quantity]);
}

/** How many photos these lines have; each is sent to the shop once, however many pieces use it. */
export function usePhotoCount(lines: readonly LineQuantity[]): number {
  const { designs, designIndex } = useKnownDesigns();
  const ids = new Set(
    lines.flatMap((line) => partsOf(designIndex, lineId(line), line.quantity).map(({ design }) => design)),
  );
  return designs.filter(({ design }) => ids.has(design.id)).reduce((sum, { design }) => sum + countPlaced(design), 0);
}

/** The design that waits on a product's page. */
export function usePendingDesign(productId: string): DesignRecord | undefined {
  const id = useShop((state) => state.designIndex.pending.get(productId));
  return useShop((state) => recordOf(state.designs, id));
}

/**
 * Finds the design that the index names, reading the device again where the state does not have it: the designs may not be
 * loaded yet, or could not be read before. Null without a design, and where the device has lost it; 'unreadable' where it may
 * be there and cannot be read now: a design that is started instead would replace it.
 */
export function useFindDesign(): (
  idOf: (index: DesignIndex) => string | null | undefined,
) => Promise<Design | 'unreadable' | null> {
  const { store, actions } = useShopInstance();
  return async (idOf) => {
    const find = (): Design | undefined => {
      const { designs, designIndex } = store.get();
      return recordOf(designs, idOf(designIndex))?.design;
    };
    const known = find();
    const isLoaded = store.get().designs.length > 0 && !idOf(store.get().designIndex);
    if (known || isLoaded || !hasDesigns()) return known ?? null;
    await actions.loadDesigns();
    return find() ?? (store.get().areDesignsUnreadable ? 'unreadable' : null);
  };
}

/** A part of an ordered product, and the key for a design that is made after the order. */
export type OrderedPart = DesignedPart & { readonly key: string };

/**
 * The parts of an ordered product: those that its order names, and the pieces that had no design. Either may have got
 * another design on this device since.
 */
export function orderedParts(known: KnownDesigns, order: Pick<Order, 'id'>, item: OrderItem): readonly OrderedPart[] {
  const named = item.designs.map(({ id, pieces }) => {
    const key = orderedKey(order.id, lineId(item), id);
    const [since] = partsOf(known.designIndex, key, pieces);
    const design = since?.design ?? id;
    return { key, design, pieces, record: recordOf(known.designs, design) };
  });
  const left = item.quantity - named.reduce((sum, { pieces }) => sum + pieces, 0);
  const key = orderedKey(order.id, lineId(item));
  return [...named, ...designedParts(known, key, left).map((part) => ({ ...part, key }))];
}

/** Whether the designs of an order were sent to the shop, as the shopper has said on this device. */
export function photoProgress(known: KnownDesigns, order: Order): PhotoProgress {
  const parts = order.items.flatMap((item) => orderedParts(known, order, item));
  const here = parts.flatMap(({ record }) => record?.design.id ?? []);
  const { ordered } = known.designIndex;
  return {
    hasDesigns: parts.some(({ design }) => design !== null),
    isSent: here.length === 0 ? null : here.every((id) => (ordered.get(id) ?? null) !== null),
  };
}
