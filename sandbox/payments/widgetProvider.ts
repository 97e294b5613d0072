import { createHmac, timingSafeEqual } from 'node:crypto';
import type { OrderRecord } from '../store/orders.ts';
import type { Payment } from '../store/payments.ts';

/** The message of the widget's provider while it is out of order. */
export const WIDGET_PROVIDER_DOWN = {
  statusCode: 502,
  error: {
    code: 'SERVER_ERROR',
    description: 'We are facing some trouble completing your request at the moment. Please try again shortly.',
  },
} as const;

/**
 * The error a provider refuses an amount with, if it does: an object where a sentence belongs (docs/backend.md,
 * finding 7). Generation A multiplies rupees in floating point.
 */
export function amountError(amountPaise: number) {
  if (!Number.isInteger(amountPaise)) return providerError('The amount must be an integer.');
  if (amountPaise < 100) return providerError('Order amount less than minimum amount allowed');
  return undefined;
}

function providerError(description: string) {
  const error = { code: 'BAD_REQUEST_ERROR', description, source: 'business', step: 'payment_initiation' };
  return { statusCode: 400, error: { ...error, reason: 'input_validation_failed', field: 'amount' } };
}

/** A widget order as its provider answers it: paise, and seconds since 1970. */
export function widgetOrder(payment: Payment, order: OrderRecord) {
  return {
    id: payment.id,
    entity: 'order',
    amount: payment.amountPaise,
    amount_paid: 0,
    amount_due: payment.amountPaise,
    currency: 'INR',
    receipt: order._id,
    status: 'created',
    attempts: 0,
    notes: [],
    created_at: Math.floor(payment.createdAt / 1000),
  };
}

export function widgetSignature(orderId: string, paymentId: string, secret: string): string {
  return createHmac('sha256', secret).update(`${orderId}|${paymentId}`).digest('hex');
}

export function isWidgetSignature(given: string, orderId: string, paymentId: string, secret: string): boolean {
  const expected = Buffer.from(widgetSignature(orderId, paymentId, secret));
  const actual = Buffer.from(given);
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}
