import type { OrderItem } from '#domain/order.ts';
import type { DesignNote } from '#shop/designNote.ts';

/** A design of an ordered thing, as it goes to the shop. */
export type DesignToSend = {
  readonly item: OrderItem;
  readonly note: DesignNote;
  /** How many pieces are made like this. */
  readonly pieces: number;
  /** Which of the item's designs it is, from 1, and of how many. */
  readonly number: number;
  readonly of: number;
};
