import type { Hono } from 'hono';
import { Refusal } from '../http/refusal.ts';
import type { Env, RouteContext, Services } from '../http/services.ts';
import { isObjectId } from '../store/ids.ts';
import { isRecord } from '../catalogue/catalogues.ts';
import type { OrderRequest } from '../orders/orderRequest.ts';
import { paise } from '../orders/pricing.ts';
import { signedInUser } from '../accounts/session.ts';
import { acceptedOrder, emptyCart, markPaid, storeOrder } from './orders.ts';

/** Rupees that generation A adds to every card payment and shows nowhere (docs/backend.md, finding 10). */
const CARD_DELIVERY_A = 10;

/** What generation A charges a card, in paise: the prices that were sent, and ₹10. */
function cardChargeA(request: OrderRequest): number {
  const lines = request.items.map((item) => {
    const price = isRecord(item) ? Number(item['price']) * 100 : NaN;
    if (!Number.isInteger(price)) throw new Refusal(`Invalid integer: ${price}`);
    return price * (isRecord(item) ? Number(item['quantity']) : 0);
  });
  return lines.reduce((sum, line) => sum + line, CARD_DELIVERY_A * 100);
}

/** The message of the card provider's library while it has no connection. */
const CARD_PROVIDER_DOWN = 'An error occurred with our connection to Stripe. Request was retried 2 times.';

/** Card payments: the order is stored unpaid, the browser goes to the card page, and comes back to /verify. */
export function addCardPaymentRoutes(app: Hono<Env>, services: Services): void {
  const { mode, settings, store } = services;

  app.post('/api/order/stripe', (c) => {
    const { userId, request } = acceptedOrder(c, services);
    const order = storeOrder(services, userId, request, 'Stripe');
    // The order is stored first: a payment that cannot begin leaves it behind, unpaid.
    if (c.env.isProviderDown) throw new Refusal(CARD_PROVIDER_DOWN);
    const amountPaise = mode.generationA ? cardChargeA(request) : paise(request.amount);
    const { pageOrigin, returnOrigin } = originsOf(c.req.raw);
    store.payments.add({
      id: order._id,
      orderId: order._id,
      provider: 'stripe',
      amountPaise,
      status: 'created',
      paymentId: null,
      returnOrigin,
      createdAt: settings.now(),
    });
    return c.json({ success: true, session_url: `${pageOrigin}/sandbox-pay/${order._id}` });
  });

  app.post('/api/order/verifyStripe', (c) => {
    const userId = signedInUser(c, services);
    return mode.generationA ? verifyAsGenerationA(c, services, userId) : verifyCard(c, services, userId);
  });
}

/** Only the word "true" pays; anything else deletes the order, paid or not (docs/backend.md, finding 1). */
function verifyAsGenerationA(c: RouteContext, services: Services, userId: string): Response {
  const { success, orderId } = c.var.fields;
  if (!isObjectId(orderId)) {
    const value = JSON.stringify(orderId) ?? 'undefined';
    throw new Refusal(
      `Cast to ObjectId failed for value ${value} (type ${typeof orderId}) at path "_id" for model "order"`,
    );
  }
  if (success === 'true') {
    markPaid(services, userId, orderId);
    return c.json({ success: true });
  }
  services.store.orders.remove(orderId);
  return c.json({ success: false });
}

/** The card page decides, not the URL the shopper came back with; a paid order stays paid. */
function verifyCard(c: RouteContext, services: Services, userId: string): Response {
  const { success, orderId } = c.var.fields;
  const { orders, payments } = services.store;
  const order = isObjectId(orderId) ? orders.byId(orderId) : undefined;
  if (order?.userId !== userId) throw new Refusal('Order not found');
  const isCharged = payments.byId(order._id)?.status === 'paid';
  if (success === 'true' && (order.payment || isCharged)) {
    orders.mark(order._id, { status: 'Order Placed', payment: true });
    emptyCart(services, userId);
    return c.json({ success: true });
  }
  if (success === 'false' && !order.payment && !isCharged) {
    orders.mark(order._id, { status: 'Payment cancelled', payment: false });
  }
  return c.json({ success: false });
}

/**
 * The origin of the page in the shopper's browser. A call from the shop's own origin may have come through a proxy, so its
 * `Origin` counts for the card page too; from another origin, the browser spoke to this server directly.
 */
function originsOf(request: Request): { pageOrigin: string; returnOrigin: string } {
  const own = new URL(request.url).origin;
  const sent = request.headers.get('origin');
  const returnOrigin = sent !== null && /^https?:\/\/[^/]+$/.test(sent) ? sent : own;
  const site = request.headers.get('sec-fetch-site');
  const isElsewhere = site === 'cross-site' || site === 'same-site';
  return { pageOrigin: isElsewhere ? own : returnOrigin, returnOrigin };
}
