import type { Order } from '#domain/order/order.ts';
import { accepted } from './fields.ts';
import { request } from './http.ts';
import { ordersSchema } from './orderRecords.ts';

/** An order on its way: the session's token, the body that orderBody made, and what gives the wait up. */
export type OrderCall = {
  readonly token: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly signal: AbortSignal;
};

/** Sends an order that is paid by cash or UPI. Never repeated by itself. @throws ApiError */
export async function sendOrder(call: OrderCall): Promise<void> {
  await request({ method: 'POST', url: '/api/order/place', fallback: 'order', ...call }, accepted);
}

/** The orders of this session, as they arrive. @throws ApiError */
export async function listOrders(token: string): Promise<readonly Order[]> {
  return (await request({ method: 'POST', url: '/api/order/userorders', token, fallback: 'orders' }, ordersSchema))
    .orders;
}
