import type { Order, OrderItem } from '#domain/order.ts';
import type { ShopState } from '#shop/state.ts';
import { orderedParts } from '#shop/useDesigns.ts';
import type { DesignToSend } from './designToSend.ts';

type Known = Pick<ShopState, 'designs' | 'designIndex'>;

/** The designs of an ordered thing that are on this device. */
export function designsOfItem(known: Known, order: Order, item: OrderItem): readonly DesignToSend[] {
  const parts = orderedParts(known, order, item);
  return parts.flatMap(({ note, pieces }, at) =>
    note ? [{ item, note, pieces, number: at + 1, of: parts.length }] : [],
  );
}

/** The designs of an order that were not handed to the shop yet, as far as its page can tell. */
export function waitingDesigns(known: Known, order: Order): readonly DesignToSend[] {
  const { ordered } = known.designIndex;
  return designsOfOrder(known, order).filter(({ note }) => (ordered.get(note.design.id) ?? null) === null);
}

/** The designs of an order that are on this device. */
export function designsOfOrder(known: Known, order: Order): readonly DesignToSend[] {
  return order.items.flatMap((item) => designsOfItem(known, order, item));
}
