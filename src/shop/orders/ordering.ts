import { ApiError, isRefusedPayment } from '#api/errors.ts';
import type { OrderRequest } from '#api/orderBody.ts';
import { verifyWidgetPayment } from '#api/payments.ts';
import { getProduct, listProductsForOrder } from '#api/products.ts';
import { CARD_CHECK_LOCK_TIMEOUT_MS, CART_PUSH_BEFORE_ORDER_MS } from '#config/constants.ts';
import { settings } from '#config/settings.ts';
import { messagesOf } from '#content/language.ts';
import { shopMessages } from '#content/shopMessages.ts';
import { accountOf } from '#domain/account/account.ts';
import type { CartLine } from '#domain/cart/totals.ts';
import { awaitsCard, type Order } from '#domain/order/order.ts';
import {
  attemptsNow,
  unconfirmedCard,
  isWatched,
  isWholePayment,
  paymentOf,
  widgetOrderOf,
} from '#domain/order/orderAttempt.ts';
import { repriced } from '#domain/order/repriced.ts';
import type { Product } from '#domain/product/product.ts';
import { ready } from '#domain/remote.ts';
import { isOffline } from '#lib/isOffline.ts';
import { exclusively } from '#lib/locks.ts';
import { otherRelease } from '#lib/release.ts';
import type { Shop } from '#shop/actions.ts';
import { checkCardReturn, type CardReturn } from './cardReturn.ts';
import { checkoutStorage } from './checkoutStorage.ts';
import { mayBeStored, withDesigns } from './orderedDesigns.ts';
import { hasSeenOrders, readOrders, type OrderList } from './orderList.ts';
import { orderAttempts } from './orderAttempts.ts';
import type { OrderOutcome } from './orderOutcome.ts';
import { placedOrder } from './placedOrder.ts';
import { placeOrderOnce } from './placeOrderOnce.ts';

/** The product as its own call knows it, where the list does not hold it; none when it is gone. @throws ApiError */
async function unlisted(productId: string): Promise<readonly Product[]> {
  try {
    return [await getProduct(productId)];
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return [];
    throw error;
  }
}

/** Today's products, as far as an order needs them. @throws ApiError */
async function todaysProducts(lines: readonly CartLine[]): Promise<readonly Product[]> {
  const listed = await listProductsForOrder();
  const ids = new Set(listed.map(({ id }) => id));
  const missing = [...new Set(lines.map(({ product }) => product.id))].filter((id) => !ids.has(id));
  return [...listed, ...(await Promise.all(missing.map(unlisted))).flat()];
}

/** The order at today's prices and delivery fee, or why it cannot be sent at them. */
async function atTodaysPrices(order: OrderRequest, store: Shop['store']): Promise<OrderRequest | OrderOutcome> {
  try {
    const [products, release] = await Promise.all([todaysProducts(order.lines), otherRelease()]);
    if (release !== null && checkoutStorage.recordReload(release)) return { next: 'outdated' };
    // The screens show the products that were just read.
    store.set({ products: ready(products) });
    const today = repriced(order.lines, products, settings.deliveryFee);
    if (!today.isSame || today.total !== order.amount) {
      return { next: 'changed', before: order.amount, after: today.total };
    }
    return { ...order, lines: today.lines };
  } catch (error) {
    if (error instanceof ApiError) return { next: 'unpriced', error };
    throw error;
  }
}

const BLOCKERS: ReadonlySet<OrderOutcome['next']> = new Set(['cartChanged', 'sessionChanged', 'storageCleared']);

