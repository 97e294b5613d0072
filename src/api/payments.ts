import * as v from 'valibot';

import { paise, type Paise } from '#domain/money/money.ts';
import { isWeb, parsed } from '#domain/text/url.ts';
import { accepted, okResponse, text } from './fields.ts';
import { request } from './http.ts';
import type { OrderCall } from './orders.ts';

const sessionSchema = okResponse({ session_url: v.optional(v.unknown()) });

/**
 * The URL of a card page, or null when it is not allowed: only http(s) without user-info, and only on one of `allowedOrigins`
 * (the site, the backend, and the origins of VITE_CARD_ORIGINS). docs/behaviour.md, Card.
 */
export function cardUrl(rawUrl: unknown, allowedOrigins: readonly string[]): string | null {
  if (typeof rawUrl !== 'string') return null;
  const url = parsed(rawUrl);
  return url && isWeb(url) && allowedOrigins.includes(url.origin) ? url.href : null;
}

/** Stores a card order and returns the URL of the card page, or null when it is not allowed (`cardUrl`). @throws ApiError */
export async function startCardPayment(call: OrderCall, allowedOrigins: readonly string[]): Promise<string | null> {
  const whole = { method: 'POST', url: '/api/order/stripe', fallback: 'order', ...call } as const;
  return cardUrl((await request(whole, sessionSchema)).session_url, allowedOrigins);
}

/** The provider's order that the payment widget is opened for. `receipt` is the backend's id of the order; amount in paise. */
export type WidgetOrder = {
  readonly id: string;
  readonly amount: Paise;
  readonly currency: string;
  readonly receipt: string;
};

const widgetSchema = okResponse({
  order: v.looseObject({
    id: v.pipe(v.string(), v.minLength(1)),
    amount: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.transform(paise)),
    currency: v.optional(v.string(), 'INR'),
    receipt: v.optional(text, ''),
  }),
});

/** Stores a widget order and returns the provider's order. @throws ApiError */
export async function startWidgetPayment(call: OrderCall): Promise<WidgetOrder> {
  const whole = { method: 'POST', url: '/api/order/razorpay', fallback: 'order', ...call } as const;
  const { id, amount, currency, receipt } = (await request(whole, widgetSchema)).order;
  return { id, amount, currency, receipt };
}

/** Has the server check a widget payment by what the widget returned. @throws ApiError */
export async function verifyWidgetPayment(token: string, response: Readonly<Record<string, unknown>>): Promise<void> {
  const call = { method: 'POST', url: '/api/order/verifyRazorpay', fallback: 'verify' } as const;
  await request({ ...call, token, data: response }, accepted);
}

/**
 * Has the server check a card payment. `success` is the unchanged text from the URL: for anything but the text "true" the
 * backend cancels and deletes the order. docs/backend.md, finding 1. @throws ApiError
 */
export async function verifyCardPayment(token: string, success: 'true' | 'false', orderId: string): Promise<void> {
  const data = { success, orderId };
  await request({ method: 'POST', url: '/api/order/verifyStripe', token, data, fallback: 'verify' }, accepted);
}
