import { ApiError, isOutcomeUnknown } from '#api/errors.ts';
import { listOrders } from '#api/orders.ts';
import { messagesOf } from '#content/language.ts';
import { shopMessages } from '#content/shopMessages.ts';
import { awaitsPayment } from '#domain/order/order.ts';

/** What stands after an order was refused: nothing, the order all the same, or nobody can tell. */
export type OrderFailure =
  | { readonly isStored: false; readonly error: ApiError }
  | { readonly isStored: true }
  | { readonly isStored: 'unknown' };

/** The call was turned away before any work was done on it: by a gateway, the limiter, or for want of a session. */
function isTurnedAway({ kind, status }: ApiError): boolean {
  const isPlain = kind === 'http' && status >= 400 && !isOutcomeUnknown(status);
  return isPlain || (kind === 'signedOut' && (status === 401 || status === 403));
}

/** Whoever refuses in words may have stored the order before it fell over: My Orders knows by the reference. */
async function lookedUp(token: string, ref: string, error: ApiError): Promise<OrderFailure> {
  try {
    const copies = (await listOrders(token)).filter((order) => order.ref === ref);
    if (copies.some((order) => !awaitsPayment(order))) return { isStored: true };
    // A session that reads My Orders has not ended, whatever the refusal sounded like.
    const isMistaken = error.kind === 'signedOut';
    return {
      isStored: false,
      error: isMistaken ? new ApiError('rejected', messagesOf(shopMessages).errors.order) : error,
    };
  } catch (cause) {
    if (cause instanceof ApiError && cause.kind === 'signedOut' && error.kind === 'signedOut')
      return { isStored: false, error };
    return { isStored: 'unknown' };
  }
}

/** What is left of an order whose call ended with this error. */
export async function classifyFailure(token: string, ref: string, error: unknown): Promise<OrderFailure> {
  if (!(error instanceof ApiError)) return { isStored: 'unknown' };
  if (isTurnedAway(error)) return { isStored: false, error };
  if (error.kind !== 'rejected' && error.kind !== 'signedOut') return { isStored: 'unknown' };
  return lookedUp(token, ref, error);
}
