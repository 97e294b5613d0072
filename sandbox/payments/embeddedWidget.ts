import type { Hono } from 'hono';
import type { Env, Services } from '../http/services.ts';
import { providerId } from '../store/ids.ts';
import { widgetSignature } from './widgetProvider.ts';
import script from './checkout.js?raw';

/** A simulation of the widget's provider: its script, and the charge that the script requests. */
export function addEmbeddedWidgetRoutes(app: Hono<Env>, { mode, settings, store }: Services): void {
  app.get('/sandbox-razorpay/checkout.js', (c) =>
    c.body(script, 200, {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'no-cache',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    }),
  );

  app.post('/sandbox-razorpay/pay', (c) => {
    const payment = store.payments.byId(String(c.var.fields['razorpay_order_id']));
    if (payment?.provider !== 'razorpay') return c.json({ success: false, message: 'Payment not found' }, 404);
    const paymentId = payment.paymentId ?? providerId('pay');
    const isCaptured = payment.status === 'paid' || !mode.capturesLate;
    store.payments.mark(payment.id, isCaptured ? 'paid' : 'authorized', paymentId);
    return c.json({
      razorpay_payment_id: paymentId,
      razorpay_order_id: payment.id,
      razorpay_signature: widgetSignature(payment.id, paymentId, settings.razorpayKeySecret),
    });
  });
}
