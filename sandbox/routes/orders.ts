import type { Hono } from 'hono';
import { Refusal } from '../http/refusal.ts';
import type { Env, RouteContext, Services } from '../http/services.ts';
import { objectId } from '../store/ids.ts';
import { readOrder, type OrderRequest } from '../orders/orderRequest.ts';
import { ORDER_REFUSALS, checkTotal } from '../orders/pricing.ts';
import { signedInUser } from '../accounts/session.ts';
import { emptyMap } from '../store/carts.ts';
import type { OrderRecord, PaymentMethod } from '../store/orders.ts';

/** Cash and UPI orders, and the list of a shopper's orders (docs/backend.md, Orders). */
export function addOrderRoutes(app: Hono<Env>, services: Services): void {
  app.post('/api/order/place', (c) => {
    const { userId, request } = acceptedOrder(c, services);
    storeOrder(services, userId, request, methodOf(request.method, services.mode.generationA));
    emptyCart(services, userId);
    return c.json({ success: true, message: 'Order Placed' });
  });

  app.post('/api/order/userorders', (c) => {
    const userId = signedInUser(c, services);
    return c.json({ success: true, orders: services.store.orders.ofUser(userId) });
  });
}

/** The order in the request, from a shopper who may place it, at the catalogue's own prices. */
export function acceptedOrder(c: RouteContext, services: Services): { userId: string; request: OrderRequest } {
  const { mode, settings, store } = services;
  const userId = signedInUser(c, services);
  const request = readOrder(c.var.fields);
  if (!mode.generationA) {
    if (store.users.byId(userId) === undefined) throw new Refusal('Not Authorized Login Again');
    checkTotal(request, c.env.catalogue, settings.deliveryFee);
  }
  return { userId, request };
}

/** Stores the order as unpaid: for cards and the widget that happens before the payment (docs/backend.md, finding 9). */
export function storeOrder(
  { store, settings }: Services,
  userId: string,
  request: OrderRequest,
  paymentMethod: PaymentMethod,
): OrderRecord {
  const order: OrderRecord = {
    _id: objectId(settings.now()),
    userId,
    items: request.items,
    amount: request.amount,
    address: request.address,
    status: 'Order Placed',
    paymentMethod,
    payment: false,
    date: settings.now(),
    __v: 0,
  };
  store.orders.add(order);
  return order;
}

/** The order is paid, whatever state it was in, and its shopper's cart is empty. */
export function markPaid(services: Services, userId: string, orderId: string): void {
  const { orders } = services.store;
  orders.mark(orderId, { status: orders.byId(orderId)?.status ?? 'Order Placed', payment: true });
  emptyCart(services, userId);
}

export function emptyCart({ store }: Services, userId: string): void {
  store.carts.write(userId, emptyMap());
}

/** Generation A never looks at the method: a UPI order is stored as cash. */
function methodOf(method: unknown, generationA: boolean): PaymentMethod {
  if (generationA || method === undefined || method === 'cod') return 'COD';
  if (method === 'upi') return 'UPI';
  throw new Refusal(ORDER_REFUSALS.unknownMethod);
}
