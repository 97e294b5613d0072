import { countPlaced } from '#domain/design/design.ts';
import { awaitsPayment, type Order, type OrderItem } from '#domain/order/order.ts';
import type { DesignRecord } from '#shop/designs/designStore.ts';
import { orderedParts, type KnownDesigns as Known } from '#shop/designs/useDesigns.ts';

/** A design of an ordered product, to be sent to the shop. */
export type DesignToSend = {
  readonly item: OrderItem;
  readonly record: DesignRecord;
  /** Where another design for these pieces goes. */
  readonly key: string;
  /** How many pieces have this design. */
  readonly pieces: number;
  /** Which of the item's designs it is, counted from 1, and of how many. */
  readonly number: number;
  readonly of: number;
};

/** What shoppers call these: photos, or designs where one of them has text only. */
export const photoOrDesign = (designs: readonly DesignToSend[]): 'photo' | 'design' =>
  designs.every(({ record }) => countPlaced(record.design) > 0) ? 'photo' : 'design';

/**
 * The newest order that the shop will make, of orders newest first: one whose payment was never made is not printed. `placed` is
 * the idempotency key of the order that was placed just now; its payment may not be recorded yet.
 */
export function orderToMake(orders: readonly Order[], placed: string | undefined): Order | undefined {
  return orders.find((order) => !awaitsPayment(order) || order.idempotencyKey === placed);
}

/** The designs of an ordered product that are on this device, numbered among all of its designs. */
function designsOfItem(known: Known, order: Order, item: OrderItem): readonly DesignToSend[] {
  const parts = orderedParts(known, order, item).filter(({ design }) => design !== null);
  return parts.flatMap(({ key, record, pieces }, at) =>
    record ? [{ item, record, key, pieces, number: at + 1, of: parts.length }] : [],
  );
}

/** The designs of an order on this device that are not recorded as sent to the shop. */
export function unsentDesigns(known: Known, order: Order): readonly DesignToSend[] {
  const { ordered } = known.designIndex;
  return designsOfOrder(known, order).filter(({ record }) => (ordered.get(record.design.id) ?? null) === null);
}

/** The designs of an order that are on this device. */
export function designsOfOrder(known: Known, order: Order): readonly DesignToSend[] {
  return order.items.flatMap((item) => designsOfItem(known, order, item));
}