/** Ordering, checking payments and reading orders: loaded by the screens that do, see useOrdering. */
export function orderingActions({ store, actions, withSession, orderedCart, followDevice }: Shop) {
  const { blockerOf, isOf, takeOrderedOf, holdCartOf, linesOfOtherDevices, showCartOf, pushNow } = orderedCart;
  const holdCart = async (token: string): Promise<void> => holdCartOf(token, await linesOfOtherDevices(token))();
  return {
    /**
     * Sends an order once, at the prices the shopper has seen, and says what became of it. A placed order takes what it
     * holds out of the cart. `isSure`: although the browser keeps no note of it. @throws ApiError
     */
    placeOrder: (order: OrderRequest, isSure = false): Promise<OrderOutcome> =>
      withSession(async (token) => {
        if (isOffline()) return { next: 'offline' };
        // The order does not depend on the server's cart: a call that hangs must not hold it back.
        await Promise.race([pushNow(), new Promise((resolve) => setTimeout(resolve, CART_PUSH_BEFORE_ORDER_MS))]);
        const priced = await atTodaysPrices(order, store);
        if ('next' in priced) return priced;
        // A card or widget order leaves the server's cart as it is; its payment empties it.
        const empties = order.paymentMethod === 'cod' || order.paymentMethod === 'upi';
        const others = empties ? await linesOfOtherDevices(token) : undefined;
        const context = {
          // Prices take their time: another tab, or this one, may have ordered or logged out meanwhile.
          blocker: () => blockerOf(token, priced.lines),
          onPlaced: takeOrderedOf(token),
          holdCart: empties ? holdCartOf(token, others) : () => {},
          isSure: isSure || hasSeenOrders(accountOf(token)),
        };
        const dismiss = await actions.recordOrdering(priced.lines);
        const sending = placeOrderOnce(token, await withDesigns(priced, { store, actions }), context);
        const outcome = await sending.finally(() => showCartOf(token));
        if (!mayBeStored(outcome)) dismiss();
        // The screen shows what can be ordered now, and by whom.
        if (BLOCKERS.has(outcome.next)) followDevice();
        return outcome;
      }),
    /** False once another account is here, or this one has logged out: nothing of one is said to another. */
    isOf,
    /**
     * Checks a returning card payment, one at a time for all tabs; see checkCardReturn.
     * @throws ApiError, or a TimeoutError when another tab is at it for longer than CARD_CHECK_LOCK_TIMEOUT_MS
     */
    checkCard: (success: 'true' | 'false', orderId: string, isAskedFor = false): Promise<CardReturn> =>
      exclusively(
        'verify',
        () =>
          withSession(async (token): Promise<CardReturn> => {
            const question = { token, orderId, takeOrdered: takeOrderedOf(token), holdCart: () => holdCart(token) };
            try {
              const result = await checkCardReturn(success, question, isAskedFor);
              return isOf(accountOf(token)) ? result : { next: 'gone' };
            } catch (error) {
              if (isOf(accountOf(token))) throw error;
              return { next: 'gone' };
            }
          }),
        AbortSignal.timeout(CARD_CHECK_LOCK_TIMEOUT_MS),
      ),
    /**
     * Has the server check what the widget returned for the order of this reference; checks what is known of it again when
     * nothing is handed over. 'gone': the shopper has left, and the payment waits for their return. Without a definite
     * answer the order stays unknown. @throws ApiError
     */
    verifyWidget: async (ref: string, response?: Readonly<Record<string, unknown>>): Promise<'paid' | 'gone'> => {
      const attempt = orderAttempts.byRef(ref);
      // An order that was received in another way: the server hears of this payment too, so that My Orders shows both.
      if (attempt?.state === 'placed' && !response) return 'paid';
      const [payable] = attempt ? attemptsNow(attempt) : [];
      const known = attempt && unconfirmedCard(attempt) === null ? attempt.payment : undefined;
      const payment = response ?? (payable && paymentOf(payable)) ?? known;
      if (attempt === null || payment === undefined) throw new ApiError('http', messagesOf(shopMessages).errors.verify);
      if (response !== undefined) orderAttempts.markUnconfirmed(ref, response);
      try {
        const isTaken = await withSession(async (token) => {
          // Somebody else has logged in meanwhile: the payment waits for its own shopper.
          if (attempt.account !== accountOf(token) || !isOf(attempt.account)) return false;
          const takeOrdered = takeOrderedOf(token);
          await holdCart(token);
          await verifyWidgetPayment(token, payment).finally(() => takeOrdered([]));
          return takeOrdered(orderAttempts.byRef(ref)?.lines ?? []);
        });
        if (!isTaken) return 'gone';
      } catch (error) {
        // Anything else is about the check, or may change yet: the older backend knows of no payment before it is captured.
        if (isRefusedPayment(error) && isWholePayment(payment)) orderAttempts.reopen(ref);
        if (!isOf(attempt.account)) return 'gone';
        throw error;
      }
      const confirmed = widgetOrderOf(payment) ?? attempt.widgetOrderId;
      orderAttempts.close(ref, confirmed);
      placedOrder.keep(attempt);
      return 'paid';
    },
    /** The shopper says that the payment in question was not made: the order may be paid again. */
    releaseOrder: (ref: string): void => orderAttempts.release(ref),
    /** True where an order of mine may have been paid on a card page that never led back, today or as this device knows. */
    isCardInQuestion: (order: Order): boolean => {
      const attempt = order.ref === '' ? null : orderAttempts.byRef(order.ref);
      const isRecent = order.date !== null && 'at' in order.date && isWatched(order.date.at, Date.now());
      return awaitsCard(order) && attempt?.state !== 'placed' && (isRecent || attempt?.isOnCardPage === true);
    },
    /** The shopper's orders. Reading them settles those whose answer never came. @throws ApiError */
    fetchOrders: (): Promise<OrderList> =>
      withSession((token) =>
        readOrders(token, { takeOrdered: takeOrderedOf(token), holdCart: () => holdCart(token), isOf }),
      ),
  };
}
