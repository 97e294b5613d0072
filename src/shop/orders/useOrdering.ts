/** Ordering, checking payments and reading orders. Only the screens that do so load it. */
import { useMemo } from 'react';

import { ApiError, isRefusedPayment } from '#api/errors.ts';
import type { OrderRequest } from '#api/orderBody.ts';
import { verifyWidgetPayment } from '#api/payments.ts';
import { messagesOf } from '#content/language.ts';
import { shopMessages } from '#content/shopMessages.ts';
import { accountOf } from '#domain/account/account.ts';
import {
  isWatched,
  isWholePayment,
  openWidgetPayments,
  responseOf,
  unconfirmedCard,
  widgetOrderOf,
} from '#domain/order/openPayments.ts';
import { awaitsCard, type Order } from '#domain/order/order.ts';
import type { PaymentResponse } from '#domain/order/orderAttempt.ts';
import type { Shop } from '#shop/actions.ts';
import { useShopInstance } from '#shop/ShopContext.tsx';
import { checkCard, type CardReturn } from './cardReturn.ts';
import { placedOrder } from './checkoutStorage.ts';
import { orderAttempts } from './orderAttempts.ts';
import { hasSeenOrders, readOrders, type OrderList } from './orderHistory.ts';
import { placeOrder, type OrderOutcome } from './placeOrder.ts';

/** The actions of useOrdering, without React. */
export function orderingActions(shop: Shop) {
  const { withSession } = shop;
  const { isOf, takeOrderedOf, holdCartOf, linesOfOtherDevices } = shop.orderedCart;
  const holdCart = async (token: string): Promise<void> => holdCartOf(token, await linesOfOtherDevices(token))();
  return {
    /** See placeOrder. `isSure`: the shopper orders although the browser stores no attempt. @throws ApiError */
    placeOrder: (order: OrderRequest, isSure = false): Promise<OrderOutcome> =>
      withSession((token) => placeOrder(shop, token, order, () => isSure || hasSeenOrders(accountOf(token)))),
    /** True while the device still belongs to this account: nothing of one account may be shown to another. */
    isOf,
    /** See checkCard of cardReturn.ts. @throws ApiError, or a TimeoutError when another tab checks for too long */
    checkCard: (success: 'true' | 'false', orderId: string, isAskedFor = false): Promise<CardReturn> =>
      checkCard(shop, success, orderId, isAskedFor),
    /**
     * Has the server check a widget payment: the response that the widget returned or, without one, what is known of the
     * order's payment. 'gone': the shopper has left, and the payment stays unconfirmed until they are back. Without a
     * definite answer the order stays unknown. @throws ApiError
     */
    verifyWidget: async (idempotencyKey: string, response?: PaymentResponse): Promise<'paid' | 'gone'> => {
      const attempt = orderAttempts.find(idempotencyKey);
      // The order was received in another way. A new response is sent nevertheless, so that My Orders shows both payments.
      if (attempt?.state === 'placed' && !response) return 'paid';
      const [open] = attempt ? openWidgetPayments(attempt) : [];
      const known = attempt && unconfirmedCard(attempt) === null ? attempt.payment : undefined;
      const payment = response ?? (open && responseOf(open)) ?? known;
      if (attempt === null || payment === undefined) throw new ApiError('http', messagesOf(shopMessages).errors.verify);
      if (response !== undefined) orderAttempts.markUnconfirmed(idempotencyKey, response);
      try {
        const isTaken = await withSession(async (token) => {
          // Another account has logged in meanwhile: the payment stays unconfirmed until its own shopper is back.
          if (attempt.account !== accountOf(token) || !isOf(attempt.account)) return false;
          const takeOrdered = takeOrderedOf(token);
          await holdCart(token);
          await verifyWidgetPayment(token, payment).finally(() => takeOrdered([]));
          return takeOrdered(orderAttempts.find(idempotencyKey)?.lines ?? []);
        });
        if (!isTaken) return 'gone';
      } catch (error) {
        // Any other error is about the check itself, or may change: the older backend knows a payment only once it is captured.
        if (isRefusedPayment(error) && isWholePayment(payment)) orderAttempts.reopen(idempotencyKey);
        if (!isOf(attempt.account)) return 'gone';
        throw error;
      }
      orderAttempts.close(idempotencyKey, widgetOrderOf(payment) ?? attempt.widgetOrderId);
      placedOrder.write(attempt);
      return 'paid';
    },
    /** The shopper says that the payment in question was not made: the order may be paid again. */
    releaseOrder: orderAttempts.release,
    /** True when an order may have been paid on a card page that never led back: a recent one, or one that this device began. */
    isCardInQuestion: (order: Order): boolean => {
      const attempt = order.idempotencyKey === '' ? null : orderAttempts.find(order.idempotencyKey);
      const isRecent = order.date !== null && 'at' in order.date && isWatched(order.date.at, Date.now());
      return awaitsCard(order) && attempt?.state !== 'placed' && (isRecent || attempt?.isOnCardPage === true);
    },
    /** The shopper's orders. Reading them settles attempts whose answer never came. @throws ApiError */
    fetchOrders: (): Promise<OrderList> =>
      withSession((token) =>
        readOrders(token, { takeOrdered: takeOrderedOf(token), holdCart: () => holdCart(token), isOf }),
      ),
  };
}

/** The ordering actions of the page's shop. */
export function useOrdering(): ReturnType<typeof orderingActions> {
  const shop = useShopInstance();
  return useMemo(() => orderingActions(shop), [shop]);
}
