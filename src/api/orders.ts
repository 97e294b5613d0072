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

/** Places an order (cash or UPI). Never sent twice by itself. @throws ApiError */
export async function placeOrder(call: OrderCall): Promise<void> {
  await request({ method: 'POST', url: '/api/order/place', fallback: 'order', ...call }, accepted);
}

/** The orders of this session, as they arrive. @throws ApiError */
export async function listOrders(token: string): Promise<readonly Order[]> {
  return (await request({ method: 'POST', url: '/api/order/userorders', token, fallback: 'orders' }, ordersSchema))
    .orders;
}
