import type { Hono } from 'hono';
import { Refusal, type Env, type RouteContext, type Services } from '../http/exchange.ts';
import { isObjectId } from '../store/ids.ts';
import { CARD_PROVIDER_DOWN, cardChargeA, originsOf } from './providers.ts';
import { paise } from '../orders/pricing.ts';
import { signedInUser } from '../accounts/session.ts';
import { acceptedOrder, emptyCart, markPaid, storeOrder } from '../routes/orders.ts';

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
