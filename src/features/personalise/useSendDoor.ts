import type { Order, OrderItem } from '#domain/order.ts';
import type { PhotoNote } from '#domain/photoDraft.ts';
import { useDoor } from './useDoor.ts';

/** An ordered thing and the photo for it. */
export type PhotoToSend = { readonly item: OrderItem; readonly note: PhotoNote };

export type SendDialogProps = {
  readonly order: Order;
  readonly parts: readonly PhotoToSend[];
  readonly onClose: () => void;
};

/** The way to the sending of photos, which has code of its own. */
export function useSendDoor() {
  return useDoor<SendDialogProps>(async () => (await import('./SendDialog.tsx')).SendDialog);
}
