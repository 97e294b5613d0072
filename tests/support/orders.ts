import { http, HttpResponse } from 'msw';

import type { OrderRequest } from '#api/orderBody.ts';
import { paise } from '#domain/money/money.ts';
import type { OrderAttempt } from '#domain/order/orderAttempt.ts';
import { orderAttempts } from '#shop/orders/orderAttempts.ts';
import { deferred } from './deferred.ts';
import { aLine, rawOrder, rawProduct, rupees } from './factories.ts';
import { server } from './server.ts';
import { anOrderRequest, answers, DEMO, demoProduct, ORIGIN } from './shopper.ts';
import { shopperWith, type Visit } from './startShop.ts';

// Orders of a mug that the sandbox sells

export const MUG = demoProduct('Magic Photo Mug with Colour Inside');
export const SIZE = '325 ml';
export const MUG_LINE = { productId: MUG._id, size: SIZE };

/** Sold in two sizes, Medium and Large. */
export const NIGHT_LAMP = demoProduct('Family Photo Night Lamp');

/** A cart of this many mugs. */
export const mugs = (quantity: number) => ({ [MUG._id]: { [SIZE]: quantity } });

/** An order of this many mugs for cash. */
export function mugOrder(quantity = 2): OrderRequest {
  const product = { id: MUG._id, name: MUG.name, price: rupees(MUG.price), sizes: [SIZE] };
  const amount = paise(rupees(MUG.price) * quantity);
  return anOrderRequest({ lines: [aLine({ product, size: SIZE, quantity })], amount });
}

/** The server's next answer to this path. */
export function answersOnce(path: string, answer: () => Response | Promise<Response>): void {
  server.use(http.post(`${ORIGIN}${path}`, answer, { once: true }));
}

/** Holds the call to this path that the work makes, until the test lets it be answered with this body. */
export async function heldDuring<T>(work: () => T, path: string, body: object, status = 200) {
  const [asked, released] = [deferred(), deferred()];
  answersOnce(path, async () => {
    asked.resolve();
    await released.promise;
    return HttpResponse.json(body, { status });
  });
  const done = work();
  await asked.promise;
  return { done, answer: released.resolve };
}

// Orders whose response was lost

export const LIST = '/api/order/userorders';
export const CART = { mug: { M: 2 }, lamp: { L: 1 } };
/** The cart without the ordered mugs. */
export const REST = { lamp: { L: 1 } };
const LINES = [{ productId: 'mug', size: 'M', quantity: 2 }];

/** A logged-in shopper with two mugs and a lamp in the cart, on both sides. */
export const shopper = (): Promise<Visit> => shopperWith(CART);

/** My Orders lists these. */
export const orders = (...list: readonly Record<string, unknown>[]): void =>
  answers(LIST, { success: true, orders: list });

/** Records an order of two mugs for ₹598 whose response was lost; returns its idempotency key. */
export function lostOrder(fields: Partial<OrderAttempt> = {}, amount = 59_800): string {
  const { attempt } = orderAttempts.begin({ account: DEMO.id, method: 'cod', amount, lines: LINES });
  orderAttempts.update(attempt.idempotencyKey, { state: 'unknown', ...fields });
  return attempt.idempotencyKey;
}

/** The server's copy of that order. */
export const storedOrder = (key: string, fields: Record<string, unknown> = {}): Record<string, unknown> =>
  rawOrder({
    items: [{ ...rawProduct(), size: 'M', quantity: 2, ref: key }],
    amount: 598,
    date: Date.now(),
    ...fields,
  });

/** What My Orders says now about orders without an answer. */
export const look = async ({ fetchOrders }: Visit['actions']) =>
  (await fetchOrders()).settled.map(({ resolution }) => resolution);
