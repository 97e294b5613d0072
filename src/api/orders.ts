import type { Order } from '#domain/order/order.ts';
import { accepted } from './fields.ts';
import { request } from './http.ts';
import { ordersSchema } from './orderRecords.ts';

/** The call of an order: the session's token, the body from orderBody, and a signal that aborts it. */
export type OrderCall = {
  readonly token: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly signal: AbortSignal;
};

/** Sends an order that is paid by cash or UPI. Never repeated by itself. @throws ApiError */
export async function sendOrder(call: OrderCall): Promise<void> {
  await request({ method: 'POST', url: '/api/order/place', fallback: 'order', ...call }, accepted);
}

/** The account's orders, in the backend's order. @throws ApiError */
export async function listOrders(token: string): Promise<readonly Order[]> {
  return (await request({ method: 'POST', url: '/api/order/userorders', token, fallback: 'orders' }, ordersSchema))
    .orders;
}
