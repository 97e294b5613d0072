import type { OrderRequest } from '#api/orders.ts';
import * as orders from '#api/orders.ts';
import { ApiError } from '#api/errors.ts';
import { verifyCardPayment, verifyWidgetPayment } from '#api/payments.ts';
import { newestFirst, type Order } from '#domain/order.ts';
import type { Paise } from '#domain/money.ts';
import { exclusively } from '#lib/locks.ts';
import { checkoutSession } from './checkoutSession.ts';
import { orderIntent } from './orderIntent.ts';
import { placeOnce, type Placement } from './placement.ts';

export type BuyingActions = {
  /** Sends an order once and says what became of it. A placed order empties the cart. */
  readonly placeOrder: (order: OrderRequest) => Promise<Placement>;
  /** Has the server check a returning card payment, one at a time for all tabs; true when it is paid. @throws ApiError */
  readonly verifyCard: (success: 'true' | 'false', orderId: string) => Promise<boolean>;
  /** Has the server check a widget's answer. Without an answer the order counts as unknown. @throws ApiError */
  readonly verifyWidget: (response: Readonly<Record<string, unknown>>, amount: Paise) => Promise<void>;
  /** The shopper's orders, newest first. Seeing them settles an order whose answer never came. @throws ApiError */
  readonly fetchOrders: () => Promise<readonly Order[]>;
};

type Dependencies = {
  /** Runs a call with the session's token; an ended session is dealt with. @throws ApiError */
  readonly withSession: <T>(call: (token: string) => Promise<T>) => Promise<T>;
  readonly sessionEnded: (error: unknown, token: string) => boolean;
  readonly emptyCart: () => void;
  /** Takes over the server's cart, with what is still unsent. */
  readonly reloadCart: () => void;
  /** True while the device's cart is the one this tab shows. */
  readonly isCartCurrent: () => boolean;
};

/** Clocks of shopper and server may differ by this much, in milliseconds. */
const CLOCK_SKEW_MS = 600_000;

/** Orders by card or widget are stored before they are paid: until then the form is still wanted. */
const awaitsPayment = ({ paymentMethod, isPaid }: Order): boolean =>
  !isPaid && /^(?:stripe|razorpay)$/i.test(paymentMethod);

/** An order whose answer never came is taken as received when the list holds one of its amount and time. */
function isReceived(list: readonly Order[], intent: { readonly amount: number; readonly at: number }): boolean {
  return list.some(
    (order) =>
      order.amount === intent.amount &&
      order.date !== null &&
      'at' in order.date &&
      order.date.at >= intent.at - CLOCK_SKEW_MS &&
      !awaitsPayment(order),
  );
}

/** Ordering, checking payments and reading orders. */
export function buyingActions({
  withSession,
  sessionEnded,
  emptyCart,
  reloadCart,
  isCartCurrent,
}: Dependencies): BuyingActions {
  /** An old or made-up address never cancels what is paid, or what is paid for in another way: those are not asked about. */
  const verify = async (token: string, success: 'true' | 'false', orderId: string): Promise<boolean> => {
    if (success === 'false') {
      const order = (await orders.listOrders(token)).find(({ id }) => id === orderId);
      if (order?.isPaid) return true;
      if (order && /^(?:cod|upi|razorpay)$/i.test(order.paymentMethod)) return false;
    }
    await verifyCardPayment(token, success, orderId);
    return success === 'true';
  };

  return {
    placeOrder: (order) =>
      withSession(async (token) => {
        const placement = await placeOnce(token, order, { isCurrent: isCartCurrent, onPlaced: emptyCart });
        if (placement.next === 'refused') sessionEnded(placement.error, token);
        return placement;
      }),
    verifyCard: async (success, orderId) => {
      let isPaid = false;
      await exclusively('verify', async () => {
        isPaid = await withSession((token) => verify(token, success, orderId));
      });
      if (isPaid && success === 'true') emptyCart();
      return isPaid;
    },
    verifyWidget: async (response, amount) => {
      const intent = orderIntent.begin(amount);
      try {
        await withSession((token) => verifyWidgetPayment(token, response));
      } catch (error) {
        if (error instanceof ApiError && error.kind === 'rejected') orderIntent.clear();
        else orderIntent.markUnknown(intent);
        throw error;
      }
      emptyCart();
      orderIntent.clear();
    },
    fetchOrders: async () => {
      const intent = await orderIntent.readUnanswered();
      const list = newestFirst(await withSession(orders.listOrders));
      if (intent !== null && orderIntent.read()?.id === intent.id) {
        orderIntent.clear();
        // The server empties its cart with an order; what was added since stays.
        reloadCart();
        if (isReceived(list, intent)) checkoutSession.clearDraft();
      }
      return list;
    },
  };
}
