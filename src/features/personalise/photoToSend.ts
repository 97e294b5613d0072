import type { OrderItem } from '#domain/order.ts';
import type { PhotoNote } from '#domain/photoDraft.ts';

/** An ordered item and the photo for it. */
export type PhotoToSend = { readonly item: OrderItem; readonly note: PhotoNote };
