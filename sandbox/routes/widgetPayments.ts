import type { Hono } from 'hono';
import { Refusal } from '../http/refusal.ts';
import type { Env, RouteContext, Services } from '../http/services.ts';
import { providerId } from '../store/ids.ts';
import { amountError, isWidgetSignature, WIDGET_PROVIDER_DOWN, widgetOrder } from '../payments/widgetProvider.ts';
import { paise } from '../orders/pricing.ts';
import { signedInUser } from '../accounts/session.ts';
import type { Payment } from '../store/payments.ts';
import { acceptedOrder, markPaid, storeOrder } from './orders.ts';

/** Payments in a widget over the shop: an order at the provider first, its signed answer verified after. */
export function addWidgetPaymentRoutes(app: Hono<Env>, services: Services): void {
  const { mode, settings, store } = services;

  app.post('/api/order/razorpay', (c) => {
    const { userId, request } = acceptedOrder(c, services);
    const amountPaise = mode.generationA ? request.amount * 100 : paise(request.amount);
    const order = storeOrder(services, userId, request, 'Razorpay');
    const error = c.env.isProviderDown ? WIDGET_PROVIDER_DOWN : amountError(amountPaise);
    if (error !== undefined) return c.json({ success: false, message: error });
    const payment: Payment = {
      id: providerId('order'),
      orderId: order._id,
      provider: 'razorpay',
      amountPaise,
      status: 'created',
      paymentId: null,
      returnOrigin: null,
      createdAt: settings.now(),
    };
    store.payments.add(payment);
    return c.json({ success: true, order: widgetOrder(payment, order) });
  });

  app.post('/api/order/verifyRazorpay', (c) => {
    const userId = signedInUser(c, services);
    const isTrusting = mode.generationA && !mode.checksSignatures;
    return isTrusting ? verifyAsGenerationA(c, services, userId) : verifyWidget(c, services, userId);
  });
}

/** Reads only the order id and asks the provider, whose errors are answered without a message: an unknown id is one. */
function verifyAsGenerationA(c: RouteContext, services: Services, userId: string): Response {
  const payment = services.store.payments.byId(String(c.var.fields['razorpay_order_id']));
  if (c.env.isProviderDown || payment?.provider !== 'razorpay') return c.json({ success: false });
  if (payment.status !== 'paid') throw new Refusal('Payment Failed');
  return paid(c, services, userId, payment.orderId);
}

/** Signature, owner and charge are all checked, with the sentences of generation C. */
function verifyWidget(c: RouteContext, services: Services, userId: string): Response {
  const { razorpay_order_id: id, razorpay_payment_id: paymentId, razorpay_signature: signature } = c.var.fields;
  if (typeof id !== 'string' || typeof paymentId !== 'string' || typeof signature !== 'string') {
    throw new Refusal('Missing payment details');
  }
  if (!isWidgetSignature(signature, id, paymentId, services.settings.razorpayKeySecret)) {
    throw new Refusal('Payment verification failed (invalid signature)');
  }
  const payment = services.store.payments.byId(id);
  const order = payment && services.store.orders.byId(payment.orderId);
  if (payment === undefined || order?.userId !== userId) throw new Refusal('Order not found');
  if (c.env.isProviderDown) return c.json({ success: false });
  if (payment.status !== 'paid' || payment.amountPaise !== paise(order.amount)) {
    throw new Refusal('Payment not completed or amount mismatch');
  }
  return paid(c, services, userId, order._id);
}

function paid(c: RouteContext, services: Services, userId: string, orderId: string): Response {
  markPaid(services, userId, orderId);
  return c.json({ success: true, message: 'Payment Successful' });
}
