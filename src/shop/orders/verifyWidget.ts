/** A payment in the provider's widget: has the server check it. docs/behaviour.md, Payment methods. */
import { ApiError, isRefusedPayment } from '#api/errors.ts';
import { verifyWidgetPayment } from '#api/payments.ts';
import { messagesOf } from '#content/messages.ts';
import { commonMessages } from '#content/commonMessages.ts';
import { accountIdOf } from '#domain/account/accountId.ts';
import {
  hasAllCheckFields,
  openWidgetPayments,
  checkBodyOf,
  unconfirmedCardOrder,
  widgetOrderIdOf,
} from '#domain/order/unconfirmedPayments.ts';
import type { PaymentResponse } from '#domain/order/orderAttempt.ts';
import type { Shop } from '#shop/createShop.ts';
import { useShopInstance } from '#shop/ShopContext.tsx';
import { placedOrder } from './checkoutStorage.ts';
import { orderAttempts } from './orderAttempts.ts';

/**
 * Has the server check a widget payment: the response that the widget returned or, without one, what is known of the order's
 * payment. 'gone': the shopper has left, and the payment stays unconfirmed until they are back. Without a definite answer the
 * order stays unknown. @throws ApiError
 */
export async function verifyWidget(
  { withSession, orderedCart }: Shop,
  idempotencyKey: string,
  response?: PaymentResponse,
): Promise<'paid' | 'gone'> {
  const { isCurrentAccount, takeOrderedOf, holdCart } = orderedCart;
  const attempt = orderAttempts.find(idempotencyKey);
  // The order was received in another way. A new response is sent nevertheless, so that My Orders shows both payments.
  if (attempt?.state === 'placed' && !response) return 'paid';
  const [open] = attempt ? openWidgetPayments(attempt) : [];
  const known = attempt && unconfirmedCardOrder(attempt) === null ? attempt.payment : undefined;
  const payment = response ?? (open && checkBodyOf(open)) ?? known;
  if (attempt === null || payment === undefined) throw new ApiError('http', messagesOf(commonMessages).errors.verify);
  if (response !== undefined) orderAttempts.markUnconfirmed(idempotencyKey, response);
  try {
    const isTaken = await withSession(async (token) => {
      // Another account has logged in meanwhile: the payment stays unconfirmed until its own shopper is back.
      if (attempt.account !== accountIdOf(token) || !isCurrentAccount(attempt.account)) return false;
      const takeOrdered = takeOrderedOf(token);
      await holdCart(token);
      await verifyWidgetPayment(token, payment).finally(() => takeOrdered([]));
      return takeOrdered(orderAttempts.find(idempotencyKey)?.lines ?? []);
    });
    if (!isTaken) return 'gone';
  } catch (error) {
    // Any other error is about the check itself, or may change: the older backend knows a payment only once it is captured.
    if (isRefusedPayment(error) && hasAllCheckFields(payment)) orderAttempts.dropPayment(idempotencyKey);
    if (!isCurrentAccount(attempt.account)) return 'gone';
    throw error;
  }
  orderAttempts.close(idempotencyKey, widgetOrderIdOf(payment) ?? attempt.widgetOrderId);
  placedOrder.write(attempt);
  return 'paid';
}

/** verifyWidget of the page's shop. */
export function useVerifyWidget() {
  const shop = useShopInstance();
  return (idempotencyKey: string, response?: PaymentResponse) => verifyWidget(shop, idempotencyKey, response);
}
