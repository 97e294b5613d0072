import type { OrderRequest } from '#api/orderBody.ts';
import type { PaymentResponse } from '#domain/order/orderAttempt.ts';
import { createShop } from '#shop/createShop.ts';
import { checkCard } from '#shop/orders/cardReturn.ts';
import { orderAttempts } from '#shop/orders/orderAttempts.ts';
import { fetchOrders, isCardInQuestion } from '#shop/orders/orderHistory.ts';
import { placeOrder } from '#shop/orders/placeOrder.ts';
import { verifyWidget } from '#shop/orders/verifyWidget.ts';

/** A shop with the actions of every screen, including orders. */
export function shopWithOrdering() {
  const shop = createShop();
  const ordering = {
    placeOrder: (order: OrderRequest, isSure?: boolean) => placeOrder(shop, order, isSure),
    checkCard: (success: 'true' | 'false', orderId: string, isAskedFor?: boolean) =>
      checkCard(shop, success, orderId, isAskedFor),
    verifyWidget: (idempotencyKey: string, response?: PaymentResponse) => verifyWidget(shop, idempotencyKey, response),
    fetchOrders: () => fetchOrders(shop),
    releaseOrder: orderAttempts.release,
    isCardInQuestion,
    isCurrentAccount: shop.orderedCart.isCurrentAccount,
  };
  return { ...shop, actions: { ...shop.actions, ...ordering } };
}

export type ShopWithOrdering = ReturnType<typeof shopWithOrdering>;
